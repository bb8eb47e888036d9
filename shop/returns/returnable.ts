import type { Receipt } from '../../src/model/order.ts'
import { findFulfilment } from '../orders/history/fulfilment-queries.ts'
import type { Db } from '../platform/db/schema.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'
import { type GoodsLeft, readGoodsLeft } from '../withdrawals/goods-left.ts'
import { isWhollyWithdrawn } from '../withdrawals/order-withdrawal.ts'
import { isWithdrawalOver } from '../withdrawals/withdrawal-period.ts'

/** Why nothing of an order can be sent back. */
type ReturnObstacle = 'notsent' | 'withdrawn' | 'late' | 'nothing'

/** What of an order can be sent back; rows of goods alone, with what is left of them. */
export interface Returnable {
  readonly obstacle: ReturnObstacle | undefined
  readonly rows: GoodsLeft['rows']
}

export async function readReturnable(
  db: Db,
  { shop, receipt }: { readonly shop: ShopFacts; readonly receipt: Receipt },
  now: number,
): Promise<Returnable> {
  const { orderId, status } = receipt
  const { rows, statements } = await readGoodsLeft(db, orderId)
  const isBought = status === 'placed' || status === 'paid' || status === 'delivered'
  const { sentAt } = await findFulfilment(db, orderId)
  const obstacle = (): ReturnObstacle | undefined => {
    if (isWhollyWithdrawn(statements)) return 'withdrawn'
    if (!isBought || sentAt === null) return 'notsent'
    if (isWithdrawalOver(shop, receipt, now)) return 'late'
    return rows.some(({ left }) => left > 0) ? undefined : 'nothing'
  }
  return { obstacle: obstacle(), rows }
}
