import { fieldId, KNOWN_PATHS } from '../../model/checkout-form.ts'
import type { FieldErrors } from '../../model/field-errors.ts'
import { findInMarkup } from '../server-markup.ts'

/** What the server's list of errors says, so that it does not vanish when the element is hydrated. */
export function readFaults(host: HTMLElement): FieldErrors {
  const items = findInMarkup(host, '.cs-faults__list')?.querySelectorAll('li') ?? []
  const found = [...items].map((it): [string, { key: string }] => {
    const target = it.querySelector('a')?.getAttribute('href')?.slice(1)
    const path = KNOWN_PATHS.find((known) => fieldId(known) === target) ?? 'payment'
    return [path, { key: it.textContent ?? '' }]
  })
  return Object.fromEntries(found)
}
