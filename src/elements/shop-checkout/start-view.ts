import type { Checkout } from '../../contract/checkout.ts'
import { FIELD_ORDER, fieldId } from '../../model/checkout-form.ts'
import type { FieldErrors } from '../../model/validation.ts'
import { startCheckout } from '../../state/checkout/start.ts'
import { showFaults } from '../../state/checkout/submit.ts'
import { findInMarkup } from '../server-markup.ts'
import { type DrawnOptions, findDrawnOptions } from './read-options.ts'

/** What an element finds in the server's markup. */
export interface DrawnCheckout {
  /** Whether the page arrived with errors: the list stays where the server has drawn it. */
  readonly hasFaults: boolean
  readonly options: DrawnOptions | undefined
}

/**
 * Starts with the page's data, or else with the shop's answer. Errors that the server has drawn still
 * stand; their parameter leaves the address.
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

/** The server's list of errors, so that it does not vanish when the element is hydrated. */
function readFaults(host: HTMLElement): FieldErrors {
  const items = findInMarkup(host, '.cs-faults__list')?.querySelectorAll('li') ?? []
  const found = [...items].map((it): [string, { key: string }] => {
    const target = it.querySelector('a')?.getAttribute('href')?.slice(1)
    const path = FIELD_ORDER.find((candidate) => fieldId(candidate) === target) ?? 'payment'
    return [path, { key: it.textContent ?? '' }]
  })
  return Object.fromEntries(found)
}
