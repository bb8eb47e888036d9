import type { FastifyInstance } from 'fastify'
import { checkoutOptinSchema } from '../../../src/contract/newsletter.ts'
import { isEmailAddress } from '../../../src/model/email-address.ts'
import { cancelNewsletterRequest } from '../../newsletter/newsletter.ts'
import type { NewsletterRequests } from '../../newsletter/newsletter-requests.ts'
import type { Db } from '../../platform/db/schema.ts'
import { bodyOf } from '../../platform/http/body.ts'
import { ShopError } from '../../platform/http/shop-error.ts'
import { textFor } from '../../platform/http/visitor.ts'
import { readCheckoutEmail } from './checkout-email.ts'
import { findQuestion } from './checkout-words.ts'

export interface NewsletterOptinOptions {
  readonly db: Db
  readonly requests: NewsletterRequests
}

/** The checkout's box for the newsletter, for the address that was typed in that checkout. */
export async function newsletterOptinRoutes(
  shop: FastifyInstance,
  { db, requests }: NewsletterOptinOptions,
): Promise<void> {
  shop.put('/api/newsletter/checkoutOptin', async (request) => {
    const { acceptNewsletter, gender, orderId, words } = bodyOf(request, checkoutOptinSchema)
    const { visitor, ip } = request
    const { language } = visitor
    const email = await readCheckoutEmail(db, visitor, orderId)
    if (!acceptNewsletter) {
      await db.transaction().execute((tx) => cancelNewsletterRequest(tx, email))
      return {}
    }
    assertAddress(email)
    const asked = await findQuestion(db, visitor, words)
    await requests.ask({ email, gender: gender || null, language, ...asked }, ip)
    return { message: textFor(visitor)('newsletter.done') }
  })
}

function assertAddress(email: string): void {
  if (isEmailAddress(email)) return
  const key = email === '' ? 'validation.required' : 'validation.email'
  throw new ShopError(400, key, { modelState: { 'customerDetails-email': [{ key }] } })
}
