import type { Checkout } from '../../contract/checkout.ts'
import { FIELD_ORDER, fieldId } from '../../model/checkout-form.ts'
import type { FieldErrors } from '../../model/validation.ts'
import { startCheckout } from '../../state/checkout/start.ts'
import { showFaults } from '../../state/checkout/submit.ts'
import { findInMarkup } from '../server-markup.ts'
import { type DrawnOptions, findDrawnOptions } from './read-options.ts'

/** What an element has found in the server's markup. */
export interface DrawnCheckout {
  /** Whether it was wrong before the page came: it stays where the server has drawn it. */
  readonly hasFaults: boolean
  readonly options: DrawnOptions | undefined
}

/**
 * Starts with what the page says, else with what the shop answers. What the server has drawn as
 * wrong is still wrong; the address says it no longer.
 */
export function startView(host: HTMLElement, checkout: Checkout | undefined): DrawnCheckout {
  void startCheckout(checkout)
  const faults = readFaults(host)
  const hasFaults = Object.keys(faults).length > 0
  if (hasFaults) showFaults(faults)
  const { pathname, search } = location
  if (new URLSearchParams(search).has('payment')) history.replaceState(history.state, '', pathname)
  const options = findDrawnOptions(host)
  const method = checkout?.selectedDeliveryMethod
  return { hasFaults, options: options && { method, options } }
}

/** What the server's list of errors says, so that it does not vanish when the element is hydrated. */
function readFaults(host: HTMLElement): FieldErrors {
  const items = findInMarkup(host, '.cs-faults__list')?.querySelectorAll('li') ?? []
  const found = [...items].map((it): [string, { key: string }] => {
    const target = it.querySelector('a')?.getAttribute('href')?.slice(1)
    const path = FIELD_ORDER.find((candidate) => fieldId(candidate) === target) ?? 'payment'
    return [path, { key: it.textContent ?? '' }]
  })
  return Object.fromEntries(found)
}
