import { ask, listen, post } from './checkout-link.ts'

/** The API that Klarna Checkout's own script offers to its page. */
interface KlarnaApi {
  suspend(options: { readonly autoResume: { readonly enabled: boolean } }): void
  resume(): void
  on(events: Readonly<Record<string, KlarnaListener>>): void
}

type KlarnaListener = (said: unknown, answer: (decision: KlarnaDecision) => void) => void

interface KlarnaDecision {
  readonly should_proceed: boolean
  readonly message?: string
}

type Klarna = (use: (api: KlarnaApi) => void) => void

/** Klarna uses three-letter country codes. */
const COUNTRIES: Readonly<Record<string, string>> = {
  swe: 'SE',
  nor: 'NO',
  dnk: 'DK',
  fin: 'FI',
  deu: 'DE',
}

/**
 * Connects the script of an outside provider, which knows nothing of the checkout around the frame:
 * the checkout's messages become calls of the script, and the script's events become messages.
 */
export function startOutside(): void {
  const { _klarnaCheckout: klarna } = globalThis as { _klarnaCheckout?: Klarna }
  if (!klarna) return
  listen(({ kind }) => {
    // The checkout resumes the frame; by default, Klarna would resume after ten seconds.
    if (kind === 'suspend') klarna((api) => api.suspend({ autoResume: { enabled: false } }))
    if (kind === 'resume') klarna((api) => api.resume())
  })
  let country: string | undefined
  klarna((api) => {
    api.on({
      load: (said) => {
        country = countryOf(fieldOf(said, 'shipping_address'))
      },
      shipping_address_change: (said) => {
        const chosen = countryOf(said)
        if (chosen === undefined || chosen === country) return
        country = chosen
        post({ kind: 'country', countryCode: chosen })
      },
      shipping_option_change: (said) => {
        if (typeof said === 'object' && said !== null)
          post({ kind: 'shipping-option', option: { ...said } })
      },
      validation_callback: (_said, answer) => {
        void ask('validate', 'accepted').then((it) => {
          if (it?.shouldProceed === true) answer({ should_proceed: true })
          else answer({ should_proceed: false, message: it?.error ?? '' })
        })
      },
    })
  })
}

function countryOf(address: unknown): string | undefined {
  const said = fieldOf(address, 'country')
  return typeof said === 'string' ? COUNTRIES[said.toLowerCase()] : undefined
}

function fieldOf(message: unknown, name: string): unknown {
  return typeof message === 'object' && message !== null
    ? Object.entries(message).find(([it]) => it === name)?.[1]
    : undefined
}
