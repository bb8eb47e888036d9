import type { Storefront } from '../../../src/model/storefront.ts'
import { holdRow } from '../../platform/db/hold.ts'
import type { Tx } from '../../platform/db/schema.ts'
import type { Visitor } from '../../platform/http/visitor.ts'

/** The owner of a cart: a customer, or a session without one. */
export interface CartOwner {
  readonly column: 'customer_id' | 'session_id'
  readonly id: string
  readonly storefront: Storefront
}

/**
 * The owner of the visitor's cart. A customer's cart stays in view after the login has expired: it
 * holds nothing secret, and an empty cart would look like a loss.
 */
export function cartOwner({ session, storefront }: Visitor): CartOwner | undefined {
  if (!session) return undefined
  if (session.customerId) return { column: 'customer_id', id: session.customerId, storefront }
  return { column: 'session_id', id: session.id, storefront }
}

/** Lets one transaction at a time change the owner's carts and checkouts, and what a buyer has ordered. */
export function holdOwner(tx: Tx, { column, id }: CartOwner): Promise<void> {
  return holdRow(tx, column === 'customer_id' ? 'customer' : 'session', id)
}
