import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { shortName } from '../../src/model/reviews.ts'
import { ORDER_REVIEWS_PATH, pathOfOrderReviews } from '../paths/shop-paths.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import type { AccessRule } from '../platform/http/access-line.ts'
import type { Sources } from '../platform/http/sources.ts'
import { textFor } from '../platform/http/visitor.ts'
import { ATTEMPT_LIMITS } from '../platform/limits/attempt-limits.ts'
import { drawPage } from '../platform/pages/draw-page.ts'
import { type LoggedOutPage, outOfSight, recoverForm } from '../platform/pages/expired-form.tsx'
import { leaveKey } from '../platform/pages/leave-key.ts'
import { answerBy, type PageCall, sendDrawn } from '../platform/pages/page-call.ts'
import { linkTo } from '../platform/pages/page-context.ts'
import { pageLines } from '../platform/pages/page-lines.ts'
import type { Presenter } from '../platform/pages/present.ts'
import { textOf } from '../platform/pages/sent-form.ts'
import { ShopError } from '../platform/shop-error.ts'
import { type BoughtProduct, deleteReview, saveReview } from './own-review-queries.ts'
import { findReviewContext, mayReview, type ReviewContext } from './review-context.ts'
import { checkReview, REVIEW_FIELDS, readReviewValues } from './review-form.ts'
import { type ReviewDraft, type ReviewPage, reviewPage } from './review-page.tsx'

/** Anybody who proves the order may review: by a login, a session or the link in its mail. */
export const reviewAccess: readonly AccessRule[] = [
  ...pageLines('GET', ORDER_REVIEWS_PATH, 'anyone'),
  ...pageLines('POST', ORDER_REVIEWS_PATH, 'anyone'),
]

export type ReviewOptions = Presenter &
  Pick<Sources, 'db' | 'now' | 'signer' | 'attempts' | 'baseUrl'>

type Call = PageCall<ReviewOptions>

/** The page on which buyers review their products. */
export async function reviewRoutes(shop: FastifyInstance, options: ReviewOptions): Promise<void> {
  shop.get(ORDER_REVIEWS_PATH, answerBy(options, show))
  const recover = recoverForm(options, {
    refill: ({ request, reply }) => answerBy(options, refill)(request, reply),
    loggedOut: LOGGED_OUT,
  })
  shop.post(ORDER_REVIEWS_PATH, recover, answerBy(options, take))
}

async function requireContext(call: Call): Promise<ReviewContext> {
  const { options, request, sent } = call
  const context = await findReviewContext(options, request, sent)
  if (!context) throw outOfSight(request, { isTyped: textOf(sent, 'body').trim() !== '' })
  return context
}

async function show(call: Call): Promise<FastifyReply> {
  const context = await requireContext(call)
  const { request, reply } = call
  const withoutKey = leaveKey(request, reply, `order.${context.receipt.orderId}`, context.key)
  if (withoutKey) return withoutKey
  const done = textOf(call.sent, 'done')
  return send(call, context, { notice: done === 'saved' || done === 'deleted' ? done : undefined })
}

function send(
  call: Call,
  context: ReviewContext,
  outcome: Pick<ReviewPage, 'draft' | 'notice'>,
): Promise<FastifyReply> {
  call.reply.header('referrer-policy', 'same-origin')
  return sendDrawn(call, (page) => reviewPage(page, { context, ...outcome }))
}

/** A redirect with 303, so that a reload of the next page does not send the form again. */
async function take(call: Call): Promise<FastifyReply> {
  const { options, request, reply, sent } = call
  const context = await requireContext(call)
  const bought = context.products.find((it) => String(it.productId) === textOf(sent, 'product'))
  if (!bought || !mayReview(context)) throw new ShopError(404, 'request.notfound')
  await options.attempts.count({ limit: ATTEMPT_LIMITS.reviewFromAddress, by: request.ip })
  const done =
    textOf(sent, 'act') === 'delete'
      ? await remove(options, context, bought)
      : await write(call, context, bought)
  if (typeof done === 'object') return send({ ...call, reply: reply.status(422) }, context, done)
  const path = linkTo(request.visitor, pathOfOrderReviews(context.receipt.orderId, context.key))
  return reply.redirect(`${path}${path.includes('?') ? '&' : '?'}done=${done}`, 303)
}

async function remove(
  { db }: ReviewOptions,
  { receipt: { orderId }, readsMail }: ReviewContext,
  { productId }: BoughtProduct,
): Promise<'deleted'> {
  await deleteReview(db, { orderId, readsMail }, productId)
  return 'deleted'
}

/** Stores the review, or returns the form with its errors. */
async function write(
  { options: { db, now }, request: { visitor }, sent }: Call,
  { receipt: { orderId, billing }, readsMail }: ReviewContext,
  bought: BoughtProduct,
): Promise<'saved' | { readonly draft: ReviewDraft }> {
  const { productId } = bought
  const values = readReviewValues(sent)
  const result = checkReview(textFor(visitor), bought, values)
  if ('faults' in result) return { draft: { productId, values, faults: result.faults } }
  const author = values.isNamed ? shortName(billing) : ''
  const review = {
    ...{ id: randomUUID(), orderId, readsMail, productId, ...result, author },
    language: visitor.language,
  }
  const isSaved = await inTransaction(db, (tx) => saveReview(tx, review, now()))
  if (!isSaved) throw new ShopError(404, 'request.notfound')
  return 'saved'
}

async function refill(call: Call): Promise<FastifyReply | undefined> {
  const { options, request, sent } = call
  const context = await findReviewContext(options, request, sent)
  if (!context) return undefined
  const productId = Number(textOf(sent, 'product'))
  const draft = { productId, values: readReviewValues(sent), faults: {} }
  return send(call, context, { draft, notice: 'expired' })
}

/** Viewers who do not prove the order learn nothing of it. */
const LOGGED_OUT: LoggedOutPage = {
  keeps: REVIEW_FIELDS,
  path: ORDER_REVIEWS_PATH,
  says: 'account.expired',
  draw(page, body) {
    const heading = page.t('review.order.title')
    const main = drawPage(
      page,
      <div className="shop-article">
        <h1>{heading}</h1>
        {body}
      </div>,
    )
    return { title: page.t('page.errortitle', { title: heading }), isPrivate: true, main }
  },
}
