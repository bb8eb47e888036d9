import type { QuotationRequest } from '../../contract/quotation.ts'
import { MIN_QUANTITY } from '../../model/limits.ts'
import type { Message } from '../../model/message.ts'
import { readQuantity } from '../../model/quantity.ts'
import { type ListedProduct, requestValues } from '../../model/quotations.ts'
import type { Asking } from '../../state/quotation/asking.ts'
import { QUANTITY_FIELD } from '../../ui/quotation/quotation-props.ts'

interface Asked {
  readonly sent: QuotationRequest
  /** What need not be asked of the shop to be wrong. */
  readonly faults: Asking['faults']
}

/** What the form says now. Fields are the shop's to judge; quantities and the tick are judged here. */
export function readAsked(form: HTMLFormElement, rows: readonly ListedProduct[]): Asked {
  const typed = new FormData(form)
  const said = (name: string): string => {
    const value = typed.get(name)
    return typeof value === 'string' ? value : ''
  }
  const faults: { id: string; words: Message }[] = rows.flatMap(({ articleNumber }) => {
    const id = QUANTITY_FIELD + articleNumber
    const reading = readQuantity(said(id), { min: MIN_QUANTITY })
    return 'fault' in reading ? [{ id, words: reading.fault }] : []
  })
  if (rows.length === 0) faults.push({ id: 'articles', words: { key: 'quote.empty' } })
  const termsAccepted = typed.has('termsAccepted')
  if (!termsAccepted) faults.push({ id: 'termsAccepted', words: { key: 'quote.terms.missing' } })
  const articles = rows.map(({ articleNumber, quantity, note }) => ({
    ...{ articleNumber, quantity, note },
  }))
  return { sent: { formDetails: requestValues(said), articles, termsAccepted }, faults }
}

/** A quantity that is kept; while something else is typed, the last one stays. */
export function typedQuantity(typed: string): number | undefined {
  const reading = readQuantity(typed, { min: MIN_QUANTITY })
  return 'quantity' in reading ? reading.quantity : undefined
}
