import { randomUUID } from 'node:crypto'
import type { OrderAddress, OrderDetails, ReceiptRow } from '../../src/model/order.ts'
import type { OfferTotals } from '../../src/model/quotations.ts'
import type { ApprovalNeed } from '../approvals/find-need.ts'
import { insertOrderedCart } from '../cart/change/ordered-cart-writes.ts'
import type { CartOwner } from '../cart/contents/cart-owner.ts'
import { paymentMethodsFor } from '../checkout/payment/payment-methods.ts'
import { BANK_TRANSFER, invoiceTerms, transferDueDate } from '../orders/receipt/due-date.ts'
import { randomNumber } from '../orders/receipt/order-number.ts'
import { insertOrder } from '../orders/stock/order-writes.ts'
import { recordReservations, reserveStock } from '../orders/stock/reserve-stock.ts'
import type { Tx } from '../platform/db/schema.ts'
import { DAY_MS } from '../platform/durations.ts'
import type { StoredVisitor, Visitor } from '../platform/http/visitor.ts'
import { ShopError } from '../platform/shop-error.ts'
import type { Quotation } from './quotation-queries.ts'

/**
 * Unlike a hold, a reservation that is sold on an invoice is not released by time; the end only has to
 * exist.
 */
const NO_END_MS = DAY_MS

export interface AcceptedOffer {
  readonly quotation: Quotation
  readonly rows: readonly ReceiptRow[]
  readonly totals: OfferTotals
  /** Whether the shop has a bank account for transfers. */
  readonly takesTransfers: boolean
  /** Why it waits for an approver, and until when; absent where it does not. */
  readonly need: ApprovalNeed | undefined
}

/** Places the order of an accepted offer, and returns the order's id. */
export async function placeOffer(
  tx: Tx,
  visitor: StoredVisitor,
  { quotation, rows, totals, takesTransfers, need }: AcceptedOffer,
  now: number,
): Promise<string> {
  const orderId = randomUUID()
  const way = choosePayment(visitor, quotation, takesTransfers)
  const payment = { ...way, ...invoiceTerms(visitor.shop, way.id, now) }
  const reserved = await reserveItems(tx, visitor, { quotation, rows })
  const isTransfer = payment.id === BANK_TRANSFER && !need
  const dueDate = isTransfer ? transferDueDate(visitor.shop, now) : null
  const details = describeDetails(visitor, quotation, { payment, totals })
  const { itemsTotal, deliveryTotal, vatTotal, total } = totals
  const order = {
    ...({
      id: orderId,
      number: randomNumber(now),
      status: need ? 'held' : 'placed',
    } as const),
    cartId: await insertOrderedCart(tx, ownerOf(visitor, quotation), now),
    customerId: visitor.customer?.id ?? null,
    companyId: quotation.companyId,
    sessionId: visitor.session.id,
    ...{ storefront: quotation.storefront, language: quotation.language },
    ...{ currency: quotation.currency, dueDate, email: quotation.email },
    ...{ signUpEmail: null, details, rows, feeTotal: 0, discountTotal: 0 },
    ...{ itemsTotal, deliveryTotal, vatTotal, total },
  }
  await insertOrder(tx, order, now)
  const state = need || dueDate !== null ? 'held' : 'sold'
  const expiresAt = need?.until ?? dueDate ?? now + NO_END_MS
  await recordReservations(tx, reserved, { orderId, state, expiresAt }, now)
  return orderId
}

/**
 * Reserves an offer's items. A company may order beyond the stock, as in the checkout; anyone else may
 * not.
 */
async function reserveItems(
  tx: Tx,
  { company }: Visitor,
  { quotation, rows }: Pick<AcceptedOffer, 'quotation' | 'rows'>,
) {
  const isCompany = quotation.companyId !== null && quotation.companyId === company?.id
  const mayBackorder = isCompany && quotation.storefront === 'professional'
  const { taken, short } = await reserveStock(tx, rows, { mayBackorder })
  if (short.length > 0) throw new ShopError(409, shortageReason(short, rows))
  return taken
}

/**
 * An invoice for companies approved for it, otherwise a bank transfer: providers are not involved in
 * offers.
 */
function choosePayment({ shop, company }: Visitor, quotation: Quotation, takesTransfers: boolean) {
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

function shortageReason(
  short: readonly { readonly articleNumber: string }[],
  rows: readonly ReceiptRow[],
) {
  const names = short.map(
    ({ articleNumber }) => rows.find((it) => it.articleNumber === articleNumber)?.name,
  )
  return { key: 'quotation.short', values: { names: names.join(', ') } }
}

function ownerOf({ customer, session }: StoredVisitor, { storefront }: Quotation): CartOwner {
  return customer
    ? { column: 'customer_id', id: customer.id, storefront }
    : { column: 'session_id', id: session.id, storefront }
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
  const address: OrderAddress = {
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
    billing: address,
    delivery: address,
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
