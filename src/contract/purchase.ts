import * as v from 'valibot'

const text = v.pipe(v.string(), v.minLength(1))
/** In kronor, not in öre as everywhere else: so the receivers of the event want it. */
const amount = v.pipe(v.number(), v.finite())

/** One line of the order, as GA4 names its fields. */
const purchaseItemSchema = v.strictObject({
  /** The article number. */
  item_id: text,
  item_name: v.string(),
  /** Colour and size, where the article has them. */
  item_variant: v.optional(text),
  /** Of one, without VAT. */
  price: amount,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
})

/**
 * What `<script type="application/json" id="courtside-purchase">` on the page of an order holds, and what
 * `ecommerce` of the event `purchase` is: GA4's shape, and nothing that is not named here. Who
 * bought, the order's id and the key of its link have no place in it.
 *
 * `value`, `tax` and `shipping` add up to what is paid.
 */
export const purchaseSchema = v.strictObject({
  /** The order's number, as its buyer reads it: each is pushed once. */
  transaction_id: v.pipe(text, v.maxLength(64)),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  /** Goods and fees less the discount, without VAT and without delivery. */
  value: amount,
  tax: amount,
  /** Without VAT. */
  shipping: amount,
  /** The campaign code, only where one was used. */
  coupon: v.optional(text),
  items: v.array(purchaseItemSchema),
})

export type PurchaseItem = v.InferOutput<typeof purchaseItemSchema>
export type Purchase = v.InferOutput<typeof purchaseSchema>
