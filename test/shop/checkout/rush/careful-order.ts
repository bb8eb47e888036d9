import { findStoredCheckout } from '../../../../shop/checkout/current/stored-checkout.ts'
import { placeOrder } from '../../../../shop/checkout/placing/place-order.ts'
import { inTransaction } from '../../../../shop/platform/db/in-transaction.ts'
import type { Db } from '../../../../shop/platform/db/schema.ts'
import { demoShop } from '../../../helpers/demo-shop.ts'

/** Returns whether the buyer has an order; throws its refusal. */
export type OrderStep = (db: Db, orderId: string) => Promise<boolean>

/** The shop's own order step. */
export const carefulOrder: OrderStep = async (db, orderId) => {
  const stored = await findStoredCheckout({ db, shop: demoShop }, orderId)
  if (!stored) return false
  const context = { now: Date.now(), hold: false }
  const { visitor, sent } = stored
  await inTransaction(db, (tx) => placeOrder(tx, visitor, sent, context))
  return true
}
