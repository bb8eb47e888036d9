import type { PaymentStatus } from '../../../src/model/payment.ts'
import { saveFramedAddress } from '../../checkout/current/framed-address.ts'
import { findStoredCheckout } from '../../checkout/current/stored-checkout.ts'
import { placeOrder } from '../../checkout/placing/place-order.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Tx } from '../../platform/db/schema.ts'
import { ShopError } from '../../platform/shop-error.ts'
import type { Payments } from '../port/payments.ts'
import type {
  PaymentEvent,
  PaymentProvider,
  WebhookRequest,
  WebhookResponse,
} from '../port/provider.ts'
import {
  findOrderState,
  findPayment,
  insertPayment,
  type Payment,
  recordEvent,
} from '../records/payment-queries.ts'
import { settlePayment } from './settle-payment.ts'

type EventOf<Kind extends PaymentEvent['kind']> = Extract<PaymentEvent, { readonly kind: Kind }>

const ACKNOWLEDGED: WebhookResponse = { status: 200, body: { received: true } }

/** Handles a request from a provider's servers. Nothing in it counts before its signature holds. */
export async function handleWebhook(
  payments: Payments,
  provider: PaymentProvider,
  call: WebhookRequest,
): Promise<WebhookResponse> {
  const event = await provider.parseWebhook(call)
  switch (event.kind) {
    case 'validate':
      return respondToValidation(payments, provider, event)
    case 'status':
      await inTransaction(payments.db, (tx) =>
        applyStatus(tx, event.provider ?? provider.id, event, payments.now()),
      )
      return ACKNOWLEDGED
    case 'address':
      return applyAddress(payments, provider, event)
    case 'answered':
      return event.answer
    case 'ignored':
      return ACKNOWLEDGED
    default:
      return event satisfies never
  }
}

/** Handles each event once. A refused event is not recorded, so that it can be sent again. */
async function applyStatus(
  tx: Tx,
  provider: string,
  { id, orderId, status }: EventOf<'status'>,
  now: number,
): Promise<void> {
  if (!(await recordEvent(tx, provider, id, now))) return
  // Nothing can be paid before the order exists: the provider retries, or the shop polls it.
  const isOver = status.state === 'cancelled' || status.state === 'failed'
  if (!isOver && !(await findOrderState(tx, orderId))) throw new ShopError(404, 'order.unknown')
  const payment = await findOrInsertPayment(tx, provider, { orderId, status }, now)
  if (payment.orderId !== orderId) throw new ShopError(409, 'order.unknown')
  await settlePayment(tx, payment, status, now)
}

/** Saves an address from the provider's form, valid or not, and responds with what is wrong. */
async function applyAddress(
  { db, shop, now }: Payments,
  provider: PaymentProvider,
  { orderId, reference, address }: EventOf<'address'>,
): Promise<WebhookResponse> {
  const payment = await findPayment(db, provider.id, reference)
  if (payment?.orderId !== orderId || !provider.addressResponse) {
    throw new ShopError(404, 'order.unknown')
  }
  const framed = { provider: provider.id, address }
  const verdict = await inTransaction(db, (tx) =>
    saveFramedAddress({ tx, shop }, orderId, framed, now()),
  )
  return provider.addressResponse(verdict)
}

/** The shop may have crashed between opening the payment and recording it. */
async function findOrInsertPayment(
  tx: Tx,
  provider: string,
  { orderId, status }: { readonly orderId: string; readonly status: PaymentStatus },
  now: number,
): Promise<Payment> {
  const { reference, amount, currency } = status
  const found = await findPayment(tx, provider, reference)
  if (found) return found
  await insertPayment(tx, { orderId, provider, reference, amount, currency }, now)
  const inserted = await findPayment(tx, provider, reference)
  if (!inserted) throw new Error('A payment was written down and is not there')
  return inserted
}

/**
 * The provider's last question before it takes money. If the page has not placed the order, it is
 * placed now, from what the checkout sent last.
 */
async function respondToValidation(
  payments: Payments,
  provider: PaymentProvider,
  { orderId, status, refusedUrl }: EventOf<'validate'>,
): Promise<WebhookResponse> {
  const error = await refusalOf(payments, provider, orderId, status)
  const sentence = error && payments.shop.text(error.language)(error.key)
  return provider.validationResponse(error === undefined, sentence, refusedUrl)
}

async function refusalOf(
  payments: Payments,
  provider: PaymentProvider,
  orderId: string,
  status: PaymentStatus,
): Promise<{ readonly language: 'sv' | 'en'; readonly key: string } | undefined> {
  const { db } = payments
  const payment = await findPayment(db, provider.id, status.reference)
  if (payment?.orderId !== orderId) return { language: 'sv', key: 'checkout.ordervalidation' }
  if (!(await findOrderState(db, orderId))) await placeStoredOrder(payments, orderId)
  const order = await findOrderState(db, orderId)
  const isRight = order?.total === status.amount && order.currency === status.currency
  if (order?.status === 'held' && isRight) return undefined
  return { language: order?.lang ?? 'sv', key: 'checkout.ordervalidation' }
}

async function placeStoredOrder(payments: Payments, orderId: string): Promise<void> {
  const { db, now, providers, takesTransfers } = payments
  const stored = await findStoredCheckout(payments, orderId)
  if (!stored) return
  const open = { providers: [...providers.keys()], takesTransfers }
  const context = { now: now(), hold: true, ...open }
  try {
    await inTransaction(db, (tx) => placeOrder(tx, stored.visitor, stored.sent, context))
  } catch (error) {
    // A refused order does not exist afterwards, so the provider is told not to proceed.
    if (!(error instanceof ShopError)) throw error
  }
}
