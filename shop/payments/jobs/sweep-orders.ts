import type { PaymentStatus } from '../../../src/model/payment.ts'
import { cancelUnpaid, expireOrder } from '../../checkout/current/cancel-order.ts'
import { listOverdue } from '../../orders/stock/unpaid-queries.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/durations.ts'
import { enqueue } from '../../platform/jobs/outbox.ts'
import type { Payments } from '../port/payments.ts'
import {
  findOrderState,
  movePayment,
  OPEN_STATES,
  type Payment,
} from '../records/payment-queries.ts'
import { refundPayment } from '../refunds/refund-payment.ts'
import { pollProviders, settleByPolling } from '../settlement/poll-providers.ts'
import { listExpired, listHeld, listOrphans } from './sweep-queries.ts'

/** How long past its expiry an order stays held while its provider does not respond. */
const PATIENCE_MS = HOUR_MS
/** Until this age, a payment without an order may belong to an order that is about to be placed. */
const ORPHAN_MS = 10 * MINUTE_MS
const FORGOTTEN_MS = DAY_MS

/**
 * Cancels orders whose time to pay has run out, polling the provider first if there is one, and
 * ends payments that no order waits for.
 */
export async function sweepOrders(payments: Payments): Promise<void> {
  await sweepUnpaid(payments)
  for (const { orderId, expiresAt } of await listExpired(payments.db, payments.now())) {
    const isSure = await pollProviders(payments, orderId)
    if (isSure || payments.now() - expiresAt > PATIENCE_MS) await releaseExpired(payments, orderId)
  }
  for (const payment of await listOrphans(payments.db, payments.now() - ORPHAN_MS)) {
    await endOrphan(payments, payment)
  }
}

async function sweepUnpaid({ db, now }: Payments): Promise<void> {
  for (const { orderId } of await listOverdue(db, now())) {
    await inTransaction(db, (tx) => cancelUnpaid(tx, orderId, now()))
  }
}

/** Runs at startup: confirms or refunds what the providers took while the shop was down. */
export async function reconcile(payments: Payments): Promise<void> {
  for (const { orderId } of await listHeld(payments.db)) await pollProviders(payments, orderId)
  await sweepOrders(payments)
}

async function releaseExpired({ db, now }: Payments, orderId: string): Promise<void> {
  await inTransaction(db, (tx) => expireOrder(tx, orderId, now()))
}

/** Ends an open payment of an order that is no longer held, or of a checkout without an order. */
async function endOrphan(payments: Payments, payment: Payment): Promise<void> {
  const { db, now } = payments
  const order = await findOrderState(db, payment.orderId)
  if (order) {
    await settleByPolling(payments, payment)
    return cancelSoon(payments, payment)
  }
  const status = await findStatus(payments, payment)
  // Money may be on its way: the next sweep polls again.
  if (status === 'unknown') return
  if (status?.state === 'authorized' || status?.state === 'captured')
    return refundOrphan(payments, payment, status)
  if (now() - payment.createdAt > FORGOTTEN_MS) await cancelSoon(payments, payment)
}

async function findStatus(
  { providers, report }: Payments,
  { provider, reference }: Payment,
): Promise<PaymentStatus | undefined | 'unknown'> {
  try {
    return await providers.get(provider)?.find(reference)
  } catch (error) {
    report(error, `asking ${provider} for a payment`)
    return 'unknown'
  }
}

async function cancelSoon({ db, now }: Payments, { id }: Payment): Promise<void> {
  await inTransaction(db, (tx) => enqueue(tx, { kind: 'payment-cancel', ref: id }, now()))
}

async function refundOrphan(
  { db, now }: Payments,
  payment: Payment,
  status: PaymentStatus,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { state: to, amount, currency } = status
    const move = { from: OPEN_STATES, to, paid: { amount, currency } }
    if (await movePayment(tx, payment.id, move, now()))
      await refundPayment(tx, payment, { status, reason: 'refused' }, now())
  })
}
