/** A way to pay of one account at Stripe, as a provider of its own. */
export interface StripeMeans {
  /** The provider's id. */
  readonly id: 'stripe' | 'swish' | 'wallet'
  readonly method: 'card' | 'swish'
  /** `later`: held until the order stands. Swish holds nothing: it moves the money when it is paid. */
  readonly capture: 'later' | 'at once'
  /** On Stripe's own page, or by Stripe's buttons in the frame of the checkout. */
  readonly place: 'page' | 'frame'
  /** The only currency that it moves, where there is one. */
  readonly currency?: string
}

export const CARD: StripeMeans = { id: 'stripe', method: 'card', capture: 'later', place: 'page' }

export const SWISH: StripeMeans = {
  id: 'swish',
  method: 'swish',
  capture: 'at once',
  place: 'page',
  currency: 'SEK',
}

/** Apple Pay and Google Pay: a card that the browser or the phone has. */
export const WALLET: StripeMeans = {
  id: 'wallet',
  method: 'card',
  capture: 'later',
  place: 'frame',
}

/** Whose a session is; those that say nothing are cards of before there was another way. */
export function meansOf({ provider }: Readonly<Record<string, string>>): StripeMeans['id'] {
  return [SWISH, WALLET].find(({ id }) => id === provider)?.id ?? CARD.id
}
