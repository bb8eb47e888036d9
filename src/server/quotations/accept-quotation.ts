import { randomUUID } from 'node:crypto'
import type { OrderAddress, OrderDetails, ReceiptRow } from '../../model/order.ts'
import type { OfferTotals } from '../../model/quotations.ts'
import type { Tx } from '../platform/db/schema.ts'
import { ShopError } from '../platform/http/shop-error.ts'
import type { Visitor } from '../platform/http/visitor.ts'
import { dropOrdered, insertOrderedCart } from '../sales/cart/ordered-cart-writes.ts'
import { completeOrder } from '../sales/checkout/complete-order.ts'
import { paymentMethodsFor } from '../sales/checkout/payment-methods.ts'
import { newOrderNumber } from '../sales/orders/order-number.ts'
import { insertOrder } from '../sales/orders/order-writes.ts'
import { PREPAY, payBy } from '../sales/orders/pay-by.ts'
import { recordReservations, reserveStock } from '../sales/orders/reserve-stock.ts'
import { mail } from './ask-quotation.ts'
import type { Quotation } from './quotation-queries.ts'
import { markAccepted, nameOrder } from './quotation-writes.ts'
import { pricedRows, readQuotation, stateAt, type WholeQuotation } from './read-quotation.ts'

/** Far beyond any hold: what is sold on an invoice is not given back by time. */
const NO_END_MS = 24 * 60 * 60 * 1000

export interface Acceptance {
  readonly id: string
  /** When the offer was made that was read; another one is to be read first. */
  readonly answeredAt: number
  /** Whether the shop has an account that is paid to. */
  readonly takesTransfers: boolean
}

/**
 * Makes an offer an order at exactly its prices, and answers the order's id. The first write is the
 * guard: accepted twice it is one order, and whatever is refused after it takes it back.
 */
export async function acceptQuotation(
  tx: Tx,
  visitor: Visitor,
  { id, answeredAt, takesTransfers }: Acceptance,
  now: number,
): Promise<string> {
  if (!(await markAccepted(tx, { id, answeredAt }, now))) return acceptedBefore(tx, id, now)
  const whole = await readQuotation(tx, id)
  const rows = whole && orderRows(whole)
  if (!whole?.totals || !rows) throw new ShopError(409, 'quotation.changed')
  const orderId = randomUUID()
  await placeOffer(
    tx,
    visitor,
    { ...whole, totals: whole.totals, rows, orderId, takesTransfers },
    now,
  )
  await nameOrder(tx, id, orderId)
  // What waited in the cart for the offer keeps the rest of it no longer.
  const { storefront } = whole.quotation
  await dropOrdered(tx, { ...visitor, storefront }, numbersOf(rows), now)
  await completeOrder(tx, orderId, now)
  await mail(tx, id, 'accepted', now)
  return orderId
}

interface AcceptedOffer extends Pick<Acceptance, 'takesTransfers'> {
  readonly orderId: string
  readonly quotation: Quotation
  readonly rows: readonly ReceiptRow[]
  readonly totals: OfferTotals
}

async function placeOffer(
  tx: Tx,
  visitor: Visitor,
  { orderId, quotation, rows, totals, takesTransfers }: AcceptedOffer,
  now: number,
): Promise<void> {
  const payment = wayToPay(visitor, quotation, takesTransfers)
  const taken = await reserveGoods(tx, visitor, { quotation, rows })
  const awaited = payment.id === PREPAY ? payBy(visitor.shop, now) : null
  const details = describeDetails(visitor, quotation, { payment, totals })
  const { goodsTotal, deliveryTotal, vatTotal, total } = totals
  const order = {
    ...{ id: orderId, number: await newOrderNumber(tx, now), status: 'placed' as const },
    cartId: await insertOrderedCart(tx, ownerOf(visitor, quotation), now),
    customerId: visitor.customer?.id ?? null,
    companyId: quotation.companyId,
    sessionId: visitor.session?.id ?? '',
    ...{ storefront: quotation.storefront, language: quotation.language },
    ...{ currency: quotation.currency, payBy: awaited, email: quotation.email },
    ...{ signUpEmail: null, details, rows, feeTotal: 0, discountTotal: 0 },
    ...{ goodsTotal, deliveryTotal, vatTotal, total },
  }
  await insertOrder(tx, order, now)
  const state = awaited === null ? 'sold' : 'held'
  const expiresAt = awaited ?? now + NO_END_MS
  await recordReservations(tx, taken, { orderId, state, expiresAt }, now)
}

/** A company orders past the stock, as it does in the checkout; anybody else as far as there is. */
async function reserveGoods(
  tx: Tx,
  { company }: Visitor,
  { quotation, rows }: Pick<AcceptedOffer, 'quotation' | 'rows'>,
) {
  const isCompany = quotation.companyId !== null && quotation.companyId === company?.id
  const mayBackorder = isCompany && quotation.storefront === 'professional'
  const { taken, short } = await reserveStock(tx, rows, { mayBackorder })
  if (short.length > 0) throw new ShopError(409, refuseShort(short, rows))
  return taken
}

/** A repeat finds the order there is; anything else is said in one sentence. */
async function acceptedBefore(tx: Tx, id: string, now: number): Promise<string> {
  const { quotation } = (await readQuotation(tx, id)) ?? {}
  if (!quotation) throw new ShopError(404, 'request.notfound')
  if (quotation.state === 'accepted' && quotation.orderId) return quotation.orderId
  const state = stateAt(quotation, now)
  const isChanged = state === 'answered'
  throw new ShopError(409, isChanged ? 'quotation.changed' : `quotation.not.${state}`)
}

function numbersOf(rows: readonly ReceiptRow[]): string[] {
  return rows.map(({ articleNumber }) => articleNumber)
}

function orderRows({ rows }: WholeQuotation): ReceiptRow[] | undefined {
  return pricedRows(rows)?.map(
    ({ articleNumber, name, size, colour, quantity, price, vatRate }) => ({
      ...{ kind: 'article', articleNumber, name, size, colour, quantity, price, vatRate },
      total: price * quantity,
    }),
  )
}

/** The invoice of those whom the shop knows, else a transfer; nobody outside is asked for money. */
function wayToPay({ shop, company }: Visitor, quotation: Quotation, takesTransfers: boolean) {
  const isOwn = quotation.companyId !== null && quotation.companyId === company?.id
  const [method] = paymentMethodsFor({
    isBusiness: true,
    mayInvoice: isOwn && company.mayInvoice,
    country: shop.company.country,
    providers: [],
    takesTransfers,
    shop,
    language: quotation.language,
  })
  if (!method) throw new ShopError(422, 'quotation.nopayment')
  return { id: method.id, name: method.name }
}

function refuseShort(
  short: readonly { readonly articleNumber: string }[],
  rows: readonly ReceiptRow[],
) {
  const names = short.map(
    ({ articleNumber }) => rows.find((it) => it.articleNumber === articleNumber)?.name,
  )
  return { key: 'quotation.short', values: { names: names.join(', ') } }
}

function ownerOf({ customer, session }: Visitor, { storefront }: Quotation) {
  const owner = customer ? { customerId: customer.id } : { sessionId: session?.id ?? randomUUID() }
  return { ...owner, storefront }
}

interface Terms {
  readonly payment: OrderDetails['paymentMethod']
  readonly totals: OfferTotals
}

function describeDetails(
  { shop }: Visitor,
  quotation: Quotation,
  { payment, totals }: Terms,
): OrderDetails {
  const place: OrderAddress = {
    firstName: quotation.firstName,
    lastName: quotation.lastName,
    companyName: quotation.companyName,
    careOf: '',
    address: quotation.address,
    address2: '',
    zipCode: quotation.zipCode,
    city: quotation.city,
    country: shop.company.country,
    phoneNumber: quotation.phoneNumber,
  }
  const t = shop.text(quotation.language)
  return {
    isBusiness: true,
    billing: place,
    delivery: place,
    organizationNumber: quotation.organizationNumber,
    reference: quotation.contactPerson,
    goodsMarking: quotation.number,
    orderNote: '',
    campaignCode: '',
    deliveryMethod: {
      id: 'quotation',
      name: t('quotation.delivery'),
      vatRate: totals.deliveryVatRate,
    },
    paymentMethod: payment,
  }
}
