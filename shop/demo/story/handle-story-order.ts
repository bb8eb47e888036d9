import { randomUUID } from 'node:crypto'
import { insertApproval } from '../../approvals/approval-writes.ts'
import { randomNumber } from '../../orders/receipt/order-number.ts'
import type { NewOrder } from '../../orders/stock/order-writes.ts'
import { releaseStock } from '../../orders/stock/release-stock.ts'
import { openSandboxPayment } from '../../payments/providers/sandbox/sandbox-store.ts'
import type { Tx } from '../../platform/db/schema.ts'
import { DAY_MS, HOUR_MS } from '../../platform/durations.ts'
import { announceRow, insertReturn } from '../../returns/return-writes.ts'
import { recordCancelled, recordPacked, recordSent } from '../../staff/orders/fulfilment-queries.ts'
import { DEMO_COMPANY, DEMO_LIMITS } from '../demo-people.ts'
import type { StoryOrder } from './story-orders.ts'

/** An approver has so long; longer than in a shop, so that the demo shows it for a while. */
const WAIT_MS = 14 * DAY_MS

/** What has become of an order since it was placed. */
export async function handleStoryOrder(
  tx: Tx,
  { state, returnedRow }: StoryOrder,
  order: NewOrder,
  at: number,
): Promise<void> {
  const { id } = order
  if (order.details.paymentMethod.id === 'card') await payByCard(tx, order, state, at)
  if (state === 'toapprove') await waitForApprover(tx, order, at)
  if (state === 'packed' || state === 'sent') await recordPacked(tx, id, at + 2 * HOUR_MS)
  if (state === 'sent') {
    const shipment = { carrier: 'Stafettbud', tracking: `SB${order.number.replace('-', '')}` }
    await recordSent(tx, id, shipment, at + 3 * HOUR_MS)
  }
  if (state === 'refunded') {
    await releaseStock(tx, id, 'sold', at + DAY_MS)
    await recordCancelled(tx, id, at + DAY_MS)
  }
  if (state === 'cancelled') {
    await releaseStock(tx, id, 'held', at + 8 * DAY_MS)
    await setStatus(tx, id, 'cancelled')
  }
  if (returnedRow !== undefined) await sendBack(tx, order, returnedRow, at + 3 * DAY_MS)
}

async function setStatus(
  tx: Tx,
  id: string,
  status: 'paid' | 'refunded' | 'cancelled',
): Promise<void> {
  await tx.updateTable('orders').set({ status }).where('id', '=', id).execute()
}

async function payByCard(
  tx: Tx,
  { id: orderId, total: amount, currency, email }: NewOrder,
  state: StoryOrder['state'],
  at: number,
): Promise<void> {
  const isBack = state === 'refunded'
  const reference = randomUUID()
  const paid = { reference, state: isBack ? 'refunded' : 'captured', amount, currency } as const
  const content = {
    ...({ language: 'sv', country: 'SE', email, rows: [], callback: '', attempts: 0 } as const),
    ...{ isIdentified: true, isCaptureRefused: false, calls: [] },
  }
  await openSandboxPayment(tx, 'sandpay', { ...paid, orderId, content }, at)
  await tx
    .insertInto('payment')
    .values({
      ...{ id: randomUUID(), order_id: orderId, provider: 'sandpay', ...paid },
      ...{ refunded: isBack ? amount : 0, created_at: at, changed_at: at },
    })
    .execute()
  await setStatus(tx, orderId, isBack ? 'refunded' : 'paid')
}

async function waitForApprover(
  tx: Tx,
  { id: orderId, customerId, total, vatTotal }: NewOrder,
  at: number,
): Promise<void> {
  const [{ period, amount: allowed }] = DEMO_LIMITS
  const need = {
    exceeded: { period, amount: allowed, spent: 0 },
    ...{ amount: total - vatTotal, approvers: [], until: at + WAIT_MS, notice: '' },
  }
  const buyerId = customerId ?? ''
  await insertApproval(tx, { orderId, companyId: DEMO_COMPANY.id, buyerId, need }, at)
}

/** One piece is on its way back. */
async function sendBack(
  tx: Tx,
  { id: orderId, language }: NewOrder,
  position: number,
  at: number,
): Promise<void> {
  const id = randomUUID()
  await insertReturn(tx, { id, number: `R${randomNumber(at)}`, orderId, language }, at)
  const row = { rowId: `${orderId}-${position}`, quantity: 1, reason: 'too-small' } as const
  if (!(await announceRow(tx, { id, orderId }, row))) throw new Error('Nothing of it can come back')
}
