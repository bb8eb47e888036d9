import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { showAccountPage } from '../account/pages/account-page-routes.ts'
import type { Db } from '../platform/db/schema.ts'
import { customerOf } from '../platform/http/customer-of.ts'
import { ShopError } from '../platform/http/shop-error.ts'
import type { AttemptLimiter } from '../platform/limits/attempt-limiter.ts'
import { drawPage } from '../platform/pages/draw-page.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import { PAGE_PREFIXES } from '../platform/pages/prefixes.ts'
import { type Presenter, readPage, sendPage } from '../platform/pages/present.ts'
import { type Sent, sentOf, textOf } from '../platform/pages/sent-form.ts'
import { ORDERS_PATH } from '../platform/shop-paths.ts'
import type { Signer } from '../platform/signer.ts'
import { readOwnOrder } from '../sales/orders/read-own-order.ts'
import { readVisibleReceipt } from '../sales/orders/read-receipt.ts'
import { barsOf } from './barcode.ts'
import { labelPage } from './return-label.tsx'
import { listReturns } from './return-queries.ts'
import { RETURNS_FROM_ADDRESS } from './return-routes.ts'
import { confirmReturn, drawReturnStep } from './return-steps.tsx'
import {
  ACCOUNT_RETURN_PATH,
  LABEL_PATH,
  ORDER_RETURN_PATH,
  pathOfForm,
  type ReturnPlace,
} from './return-view.ts'

export interface ReturnPageOptions extends Presenter {
  readonly db: Db
  readonly signer: Signer
  readonly attempts: AttemptLimiter
  readonly flushOutbox: () => void
  readonly now: () => number
}

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
  for (const prefix of PAGE_PREFIXES) {
    shop.get(prefix + ORDER_RETURN_PATH, (...it) => atOrder(errand(...it)))
    shop.post(prefix + ORDER_RETURN_PATH, (...it) => atOrder(errand(...it)))
    shop.get(prefix + ACCOUNT_RETURN_PATH, (...it) => inAccount(errand(...it)))
    shop.post(prefix + ACCOUNT_RETURN_PATH, (...it) => inAccount(errand(...it)))
    shop.get(prefix + LABEL_PATH, (...it) => showLabel(errand(...it)))
  }
}

/** The order's own page proves it: by the session, the login, or the mail's link. */
async function atOrder(errand: Errand): Promise<FastifyReply> {
  const { options, request, reply } = errand
  const place = await findPlace(errand)
  const asked = await readPage(options, request, reply)
  const done = await confirm(errand, asked.page, place)
  if ('to' in done) return reply.redirect(done.to, 303)
  const step = await drawReturnStep(stepOf(errand, asked.page, place), done.failure)
  if (step.isFaulty) reply.status(422)
  reply.header('referrer-policy', 'same-origin')
  const title = titleOf(asked.page, step)
  const main = drawPage(
    asked.page,
    <div className="shop-article">
      <h1>{step.heading}</h1>
      {step.body}
    </div>,
  )
  return sendPage(reply, asked, { title, isPrivate: true, main })
}

/** The same among the pages of the account. */
async function inAccount(errand: Errand): Promise<FastifyReply> {
  const { options, request, reply } = errand
  const { id } = request.params as { readonly id: string }
  const own = await readOwnOrder(options.db, customerOf(request).id, id)
  if (!own) throw new ShopError(404, 'request.notfound')
  const place = { receipt: own.receipt, frame: 'account', key: undefined } as const
  const { page } = await readPage(options, request, reply)
  const done = await confirm(errand, page, place)
  if ('to' in done) return reply.redirect(done.to, 303)
  return showAccountPage(options, request, reply, async (asked) => {
    const step = await drawReturnStep(stepOf(errand, asked.page, place), done.failure)
    if (step.isFaulty) reply.status(422)
    return { path: ORDERS_PATH, ...step }
  })
}

function titleOf(
  { t }: PageContext,
  { title, isFaulty }: { readonly title: string; readonly isFaulty: boolean },
) {
  return isFaulty ? t('page.errortitle', { title }) : title
}

function stepOf({ options, sent }: Errand, page: PageContext, place: ReturnPlace) {
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
  await options.attempts.count({ limit: RETURNS_FROM_ADDRESS, by: request.ip })
  const done = await confirmReturn(stepOf(errand, page, place))
  if ('failure' in done) return done
  reply.raw.once('close', options.flushOutbox)
  const query = new URLSearchParams({
    done: done.id,
    ...(place.key !== undefined && { key: place.key }),
  })
  return { to: `${linkTo(page, pathOfForm(place))}?${query}` }
}

async function findPlace({ options, request, sent }: Errand): Promise<ReturnPlace> {
  const { db, signer, now } = options
  const { id } = request.params as { readonly id: string }
  const key = textOf(sent, 'key')
  const visible = await readVisibleReceipt(db, request.visitor, id, { signer, key, now: now() })
  if (!visible) throw new ShopError(404, 'request.notfound')
  return { receipt: visible.receipt, frame: 'order', key: visible.isKeyed ? key : undefined }
}

async function showLabel(errand: Errand): Promise<FastifyReply> {
  const { options, request, reply } = errand
  const place = await findPlace(errand)
  const { number } = request.params as { readonly number: string }
  const returns = await listReturns(options.db, place.receipt.orderId)
  const made = returns.find((it) => it.number === number && it.state !== 'refused')
  if (!made) throw new ShopError(404, 'request.notfound')
  const asked = await readPage(options, request, reply)
  reply.header('referrer-policy', 'same-origin')
  const bars = await barsOf(number)
  return sendPage(reply, asked, labelPage(asked.page, place, { number, bars }))
}
