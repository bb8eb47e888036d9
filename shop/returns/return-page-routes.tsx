import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { showAccountPage } from '../account/pages/account-page-routes.ts'
import { loggedOutIn, recoverAccountForm } from '../account/pages/recover-account-form.tsx'
import { ORDERS_PATH } from '../paths/shop-paths.ts'
import { ShopError } from '../platform/http/shop-error.ts'
import type { Sources } from '../platform/http/sources.ts'
import { ATTEMPT_LIMITS } from '../platform/limits/attempt-limits.ts'
import { drawPage } from '../platform/pages/draw-page.ts'
import { outOfSight, RecoveredForm, recoverForm } from '../platform/pages/expired-form.tsx'
import { leaveKey } from '../platform/pages/leave-key.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import { type PageRequest, type Presenter, readPage, sendPage } from '../platform/pages/present.ts'
import { type Sent, sentOf, textOf } from '../platform/pages/sent-form.ts'
import { typedInReturn } from './return-form.ts'
import { barsOf, labelPage } from './return-label.tsx'
import { findOwnPlace, findReturnPlace } from './return-place.ts'
import { listReturns } from './return-queries.ts'
import { confirmReturn, drawReturnStep, type ReturnPageStep } from './return-steps.tsx'
import {
  ACCOUNT_RETURN_PATH,
  LABEL_PATH,
  ORDER_RETURN_PATH,
  pathOfForm,
  type ReturnPlace,
} from './return-view.ts'

export type ReturnPageOptions = Presenter &
  Pick<Sources, 'db' | 'now' | 'signer' | 'attempts' | 'baseUrl' | 'flushOutbox'>

/** What one request of these pages works with. */
interface Errand {
  readonly options: ReturnPageOptions
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly sent: Sent
}

/** Sending goods back, step by step, without script; and the label for the parcel. */
export async function returnPageRoutes(
  shop: FastifyInstance,
  options: ReturnPageOptions,
): Promise<void> {
  const errand = (request: FastifyRequest, reply: FastifyReply): Errand => {
    const sent = sentOf(request.method === 'GET' ? request.query : request.body)
    return { options, request, reply, sent }
  }
  const atOrderAgain = recoverForm(options, {
    refill: ({ request, reply }) => refillAtOrder(errand(request, reply)),
    loggedOut: loggedOutIn({ path: ORDER_RETURN_PATH, keeps: typedInReturn }, ORDERS_PATH),
  })
  const inAccountAgain = recoverAccountForm(options, {
    ...{ path: ACCOUNT_RETURN_PATH, section: ORDERS_PATH, keeps: typedInReturn },
    draw: (sent, request) => (asked) => drawInAccount(options, request, asked.page, sent),
  })
  shop.get(ORDER_RETURN_PATH, (...it) => atOrder(errand(...it)))
  shop.post(ORDER_RETURN_PATH, atOrderAgain, (...it) => atOrder(errand(...it)))
  shop.get(ACCOUNT_RETURN_PATH, (...it) => inAccount(errand(...it)))
  shop.post(ACCOUNT_RETURN_PATH, inAccountAgain, (...it) => inAccount(errand(...it)))
  shop.get(LABEL_PATH, (...it) => showReturnLabel(errand(...it)))
}

/** The order's own page proves it: by the session, the login, or the mail's link. */
async function atOrder(errand: Errand): Promise<FastifyReply> {
  const { options, request, reply, sent } = errand
  const place = await findReturnPlace(options, request, sent)
  if (!place) throw outOfSight(request, { isTyped: typedInReturn(sent).length > 0 })
  const left = leaveKey(request, reply, `order.${place.receipt.orderId}`, place.key)
  if (left) return left
  const asked = await readPage(options, request, reply)
  const done = await confirm(errand, asked.page, place)
  if ('to' in done) return reply.redirect(done.to, 303)
  const step = await drawReturnStep(stepOf(errand, asked.page, place), done.failure)
  if (step.isFaulty) reply.status(422)
  return sendStep(errand, asked, step)
}

function sendStep({ reply }: Errand, asked: PageRequest, step: ReturnPageStep): FastifyReply {
  reply.header('referrer-policy', 'same-origin')
  const title = titleOf(asked.page, step)
  const main = drawPage(
    asked.page,
    <div className="shop-article">
      <h1>{step.heading}</h1>
      {step.body}
    </div>,
  )
  return sendPage(reply, asked, { title, isPrivate: true, script: 'forms', main })
}

async function refillAtOrder(errand: Errand): Promise<FastifyReply | undefined> {
  const { options, request, reply, sent } = errand
  const place = await findReturnPlace(options, request, sent)
  if (!place) {
    const refusal = outOfSight(request, { isTyped: typedInReturn(sent).length > 0 })
    if (refusal.status === 404) throw refusal
    reply.status(refusal.status)
    return undefined
  }
  const asked = await readPage(options, request, reply)
  const typed = { ...errand, sent: { ...sent, step: 'edit' } }
  const step = await drawReturnStep(stepOf(typed, asked.page, place))
  const body = <RecoveredForm page={asked.page}>{step.body}</RecoveredForm>
  return sendStep(errand, asked, { ...step, isFaulty: true, body })
}

/** The same among the pages of the account. */
async function inAccount(errand: Errand): Promise<FastifyReply> {
  const { options, request, reply } = errand
  const place = await findOwnPlace(options.db, request)
  if (!place) throw new ShopError(404, 'request.notfound')
  const { page } = await readPage(options, request, reply)
  const done = await confirm(errand, page, place)
  if ('to' in done) return reply.redirect(done.to, 303)
  return showAccountPage(options, request, reply, async (asked) => {
    const step = await drawReturnStep(stepOf(errand, asked.page, place), done.failure)
    if (step.isFaulty) reply.status(422)
    return { path: ORDERS_PATH, ...step }
  })
}

async function drawInAccount(
  options: ReturnPageOptions,
  request: FastifyRequest,
  page: PageContext,
  sent: Sent,
) {
  const place = await findOwnPlace(options.db, request)
  if (!place) return undefined
  const step = await drawReturnStep(stepOf({ options, sent }, page, place))
  return { path: ORDERS_PATH, ...step }
}

function titleOf(
  { t }: PageContext,
  { title, isFaulty }: { readonly title: string; readonly isFaulty: boolean },
) {
  return isFaulty ? t('page.errortitle', { title }) : title
}

function stepOf(
  { options, sent }: Pick<Errand, 'options' | 'sent'>,
  page: PageContext,
  place: ReturnPlace,
) {
  return { db: options.db, page, place, sent, now: options.now() }
}

/** 303, so that a reload of the next page announces nothing again. */
async function confirm(
  errand: Errand,
  page: PageContext,
  place: ReturnPlace,
): Promise<{ readonly to: string } | { readonly failure: string | undefined }> {
  const { options, request, reply, sent } = errand
  if (request.method !== 'POST' || textOf(sent, 'step') !== 'confirm') {
    return { failure: undefined }
  }
  await options.attempts.count({ limit: ATTEMPT_LIMITS.returnFromAddress, by: request.ip })
  const done = await confirmReturn(stepOf(errand, page, place))
  if ('failure' in done) return done
  reply.raw.once('close', options.flushOutbox)
  const query = new URLSearchParams({
    done: done.id,
    ...(place.key !== undefined && { key: place.key }),
  })
  return { to: `${linkTo(page, pathOfForm(place))}?${query}` }
}

interface LabelRequest {
  readonly options: Presenter & Pick<Sources, 'db' | 'now' | 'signer'>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly sent: Sent
}

/** The label of a return that was not refused, for whoever may see its order. */
async function showReturnLabel(asked: LabelRequest): Promise<FastifyReply> {
  const { options, request, reply, sent } = asked
  const place = await findReturnPlace(options, request, sent)
  if (!place) throw new ShopError(404, 'request.notfound')
  const { number } = request.params as { readonly number: string }
  const returns = await listReturns(options.db, place.receipt.orderId)
  const made = returns.find((it) => it.number === number && it.state !== 'refused')
  if (!made) throw new ShopError(404, 'request.notfound')
  const left = leaveKey(request, reply, `order.${place.receipt.orderId}`, place.key)
  if (left) return left
  const drawn = await readPage(options, request, reply)
  reply.header('referrer-policy', 'same-origin')
  const bars = await barsOf(number)
  return sendPage(reply, drawn, labelPage(drawn.page, place, { number, bars }))
}
