import * as v from 'valibot'
import { amountText, parseAmount } from '../../../src/model/amount-text.ts'

/** An amount as it stands in a field: `1249,50`. */
export function amountField(minor: number, currency: string): string {
  return amountText(minor, currency, ',')
}

/** A field with an amount, for the schema of a form. */
export function amountSchema(currency: string) {
  return v.pipe(
    v.string(),
    v.transform((it) => parseAmount(it, currency)),
    v.number('staff.order.amount.wrong'),
  )
}
