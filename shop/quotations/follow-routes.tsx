import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { OWN_QUOTATIONS_PATH, QUOTATION_PATH } from '../paths/shop-paths.ts'
import type { Tx } from '../platform/db/schema.ts'
import { ShopError } from '../platform/http/shop-error.ts'
import { textFor } from '../platform/http/visitor.ts'
import { drawPage } from '../platform/pages/draw-page.ts'
import { recoverForm } from '../platform/pages/expired-form.tsx'
import { leaveKey } from '../platform/pages/leave-key.ts'
import { loginUrl } from '../platform/pages/login-url.ts'
import { linkTo } from '../platform/pages/page-context.ts'
import { readPage, sendPage } from '../platform/pages/present.ts'
import { formOf, redirectBack } from '../platform/pages/redirect-back.ts'
import { acceptQuotation } from './accept-quotation.ts'
import { enqueueMail } from './enqueue-mail.ts'
import { gatherAndShow } from './list-routes.ts'
import {
  AGAIN,
  DECISIONS,
  type Decision,
  ONE_QUOTATION_PATH,
  OWN_QUOTATION_PATH,
} from './quotation-access.ts'
import { QuotationBody } from './quotation-body.tsx'
import { isQuotationKey } from './quotation-key.ts'
import type { QuotationPageOptions } from './quotation-routes.ts'
import { endQuotation } from './quotation-writes.ts'
import { orderPathOf, readVisibleQuotation, type WholeQuotation } from './read-quotation.ts'

/** Following a quotation by the mail's link, and deciding about it, with or without a login. */
export async function followRoutes(
  shop: FastifyInstance,
  options: QuotationPageOptions,
): Promise<void> {
  const recover = recoverForm(options, {
    refill: ({ request, reply }) => showUndecided(options, request, reply),
  })
  shop.get(ONE_QUOTATION_PATH, (...it) => show(options, ...it))
  for (const path of [ONE_QUOTATION_PATH, OWN_QUOTATION_PATH]) {
    shop.post(`${path}/${AGAIN}`, (...it) => askAgain(options, ...it))
  }
  for (const decision of DECISIONS) {
    const answer = (request: FastifyRequest, reply: FastifyReply) =>
      decide(options, decision, request, reply)
    shop.post(`${ONE_QUOTATION_PATH}/${decision}`, recover, answer)
    shop.post(`${OWN_QUOTATION_PATH}/${decision}`, recover, answer)
  }
}

async function show(
  options: QuotationPageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { key: sent } = request.query as { readonly key?: unknown }
  const key = typeof sent === 'string' ? sent : ''
  const whole = await find(options, request, key)
  const shown = { signer: options.signer, key, now: options.now() }
  const good = isQuotationKey(whole.quotation, shown) ? key : undefined
  const left = leaveKey(request, reply, `quotation.${whole.quotation.id}`, good)
  if (left) return left
  const asked = await readPage(options, request, reply)
  const { page } = asked
  reply.header('referrer-policy', 'same-origin')
  const { id, number } = whole.quotation
  const title = page.t('quotation.heading', { number })
  const view = {
    ...{ page, whole, now: options.now() },
    orderPath: await orderPathOf(options.db, request.visitor, whole.quotation),
    path: `${QUOTATION_PATH}/${encodeURIComponent(id)}`,
    ...(key !== '' && { key }),
  }
  const main = drawPage(
    page,
    <div className="shop-article">
      <h1>{title}</h1>
      <QuotationBody {...view} />
    </div>,
  )
  return sendPage(reply, asked, { title, isPrivate: true, main })
}

/** 303 to the order, or back with the one reason why there is none. */
async function decide(
  options: QuotationPageOptions,
  decision: Decision,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { db, isSecure, flushOutbox } = options
  const { key = '', answered = '' } = formOf(request)
  const { quotation } = await find(options, request, key)
  const path = pageOf(request)
  try {
    const orderId = await settle(options, { decision, answered, id: quotation.id }, reply)
    reply.raw.once('close', flushOutbox)
    const order = orderId && (await orderPathOf(db, request.visitor, { ...quotation, orderId }))
    return reply.redirect(order ? linkTo(request.visitor, order) : path, 303)
  } catch (error) {
    if (!(error instanceof ShopError) || error.status >= 500) throw error
    const errors = [textFor(request.visitor)(error.reason.key, error.reason.values)]
    return redirectBack(request, reply, { path, flash: { key: 'refused', errors }, isSecure })
  }
}

/** To the form of a request, with all in its list that this one was about. */
async function askAgain(
  options: QuotationPageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { rows } = await find(options, request, formOf(request).key ?? '')
  return gatherAndShow(options, request, reply, rows)
}

/** Nothing is decided by a form that has outlived its login or its token: its offer is shown again. */
async function showUndecided(
  options: QuotationPageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const path = pageOf(request)
  const { visitor } = request
  if (isOwnPage(request) && !visitor.customer) return reply.redirect(loginUrl(visitor, path), 303)
  const errors = [textFor(visitor)('page.form.stale')]
  return redirectBack(request, reply, { ...options, path, flash: { key: 'refused', errors } })
}

/** The page that a decision's form stands on. */
function pageOf(request: FastifyRequest): string {
  const { id } = request.params as { readonly id: string }
  const { key = '' } = formOf(request)
  const at = isOwnPage(request) ? OWN_QUOTATIONS_PATH : QUOTATION_PATH
  const query = key === '' ? '' : `?${new URLSearchParams({ key })}`
  return linkTo(request.visitor, `${at}/${encodeURIComponent(id)}`) + query
}

function isOwnPage({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url?.includes(OWN_QUOTATIONS_PATH) ?? false
}

interface Settling {
  readonly decision: Decision
  readonly answered: string
  readonly id: string
}

function settle(
  { db, now, takesTransfers }: QuotationPageOptions,
  { decision, answered, id }: Settling,
  reply: FastifyReply,
): Promise<string | undefined> {
  const visitor = reply.persistVisitor()
  const at = now()
  const answeredAt = Number(answered) || 0
  return db.transaction().execute(async (tx) => {
    if (decision === 'declined') return decline(tx, id, at)
    return acceptQuotation(tx, visitor, { id, answeredAt, takesTransfers }, at)
  })
}

async function decline(tx: Tx, id: string, now: number): Promise<undefined> {
  if (await endQuotation(tx, id, { state: 'declined' }, now))
    await enqueueMail(tx, id, 'declined', now)
}

async function find(
  { db, signer, now }: QuotationPageOptions,
  request: FastifyRequest,
  key: string,
): Promise<WholeQuotation> {
  const { id } = request.params as { readonly id: string }
  const shown = { signer, key, now: now() }
  const whole = await readVisibleQuotation(db, request.visitor, id, shown)
  if (!whole) throw new ShopError(404, 'request.notfound')
  return whole
}
