import { parseAmount } from '../../src/model/amount-text.ts'
import type { LimitPeriod } from '../../src/model/approvals.ts'
import type { NewLimit } from './limit-queries.ts'

/** A limit or a budget as a form names it. */
export interface TypedLimit {
  readonly amount: string
  readonly period: string
}

/** A form that came back. */
export interface FaultyLimit {
  readonly customerId: string | null
  readonly typed: TypedLimit
  /** What is wrong with it, as a sentence. */
  readonly error: string | undefined
}

/**
 * The allowance that the form sets: an empty amount lifts the limit. Undefined for an unreadable amount
 * or another period.
 */
export function readAllowance(
  { amount, period }: TypedLimit,
  { currency, periods }: { readonly currency: string; readonly periods: readonly LimitPeriod[] },
): Pick<NewLimit, 'allowance'> | undefined {
  if (amount.trim() === '') return { allowance: null }
  const read = parseAmount(amount, currency)
  const knownPeriod = periods.find((it) => it === period)
  if (read === undefined || !knownPeriod) return undefined
  return { allowance: { period: knownPeriod, amount: read } }
}
