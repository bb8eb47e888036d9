import * as v from 'valibot'
import { ORDER_STATES } from '../model/order.ts'

const amount = v.pipe(v.number(), v.integer())

/** An order of the list. Dates are ISO; money is text, and in minor units in `…Amount`. */
const orderSummarySchema = v.object({
  orderId: v.string(),
  orderNumber: v.string(),
  state: v.picklist(ORDER_STATES),
  /** The newest return of a sent order until it is repaid or refused: announced, or received. */
  openReturn: v.optional(v.picklist(['returning', 'returned'])),
  orderDate: v.string(),
  orderTotal: v.string(),
  orderTotalAmount: amount,
  currency: v.string(),
  /** The number of pieces. */
  quantity: v.number(),
})

/** `GET /api/orders?page=1`: the customer's own orders, newest first. */
export const ordersSchema = v.object({
  orders: v.array(orderSummarySchema),
  page: v.number(),
  pageCount: v.number(),
})

const orderRowSchema = v.object({
  /** Identifies a row for a return. */
  rowSystemId: v.string(),
  articleNumber: v.string(),
  name: v.string(),
  size: v.optional(v.string()),
  color: v.optional(v.string()),
  quantity: v.number(),
  /** Pieces that can be returned now. */
  returnable: v.number(),
  price: v.string(),
  priceAmount: amount,
  totalPrice: v.string(),
  totalPriceAmount: amount,
  isFeeRow: v.boolean(),
  isServiceRow: v.boolean(),
  isFreeGift: v.boolean(),
})

/** An event of an order's history, oldest first. */
const orderEventSchema = v.object({
  event: v.picklist([
    'placed',
    'toapprove',
    'granted',
    'denied',
    'takenback',
    'lapsed',
    'approved',
    'paid',
    'packed',
    'sent',
    'cancelled',
    'returning',
    'returned',
    'returnrefused',
    'refunding',
    'refunded',
  ]),
  date: v.string(),
  /** Who approved or refused it. */
  by: v.optional(v.string()),
  carrier: v.optional(v.string()),
  trackingNumber: v.optional(v.string()),
  trackingUrl: v.optional(v.string()),
  refund: v.optional(v.string()),
  refundAmount: v.optional(amount),
})

/** `GET /api/orders/{id}`: one of the customer's own orders. */
export const orderSchema = v.object({
  ...orderSummarySchema.entries,
  /** Whether the rows' prices include VAT. */
  includesVat: v.boolean(),
  orderRows: v.array(orderRowSchema),
  /** The last day for returns, or why nothing can be returned. */
  returnMessage: v.string(),
  history: v.array(orderEventSchema),
  deliveryMethod: v.string(),
  paymentMethod: v.string(),
  deliveryTotal: v.string(),
  deliveryTotalAmount: amount,
  discountTotal: v.string(),
  discountTotalAmount: amount,
  vat: v.string(),
  vatAmount: amount,
  refunded: v.string(),
  refundedAmount: amount,
})

export type OrderSummary = v.InferOutput<typeof orderSummarySchema>
export type Orders = v.InferOutput<typeof ordersSchema>
export type Order = v.InferOutput<typeof orderSchema>
