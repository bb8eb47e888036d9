/**
 * The state of an order that needs approval. `withdrawn`: by its buyer. `expired`: nobody decided in time.
 */
export type ApprovalState = 'waiting' | 'approved' | 'refused' | 'withdrawn' | 'expired'

/** The scope of a limit: each order of a company, or a buyer's orders within a period. */
export type LimitPeriod = 'order' | 'month' | 'year'
export const BUDGET_PERIODS = ['month', 'year'] as const satisfies readonly LimitPeriod[]
export type BudgetPeriod = (typeof BUDGET_PERIODS)[number]

/** What a buyer may order without approval; in minor units, without VAT. */
export interface Allowance {
  readonly period: LimitPeriod
  readonly amount: number
  /** In the current period; 0 for a single order. */
  readonly spent: number
}

/** The allowance that an order of this amount exceeds; limits are checked before budgets. */
export function exceededBy(
  amount: number,
  allowances: readonly Allowance[],
): Allowance | undefined {
  const over = allowances.filter((it) => it.spent + amount > it.amount)
  return over.find(({ period }) => period === 'order') ?? over[0]
}

/** The first day, as an ISO date, of the period that a day is in. */
export function periodStart(period: BudgetPeriod, day: string): string {
  return period === 'month' ? `${day.slice(0, 7)}-01` : `${day.slice(0, 4)}-01-01`
}
