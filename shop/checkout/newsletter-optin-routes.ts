import type { FastifyInstance } from 'fastify'
import { checkoutOptinSchema } from '../../src/contract/newsletter.ts'
import { isEmailAddress } from '../../src/model/validation.ts'
import { cartOwner } from '../cart/contents/cart-owner.ts'
import { findOpenCart } from '../cart/contents/cart-queries.ts'
import {
  cancelNewsletterRequest,
  type NewsletterRequestOptions,
  takeNewsletterRequest,
} from '../newsletter/newsletter.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import type { Db } from '../platform/db/schema.ts'
import { bodyOf } from '../platform/http/body.ts'
import { textFor, type Visitor } from '../platform/http/visitor.ts'
import { ShopError } from '../platform/shop-error.ts'
import { type CheckoutRow, findCheckout, findCheckoutOfCart } from './current/checkout-queries.ts'
import { readContent } from './current/content.ts'
import { findQuestion } from './quote/checkout-words.ts'

/** The checkout's newsletter checkbox, for the address typed in that checkout. */
export async function newsletterOptinRoutes(
  shop: FastifyInstance,
  options: NewsletterRequestOptions,
): Promise<void> {
  shop.put('/api/newsletter/checkoutOptin', async (request) => {
    const { db } = options
    const { acceptNewsletter, gender, orderId, words } = bodyOf(request, checkoutOptinSchema)
    const { visitor, ip } = request
    const { language } = visitor
    const email = await readCheckoutEmail(db, visitor, orderId)
    if (!acceptNewsletter) {
      await inTransaction(db, (tx) => cancelNewsletterRequest(tx, email))
      return {}
    }
    assertAddress(email)
    const asked = await findQuestion(db, visitor, words)
    await takeNewsletterRequest(options, { email, gender: gender || null, language, ...asked }, ip)
    return { message: textFor(visitor)('newsletter.done') }
  })
}

function assertAddress(email: string): void {
  if (isEmailAddress(email)) return
  const key = email === '' ? 'validation.required' : 'validation.email'
  throw new ShopError(400, key, { modelState: { 'customerDetails-email': [{ key }] } })
}

/**
 * The address typed in a checkout of the visitor, or an empty text; without an order id, that of the
 * open cart. Another visitor's checkout is treated like one that does not exist.
 */
async function readCheckoutEmail(
  db: Db,
  visitor: Visitor,
  orderId: string | undefined,
): Promise<string> {
  const row = orderId ? await findCheckout(db, orderId) : await findOpenCheckout(db, visitor)
  if (!row || !isOwn(row, visitor)) throw new ShopError(404, 'order.unknown')
  return readContent(row.content).customerDetails.email
}

async function findOpenCheckout(db: Db, visitor: Visitor): Promise<CheckoutRow | undefined> {
  const owner = cartOwner(visitor)
  const cart = owner && (await findOpenCart(db, owner))
  return cart && (await findCheckoutOfCart(db, cart.id))
}

function isOwn({ sessionId, customerId }: CheckoutRow, { session }: Visitor): boolean {
  if (!session) return false
  if (customerId !== null) return customerId === session.customerId
  return sessionId === session.id
}
