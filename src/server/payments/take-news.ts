import type { PaymentStatus } from '../../model/payment.ts'
import type { Tx } from '../platform/db/schema.ts'
import { ShopError } from '../platform/http/shop-error.ts'
import { serverText } from '../platform/texts/server-text.ts'
import { keepFramedAddress } from '../sales/checkout/framed-address.ts'
import type {
  PaymentNews,
  PaymentProvider,
  ProviderAnswer,
  ProviderCall,
} from '../sales/checkout/payment.ts'
import { placeOrder } from '../sales/checkout/place-order.ts'
import { findStoredCheckout } from '../sales/checkout/stored-checkout.ts'
import {
  findOrderState,
  findPayment,
  keepPayment,
  type Payment,
  takeEvent,
} from '../sales/orders/payment-queries.ts'
import type { Payments } from './payments.ts'
import { settlePayment } from './settle-payment.ts'

type News<Kind extends PaymentNews['kind']> = Extract<PaymentNews, { readonly kind: Kind }>

const TAKEN: ProviderAnswer = { status: 200, body: { received: true } }

/** Answers a call of a provider's servers. Nothing is believed before its signature holds. */
export async function takeCall(
  payments: Payments,
  provider: PaymentProvider,
  call: ProviderCall,
): Promise<ProviderAnswer> {
  const news = await provider.readCall(call)
  switch (news.kind) {
    case 'validate':
      return answerValidation(payments, provider, news)
    case 'status':
      await payments.db
        .transaction()
        .execute((tx) => takeStatus(tx, provider.id, news, payments.now()))
      return TAKEN
    case 'address':
      return takeAddress(payments, provider, news)
    case 'answered':
      return news.answer
    case 'ignored':
      return TAKEN
    default:
      return news satisfies never
  }
}

/** Each event is taken once. One that is refused here is not written down: it may be sent again. */
async function takeStatus(
  tx: Tx,
  provider: string,
  { id, orderId, status }: News<'status'>,
  now: number,
): Promise<void> {
  if (!(await takeEvent(tx, provider, id, now))) return
  // Before there is an order there is nothing to pay: the provider asks again, or we ask it.
  const isOver = status.state === 'cancelled' || status.state === 'failed'
  if (!isOver && !(await findOrderState(tx, orderId))) throw new ShopError(404, 'order.unknown')
  const payment = await knownPayment(tx, provider, { orderId, status }, now)
  if (payment.orderId !== orderId) throw new ShopError(409, 'order.unknown')
  await settlePayment(tx, payment, status, now)
}

/** What was typed in the provider's form is kept, right or wrong; what is wrong is answered. */
async function takeAddress(
  { db, now }: Payments,
  provider: PaymentProvider,
  { orderId, reference, address }: News<'address'>,
): Promise<ProviderAnswer> {
  const payment = await findPayment(db, provider.id, reference)
  if (payment?.orderId !== orderId || !provider.answerAddress) {
    throw new ShopError(404, 'order.unknown')
  }
  const framed = { provider: provider.id, address }
  const said = await db.transaction().execute((tx) => keepFramedAddress(tx, orderId, framed, now()))
  return provider.answerAddress(said)
}

/** The shop may have ended between opening the payment and writing it down. */
async function knownPayment(
  tx: Tx,
  provider: string,
  { orderId, status }: { readonly orderId: string; readonly status: PaymentStatus },
  now: number,
): Promise<Payment> {
  const { reference, amount, currency } = status
  const found = await findPayment(tx, provider, reference)
  if (found) return found
  await keepPayment(tx, { orderId, provider, reference, amount, currency }, now)
  const kept = await findPayment(tx, provider, reference)
  if (!kept) throw new Error('A payment was written down and is not there')
  return kept
}

/**
 * The provider's last question before it takes money. An order that the page did not place is placed
 * now, by what the checkout last sent (SPEC 7, validateOrder).
 */
async function answerValidation(
  payments: Payments,
  provider: PaymentProvider,
  { orderId, status, refusedUrl }: News<'validate'>,
): Promise<ProviderAnswer> {
  const error = await refusalOf(payments, provider, orderId, status)
  const sentence = error && serverText(error.language)(error.key)
  return provider.answerValidation(error === undefined, sentence, refusedUrl)
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
  if (!(await findOrderState(db, orderId))) await placeStored(payments, orderId)
  const order = await findOrderState(db, orderId)
  const isRight = order?.total === status.amount && order.currency === status.currency
  if (order?.status === 'held' && isRight) return undefined
  return { language: order?.lang ?? 'sv', key: 'checkout.ordervalidation' }
}

async function placeStored({ db, now, providers }: Payments, orderId: string): Promise<void> {
  const stored = await findStoredCheckout(db, orderId)
  if (!stored) return
  const situation = { now: now(), hold: true, providers: [...providers.keys()] }
  try {
    await db.transaction().execute((tx) => placeOrder(tx, stored.visitor, stored.sent, situation))
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
  }
}
