import { ref } from 'valtio/vanilla'
import type { DeliveryOffer } from '../contract/delivery-options.ts'
import { getDeliveryCheckouts } from '../services/checkout-service.ts'
import { failureMessage } from '../services/http-error.ts'
import { waitFor } from './checkout-network.ts'
import { checkoutState, shownCheckout } from './checkout-state.ts'

let asked: string | undefined
let current = new AbortController()

/** Asks the carrier for its options where what they depend on is another than before. */
export async function refreshOptions(): Promise<void> {
  const wish = wishOf()
  const key = wish && JSON.stringify(wish)
  if (key === asked) return
  asked = key
  current.abort()
  if (!wish) return show({ options: [] }, 'idle')
  current = new AbortController()
  await load(wish, current)
}

/** Asks the carrier once more. */
export function retryOptions(): Promise<void> {
  asked = undefined
  return refreshOptions()
}

async function load(
  { carrier, settings }: { readonly carrier: string; readonly settings: object },
  limit: AbortController,
): Promise<void> {
  checkoutState.optionsPhase = 'loading'
  checkoutState.optionsFailure = undefined
  try {
    const ask = (signal: AbortSignal) => getDeliveryCheckouts(carrier, settings, { signal })
    const offer = await waitFor(ask, limit)
    if (limit === current) show(offer, 'ready')
  } catch (error) {
    if (limit !== current) return
    show({ options: [] }, 'failed')
    checkoutState.optionsFailure = failureMessage(error)
  }
}

function show({ options, message }: DeliveryOffer, phase: typeof checkoutState.optionsPhase): void {
  checkoutState.options = ref([...options])
  checkoutState.optionsNotice = message
  checkoutState.optionsPhase = phase
}

function wishOf() {
  const { deliverySettings, deliveryMethods, selectedDeliveryMethod, carrier } =
    shownCheckout(checkoutState)
  const method = deliveryMethods.find(({ id }) => id === selectedDeliveryMethod)
  const name = method?.carrier ?? carrier
  return name && deliverySettings ? { carrier: name, settings: deliverySettings } : undefined
}
