import type { Checkout } from '../../../contract/checkout.ts'
import type { Tx } from '../../db/schema.ts'
import type { Visitor } from '../../visitor.ts'
import type { Situation } from './checkout-work.ts'

/** The visitor's checkout, begun where there is none; without `orderId` where the cart is empty. */
export async function openCheckout(
  _tx: Tx,
  _visitor: Visitor,
  _situation: Situation,
): Promise<Checkout> {
  throw new Error('Not built yet')
}
