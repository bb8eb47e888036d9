import type { FastifyInstance } from 'fastify'
import { subscribeSchema } from '../../contract/newsletter.ts'
import { bodyOf } from '../platform/http/body.ts'
import { serverText } from '../platform/texts/server-text.ts'
import type { NewsletterRequests } from './newsletter-requests.ts'

export interface NewsletterRouteOptions {
  readonly requests: NewsletterRequests
}

/** Asks for the newsletter. The answer is the same whether an address is known or not. */
export async function newsletterRoutes(
  shop: FastifyInstance,
  { requests }: NewsletterRouteOptions,
): Promise<void> {
  shop.post('/api/newsletter/subscribe', async (request) => {
    const { email } = bodyOf(request, subscribeSchema)
    const { language } = request.visitor
    await requests.ask({ email, language }, request.ip)
    return { message: serverText(language)('newsletter.done') }
  })
}
