import type { FastifyInstance } from 'fastify'
import { subscribeSchema } from '../../src/contract/newsletter.ts'
import { bodyOf } from '../platform/http/body.ts'
import { textFor } from '../platform/http/visitor.ts'
import { askForNewsletter, type NewsletterRequestOptions } from './newsletter-requests.ts'

/** Asks for the newsletter. The answer is the same whether an address is known or not. */
export async function newsletterRoutes(
  shop: FastifyInstance,
  options: NewsletterRequestOptions,
): Promise<void> {
  shop.post('/api/newsletter/subscribe', async (request) => {
    const { email } = bodyOf(request, subscribeSchema)
    const { visitor } = request
    const { language } = visitor
    await askForNewsletter(options, { email, language, place: 'newsletter' }, request.ip)
    return { message: textFor(visitor)('newsletter.done') }
  })
}
