import * as v from 'valibot'
import { displayedWords, emailAddress } from './field-schemas.ts'

/** `POST /api/newsletter/subscribe`. */
export const subscribeSchema = v.object({
  email: emailAddress,
})

/** `PUT /api/newsletter/checkoutOptin`. Email is the one typed in the checkout. */
export const checkoutOptinSchema = v.object({
  gender: v.optional(v.nullable(v.picklist(['Male', 'Female', '']))),
  acceptNewsletter: v.boolean(),
  orderId: v.optional(v.pipe(v.string(), v.maxLength(128))),
  /** As sent by the checkout. */
  words: v.optional(v.nullable(displayedWords)),
})
