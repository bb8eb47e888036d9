import { parseAmount } from '../../src/model/amount-text.ts'
import type { LimitPeriod } from '../../src/model/approvals.ts'
import type { NewLimit } from './limit-queries.ts'

/** What a form says of a limit or a budget. */
export interface TypedLimit {
  readonly amount: string
  readonly period: string
}

/** A form that came back. */
export interface FaultyLimit {
  readonly customerId: string | null
  readonly typed: TypedLimit
  /** In people's words, where something is wrong with it. */
  readonly error: string | undefined
}

/**
 * What is to be allowed: nothing typed lifts the limit. Undefined where it is no amount, or for
 * another period than these.
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
