import type { Receipt } from '../../model/order.ts'
import type { Db } from '../platform/db/schema.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'
import { findHandling } from '../sales/orders/handling-queries.ts'
import { isWhollyWithdrawn } from '../withdrawals/order-withdrawal.ts'
import type { Statement } from '../withdrawals/statement.ts'
import { isWithdrawalOver } from '../withdrawals/withdrawal-period.ts'
import { listWithdrawals } from '../withdrawals/withdrawal-queries.ts'
import { type BoughtRow, listBoughtRows } from './return-queries.ts'

/** Why nothing of an order can be sent back. */
export type ReturnObstacle = 'notsent' | 'withdrawn' | 'late' | 'nothing'

/** What of an order can be sent back; rows of goods alone, with what is left of them. */
export interface Returnable {
  readonly obstacle: ReturnObstacle | undefined
  readonly rows: readonly BoughtRow[]
}

export async function readReturnable(
  db: Db,
  { shop, receipt }: { readonly shop: ShopFacts; readonly receipt: Receipt },
  now: number,
): Promise<Returnable> {
  const { orderId, status } = receipt
  const statements = await listWithdrawals(db, orderId)
  const rows = withoutWithdrawn(await listBoughtRows(db, orderId), statements)
  const isBought = status === 'placed' || status === 'paid' || status === 'delivered'
  const { sentAt } = await findHandling(db, orderId)
  const obstacle = (): ReturnObstacle | undefined => {
    if (isWhollyWithdrawn(statements)) return 'withdrawn'
    if (!isBought || sentAt === null) return 'notsent'
    if (isWithdrawalOver(shop, receipt, now)) return 'late'
    return rows.some(({ left }) => left > 0) ? undefined : 'nothing'
  }
  return { obstacle: obstacle(), rows }
}

/** Fees, services and gifts are not sent back, nor what is withdrawn from already. */
function withoutWithdrawn(
  rows: readonly BoughtRow[],
  statements: readonly Statement[],
): readonly BoughtRow[] {
  const open = new Map<string, number>()
  for (const { articleNumber, quantity } of statements
    .filter((it) => it.settledAt === null)
    .flatMap((it) => it.rows)) {
    open.set(articleNumber, (open.get(articleNumber) ?? 0) + quantity)
  }
  return rows
    .filter(({ kind }) => kind === 'article')
    .map((row) => {
      const withdrawn = Math.min(row.left, open.get(row.articleNumber) ?? 0)
      open.set(row.articleNumber, (open.get(row.articleNumber) ?? 0) - withdrawn)
      return { ...row, left: row.left - withdrawn }
    })
}
