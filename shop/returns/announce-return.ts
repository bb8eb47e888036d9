import type { ReturnRequest } from '../../src/contract/returns.ts'
import type { Receipt } from '../../src/model/order.ts'
import type { Message } from '../../src/model/validation.ts'
import { randomNumber } from '../orders/receipt/order-number.ts'
import type { Tx } from '../platform/db/schema.ts'
import { ShopError } from '../platform/http/shop-error.ts'
import type { Visitor } from '../platform/http/visitor.ts'
import { enqueue } from '../platform/jobs/outbox.ts'
import { faultOf, refuseFaults, requireReturnable } from './require-returnable.ts'
import { findReturn, type GoodsReturn } from './return-queries.ts'
import { announceRow, insertReturn } from './return-writes.ts'
import { readReturnable } from './returnable.ts'

export interface Announcement {
  /** Made where the form is drawn, or by the call: sent twice, it is one return. */
  readonly id: string
  readonly receipt: Receipt
  readonly rows: ReturnRequest['rows']
}

/**
 * A customer says that goods come back: all rows of it, or none. In the same transaction stand the
 * mails to the customer and to the shop.
 */
export async function announceReturn(
  tx: Tx,
  { shop, language }: Pick<Visitor, 'shop' | 'language'>,
  { id, receipt, rows }: Announcement,
  now: number,
): Promise<GoodsReturn> {
  const { orderId } = receipt
  const number = `R${randomNumber(now)}`
  const isNew = await insertReturn(tx, { id, number, orderId, language }, now)
  const made = await findReturn(tx, id)
  // The id of another order's return says nothing of it.
  if (!made || made.orderId !== orderId) throw new ShopError(404, 'order.unknown')
  if (!isNew) return made
  requireReturnable(await readReturnable(tx, { shop, receipt }, now), rows)
  const faults: (Message | undefined)[] = []
  for (const { rowSystemId: rowId, quantity, reason } of rows) {
    const isTaken = await announceRow(tx, made, { rowId, quantity, reason })
    faults.push(isTaken ? undefined : faultOf(0))
  }
  refuseFaults(faults)
  await enqueue(tx, { kind: 'return-mail', ref: id }, now)
  await enqueue(tx, { kind: 'return-notice-mail', ref: id }, now)
  return made
}
