import type { Checkout } from '../../../contract/checkout.ts'
import type { Db } from '../../db/schema.ts'
import type { Visitor } from '../../visitor.ts'

export interface StoredCheckout {
  /** Who the checkout belongs to, as far as the database knows. */
  readonly visitor: Visitor
  /** What was last sent; `placeOrder` takes it. */
  readonly sent: Checkout
}

/** For calls of a provider's servers, which know the order and nobody else. */
export async function findStoredCheckout(
  _db: Db,
  _orderId: string,
): Promise<StoredCheckout | undefined> {
  throw new Error('Not built yet')
}
