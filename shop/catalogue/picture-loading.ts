/** When a picture is fetched, as attributes; the name as HTML writes it, which React would not. */
export const AT_ONCE = { fetchpriority: 'high' } as const
export const WHEN_NEAR = { loading: 'lazy' } as const
