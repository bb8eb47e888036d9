import { messageText, text } from '../../i18n/text.ts'
import { fieldId, hasField, inFormOrder } from '../../model/checkout-form.ts'
import type { Fault } from '../../ui/checkout/error-summary.tsx'
import type { ShownCheckout } from './use-checkout.ts'

export interface ListedFaults {
  readonly faults: readonly Fault[]
  /** Above the form where a field is to be put right, else where the order was made. */
  readonly place: 'top' | 'order'
}

/** What the last try found and has not been put right since. */
export function listFaults({ state, shown, areFaultsDrawn }: ShownCheckout): ListedFaults {
  const { submit, errors, needsConfirmation, pending } = state
  const paths = submit.isSubmitting ? [] : inFormOrder(Object.keys(submit.errors))
  const isCounted = needsConfirmation && pending.length === 0
  const faults = paths.flatMap((path): Fault[] => {
    const message = errors[path] ?? (hasField(path) ? undefined : submit.errors[path])
    if (!message) return []
    if (hasField(path)) return [{ path, words: messageText(message), target: fieldId(path) }]
    const sum = path === 'general' && isCounted && shown.totals?.total
    return [{ path, words: sum ? text('checkout.confirm', { sum }) : messageText(message) }]
  })
  // What is put right on the way moves nothing: the last try decides.
  return { faults, place: areFaultsDrawn || paths.some(hasField) ? 'top' : 'order' }
}
