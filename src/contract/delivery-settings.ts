import * as v from 'valibot'

/**
 * What `getDeliveryCheckouts` is sent: a checkout's `deliverySettings`. What else a client sends is
 * dropped, and no part of it names a host.
 */
export const deliverySettingsSchema = v.nullish(
  v.object({
    country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)), 'SE'),
    zipCode: v.optional(v.pipe(v.string(), v.maxLength(20)), ''),
    method: v.optional(v.picklist(['home', 'pickup', 'slot']), 'home'),
  }),
  {},
)
