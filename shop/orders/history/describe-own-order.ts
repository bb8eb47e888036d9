import type { Order, OrderSummary } from '../../../src/contract/orders.ts'
import { formatMoney } from '../../../src/i18n/money.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import type { OrderEvent } from './order-history.ts'
import type { OwnOrderSummary } from './own-order-queries.ts'
import type { OwnOrder } from './read-own-order.ts'

/** The returnable items of an order. */
export interface OrderReturnable {
  /** Returnable pieces by row id. */
  readonly left: ReadonlyMap<string, number>
  /** The last day to return them, or why nothing can be returned. */
  readonly message: string
}

type Reader = Pick<Visitor, 'language'>

/** An order in the list, as the call returns it. */
export function describeSummary({ language }: Reader, line: OwnOrderSummary): OrderSummary {
  return {
    orderId: line.id,
    orderNumber: line.number,
    state: line.state,
    ...(line.openReturn && { openReturn: line.openReturn }),
    orderDate: isoOf(line.createdAt),
    orderTotal: formatMoney(line.total, line.currency, language),
    orderTotalAmount: line.total,
    currency: line.currency,
    quantity: line.pieces,
  }
}

/** A single order, as the call returns it. */
export function describeOrder(
  { language }: Reader,
  { receipt, state, openReturn, history, rowIds }: OwnOrder,
  returns: OrderReturnable,
): Order {
  const { rows, currency, deliveryTotal, discountTotal, vatTotal, refundedTotal } = receipt
  const money = (amount: number) => formatMoney(amount, currency, language)
  const items = rows.filter(({ kind }) => kind === 'article' || kind === 'gift')
  return {
    orderId: receipt.orderId,
    orderNumber: receipt.number,
    state,
    ...(openReturn && { openReturn }),
    orderDate: isoOf(receipt.createdAt),
    orderTotal: money(receipt.total),
    orderTotalAmount: receipt.total,
    currency,
    quantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
    includesVat: receipt.includesVat,
    orderRows: rows.map((it, at) => ({
      rowSystemId: rowIds[at] ?? '',
      articleNumber: it.articleNumber,
      name: it.name,
      ...(it.size && { size: it.size }),
      ...(it.colour && { color: it.colour }),
      quantity: it.quantity,
      returnable: returns.left.get(rowIds[at] ?? '') ?? 0,
      price: money(it.price),
      priceAmount: it.price,
      totalPrice: money(it.total),
      totalPriceAmount: it.total,
      isFeeRow: it.kind === 'fee',
      isServiceRow: it.kind === 'service',
      isFreeGift: it.kind === 'gift',
    })),
    returnMessage: returns.message,
    history: history.map((it) => describeEvent(it, money)),
    deliveryMethod: receipt.deliveryMethod.name,
    paymentMethod: receipt.paymentMethod.name,
    deliveryTotal: money(deliveryTotal),
    deliveryTotalAmount: deliveryTotal,
    discountTotal: money(discountTotal),
    discountTotalAmount: discountTotal,
    vat: money(vatTotal),
    vatAmount: vatTotal,
    refunded: money(refundedTotal),
    refundedAmount: refundedTotal,
  }
}

function describeEvent(
  it: OrderEvent,
  money: (amount: number) => string,
): Order['history'][number] {
  const { kind, at, by, amount, carrier, tracking, trackingUrl } = it
  return {
    event: kind,
    date: isoOf(at),
    ...(by && { by }),
    ...(carrier && { carrier }),
    ...(tracking && { trackingNumber: tracking }),
    ...(trackingUrl && { trackingUrl }),
    ...(amount !== undefined && {
      refund: money(amount),
      refundAmount: amount,
    }),
  }
}

function isoOf(at: number): string {
  return new Date(at).toISOString()
}
