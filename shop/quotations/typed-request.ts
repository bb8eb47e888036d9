import { randomUUID } from 'node:crypto'
import { MAX_TYPED, type QuotationRequest } from '../../src/contract/quotation.ts'
import { MAX_QUANTITY, MAX_QUOTATION_NOTE, MIN_QUANTITY } from '../../src/model/limits.ts'
import { readQuantity } from '../../src/model/quantity.ts'
import {
  type ListedProduct,
  type RequestValues,
  requestValues,
} from '../../src/model/quotations.ts'
import type { Message } from '../../src/model/validation.ts'
import { NOTE_FIELD, QUANTITY_FIELD } from '../../src/ui/quotation/quotation-props.ts'

type Form = Readonly<Record<string, string>>

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A form without script, as it was typed. */
export interface TypedRequest<Row extends ListedProduct> {
  readonly id: string
  readonly rows: readonly Row[]
  readonly values: RequestValues
  readonly isTicked: boolean
  /** What is wrong with quantities, by field. */
  readonly faults: Readonly<Record<string, readonly Message[]>>
  readonly sent: QuotationRequest
}

/** Reads what was typed over the rows of the session's list. */
export function readTyped<Row extends ListedProduct>(
  form: Form,
  listed: readonly Row[],
): TypedRequest<Row> {
  const faults: Record<string, readonly Message[]> = {}
  const rows = listed.map((row): Row => {
    const field = QUANTITY_FIELD + row.articleNumber
    const reading = readQuantity(form[field] ?? String(row.quantity), { min: MIN_QUANTITY })
    if ('fault' in reading) faults[field] = [reading.fault]
    const quantity = 'quantity' in reading ? Math.min(reading.quantity, MAX_QUANTITY) : row.quantity
    const note = (form[NOTE_FIELD + row.articleNumber] ?? row.note).slice(0, MAX_QUOTATION_NOTE)
    return { ...row, quantity, note }
  })
  const values = requestValues((name) => (form[name] ?? '').slice(0, MAX_TYPED))
  const isTicked = form.termsAccepted === 'true'
  const articles = rows.map(({ articleNumber, quantity, note }) => ({
    ...{ articleNumber, quantity, note },
  }))
  const id = form.request ?? ''
  return {
    ...{ id: UUID.test(id) ? id : randomUUID(), rows, values, isTicked, faults },
    sent: { formDetails: values, articles, termsAccepted: isTicked },
  }
}
