import { ref } from 'valtio/vanilla'
import type { Checkout } from '../../contract/checkout.ts'
import type { DeliveryOffer } from '../../contract/delivery-options.ts'
import { getDeliveryCheckouts } from '../../services/checkout-service.ts'
import { failureMessage } from '../../services/http-error.ts'
import { displayedCheckout } from './displayed-checkout.ts'
import { waitFor } from './network.ts'
import { checkoutState } from './state.ts'

/** The carrier to ask for options, the address, and the delivery method. */
interface OptionsRequest {
  readonly carrier: string
  readonly settings: object
  readonly method: string | null | undefined
}

let lastRequest: string | undefined
let current = new AbortController()

/** Requests the carrier's options if the data that they depend on has changed. */
export async function refreshOptions(): Promise<void> {
  const { payload } = checkoutState
  // The shop has not received the chosen delivery method yet; its answer triggers this again.
  if (displayedCheckout(checkoutState).selectedDeliveryMethod !== payload.selectedDeliveryMethod)
    return
  const request = optionsRequestOf(payload)
  const key = request && JSON.stringify(request)
  if (key === lastRequest) return
  lastRequest = key
  current.abort()
  current = new AbortController()
  if (!request) return show({ options: [] }, 'idle')
  await load(request, current)
}

/** Requests the options again. */
export function retryOptions(): Promise<void> {
  lastRequest = undefined
  return refreshOptions()
}

async function load(
  { carrier, settings, method }: OptionsRequest,
  limit: AbortController,
): Promise<void> {
  checkoutState.optionsPhase = 'loading'
  checkoutState.optionsFailure = undefined
  try {
    const ask = (signal: AbortSignal) => getDeliveryCheckouts(carrier, settings, { signal })
    const offer = await waitFor(ask, limit)
    if (limit === current) show(offer, 'ready', method)
  } catch (error) {
    if (limit !== current) return
    show({ options: [] }, 'failed', method)
    checkoutState.optionsFailure = failureMessage(error)
  }
}

function show(
  { options, message }: DeliveryOffer,
  phase: typeof checkoutState.optionsPhase,
  method?: OptionsRequest['method'],
): void {
  checkoutState.options = ref([...options])
  checkoutState.optionsFor = method
  checkoutState.optionsNotice = message
  checkoutState.optionsPhase = phase
}

function optionsRequestOf(payload: Checkout): OptionsRequest | undefined {
  const { deliverySettings: settings, deliveryMethods, selectedDeliveryMethod: method } = payload
  const carrier = deliveryMethods.find(({ id }) => id === method)?.carrier ?? payload.carrier
  return carrier ? { carrier, settings: settings ?? {}, method } : undefined
}
