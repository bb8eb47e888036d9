import type { ReturnRequest } from '../../src/contract/returns.ts'
import type { Receipt } from '../../src/model/order.ts'
import type { Message } from '../../src/model/validation.ts'
import { randomNumber } from '../orders/receipt/order-number.ts'
import { holdRow } from '../platform/db/hold.ts'
import type { Tx } from '../platform/db/schema.ts'
import type { Visitor } from '../platform/http/visitor.ts'
import { enqueue } from '../platform/jobs/outbox.ts'
import { ShopError } from '../platform/shop-error.ts'
import { findReturn, type OrderReturn } from './return-queries.ts'
import { announceRow, insertReturn } from './return-writes.ts'
import { quantityFault, readReturnable, refuseFaults, requireReturnable } from './returnable.ts'

export interface Announcement {
  /** Made where the form is drawn, or by the call: sent twice, it is one return. */
  readonly id: string
  readonly receipt: Receipt
  readonly rows: ReturnRequest['rows']
}

/**
 * Announces a return, with all of its rows or not at all. The same transaction queues the mails to the
 * customer and to the shop.
 */
export async function announceReturn(
  tx: Tx,
  { shop, language }: Pick<Visitor, 'shop' | 'language'>,
  { id, receipt, rows }: Announcement,
  now: number,
): Promise<OrderReturn> {
  const { orderId } = receipt
  const number = `R${randomNumber(now)}`
  await holdRow(tx, 'orders', orderId)
  const isNew = await insertReturn(tx, { id, number, orderId, language }, now)
  const orderReturn = await findReturn(tx, id)
  // The id of another order's return must reveal nothing about it.
  if (!orderReturn || orderReturn.orderId !== orderId) throw new ShopError(404, 'order.unknown')
  if (!isNew) return orderReturn
  requireReturnable(await readReturnable(tx, { shop, receipt }, now), rows)
  const faults: (Message | undefined)[] = []
  for (const { rowSystemId: rowId, quantity, reason } of rows) {
    const isTaken = await announceRow(tx, orderReturn, { rowId, quantity, reason })
    faults.push(isTaken ? undefined : quantityFault(0))
  }
  refuseFaults(faults)
  await enqueue(tx, { kind: 'return-mail', ref: id }, now)
  await enqueue(tx, { kind: 'return-notice-mail', ref: id }, now)
  return orderReturn
}
