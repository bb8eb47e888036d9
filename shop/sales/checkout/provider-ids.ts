/** Providers whose frame stands in the page: their calls have the id in the path. */
export const EMBEDDED_IDS = ['sandpay', 'sandpart', 'klarna', 'wallet'] as const
