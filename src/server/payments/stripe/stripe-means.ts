/** A way to pay of one account at Stripe, as a provider of its own. */
export interface StripeMeans {
  /** The provider's id. */
  readonly id: 'stripe' | 'swish'
  readonly method: 'card' | 'swish'
  /** `later`: held until the order stands. Swish holds nothing: it moves the money when it is paid. */
  readonly capture: 'later' | 'at once'
  /** The only currency that it moves, where there is one. */
  readonly currency?: string
}

export const CARD: StripeMeans = { id: 'stripe', method: 'card', capture: 'later' }

export const SWISH: StripeMeans = {
  id: 'swish',
  method: 'swish',
  capture: 'at once',
  currency: 'SEK',
}

/** Whose a session is; those that say nothing are cards of before there was another way. */
export function meansOf(metadata: Readonly<Record<string, string>>): StripeMeans['id'] {
  return metadata.provider === SWISH.id ? SWISH.id : CARD.id
}
