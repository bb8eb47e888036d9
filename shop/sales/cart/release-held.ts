import type { Tx } from '../../platform/db/schema.ts'
import type { Visitor } from '../../platform/http/visitor.ts'

/**
 * Puts goods that are held for a payment back into the cart. Every change of a cart does so first,
 * in its own transaction, since a buyer who changes the cart has left the payment.
 */
export type ReleaseHeld = (tx: Tx, visitor: Visitor, now: number) => Promise<void>
