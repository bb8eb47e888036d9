import type { FastifyRequest } from 'fastify'
import type { Checkout } from '../../../src/contract/checkout.ts'
import { requestNewsletter } from '../../newsletter/newsletter.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { readSigner } from '../../platform/db/signing-secret.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { ShopError } from '../../platform/shop-error.ts'
import { applyCampaignCode, changeCheckout } from '../change/change-checkout.ts'
import { recallCheckout } from '../change/open-checkout.ts'
import { generalRefusal } from '../current/current-checkout.ts'
import { EMBEDDED_IDS } from '../payment/payment-methods.ts'
import { placeOrder } from '../placing/place-order.ts'
import { findQuestion } from '../quote/checkout-words.ts'
import { receiptPath } from '../quote/describe-checkout.ts'
import { type Form, readCheckoutForm } from './checkout-form.ts'
import type { CheckoutSources } from './load-checkout.ts'

/**
 * Reads the form over the checkout that the visitor was shown. A form of another checkout keeps its own
 * id.
 */
export async function readSent(
  { db, now }: CheckoutSources,
  visitor: Visitor,
  form: Form,
): Promise<Checkout> {
  const stored = await inTransaction(db, (tx) => recallCheckout(tx, visitor, now()))
  return { ...readCheckoutForm(form, stored), orderId: form.orderId || stored.orderId }
}

/** Saves the choices and typed fields; judges a code last, so that a wrong one loses nothing else. */
export async function saveForm(
  { db, work, codes, now }: CheckoutSources,
  request: FastifyRequest,
  sent: Checkout,
): Promise<Checkout> {
  const { visitor } = request
  const context = { now: now(), ...work.open }
  const saved = await inTransaction(db, (tx) => changeCheckout(tx, visitor, sent, context))
  if (saved.campaignCode === sent.campaignCode) return saved
  const withCode = { ...sent, orderId: saved.orderId }
  const apply = () => inTransaction(db, (tx) => applyCampaignCode(tx, visitor, withCode, context))
  return sent.campaignCode.trim() === '' ? apply() : codes(request, apply)
}

/** Places the order; returns the next page's address. */
export async function placeForm(
  sources: CheckoutSources,
  { visitor, ip: address }: Pick<FastifyRequest, 'visitor' | 'ip'>,
  { sent, saved }: { readonly sent: Checkout; readonly saved: Checkout },
): Promise<string> {
  const { db, work, orders, now } = sources
  const { acceptTermsOfCondition, acceptNewsletter, shownTotalAmount, words } = sent
  const confirmed = { ...saved, acceptTermsOfCondition, shownTotalAmount, words }
  refuseFrames(saved)
  const limited = { orders, address }
  const context = { now: now(), ...work.open, hold: false, limited }
  const question = acceptNewsletter ? await findQuestion(db, visitor, words) : undefined
  const order = await inTransaction(db, async (tx) => {
    const placed = await placeOrder(tx, visitor, confirmed, context)
    // Comes last, so that the other faults show first; it rolls the order back.
    if (saved.notices) throw generalRefusal(409, 'checkout.lookagain')
    return placed
  })
  if (question) await askNewsletter(sources, visitor, saved, question)
  work.flushOutbox()
  const receipt = receiptPath(visitor, order.orderId)
  if (!order.isToPay) return receipt
  return (await work.payAt(visitor, order.orderId)) ?? receipt
}

/** Refuses payment forms inside the page, which need script, before the order holds any stock. */
function refuseFrames({ paymentMethods, selectedPaymentMethod }: Checkout): void {
  const provider = paymentMethods.find((it) => it.id === selectedPaymentMethod)?.provider
  if (!EMBEDDED_IDS.some((it) => it === provider)) return
  const reason = { key: 'checkout.noscript.card' }
  throw new ShopError(422, reason, { modelState: { selectedPaymentMethod: [reason] } })
}

async function askNewsletter(
  { db, now }: CheckoutSources,
  { language }: Visitor,
  { customerDetails: { email }, male, female }: Checkout,
  question: Awaited<ReturnType<typeof findQuestion>>,
): Promise<void> {
  const signer = await readSigner(db)
  const chosen = male ? 'Male' : 'Female'
  const gender = male === female ? null : chosen
  const optIn = { email, language, gender, ...question } as const
  await inTransaction(db, (tx) => requestNewsletter(tx, signer, optIn, now()))
}
