/** A payment method of one Stripe account, offered as a provider of its own. */
export interface StripeMeans {
  /** The provider's id. */
  readonly id: 'stripe' | 'swish' | 'wallet'
  readonly method: 'card' | 'swish'
  /** `later`: reserved until the order is confirmed. Swish cannot reserve money; it moves it. */
  readonly capture: 'later' | 'at once'
  /** On Stripe's own page, or by Stripe's buttons in the checkout's frame. */
  readonly place: 'page' | 'frame'
  /** The only currency that it supports; absent if there are several. */
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

/** Apple Pay and Google Pay: a card stored in the browser or the phone. */
export const WALLET: StripeMeans = {
  id: 'wallet',
  method: 'card',
  capture: 'later',
  place: 'frame',
}

/** The provider of a session; older sessions, from when there were only cards, name none. */
export function meansOf({ provider }: Readonly<Record<string, string>>): StripeMeans['id'] {
  return [SWISH, WALLET].find(({ id }) => id === provider)?.id ?? CARD.id
}
