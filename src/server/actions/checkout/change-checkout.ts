import type { Checkout } from '../../../contract/checkout.ts'
import type { Tx } from '../../db/schema.ts'
import type { Visitor } from '../../visitor.ts'
import type { Situation } from './checkout-work.ts'

/** Keeps what was chosen and typed, and counts again. A held order of this checkout is released. */
export async function changeCheckout(
  _tx: Tx,
  _visitor: Visitor,
  _sent: Checkout,
  _situation: Situation,
): Promise<Checkout> {
  throw new Error('Not built yet')
}
