import * as v from 'valibot'
import { numeric } from './field-schemas.ts'

/** The content of `getDeliveryCheckouts`' text, parsed as JSON. */
export const deliveryOptionsSchema = v.object({
  /** A sentence for the visitor: the carrier is unavailable, the zip code is missing. */
  message: v.optional(v.string()),
  options: v.optional(
    v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        kind: v.optional(v.picklist(['home', 'pickup', 'slot']), 'home'),
        /** One line: an address, opening hours. */
        description: v.optional(v.string()),
        arrival: v.optional(v.string()),
        /** Text in the page's language; a number is in whole units of the currency. */
        price: v.optional(v.union([v.string(), v.number()])),
        priceAmount: v.optional(v.pipe(numeric, v.integer())),
      }),
    ),
    [],
  ),
})

export type DeliveryOffer = v.InferOutput<typeof deliveryOptionsSchema>
export type DeliveryOption = DeliveryOffer['options'][number]
