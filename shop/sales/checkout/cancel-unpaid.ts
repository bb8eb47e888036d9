import type { Tx } from '../../platform/db/schema.ts'
import { enqueue } from '../../platform/jobs/outbox.ts'
import { cancelOverdueOrder } from '../orders/unpaid-queries.ts'
import { giveBack } from './release-order.ts'

/**
 * Ends an order whose bank transfer has not come in time: its goods and its code are free again, and
 * its buyer gets a mail, in one transaction and so once, whoever else has the same in mind.
 */
export async function cancelUnpaid(tx: Tx, orderId: string, now: number): Promise<void> {
  if (!(await cancelOverdueOrder(tx, orderId, now))) return
  await giveBack(tx, orderId, now)
  await enqueue(tx, { kind: 'unpaid-mail', ref: orderId }, now)
}
