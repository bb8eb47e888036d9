import type { Tx } from '../../platform/db/schema.ts'
import { removeSession, saveSession } from '../../platform/http/session-queries.ts'
import type { StoredVisitor, Visitor } from '../../platform/http/visitor.ts'
import { cartOwner } from '../contents/cart-owner.ts'
import { mergeCarts } from '../merge/merge-carts.ts'
import { handOverKey, moveCartKeys } from './cart-key-queries.ts'

/** A cart from a page of another origin, on its way into the shop. */
export interface Arrival {
  /** The id of the page's key. */
  readonly keyId: string
  /** The visitor whose cart the key opens. */
  readonly from: Visitor
  /** The address of the page. */
  readonly page: string
}

/**
 * Ends the key, and gives its cart to the visitor of the shop unless they leave it out. A cart that was
 * filled for a customer stays with that customer.
 */
export async function joinCarts(
  tx: Tx,
  visitor: StoredVisitor,
  { keyId, from, page, isLeftOut }: Arrival & { readonly isLeftOut: boolean },
  now: number,
): Promise<void> {
  const { session } = visitor
  if (!session.isStored) await saveSession(tx, session.id, now)
  if (!(await handOverKey(tx, { id: keyId, sessionId: session.id, page }, now))) return
  const old = from.session
  if (!old || old.id === session.id || old.customerId) return
  const { column, id } = cartOwner(visitor) ?? { column: 'session_id', id: session.id }
  const owner = { column, id } as const
  if (!isLeftOut) {
    const mayBackorder = visitor.company !== undefined
    await mergeCarts(tx, { sessionId: old.id, owner, mayBackorder }, now)
  }
  await moveCartKeys(tx, { from: old.id, to: session.id })
  await removeSession(tx, old.id)
}
