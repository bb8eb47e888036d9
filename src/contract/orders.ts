import * as v from 'valibot'
import { ORDER_STATES } from '../model/order.ts'

const amount = v.pipe(v.number(), v.integer())

/** An order of the list. Dates are ISO; money is text, and in minor units with `Amount`. */
const orderSummarySchema = v.object({
  orderId: v.string(),
  orderNumber: v.string(),
  state: v.picklist(ORDER_STATES),
  orderDate: v.string(),
  orderTotal: v.string(),
  orderTotalAmount: amount,
  currency: v.string(),
  /** Pieces of goods. */
  quantity: v.number(),
})

/** `GET /api/orders?page=1`: one's own orders, the newest first. */
export const ordersSchema = v.object({
  orders: v.array(orderSummarySchema),
  page: v.number(),
  pageCount: v.number(),
})

const orderRowSchema = v.object({
  /** By which a row is returned. */
  rowSystemId: v.string(),
  articleNumber: v.string(),
  name: v.string(),
  size: v.optional(v.string()),
  color: v.optional(v.string()),
  quantity: v.number(),
  /** Pieces that can be sent back now. */
  returnable: v.number(),
  price: v.string(),
  priceAmount: amount,
  totalPrice: v.string(),
  totalPriceAmount: amount,
  isFeeRow: v.boolean(),
  isServiceRow: v.boolean(),
  isFreeGift: v.boolean(),
})

/** What has happened to an order, the oldest first. */
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

/** `GET /api/orders/{id}`: one of one's own. */
export const orderSchema = v.object({
  ...orderSummarySchema.entries,
  /** Whether prices of rows include VAT. */
  includesVat: v.boolean(),
  orderRows: v.array(orderRowSchema),
  /** Until when goods can be sent back, or why they cannot. */
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
