import type { FastifyInstance, FastifyReply } from 'fastify'
import { showAccountPage } from '../account/pages/account-page-routes.ts'
import { loggedOutIn, recoverAccountForm } from '../account/pages/recover-account-form.tsx'
import { ORDERS_PATH } from '../paths/shop-paths.ts'
import type { Sources } from '../platform/http/sources.ts'
import { ATTEMPT_LIMITS } from '../platform/limits/attempt-limits.ts'
import { drawPage } from '../platform/pages/draw-page.ts'
import { outOfSight, RecoveredForm, recoverForm } from '../platform/pages/expired-form.tsx'
import { leaveKey } from '../platform/pages/leave-key.ts'
import { answerBy, type PageCall, sendDrawn } from '../platform/pages/page-call.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import { type PageRequest, type Presenter, readPage, sendPage } from '../platform/pages/present.ts'
import { textOf } from '../platform/pages/sent-form.ts'
import { ShopError } from '../platform/shop-error.ts'
import {
  ACCOUNT_RETURN_PATH,
  findOwnReturnContext,
  findReturnContext,
  LABEL_PATH,
  ORDER_RETURN_PATH,
  pathOfForm,
  type ReturnContext,
} from './return-context.ts'
import { typedInReturn } from './return-form.ts'
import { barsOf, labelPage } from './return-label.tsx'
import { listReturns } from './return-queries.ts'
import { confirmReturn, drawReturnStep, type ReturnPageStep } from './return-steps.tsx'

export type ReturnPageOptions = Presenter &
  Pick<Sources, 'db' | 'now' | 'signer' | 'attempts' | 'baseUrl' | 'flushOutbox'>

type Call = PageCall<ReturnPageOptions>

/** Sending products back, step by step, without script; and the label for the parcel. */
export async function returnPageRoutes(
  shop: FastifyInstance,
  options: ReturnPageOptions,
): Promise<void> {
  const recoverAtOrder = recoverForm(options, {
    refill: ({ request, reply }) => answerBy(options, refillAtOrder)(request, reply),
    loggedOut: loggedOutIn({ path: ORDER_RETURN_PATH, keeps: typedInReturn }, ORDERS_PATH),
  })
  const recoverInAccount = recoverAccountForm(options, {
    ...{ path: ACCOUNT_RETURN_PATH, section: ORDERS_PATH, keeps: typedInReturn },
    draw:
      (sent, request) =>
      async ({ page }) => {
        const context = await findOwnReturnContext(options.db, request)
        return context && drawInAccount({ options, sent, page, context })
      },
  })
  shop.get(ORDER_RETURN_PATH, answerBy(options, answerAtOrder))
  shop.post(ORDER_RETURN_PATH, recoverAtOrder, answerBy(options, answerAtOrder))
  shop.get(ACCOUNT_RETURN_PATH, answerBy(options, answerInAccount))
  shop.post(ACCOUNT_RETURN_PATH, recoverInAccount, answerBy(options, answerInAccount))
  shop.get(LABEL_PATH, answerBy(options, showReturnLabel))
}

/** The order's own page proves it: by the session, the login, or the mail's link. */
async function answerAtOrder(call: Call): Promise<FastifyReply> {
  const { options, request, reply, sent } = call
  const context = await findReturnContext(options, request, sent)
  if (!context) throw outOfSight(request, { isTyped: typedInReturn(sent).length > 0 })
  const withoutKey = leaveKey(request, reply, `order.${context.receipt.orderId}`, context.key)
  if (withoutKey) return withoutKey
  const pageRequest = await readPage(options, request, reply)
  const { page } = pageRequest
  const { doneUrl, failure } = await confirm(call, page, context)
  if (doneUrl !== undefined) return reply.redirect(doneUrl, 303)
  const step = await drawStep({ options, sent, page, context }, failure)
  return sendStep(step.isFaulty ? reply.status(422) : reply, pageRequest, step)
}

function sendStep(
  reply: FastifyReply,
  pageRequest: PageRequest,
  { title, heading, body, isFaulty }: ReturnPageStep,
): FastifyReply {
  const { page } = pageRequest
  reply.header('referrer-policy', 'same-origin')
  const main = drawPage(
    page,
    <div className="shop-article">
      <h1>{heading}</h1>
      {body}
    </div>,
  )
  const stated = isFaulty ? page.t('page.errortitle', { title }) : title
  return sendPage(reply, pageRequest, { title: stated, isPrivate: true, script: 'forms', main })
}

async function refillAtOrder(call: Call): Promise<FastifyReply | undefined> {
  const { options, request, reply, sent } = call
  const context = await findReturnContext(options, request, sent)
  if (!context) {
    const refusal = outOfSight(request, { isTyped: typedInReturn(sent).length > 0 })
    if (refusal.status === 404) throw refusal
    reply.status(refusal.status)
    return undefined
  }
  const pageRequest = await readPage(options, request, reply)
  const { page } = pageRequest
  const step = await drawStep({ options, sent: { ...sent, step: 'edit' }, page, context })
  const body = <RecoveredForm page={page}>{step.body}</RecoveredForm>
  return sendStep(reply, pageRequest, { ...step, isFaulty: true, body })
}

/** The same within the account. */
async function answerInAccount(call: Call): Promise<FastifyReply> {
  const { options, request, reply, sent } = call
  const context = await findOwnReturnContext(options.db, request)
  if (!context) throw new ShopError(404, 'request.notfound')
  const { page } = await readPage(options, request, reply)
  const { doneUrl, failure } = await confirm(call, page, context)
  if (doneUrl !== undefined) return reply.redirect(doneUrl, 303)
  return showAccountPage(call, async (account) => {
    const step = await drawInAccount({ options, sent, page: account.page, context }, failure)
    if (step.isFaulty) reply.status(422)
    return step
  })
}

interface StepDrawing extends Pick<Call, 'options' | 'sent'> {
  readonly page: PageContext
  readonly context: ReturnContext
}

async function drawInAccount(drawing: StepDrawing, failure?: string) {
  return { path: ORDERS_PATH, ...(await drawStep(drawing, failure)) }
}

function drawStep({ options: { db, now }, ...drawing }: StepDrawing, failure?: string) {
  return drawReturnStep({ db, now: now(), ...drawing }, failure)
}

interface Confirmation {
  /** Of the page that says so; a redirect to it, so that a reload announces nothing again. */
  readonly doneUrl?: string
  readonly failure?: string
}

/** Announces the return of a form that confirms one; does nothing for any other step. */
async function confirm(
  { options, request, reply, sent }: Call,
  page: PageContext,
  context: ReturnContext,
): Promise<Confirmation> {
  if (request.method !== 'POST' || textOf(sent, 'step') !== 'confirm') return {}
  const { db, now, attempts, flushOutbox } = options
  await attempts.count({ limit: ATTEMPT_LIMITS.returnFromAddress, by: request.ip })
  const confirmed = await confirmReturn({ db, page, context, sent, now: now() })
  if ('failure' in confirmed) return confirmed
  reply.raw.once('close', flushOutbox)
  const { key } = context
  const query = new URLSearchParams({ done: confirmed.id, ...(key !== undefined && { key }) })
  return { doneUrl: `${linkTo(page, pathOfForm(context))}?${query}` }
}

/** The label of a return that was not refused, for anybody who may see its order. */
async function showReturnLabel(call: Call): Promise<FastifyReply> {
  const { options, request, reply, sent } = call
  const context = await findReturnContext(options, request, sent)
  if (!context) throw new ShopError(404, 'request.notfound')
  const { number } = request.params as { readonly number: string }
  const returns = await listReturns(options.db, context.receipt.orderId)
  const hasLabel = returns.some((it) => it.number === number && it.state !== 'refused')
  if (!hasLabel) throw new ShopError(404, 'request.notfound')
  const withoutKey = leaveKey(request, reply, `order.${context.receipt.orderId}`, context.key)
  if (withoutKey) return withoutKey
  reply.header('referrer-policy', 'same-origin')
  const bars = await barsOf(number)
  return sendDrawn(call, (page) => labelPage(page, context, { number, bars }))
}
