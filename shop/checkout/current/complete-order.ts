import { openRequestedAccount } from '../../account/registration/open-account.ts'
import type { Tx } from '../../platform/db/schema.ts'
import { enqueue } from '../../platform/jobs/outbox.ts'
import { releaseStockAndCode } from './cancel-order.ts'

/** What follows where an order that waited for an approver stands, or is given up. */
export const orderEnds = { complete: completeOrder, releaseStock: releaseStockAndCode }

/** What follows once an order stands: its mail, the mail to the shop, and the account that was asked for with it. */
export async function completeOrder(tx: Tx, orderId: string, now: number): Promise<void> {
  await enqueue(tx, { kind: 'order-mail', ref: orderId }, now)
  await enqueue(tx, { kind: 'order-notice-mail', ref: orderId }, now)
  await openRequestedAccount(tx, orderId, now)
}
