import { ref } from 'valtio/vanilla'
import { getDeliveryCheckouts } from '../services/checkout-service.ts'
import { failureMessage } from '../services/http-error.ts'
import { isAway, untilOnline } from './checkout-network.ts'
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
  if (!wish) return show([], 'idle')
  current = new AbortController()
  await load(wish, current.signal)
}

/** Asks the carrier once more. */
export function retryOptions(): Promise<void> {
  asked = undefined
  return refreshOptions()
}

async function load(
  { carrier, settings }: { readonly carrier: string; readonly settings: object },
  signal: AbortSignal,
): Promise<void> {
  checkoutState.optionsPhase = 'loading'
  checkoutState.optionsFailure = undefined
  try {
    const options = await getDeliveryCheckouts(carrier, settings, { signal })
    if (!signal.aborted) show(options, 'ready')
  } catch (error) {
    if (signal.aborted) return
    show([], 'failed')
    const isOff = isAway(error)
    checkoutState.optionsFailure = failureMessage(error)
    if (isOff) await untilOnline(signal).then(retryOptions, () => {})
  }
}

function show(
  options: typeof checkoutState.options,
  phase: typeof checkoutState.optionsPhase,
): void {
  checkoutState.options = ref([...options])
  checkoutState.optionsPhase = phase
}

function wishOf() {
  const { deliverySettings, deliveryMethods, selectedDeliveryMethod, carrier } =
    shownCheckout(checkoutState)
  const method = deliveryMethods.find(({ id }) => id === selectedDeliveryMethod)
  const name = method?.carrier ?? carrier
  return name && deliverySettings ? { carrier: name, settings: deliverySettings } : undefined
}
