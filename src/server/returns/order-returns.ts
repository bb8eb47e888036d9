import type { Receipt } from '../../model/order.ts'
import type { Db } from '../platform/db/schema.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'
import { type GoodsReturn, listReturns } from './return-queries.ts'
import { readReturnable } from './returnable.ts'

/** How an order stands with its returns, as its page shows it. */
export interface OrderReturns {
  /** The oldest first. */
  readonly returns: readonly GoodsReturn[]
  /** Whether there is something to send back. */
  readonly isOpen: boolean
}

export async function readOrderReturns(
  { db, shop }: { readonly db: Db; readonly shop: ShopFacts },
  receipt: Receipt,
  now: number,
): Promise<OrderReturns> {
  const returns = await listReturns(db, receipt.orderId)
  const { obstacle } = await readReturnable(db, { shop, receipt }, now)
  return { returns, isOpen: obstacle === undefined }
}
