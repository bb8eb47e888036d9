import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { subscribeSchema } from '../../src/contract/newsletter.ts'
import { NEWSLETTER_UNSUBSCRIBE_PATH } from '../paths/shop-paths.ts'
import { textFor } from '../platform/http/visitor.ts'
import { ATTEMPT_LIMITS } from '../platform/limits/attempt-limits.ts'
import { linkTo } from '../platform/pages/page-context.ts'
import { type Presenter, readPage, sendPage } from '../platform/pages/present.ts'
import { type Sent, sentOf, textOf } from '../platform/pages/sent-form.ts'
import type { NewsletterRequestOptions } from './newsletter-requests.ts'
import {
  isSubscribed,
  requestUnsubscribeLink,
  type UnsubscribeLink,
  unsubscribe,
} from './unsubscribe.ts'
import { type UnsubscribeStep, unsubscribePage } from './unsubscribe-page.tsx'

export interface UnsubscribeOptions extends Presenter, NewsletterRequestOptions {
  readonly flushOutbox: () => void
}

const WRONG = 'validation.email'

/** Where a newsletter's mail leads whoever wants no more of them. */
export async function unsubscribeRoutes(
  shop: FastifyInstance,
  options: UnsubscribeOptions,
): Promise<void> {
  shop.get(NEWSLETTER_UNSUBSCRIBE_PATH, (...it) => show(options, ...it))
  shop.post(NEWSLETTER_UNSUBSCRIBE_PATH, (...it) => take(options, ...it))
}

async function show(
  options: UnsubscribeOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const sent = sentOf(request.query)
  const link = readLink(sent)
  if (await isSubscribed(options.db, options.signer, link)) {
    return send(options, request, reply, { name: 'confirm', link })
  }
  const said = (['done', 'asked'] as const).find((it) => sent[it] !== undefined)
  return send(options, request, reply, said ? { name: said } : { name: 'ask', email: '' })
}

/** Whoever presses twice has left all the same. */
async function take(
  options: UnsubscribeOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const sent = sentOf(request.body)
  const link = readLink(sent)
  if (link.id === '') return mailLink(options, request, reply, textOf(sent, 'email'))
  await unsubscribe(options.db, options.signer, link, options.now())
  return reply.redirect(`${linkTo(request.visitor, NEWSLETTER_UNSUBSCRIBE_PATH)}?done=1`, 303)
}

async function mailLink(
  options: UnsubscribeOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  typed: string,
): Promise<FastifyReply> {
  const { db, signer, now, attempts, flushOutbox } = options
  const { visitor, ip } = request
  const read = v.safeParse(subscribeSchema, { email: typed })
  if (!read.success) {
    const error = textFor(visitor)(WRONG)
    return send(options, request, reply.status(400), { name: 'ask', email: typed, error })
  }
  await attempts.count({ limit: ATTEMPT_LIMITS.unsubscribeRequest, by: ip })
  const { email } = read.output
  await db.transaction().execute((tx) => requestUnsubscribeLink(tx, signer, email, now()))
  reply.raw.once('close', flushOutbox)
  return reply.redirect(`${linkTo(visitor, NEWSLETTER_UNSUBSCRIBE_PATH)}?asked=1`, 303)
}

async function send(
  options: UnsubscribeOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  step: UnsubscribeStep,
): Promise<FastifyReply> {
  const asked = await readPage(options, request, reply)
  return sendPage(reply, asked, unsubscribePage(asked.page, step))
}

function readLink(sent: Sent): UnsubscribeLink {
  return { id: textOf(sent, 'id'), key: textOf(sent, 'key') }
}
