import * as v from 'valibot'

/** What the text of `getDeliveryCheckouts` holds, once read as JSON. */
export const deliveryOptionsSchema = v.object({
  /** A sentence for the visitor: the carrier is down, the zip code is missing. */
  message: v.optional(v.string()),
  options: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      kind: v.optional(v.picklist(['home', 'pickup', 'slot']), 'home'),
      /** One line: an address, opening hours. */
      description: v.optional(v.string()),
      arrival: v.optional(v.string()),
      price: v.optional(v.string()),
      priceAmount: v.optional(v.pipe(v.number(), v.integer())),
    }),
  ),
})

export type DeliveryOffer = v.InferOutput<typeof deliveryOptionsSchema>
export type DeliveryOption = DeliveryOffer['options'][number]
