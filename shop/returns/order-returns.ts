import type { Receipt } from '../../src/model/order.ts'
import type { Db } from '../platform/db/schema.ts'
import type { Visitor } from '../platform/http/visitor.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'
import { type GoodsReturn, listReturns } from './return-queries.ts'
import { readerOf, untilText } from './return-terms.ts'
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

/** What of an order can be sent back, for calls: pieces by rows, and until when or why not. */
export async function readOrderReturnable(
  db: Db,
  visitor: Visitor,
  receipt: Receipt,
  now: number,
): Promise<{ readonly left: ReadonlyMap<string, number>; readonly message: string }> {
  const reader = readerOf(visitor)
  const { obstacle, rows } = await readReturnable(db, { shop: visitor.shop, receipt }, now)
  if (obstacle) return { left: new Map(), message: reader.t(`return.not.${obstacle}`) }
  const left = new Map(rows.map((it) => [it.rowId, it.left]))
  return { left, message: untilText(reader, receipt) }
}
