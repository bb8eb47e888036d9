import type { Db } from '../platform/db/schema.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'
import { spentOf } from './allowances.ts'
import { listBuyers } from './approver-queries.ts'
import {
  type LimitChange,
  listLimitChanges,
  listLimits,
  type SpendingLimit,
} from './limit-queries.ts'

const SHOWN_CHANGES = 20

/** A limit that a form sets, with its current value. */
export interface LimitToSet {
  /** Whose budget; null for the limit of each order. */
  readonly customerId: string | null
  readonly limit: SpendingLimit | undefined
  /** The part of a budget that is used in the current period. */
  readonly spent: number
}

interface BudgetToSet extends LimitToSet {
  readonly customerId: string
  readonly name: string
}

export interface CompanyLimits {
  readonly order: LimitToSet
  readonly budgets: readonly BudgetToSet[]
  /** The newest first. */
  readonly changes: readonly LimitChange[]
}

/** All that a company lets its buyers order without asking. */
export async function readLimits(
  db: Db,
  shop: ShopFacts,
  companyId: string,
  now: number,
): Promise<CompanyLimits> {
  const limits = await listLimits(db, companyId)
  const find = (id: string | null) => limits.find(({ customerId }) => customerId === id)
  const budgets: BudgetToSet[] = []
  for (const { id: customerId, name } of await listBuyers(db, companyId)) {
    const limit = find(customerId)
    const spent = limit ? await spentOf(db, shop, { ...limit, companyId }, now) : 0
    budgets.push({ customerId, name, limit, spent })
  }
  return {
    order: { customerId: null, limit: find(null), spent: 0 },
    budgets,
    changes: await listLimitChanges(db, companyId, SHOWN_CHANGES),
  }
}
