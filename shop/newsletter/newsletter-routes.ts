import type { FastifyInstance, FastifyReply } from 'fastify'
import * as v from 'valibot'
import { subscribeSchema } from '../../src/contract/newsletter.ts'
import { findDisplayedWords, WORDS_FIELD, wordsMark } from '../consents/displayed-words.ts'
import { type Words, wordsOf } from '../consents/words.ts'
import { NEWSLETTER_ASK_PATH, NEWSLETTER_PATH } from '../paths/shop-paths.ts'
import { bodyOf } from '../platform/http/body.ts'
import { textFor, type Visitor } from '../platform/http/visitor.ts'
import { isLinkToken } from '../platform/mail/link-token.ts'
import { answerBy, type PageCall, sendDrawn } from '../platform/pages/page-call.ts'
import { linkTo } from '../platform/pages/page-context.ts'
import { type Sent, textOf } from '../platform/pages/sent-form.ts'
import {
  confirmNewsletter,
  isNewsletterToken,
  type NewsletterRequestOptions,
  takeNewsletterRequest,
} from './newsletter.ts'
import {
  type ConfirmStep,
  newsletterConfirmPage,
  newsletterRequestPage,
  type RequestStep,
} from './newsletter-pages.tsx'
import { type UnsubscribeOptions, unsubscribeRoutes } from './unsubscribe-routes.ts'

/** Subscribes to the newsletter. The answer is the same whether or not the address is known. */
export async function newsletterRoutes(
  shop: FastifyInstance,
  options: NewsletterRequestOptions,
): Promise<void> {
  shop.post('/api/newsletter/subscribe', async (request) => {
    const { email } = bodyOf(request, subscribeSchema)
    const { visitor } = request
    const { language } = visitor
    await takeNewsletterRequest(options, { email, language, place: 'newsletter' }, request.ip)
    return { message: textFor(visitor)('newsletter.done') }
  })
}

type Call = PageCall<UnsubscribeOptions>

/** The newsletter's pages: subscribing, confirming, unsubscribing. */
export async function newsletterPageRoutes(
  shop: FastifyInstance,
  options: UnsubscribeOptions,
): Promise<void> {
  await unsubscribeRoutes(shop, options)
  shop.get(NEWSLETTER_ASK_PATH, answerBy(options, showRequest))
  shop.post(NEWSLETTER_ASK_PATH, answerBy(options, takeRequest))
  shop.get(NEWSLETTER_PATH, answerBy(options, showConfirmation))
  shop.post(NEWSLETTER_PATH, answerBy(options, confirm))
}

function showRequest(call: Call): Promise<FastifyReply> {
  return sendRequest(call, { name: call.sent.asked === undefined ? 'ask' : 'asked' })
}

/** Handles the subscription form without script. */
async function takeRequest(call: Call): Promise<FastifyReply> {
  const { options, request, reply, sent } = call
  const { visitor } = request
  const email = textOf(sent, 'email')
  const parsed = v.safeParse(subscribeSchema, { email })
  if (!parsed.success) {
    reply.status(400)
    const draft = { email, problem: { key: 'validation.email' } }
    return sendRequest(call, { name: 'ask', draft })
  }
  const optIn = { ...parsed.output, language: visitor.language, place: 'newsletter' } as const
  await takeNewsletterRequest(options, optIn, request.ip)
  return reply.redirect(`${linkTo(visitor, NEWSLETTER_ASK_PATH)}?asked=1`, 303)
}

function sendRequest(call: Call, step: RequestStep): Promise<FastifyReply> {
  return sendDrawn(call, (page) => newsletterRequestPage(page, step))
}

/** The page of the mailed link, with a form that confirms. */
async function showConfirmation(call: Call): Promise<FastifyReply> {
  const { options, sent } = call
  const token = readToken(sent)
  const isGood = token !== undefined && (await isNewsletterToken(options.db, token, options.now()))
  if (isGood) return sendConfirmation(call, { name: 'ask', token })
  return sendConfirmation(call, { name: sent.done === undefined ? 'old' : 'done' })
}

async function confirm(call: Call): Promise<FastifyReply> {
  const { options, request, reply, sent } = call
  const { db, now } = options
  const { visitor } = request
  const token = readToken(sent)
  if (token === undefined) return sendConfirmation(call, { name: 'old' })
  const words = await findDisplayedWords(db, QUESTION, wordsFor(visitor), textOf(sent, WORDS_FIELD))
  if (!words) {
    reply.status(409)
    return sendConfirmation(call, { name: 'ask', token, hasChanged: true })
  }
  const shown = { words, language: visitor.language }
  const isConfirmed = await confirmNewsletter(db, token, shown, now())
  if (!isConfirmed) return sendConfirmation(call, { name: 'old' })
  return reply.redirect(`${linkTo(visitor, NEWSLETTER_PATH)}?done=1`, 303)
}

function sendConfirmation(call: Call, step: ConfirmStep): Promise<FastifyReply> {
  if (step.name === 'old') call.reply.status(410)
  const words = wordsMark(wordsFor(call.request.visitor))
  return sendDrawn(call, (page) => newsletterConfirmPage(page, step, words))
}

/** The words beside and on the button. */
function wordsFor({ shop }: Visitor): Words {
  return wordsOf((it) => {
    const t = shop.text(it)
    return [t('consent.newsletter'), t('newsletter.page.confirm')]
  })
}

const QUESTION = { consent: 'newsletter', place: 'newsletter' } as const

function readToken(sent: Sent): string | undefined {
  const token = textOf(sent, 'token')
  return isLinkToken(token) ? token : undefined
}
