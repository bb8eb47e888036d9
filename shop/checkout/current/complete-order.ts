import { openRequestedAccount } from '../../account/registration/open-account.ts'
import type { Tx } from '../../platform/db/schema.ts'
import { enqueue } from '../../platform/jobs/outbox.ts'
import { releaseStockAndCode } from './cancel-order.ts'

/** What happens when an approver approves or refuses an order. */
export const orderEnds = { complete: completeOrder, releaseStock: releaseStockAndCode }

/** Queues the mails of a placed order, and opens the account that its buyer asked for. */
export async function completeOrder(tx: Tx, orderId: string, now: number): Promise<void> {
  await enqueue(tx, { kind: 'order-mail', ref: orderId }, now)
  await enqueue(tx, { kind: 'order-notice-mail', ref: orderId }, now)
  await openRequestedAccount(tx, orderId, now)
}
