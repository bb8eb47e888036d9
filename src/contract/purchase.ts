import * as v from 'valibot'

const text = v.pipe(v.string(), v.minLength(1))
/** In kronor, not in öre as everywhere else, because the receivers of the event expect it. */
const amount = v.pipe(v.number(), v.finite())

/** One line of the order, as GA4 names its fields. */
const purchaseItemSchema = v.strictObject({
  /** The article number. */
  item_id: text,
  item_name: v.string(),
  /** Colour and size, if the article has them. */
  item_variant: v.optional(text),
  /** The price of one, without VAT. */
  price: amount,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
})

/**
 * The content of `<script type="application/json" id="courtside-purchase">` on the page of an order, and
 * of `ecommerce` in the event `purchase`: GA4's shape, and only the fields listed here. It never contains
 * the buyer, the order's id or the key of its link.
 *
 * `value`, `tax` and `shipping` add up to the paid amount.
 */
export const purchaseSchema = v.strictObject({
  /** The order's number, as its buyer reads it: each is pushed once. */
  transaction_id: v.pipe(text, v.maxLength(64)),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  /** Items and fees less the discount, without VAT and without delivery. */
  value: amount,
  tax: amount,
  /** Without VAT. */
  shipping: amount,
  /** The campaign code, only if one was used. */
  coupon: v.optional(text),
  items: v.array(purchaseItemSchema),
})

export type PurchaseItem = v.InferOutput<typeof purchaseItemSchema>
export type Purchase = v.InferOutput<typeof purchaseSchema>
