import type { Checkout } from '../../../src/contract/checkout.ts'
import { viewCart } from '../../cart/view/view-cart.ts'
import type { Carrier } from '../../delivery/carrier.ts'
import { DELIVERY_KINDS } from '../../delivery/delivery-rules.ts'
import { offerDelivery } from '../../delivery/offer-delivery.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import type { PageContext } from '../../platform/pages/page-context.ts'
import type { CodeGuard } from '../change/guard-code.ts'
import { openCheckout } from '../change/open-checkout.ts'
import { readParcel } from '../change/read-parcel.ts'
import type { OrderLimiter } from '../placing/order-limits.ts'
import type { CheckoutPayments } from '../quote/checkout-types.ts'
import type { CheckoutDrawing } from './drawing.ts'

export interface CheckoutSources {
  readonly db: Db
  readonly work: CheckoutPayments
  readonly codes: CodeGuard
  readonly orders: OrderLimiter
  readonly carriers: () => readonly Carrier[]
  readonly now: () => number
}

/** The outcome of a form: its faults, and its content if that could not be saved. */
export interface CheckoutErrors {
  readonly errors: Readonly<Record<string, string>>
  readonly sent?: Checkout | undefined
}

/** The visitor's checkout, with its payment widget and carrier options. */
export async function loadCheckout(
  { db, work, carriers, now }: Omit<CheckoutSources, 'codes' | 'orders'>,
  page: PageContext,
  visitor: Visitor,
  refused?: CheckoutErrors,
): Promise<CheckoutDrawing> {
  const context = { now: now(), ...work.open }
  const opened = await inTransaction(db, (tx) => openCheckout(tx, visitor, context))
  const paymentWidget = opened.orderId ? await work.widgetFor(visitor, opened) : undefined
  const checkout = { ...opened, ...typedIn(refused?.sent), paymentWidget: paymentWidget ?? null }
  return {
    page,
    checkout,
    cart: await viewCart(db, visitor),
    ...(await readOptions({ db, carriers, now }, visitor, checkout)),
    errors: refused?.errors ?? {},
  }
}

/** Everything that the visitor typed, so that nothing is lost, whatever was wrong with it. */
function typedIn(sent: Checkout | undefined): Partial<Checkout> {
  if (!sent) return {}
  const { customerDetails, alternativeAddress, orderNote, campaignCode } = sent
  return { customerDetails, alternativeAddress, orderNote, campaignCode }
}

async function readOptions(
  { db, carriers, now }: Pick<CheckoutSources, 'db' | 'carriers' | 'now'>,
  visitor: Visitor,
  { carrier: id, deliverySettings }: Checkout,
): Promise<Pick<CheckoutDrawing, 'options' | 'optionsNotice'>> {
  const carrier = carriers().find((it) => it.id === id)
  const { method, country, zipCode } = deliverySettings ?? {}
  const kind = DELIVERY_KINDS.find((it) => it === method)
  if (!carrier || !kind || kind === 'home') return { options: [] }
  const { shop, language, storefront, canSeePrices } = visitor
  const parcel = await readParcel(db, visitor)
  const place = { country: String(country), zipCode: String(zipCode ?? '') }
  const offer = await offerDelivery(carrier, kind, {
    ...{ ...place, ...parcel, shop, language, storefront, canSeePrices },
    now: now(),
  })
  return { options: offer.options, optionsNotice: offer.message }
}
