import type { Checkout } from '../../../contract/checkout.ts'
import type { Tx } from '../../db/schema.ts'
import type { Visitor } from '../../visitor.ts'
import type { PlacedOrder, PlaceSituation } from './checkout-work.ts'

/** Places the order of the visitor's checkout, once: a repeat is answered with the order there is. */
export async function placeOrder(
  _tx: Tx,
  _visitor: Visitor,
  _sent: Checkout,
  _situation: PlaceSituation,
): Promise<PlacedOrder> {
  throw new Error('Not built yet')
}
