import { listen, tell } from './checkout-link.ts'

/** What Klarna Checkout's own script offers to the page that it stands in. */
interface KlarnaApi {
  suspend(): void
  resume(): void
  on(events: Readonly<Record<string, (said: unknown) => void>>): void
}

type Klarna = (use: (api: KlarnaApi) => void) => void

/**
 * The HTML of an outside provider, which knows nothing of the checkout around the frame: what the
 * checkout says is said to its script, in its script's words.
 */
export function startOutside(): void {
  const page = globalThis as { _klarnaCheckout?: Klarna }
  listen(({ kind }) => {
    if (kind === 'suspend') page._klarnaCheckout?.((api) => api.suspend())
    if (kind === 'resume') page._klarnaCheckout?.((api) => api.resume())
  })
  page._klarnaCheckout?.((api) => {
    api.on({
      shipping_option_change: (said) => {
        if (typeof said === 'object' && said !== null)
          tell({ kind: 'shipping-option', option: { ...said } })
      },
    })
  })
}
