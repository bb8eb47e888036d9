import type { Storefront } from '../../../src/model/storefront.ts'
import type { Visitor } from '../../platform/http/visitor.ts'

/** Whose cart: a customer's, or that of a session without one. */
export interface CartOwner {
  readonly column: 'customer_id' | 'session_id'
  readonly id: string
  readonly storefront: Storefront
}

/**
 * Whose cart a visitor has. A customer's stays in view when the login has run out by itself: it
 * holds nothing secret, and an empty cart would look like a loss.
 */
export function cartOwner({ session, storefront }: Visitor): CartOwner | undefined {
  if (!session) return undefined
  if (session.customerId) return { column: 'customer_id', id: session.customerId, storefront }
  return { column: 'session_id', id: session.id, storefront }
}
