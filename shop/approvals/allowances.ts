import { type Allowance, type BudgetPeriod, periodStart } from '../../src/model/approvals.ts'
import { isoDay, startOfDay } from '../platform/dates.ts'
import type { Db } from '../platform/db/schema.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'
import { listLimitsOf, type SpendingLimit, sumOrdered } from './limit-queries.ts'

interface Buyer {
  readonly companyId: string
  readonly customerId: string
  /** An order that is not counted with what was ordered before it. */
  readonly except?: string
}

/** What a buyer may order without asking, and what of it they have ordered. */
export async function readAllowances(
  db: Db,
  shop: ShopFacts,
  { except = '', ...buyer }: Buyer,
  now: number,
): Promise<Allowance[]> {
  const { currency } = shop
  const allowances: Allowance[] = []
  for (const { period, ...limit } of await listLimitsOf(db, buyer)) {
    // An amount of another currency than the shop's says nothing of its orders: they all wait.
    const amount = limit.currency === currency ? limit.amount : 0
    const spent =
      period === 'order'
        ? 0
        : await sumOrdered(db, { ...buyer, currency, except }, beginOf(shop, period, now))
    allowances.push({ period, amount, spent })
  }
  return allowances
}

/** When the month or the year began in the shop. */
function beginOf(shop: ShopFacts, period: BudgetPeriod, now: number): number {
  return startOfDay(periodStart(period, isoDay(now, shop)), shop)
}

/** What a buyer has ordered in the period of their budget. */
export function spentOf(
  db: Db,
  shop: ShopFacts,
  { companyId, customerId, period }: SpendingLimit & { readonly companyId: string },
  now: number,
): Promise<number> {
  if (customerId === null || period === 'order') return Promise.resolve(0)
  const ordered = { companyId, customerId, currency: shop.currency, except: '' }
  return sumOrdered(db, ordered, beginOf(shop, period, now))
}
