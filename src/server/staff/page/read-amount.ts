import * as v from 'valibot'
import { digitsOf, unitOf } from '../../platform/shop/amounts.ts'

/**
 * An amount of a currency as people type it, `1 249,50`, in its minor units; undefined for anything
 * else, decimals that the currency does not have included.
 */
export function readAmount(text: string, currency: string): number | undefined {
  const [, whole, part = ''] =
    /^(\d{1,9})(?:[.,](\d+))?$/.exec(text.replace(/[\s\u00a0]/g, '')) ?? []
  const digits = digitsOf(currency)
  if (whole === undefined || part.length > digits) return undefined
  return Number(whole) * unitOf(currency) + Number(part.padEnd(digits, '0'))
}

/** The same the other way, for a field: `1249,50`. */
export function amountField(minor: number, currency: string): string {
  const unit = unitOf(currency)
  const whole = Math.floor(minor / unit)
  if (minor % unit === 0) return String(whole)
  return `${whole},${String(minor % unit).padStart(digitsOf(currency), '0')}`
}

/** A field with an amount, for the schema of a form. */
export function amountSchema(currency: string) {
  return v.pipe(
    v.string(),
    v.transform((it) => readAmount(it, currency)),
    v.number('staff.order.amount.wrong'),
  )
}
