import { runText } from '../../platform/db/read-rows.ts'
import type { Tx } from '../../platform/db/schema.ts'

export interface SessionMove {
  readonly from: string
  readonly to: string
  readonly customerId: string
}

const GIVE_HELD = `
  update cart set session_id = null, customer_id = ?2
   where session_id = ?1 and status = 'ordered'
     and id in (select cart_id from orders where status = 'held' and session_id = ?1)`

/**
 * Moves a session's orders when its visitor logs in, so that they stay in view. The cart of a held
 * order goes to the customer like an open one.
 */
export async function moveOrders(tx: Tx, { from, to, customerId }: SessionMove): Promise<void> {
  await runText(tx, GIVE_HELD, [from, customerId])
  await tx.updateTable('orders').set({ session_id: to }).where('session_id', '=', from).execute()
}
