import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findShownWords, WORDS_FIELD, wordsMark } from '../consents/shown-words.ts'
import { type Words, wordsOf } from '../consents/words.ts'
import { NEWSLETTER_PATH } from '../paths/shop-paths.ts'
import type { Visitor } from '../platform/http/visitor.ts'
import { linkTo } from '../platform/pages/page-context.ts'
import { readPage, sendPage } from '../platform/pages/present.ts'
import { formOf } from '../platform/pages/redirect-back.ts'
import { confirmNewsletter, isNewsletterToken } from './newsletter.ts'
import { newsletterFormRoutes } from './newsletter-form-routes.ts'
import { type NewsletterStep, newsletterPage } from './newsletter-page.tsx'
import { newsletterText } from './newsletter-texts.ts'
import { type RestockOptions, restockRoutes } from './restock/restock-routes.tsx'
import { type UnsubscribeOptions, unsubscribeRoutes } from './unsubscribe-routes.ts'

export interface NewsletterPageOptions extends UnsubscribeOptions, RestockOptions {}

const TOKEN = /^[\w-]{43}$/

/**
 * Where the newsletter is asked for, and where the link in its mail leads, to a form that confirms;
 * and the same for a mail when goods are back.
 */
export async function newsletterPageRoutes(
  shop: FastifyInstance,
  options: NewsletterPageOptions,
): Promise<void> {
  const { db, now } = options
  await unsubscribeRoutes(shop, options)
  await restockRoutes(shop, options)
  await newsletterFormRoutes(shop, options)

  async function show(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const token = readToken(request.query)
    const isDone = (request.query as { readonly done?: unknown }).done !== undefined
    const isGood = token !== undefined && (await isNewsletterToken(db, token, now()))
    if (isGood) return send(request, reply, { name: 'ask', token })
    return send(request, reply, { name: isDone ? 'done' : 'old' })
  }

  async function confirm(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const token = readToken(request.body)
    if (token === undefined) return send(request, reply, { name: 'old' })
    const { visitor } = request
    const words = await findShownWords(db, ASKED, wordsFor(visitor), formOf(request)[WORDS_FIELD])
    if (!words) {
      return send(request, reply.status(409), { name: 'ask', token, hasChanged: true })
    }
    const shown = { words, language: visitor.language }
    if (!(await confirmNewsletter(db, token, shown, now()))) {
      return send(request, reply, { name: 'old' })
    }
    return reply.redirect(`${linkTo(request.visitor, NEWSLETTER_PATH)}?done=1`, 303)
  }

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    step: NewsletterStep,
  ): Promise<FastifyReply> {
    const asked = await readPage(options, request, reply)
    if (step.name === 'old') reply.status(410)
    const words = wordsMark(wordsFor(request.visitor))
    return sendPage(reply, asked, newsletterPage(asked.page, step, words))
  }

  shop.get(NEWSLETTER_PATH, show)
  shop.post(NEWSLETTER_PATH, confirm)
}

/** What stands beside the button, and on it. */
function wordsFor({ shop }: Visitor): Words {
  return wordsOf((it) => [
    shop.text(it)('consent.newsletter'),
    newsletterText(it)('newsletter.page.confirm'),
  ])
}

const ASKED = { consent: 'newsletter', place: 'newsletter' } as const

function readToken(sent: unknown): string | undefined {
  const token = typeof sent === 'object' && sent !== null && 'token' in sent ? sent.token : ''
  return typeof token === 'string' && TOKEN.test(token) ? token : undefined
}
