import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { shortName } from '../../src/model/reviews.ts'
import { ShopError } from '../platform/http/shop-error.ts'
import type { Sources } from '../platform/http/sources.ts'
import { ATTEMPT_LIMITS } from '../platform/limits/attempt-limits.ts'
import { drawPage } from '../platform/pages/draw-page.ts'
import { isExpired } from '../platform/pages/expired-session.ts'
import { leaveKey } from '../platform/pages/leave-key.ts'
import { LoggedOutForm, RESUME_FIELD } from '../platform/pages/logged-out-form.tsx'
import { linkTo } from '../platform/pages/page-context.ts'
import { type PageRequest, type Presenter, readPage, sendPage } from '../platform/pages/present.ts'
import { type Sent, sentOf, textOf } from '../platform/pages/sent-form.ts'
import { ORDER_REVIEWS_PATH, pathOfOrderReviews } from '../platform/shop-paths.ts'
import { deleteReview, saveReview } from './own-review-queries.ts'
import { REVIEW_FIELDS, readReview, typedReview } from './review-form.ts'
import { type ReturnedReview, type ReviewNotice, reviewPage } from './review-page.tsx'
import { findReviewPlace, mayReview, pathOfPlace, type ReviewPlace } from './review-place.ts'

export type ReviewOptions = Presenter &
  Pick<Sources, 'db' | 'now' | 'signer' | 'attempts' | 'baseUrl'>

/** What one request of these pages works with. */
interface Errand {
  readonly options: ReviewOptions
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly sent: Sent
}

/** What buyers say of what they have bought. */
export async function reviewRoutes(shop: FastifyInstance, options: ReviewOptions): Promise<void> {
  const errand = (request: FastifyRequest, reply: FastifyReply): Errand => {
    const sent = sentOf(request.method === 'GET' ? request.query : request.body)
    return { options, request, reply, sent }
  }
  shop.get(ORDER_REVIEWS_PATH, (...it) => show(errand(...it)))
  shop.post(
    ORDER_REVIEWS_PATH,
    { errorHandler: (error, ...it) => recover(errand(...it), error) },
    (...it) => write(errand(...it)),
  )
}

async function requirePlace({ options, request, sent }: Errand): Promise<ReviewPlace> {
  const place = await findReviewPlace(options, request, sent)
  if (!place) throw new ShopError(404, 'request.notfound')
  return place
}

async function show(errand: Errand): Promise<FastifyReply> {
  const place = await requirePlace(errand)
  const { request, reply } = errand
  const left = leaveKey(request, reply, `order.${place.receipt.orderId}`, place.key)
  if (left) return left
  const done = textOf(errand.sent, 'done')
  return send(errand, place, { notice: done === 'saved' || done === 'deleted' ? done : undefined })
}

interface Shown {
  readonly returned?: ReturnedReview
  readonly notice?: ReviewNotice | undefined
}

async function send(errand: Errand, place: ReviewPlace, shown: Shown): Promise<FastifyReply> {
  const { options, request, reply } = errand
  const asked = await readPage(options, request, reply)
  reply.header('referrer-policy', 'same-origin')
  return sendPage(reply, asked, reviewPage(asked.page, { place, ...shown }))
}

/** 303, so that a reload of the next page sends nothing again. */
async function write(errand: Errand): Promise<FastifyReply> {
  const { options, request, reply, sent } = errand
  const place = await requirePlace(errand)
  const bought = place.products.find((it) => String(it.productId) === textOf(sent, 'product'))
  if (!bought || !mayReview(place)) throw new ShopError(404, 'request.notfound')
  if (textOf(sent, RESUME_FIELD)) return send(errand, place, { returned: returnedOf(sent) })
  await options.attempts.count({ limit: ATTEMPT_LIMITS.reviewFromAddress, by: request.ip })
  const { orderId, billing } = place.receipt
  const { readsMail } = place
  const { productId } = bought
  const asked = await readPage(options, request, reply)
  if (textOf(sent, 'act') === 'delete') {
    await deleteReview(options.db, { orderId, readsMail }, productId)
    return leave(errand, asked, place, 'deleted')
  }
  const typed = typedReview(sent)
  const read = readReview(asked.page, bought, typed)
  if ('faults' in read) {
    reply.status(422)
    return send(errand, place, { returned: { productId, typed, faults: read.faults } })
  }
  const author = typed.isNamed ? shortName(billing) : ''
  const { language } = request.visitor
  const review = { id: randomUUID(), orderId, readsMail, productId, ...read, author, language }
  const isSaved = await options.db
    .transaction()
    .execute((tx) => saveReview(tx, review, options.now()))
  if (!isSaved) throw new ShopError(404, 'request.notfound')
  return leave(errand, asked, place, 'saved')
}

function leave(
  { reply }: Errand,
  { page }: PageRequest,
  place: ReviewPlace,
  done: 'saved' | 'deleted',
): FastifyReply {
  const path = linkTo(page, pathOfPlace(place))
  return reply.redirect(`${path}${path.includes('?') ? '&' : '?'}done=${done}`, 303)
}

function returnedOf(sent: Sent): ReturnedReview {
  return { productId: Number(textOf(sent, 'product')), typed: typedReview(sent), faults: {} }
}

/** What was written is not lost with the token, nor with the login that proved the order. */
async function recover(errand: Errand, error: unknown): Promise<FastifyReply> {
  const { options, request, sent } = errand
  if (!isExpired(error, request, options.baseUrl)) throw error
  const place = await findReviewPlace(options, request, sent)
  errand.reply.status(error.status)
  if (!place) return keepTyped(errand)
  return send(errand, place, { returned: returnedOf(sent), notice: 'expired' })
}

/** Nothing of an order is said to whoever does not prove it. */
async function keepTyped({ options, request, reply, sent }: Errand): Promise<FastifyReply> {
  const { id } = request.params as { readonly id: string }
  const path = pathOfOrderReviews(id)
  const asked = await readPage(options, request, reply)
  const page = { ...asked.page, path }
  const kept = Object.fromEntries(REVIEW_FIELDS.map((it) => [it, textOf(sent, it)]))
  const heading = page.t('review.order.title')
  const main = drawPage(
    page,
    <div className="shop-article">
      <h1>{heading}</h1>
      <LoggedOutForm page={page} action={path} kept={kept}>
        {page.t('account.expired')}
      </LoggedOutForm>
    </div>,
  )
  const title = page.t('page.errortitle', { title: heading })
  return sendPage(reply, { ...asked, page }, { title, isPrivate: true, main })
}
