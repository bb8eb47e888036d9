import * as v from 'valibot'

/**
 * The body of `getDeliveryCheckouts`: a checkout's `deliverySettings`. Any other field is dropped, and none
 * names a host.
 */
export const deliverySettingsSchema = v.nullish(
  v.object({
    country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)), 'SE'),
    zipCode: v.optional(v.pipe(v.string(), v.maxLength(20)), ''),
    method: v.optional(v.picklist(['home', 'pickup', 'slot']), 'home'),
  }),
  {},
)
