import type { FastifyInstance, FastifyReply } from 'fastify'
import * as v from 'valibot'
import { subscribeSchema } from '../../src/contract/newsletter.ts'
import { NEWSLETTER_UNSUBSCRIBE_PATH } from '../paths/shop-paths.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { textFor } from '../platform/http/visitor.ts'
import { ATTEMPT_LIMITS } from '../platform/limits/attempt-limits.ts'
import { answerBy, type PageCall, sendDrawn } from '../platform/pages/page-call.ts'
import { linkTo } from '../platform/pages/page-context.ts'
import type { Presenter } from '../platform/pages/present.ts'
import { type Sent, textOf } from '../platform/pages/sent-form.ts'
import type { NewsletterRequestOptions } from './newsletter.ts'
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

type Call = PageCall<UnsubscribeOptions>

/** The page for leaving the newsletter. */
export async function unsubscribeRoutes(
  shop: FastifyInstance,
  options: UnsubscribeOptions,
): Promise<void> {
  shop.get(NEWSLETTER_UNSUBSCRIBE_PATH, answerBy(options, show))
  shop.post(NEWSLETTER_UNSUBSCRIBE_PATH, answerBy(options, unsubscribeByLink))
}

async function show(call: Call): Promise<FastifyReply> {
  const { options, sent } = call
  const link = readLink(sent)
  if (await isSubscribed(options.db, options.signer, link)) {
    return send(call, { name: 'confirm', link })
  }
  const name = (['done', 'asked'] as const).find((it) => sent[it] !== undefined)
  return send(call, name ? { name } : { name: 'ask', email: '' })
}

/** A second press has no further effect. */
async function unsubscribeByLink(call: Call): Promise<FastifyReply> {
  const { options, request, reply, sent } = call
  const link = readLink(sent)
  if (link.id === '') return mailLink(call, textOf(sent, 'email'))
  await unsubscribe(options.db, options.signer, link, options.now())
  return reply.redirect(`${linkTo(request.visitor, NEWSLETTER_UNSUBSCRIBE_PATH)}?done=1`, 303)
}

async function mailLink(call: Call, typed: string): Promise<FastifyReply> {
  const { options, request, reply } = call
  const { db, signer, now, attempts, flushOutbox } = options
  const { visitor, ip } = request
  const parsed = v.safeParse(subscribeSchema, { email: typed })
  if (!parsed.success) {
    const error = textFor(visitor)('validation.email')
    return send({ ...call, reply: reply.status(400) }, { name: 'ask', email: typed, error })
  }
  await attempts.count({ limit: ATTEMPT_LIMITS.unsubscribeRequest, by: ip })
  const { email } = parsed.output
  await inTransaction(db, (tx) => requestUnsubscribeLink(tx, signer, email, now()))
  reply.raw.once('close', flushOutbox)
  return reply.redirect(`${linkTo(visitor, NEWSLETTER_UNSUBSCRIBE_PATH)}?asked=1`, 303)
}

function send(call: Call, step: UnsubscribeStep): Promise<FastifyReply> {
  return sendDrawn(call, (page) => unsubscribePage(page, step))
}

function readLink(sent: Sent): UnsubscribeLink {
  return { id: textOf(sent, 'id'), key: textOf(sent, 'key') }
}
