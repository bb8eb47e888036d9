import type { FastifyInstance } from 'fastify'
import { checkoutOptinSchema } from '../../contract/checkout.ts'
import { subscribeSchema } from '../../contract/newsletter.ts'
import { createAttemptLimits } from '../platform/http/attempt-limits.ts'
import { readCheckoutEmail } from '../sales/checkout/checkout-email.ts'
import {
  askForNewsletter,
  type NewsletterWish,
  withdrawNewsletterWish,
} from './newsletter.ts'
import type { Db } from '../platform/db/schema.ts'
import { isMailAddress } from '../platform/mail/message.ts'
import { bodyOf } from '../platform/http/body.ts'
import { readSecret } from '../platform/secret-queries.ts'
import { ShopError } from '../platform/http/shop-error.ts'
import { serverText } from '../platform/texts.ts'
import type { Visitor } from '../platform/http/visitor.ts'

export interface NewsletterRouteOptions {
  readonly db: Db
  readonly now: () => number
}

const MOST_AN_HOUR = 30
const HOUR_MS = 60 * 60 * 1000

/**
 * Asks for the newsletter, which comes only once the address itself has said yes. The answers are the
 * same whether an address is known or not.
 */
export async function newsletterRoutes(
  shop: FastifyInstance,
  { db, now }: NewsletterRouteOptions,
): Promise<void> {
  const secret = await readSecret(db)
  const limits = createAttemptLimits(MOST_AN_HOUR, HOUR_MS, now)

  async function ask(wish: NewsletterWish, address: string): Promise<void> {
    limits.count(address)
    await db.transaction().execute((tx) => askForNewsletter(tx, secret, wish, now()))
  }

  shop.put('/api/newsletter/checkoutOptin', async (request) => {
    const { acceptNewsletter, gender, orderId } = bodyOf(request, checkoutOptinSchema)
    const { visitor, ip } = request
    const email = await readCheckoutEmail(db, visitor, orderId)
    if (!acceptNewsletter) {
      await db.transaction().execute((tx) => withdrawNewsletterWish(tx, email))
      return {}
    }
    assertAddress(email)
    await ask({ email, gender: gender || null, language: visitor.language }, ip)
    return answerTo(visitor)
  })

  shop.post('/api/newsletter/subscribe', async (request) => {
    const { email } = bodyOf(request, subscribeSchema)
    const { visitor, ip } = request
    await ask({ email, language: visitor.language }, ip)
    return answerTo(visitor)
  })
}

function answerTo({ language }: Visitor): { readonly message: string } {
  return { message: serverText(language)('newsletter.done') }
}

function assertAddress(email: string): void {
  if (isMailAddress(email)) return
  const key = email === '' ? 'validation.required' : 'validation.email'
  throw new ShopError(400, key, { modelState: { 'customerDetails-email': [{ key }] } })
}
