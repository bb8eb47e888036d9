import type { Checkout } from '../../contract/checkout.ts'
import { shopEvents } from '../../events/shop-events.ts'
import { getCheckout } from '../../services/checkout-service.ts'
import { failureMessage } from '../../services/http-error.ts'
import { openTyped } from './draft.ts'
import { waitFor, watchNetwork } from './network.ts'
import { refreshOptions } from './options.ts'
import { applyPayload } from './payload.ts'
import { isReadingCart, readAgain } from './send-change.ts'
import { checkoutState } from './state.ts'

let lastInitial = ''
let loading: Promise<void> | undefined

/**
 * Starts with the page's data, or else with the shop's answer. Input is kept for the same checkout;
 * identical data changes nothing.
 */
export async function startCheckout(initial?: Checkout): Promise<void> {
  if (!initial) return loadCheckout()
  const text = JSON.stringify(initial)
  if (text === lastInitial && checkoutState.phase === 'ready') return
  lastInitial = text
  open(initial)
}

/** Loads the checkout again after a failure. */
export function loadCheckout(): Promise<void> {
  loading ??= load().finally(() => {
    loading = undefined
  })
  return loading
}

async function load(): Promise<void> {
  if (checkoutState.phase === 'ready') return
  Object.assign(checkoutState, { phase: 'loading', failure: undefined })
  try {
    open(await waitFor((signal) => getCheckout({ signal })))
  } catch (error) {
    Object.assign(checkoutState, { phase: 'failed', failure: failureMessage(error) })
  }
}

function open(payload: Checkout): void {
  const { phase, payload: before } = checkoutState
  const isSame = phase === 'ready' && before.orderId === payload.orderId
  if (!isSame) openTyped(payload)
  applyPayload(payload)
  checkoutState.phase = 'ready'
  void refreshOptions()
}

/**
 * Follows the network and the cart for as long as a checkout is displayed; the returned function stops
 * that.
 */
export function watchCheckout(): () => void {
  const stops = [watchNetwork(), watchCart()]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Changes to rows next to the checkout change its total. */
function watchCart(): () => void {
  return shopEvents.on('cart:changed', () => {
    if (checkoutState.phase === 'ready' && !isReadingCart()) void readAgain()
  })
}
