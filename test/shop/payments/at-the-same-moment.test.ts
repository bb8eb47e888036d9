import { randomUUID } from 'node:crypto'
import { type TestContext, test } from 'node:test'
import { BANK_TRANSFER } from '../../../shop/orders/receipt/due-date.ts'
import { findPaymentById } from '../../../shop/payments/records/payment-queries.ts'
import { findRefund } from '../../../shop/payments/records/refund-queries.ts'
import { type RefundOrder, refundPart } from '../../../shop/payments/refunds/refund-part.ts'
import { cancelRefund, completeRefund } from '../../../shop/payments/refunds/settle-refund.ts'
import { registerTransfer } from '../../../shop/payments/settlement/bank-transfer.ts'
import { settlePayment } from '../../../shop/payments/settlement/settle-payment.ts'
import { inTransaction } from '../../../shop/platform/db/in-transaction.ts'
import type { Db, Tx } from '../../../shop/platform/db/schema.ts'
import { cancel } from '../../../shop/staff/orders/order-actions.ts'
import { PIECES, refund } from '../../../shop/staff/orders/refund-actions.ts'
import type { SentForm } from '../../../shop/staff/page/run-write.ts'
import { settleWithdrawal } from '../../../shop/withdrawals/settle-withdrawal.ts'
import { type Statement, WHOLE_ORDER } from '../../../shop/withdrawals/statement.ts'
import { insertStatement } from '../../../shop/withdrawals/withdrawal-queries.ts'
import type { PaymentState } from '../../../src/model/payment.ts'
import { same } from '../../helpers/row-database.ts'
import { addOrder, addOrderRow, addPayment, DETAILS } from '../../helpers/row-orders.ts'
import { NOW, seedRowShop } from '../../helpers/row-shop.ts'
import { openTwice } from '../../helpers/two-processes.ts'

type Order = Omit<Parameters<typeof addOrder>[1], 'id'>

/** Two processes, and an order with what is added to it. */
function openOrder(t: TestContext, order: Order, add: (tx: Tx) => Promise<void>) {
  return openTwice(t, async (db) => {
    await seedRowShop(db)
    await inTransaction(db, async (tx) => {
      await addOrder(tx, { id: 'order', ...order })
      await add(tx)
    })
  })
}

const PAID = { status: 'paid' } as const
const HELD = { status: 'held' } as const
const TEN_KRONOR = {
  ...{ goods_total: 1000, fee_total: 0, delivery_total: 0, discount_total: 0 },
  ...{ vat_total: 200, total: 1000 },
}

const addOpen = (tx: Tx) => addPayment(tx, { id: 'p' })
const addCaptured = (tx: Tx) => addPayment(tx, { id: 'p', state: 'captured' })

async function settle(tx: Tx, id: string, state: PaymentState): Promise<void> {
  const payment = await findPaymentById(tx, id)
  if (!payment) throw new Error('No payment')
  const { reference, amount, currency } = payment
  await settlePayment(tx, payment, { reference, state, amount, currency }, NOW + 1)
}

async function statusOf(db: Db): Promise<string | undefined> {
  return (await db.selectFrom('orders').select('status').executeTakeFirst())?.status
}

const PART: RefundOrder = {
  id: 'part',
  orderId: 'order',
  amount: 800,
  reason: 'goodwill',
  rows: [],
}

const STATEMENT: Statement = {
  ...{ id: 'w', number: 'no-order', email: 'kim@example.com', name: 'Kim Ek', language: 'sv' },
  ...{ orderId: null, scope: WHOLE_ORDER, rows: [], articles: '' },
  ...{ receivedAt: NOW, settledAt: null },
}

test('an order whose two payments fail at the same moment is held no longer', async (t) => {
  const { first, other, overtaken } = await openOrder(t, HELD, async (tx) => {
    await addOpen(tx)
    await addPayment(tx, { id: 'q' })
  })

  await settle(first, 'p', 'failed')
  await overtaken(inTransaction(other, (tx) => settle(tx, 'q', 'failed')))

  same(await statusOf(other), 'cancelled')
})

test('a sale that is refunded while its payment arrives is marked as refunded', async (t) => {
  const { first, other, overtaken } = await openOrder(t, HELD, addOpen)

  await settle(first, 'p', 'captured')
  await overtaken(inTransaction(other, (tx) => settle(tx, 'p', 'refunded')))

  same(await statusOf(other), 'refunded')
})

test('a bank transfer that two processes register is registered by one of them', async (t) => {
  const details = { ...DETAILS, paymentMethod: { id: BANK_TRANSFER, name: 'Bank' } }
  const order = { details: JSON.stringify(details) }
  const { first, other, overtaken } = await openOrder(t, order, async () => {})
  const register = (tx: Tx) => registerTransfer(tx, { number: 'no-order' }, NOW)

  same(await register(first), 'paid')

  same(await overtaken(inTransaction(other, register)), 'already')
})

test('an order that is cancelled while a part is refunded gives the rest back', async (t) => {
  const { first, other, overtaken } = await openOrder(t, PAID, addCaptured)

  await refundPart(first, PART, NOW)
  const form = { id: 'order', now: NOW } as SentForm
  await overtaken(inTransaction(other, (tx) => cancel(tx, form)))

  same((await findPaymentById(other, 'p'))?.refunded, 100_800)
})

test('a withdrawal that is settled while a part is refunded gives the rest back', async (t) => {
  const { first, other, overtaken } = await openOrder(t, PAID, async (tx) => {
    await addCaptured(tx)
    await insertStatement(tx, { ...STATEMENT, orderId: 'order' })
  })

  await refundPart(first, PART, NOW)
  const settling = { number: 'no-order', isRefund: true }
  const settled = inTransaction(other, (tx) => settleWithdrawal(tx, settling, NOW))

  same((await overtaken(settled)).givenBack, 100_000)
})

test('a refund that is asked for twice at the same moment is made once', async (t) => {
  const { first, other, overtaken } = await openOrder(t, PAID, addCaptured)

  same(await refundPart(first, PART, NOW), true)

  same(await overtaken(inTransaction(other, (tx) => refundPart(tx, PART, NOW))), false)
})

test('a piece that is refunded beside another one of its row gets its own share of the price', async (t) => {
  const { first, other, overtaken } = await openOrder(t, { ...PAID, ...TEN_KRONOR }, async (tx) => {
    await addOrderRow(tx, 'order', { id: 'row', quantity: 3, price: 333, total: 1000 })
    await addPayment(tx, { id: 'p', state: 'captured', amount: 1000 })
  })
  const rows = [{ rowId: 'row', quantity: 1 }]

  await refundPart(first, { ...PART, amount: 333, rows }, NOW)
  const fields = { refund: randomUUID(), [`${PIECES}row`]: '1', reason: 'goodwill' }
  const form = { id: 'order', fields, member: { language: 'sv' }, now: NOW } as unknown as SentForm
  await overtaken(inTransaction(other, (tx) => refund(tx, form)))

  same((await findRefund(other, fields.refund))?.amount, 334)
})

test('the last part that is refunded while another one is refused ends no order', async (t) => {
  const { first, other, overtaken } = await openOrder(t, PAID, async (tx) => {
    await addCaptured(tx)
    await refundPart(tx, PART, NOW)
    await refundPart(tx, { ...PART, id: 'rest', amount: 100_000 }, NOW)
  })
  const [refused, paidBack] = [await findRefund(other, 'part'), await findRefund(other, 'rest')]
  if (!refused || !paidBack) throw new Error('No refund')

  await cancelRefund(first, refused, NOW)
  await overtaken(inTransaction(other, (tx) => completeRefund(tx, paidBack, NOW)))

  same(await statusOf(other), 'paid')
})
