import { type Allowance, type BudgetPeriod, periodStart } from '../../src/model/approvals.ts'
import { isoDay, startOfDay } from '../platform/dates.ts'
import type { Db } from '../platform/db/schema.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'
import { listLimitsOf, type SpendingLimit, sumOrdered } from './limit-queries.ts'

interface Buyer {
  readonly companyId: string
  readonly customerId: string
  /** An order to leave out of the sum of earlier ones. */
  readonly except?: string
}

/** What a buyer may order without asking, and how much of it is used. */
export async function readAllowances(
  db: Db,
  shop: ShopFacts,
  { except = '', ...buyer }: Buyer,
  now: number,
): Promise<Allowance[]> {
  const { currency } = shop
  const allowances: Allowance[] = []
  for (const { period, ...limit } of await listLimitsOf(db, buyer)) {
    // A limit in another currency cannot be compared with the shop's orders, so all of them wait.
    const amount = limit.currency === currency ? limit.amount : 0
    const spent =
      period === 'order'
        ? 0
        : await sumOrdered(db, { ...buyer, currency, except }, beginOf(shop, period, now))
    allowances.push({ period, amount, spent })
  }
  return allowances
}

/** The start of the month or the year, in the shop's time zone. */
function beginOf(shop: ShopFacts, period: BudgetPeriod, now: number): number {
  return startOfDay(periodStart(period, isoDay(now, shop)), shop)
}

/** The total that a buyer has ordered in the current period of their budget. */
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
