import { createHash } from 'node:crypto'
import type { Checkout, PaymentWidget } from '../../../src/contract/checkout.ts'
import { ProviderRefusal } from '../../checkout/payment/provider-errors.ts'
import { describePurchase } from '../../checkout/quote/describe-purchase.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { markupOf } from '../../platform/html/html.ts'
import type { Payments } from '../port/payments.ts'
import type { PaymentProvider, ProviderSession } from '../port/provider.ts'
import {
  insertPayment,
  listPayments,
  MONEY_STATES,
  OPEN_STATES,
  type Payment,
} from '../records/payment-queries.ts'
import { frameMarkup } from './frame-page.tsx'
import { type FrameSite, purchaseUrls, returnPath } from './purchase-urls.ts'

/** A prepared payment, with the amount that it asks for. */
export interface PreparedPayment {
  readonly session: ProviderSession
  readonly amount: number
}

/** The widget of the selected method; undefined if it needs none before the order is placed. */
export async function widgetFor(
  payments: Payments,
  site: FrameSite,
  checkout: Checkout,
): Promise<PaymentWidget | undefined> {
  const provider = chosenProvider(payments, checkout)
  if (provider?.way !== 'embedded' || !checkout.orderId) return undefined
  const { orderId } = checkout
  const displayCustomerDetails = !provider.ownsAddress || checkout.isBusinessCustomer
  const shared = { isChangeable: true, displayCustomerDetails, displayDeliveryMethods: true }
  const redirectUrl = returnPath(payments, orderId, site)
  try {
    const { session, amount } = await preparePayment(payments, provider, orderId, site)
    const { reference } = session
    const id = `${provider.id}-${shortHash(reference)}`
    const responseString = markupOf(frameMarkup(payments, provider.id, reference, site))
    return { ...shared, id, responseString, redirectUrl, amount, updatesAmount: true }
  } catch (error) {
    // The other payment methods still work; the page shows that this one is unavailable.
    payments.report(error, `preparing a payment by ${provider.id}`)
    return { ...shared, id: provider.id, responseString: null, redirectUrl }
  }
}

/** Where the buyer of a held order goes to pay; undefined if they pay in the checkout's frame. */
export async function payAt(
  payments: Payments,
  site: FrameSite,
  order: { readonly orderId: string; readonly provider: string },
): Promise<string | undefined> {
  const provider = payments.providers.get(order.provider)
  if (provider?.way !== 'redirect') return undefined
  const { session } = await preparePayment(payments, provider, order.orderId, site)
  return session.redirectUrl
}

/** Opens a payment at the provider, or updates the open one, and records it. */
export async function preparePayment(
  payments: Payments,
  provider: PaymentProvider,
  orderId: string,
  site: FrameSite,
): Promise<PreparedPayment> {
  const { db, now } = payments
  const urls = purchaseUrls(payments, provider.id, orderId, site)
  const purchase = await describePurchase(payments, orderId, urls)
  const open = findOpen(await listPayments(db, orderId), provider.id)
  const session = await renew(provider, open?.reference, (reference) =>
    provider.prepare(purchase, reference),
  )
  const { amount, currency } = purchase
  const payment = { orderId, provider: provider.id, reference: session.reference, amount, currency }
  await inTransaction(db, (tx) => insertPayment(tx, payment, now()))
  return { session, amount }
}

/** The provider's open payment; throws for a paid order, which must not be paid again. */
function findOpen(existing: readonly Payment[], provider: string): Payment | undefined {
  const hasState = (states: readonly string[]) => (it: Payment) => states.includes(it.state)
  if (existing.some(hasState(MONEY_STATES))) throw new ProviderRefusal('The order has been paid.')
  return existing.filter(hasState(OPEN_STATES)).find((it) => it.provider === provider)
}

/** Replaces a payment that the provider has ended, and that cannot be updated any more. */
async function renew(
  provider: PaymentProvider,
  reference: string | undefined,
  prepare: (reference?: string) => Promise<ProviderSession>,
): Promise<ProviderSession> {
  try {
    return await prepare(reference)
  } catch (error) {
    if (reference === undefined || !(error instanceof ProviderRefusal)) throw error
    const status = await provider.find(reference)
    if (status && status.state !== 'failed' && status.state !== 'cancelled') throw error
    return prepare()
  }
}

function chosenProvider(
  { providers }: Payments,
  { paymentMethods, selectedPaymentMethod }: Checkout,
): PaymentProvider | undefined {
  const method = paymentMethods.find((it) => it.id === selectedPaymentMethod)
  return method?.provider === undefined ? undefined : providers.get(method.provider)
}

/** Hides the reference, which only the provider and the shop should know. */
function shortHash(reference: string): string {
  return createHash('sha256').update(reference).digest('base64url').slice(0, 16)
}
