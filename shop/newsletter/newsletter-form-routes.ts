import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { subscribeSchema } from '../../src/contract/newsletter.ts'
import { NEWSLETTER_ASK_PATH } from '../paths/shop-paths.ts'
import { linkTo } from '../platform/pages/page-context.ts'
import { type Presenter, readPage, sendPage } from '../platform/pages/present.ts'
import { formOf } from '../platform/pages/redirect-back.ts'
import { type AskStep, newsletterAskPage } from './newsletter-ask-page.tsx'
import { askForNewsletter, type NewsletterRequestOptions } from './newsletter-requests.ts'

/** The page of the newsletter, and where its form leads without script. */
export async function newsletterFormRoutes(
  shop: FastifyInstance,
  options: Presenter & NewsletterRequestOptions,
): Promise<void> {
  async function ask(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { visitor } = request
    const typed = formOf(request).email ?? ''
    const read = v.safeParse(subscribeSchema, { email: typed })
    if (!read.success) {
      const returned = { email: typed, error: visitor.shop.text(visitor.language)(WRONG) }
      return send(request, reply.status(400), { name: 'ask', returned })
    }
    const { email } = read.output
    const { language } = visitor
    await askForNewsletter(options, { email, language, place: 'newsletter' }, request.ip)
    return reply.redirect(`${linkTo(visitor, NEWSLETTER_ASK_PATH)}?asked=1`, 303)
  }

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    step: AskStep,
  ): Promise<FastifyReply> {
    const asked = await readPage(options, request, reply)
    return sendPage(reply, asked, newsletterAskPage(asked.page, step))
  }

  shop.get(NEWSLETTER_ASK_PATH, (request, reply) => {
    const { asked } = request.query as { readonly asked?: unknown }
    return send(request, reply, { name: asked === undefined ? 'ask' : 'asked' })
  })
  shop.post(NEWSLETTER_ASK_PATH, ask)
}

const WRONG = 'validation.email'
