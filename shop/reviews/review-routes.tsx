import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { shortName } from '../../src/model/reviews.ts'
import { ORDER_REVIEWS_PATH } from '../paths/shop-paths.ts'
import { ShopError } from '../platform/http/shop-error.ts'
import type { Sources } from '../platform/http/sources.ts'
import { ATTEMPT_LIMITS } from '../platform/limits/attempt-limits.ts'
import { drawPage } from '../platform/pages/draw-page.ts'
import { type LoggedOutPage, outOfSight, recoverForm } from '../platform/pages/expired-form.tsx'
import { leaveKey } from '../platform/pages/leave-key.ts'
import { linkTo } from '../platform/pages/page-context.ts'
import { type PageRequest, type Presenter, readPage, sendPage } from '../platform/pages/present.ts'
import { type Sent, sentOf, textOf } from '../platform/pages/sent-form.ts'
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
  const recover = recoverForm(options, {
    refill: ({ request, reply }) => refill(errand(request, reply)),
    loggedOut: LOGGED_OUT,
  })
  shop.post(ORDER_REVIEWS_PATH, recover, (...it) => write(errand(...it)))
}

async function requirePlace({ options, request, sent }: Errand): Promise<ReviewPlace> {
  const place = await findReviewPlace(options, request, sent)
  if (!place) throw outOfSight(request, { isTyped: textOf(sent, 'body').trim() !== '' })
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

async function refill(errand: Errand): Promise<FastifyReply | undefined> {
  const { options, request, sent } = errand
  const place = await findReviewPlace(options, request, sent)
  if (!place) return undefined
  const productId = Number(textOf(sent, 'product'))
  const returned = { productId, typed: typedReview(sent), faults: {} }
  return send(errand, place, { returned, notice: 'expired' })
}

/** Nothing of an order is said to whoever does not prove it. */
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
