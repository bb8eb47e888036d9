import * as v from 'valibot'
import { because } from './fault.ts'
import { about, count, country, list, oneOf } from './field-schemas.ts'

const buyers = v.array(oneOf(['private', 'business']), because('shopFile.buyers'))

const MAX_INVOICE_DAYS = 90

/** To whom a way to pay is open: everybody, everywhere, where nothing else is said. */
const terms = { buyers: v.optional(buyers), countries: v.optional(list(country)) }

/** The ways to pay that the shop has; what is not named is not offered. */
export const paymentSchema = v.strictObject({
  invoice: v.optional(v.strictObject({ ...terms, days: count(1, MAX_INVOICE_DAYS) })),
  prepay: v.optional(v.strictObject(terms)),
  'stripe-card': v.optional(v.strictObject(terms)),
  'stripe-swish': v.optional(
    about('Swish at Stripe: in kronor, for buyers in Sweden.', v.strictObject(terms)),
  ),
  'stripe-wallet': v.optional(
    about(
      'Apple Pay and Google Pay at Stripe; needs STRIPE_PUBLISHABLE_KEY too.',
      v.strictObject(terms),
    ),
  ),
  klarna: v.optional(v.strictObject(terms)),
  card: v.optional(
    about('The built-in provider of cards: a trial, no money moves.', v.strictObject(terms)),
  ),
  account: v.optional(
    about('The built-in provider of credit: a trial, no money moves.', v.strictObject(terms)),
  ),
})
