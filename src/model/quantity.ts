import { MAX_QUANTITY, MIN_QUANTITY } from './limits.ts'
import { plainDigits } from './plain-text.ts'
import type { Message } from './validation.ts'

/** A parsed quantity: a whole number within its limits, or the error. */
export type ParsedQuantity = { readonly quantity: number } | { readonly fault: Message }

export interface QuantityLimits {
  readonly min?: number
  readonly max?: number
}

const DECIMAL = /^-?\d+[.,]\d*$|^-?[.,]\d+$/
const WHOLE = /^-?\d+$/

/**
 * Reads typed or pasted text. Digits of any script are accepted, and spaces ignored; an empty box is 0. The
 * default limits are those of a cart row: 1 to 100.
 */
export function readQuantity(typed: string, limits: QuantityLimits = {}): ParsedQuantity {
  const { min = MIN_QUANTITY, max = MAX_QUANTITY } = limits
  const written =
    plainDigits(typed)
      .replace(/\s/g, '')
      .replace(/[\u2212\u2013]/g, '-') || '0'
  if (DECIMAL.test(written)) return { fault: { key: 'quantity.notwhole' } }
  if (!WHOLE.test(written)) return { fault: { key: 'quantity.notnumber' } }
  const quantity = Number(written) || 0
  if (quantity < min) return { fault: { key: 'quantity.toosmall', values: { min } } }
  if (quantity > max) return { fault: { key: 'quantity.toobig', values: { max } } }
  return { quantity }
}

/** The quantity after a press on plus (1) or minus (-1), held within the limits. */
export function stepQuantity(quantity: number, by: number, limits: QuantityLimits = {}): number {
  const { min = MIN_QUANTITY, max = MAX_QUANTITY } = limits
  return Math.min(max, Math.max(min, Math.trunc(quantity) + by)) || min
}

/** The text of a box: empty for 0. */
export function boxText(quantity: number): string {
  return quantity === 0 ? '' : String(quantity)
}
