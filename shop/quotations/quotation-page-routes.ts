import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { REMOVE_FIELD } from '../../src/ui/quotation/quotation-props.ts'
import { QUOTATION_PATH } from '../paths/shop-paths.ts'
import { refusalReply } from '../platform/http/errors.ts'
import { textFor, type Visitor } from '../platform/http/visitor.ts'
import { ATTEMPT_LIMITS } from '../platform/limits/attempt-limits.ts'
import { recoverForm } from '../platform/pages/expired-form.tsx'
import { answerBy, type PageCall, sendDrawn } from '../platform/pages/page-call.ts'
import { linkTo } from '../platform/pages/page-context.ts'
import { formOf } from '../platform/pages/redirect-back.ts'
import { textOf } from '../platform/pages/sent-form.ts'
import { resultOrRefusal, ShopError } from '../platform/shop-error.ts'
import { thanksFor } from './answer-day.ts'
import { followRoutes } from './decision-routes.tsx'
import { listRoutes, showCount } from './list-routes.ts'
import { quotationUrl } from './quotation-links.ts'
import { readQuotationList } from './quotation-list-queries.ts'
import { type QuotationPageOptions, quotationRoutes } from './quotation-routes.ts'
import { readVisibleQuotation } from './read-quotation.ts'
import { contactOfCustomer, readTypedRequest, type TypedRequest } from './request-form.ts'
import { type RequestView, requestDonePage, requestPage } from './request-page.tsx'
import { removeFromRequest, submitRequest } from './submit-request.ts'

type Call = PageCall<QuotationPageOptions>
type Row = RequestView['rows'][number]

/** All routes of quotations: the call, the page and form for a request, and the pages of quotations. */
export async function quotationPageRoutes(
  shop: FastifyInstance,
  options: QuotationPageOptions,
): Promise<void> {
  shop.get(QUOTATION_PATH, answerBy(options, show))
  const recover = recoverForm(options, {
    refill: ({ request, reply }) => answerBy(options, refill)(request, reply),
  })
  shop.post(QUOTATION_PATH, recover, answerBy(options, take))
  await quotationRoutes(shop, options)
  await listRoutes(shop, options)
  await followRoutes(shop, options)
}

async function show(call: Call): Promise<FastifyReply> {
  const { options, request } = call
  const done = textOf(call.sent, 'done')
  if (done !== '') return showDone(call, done)
  const values = await contactOfCustomer(options.db, request.visitor)
  const rows = await listOf(options, request.visitor)
  return send(call, { rows, values, id: randomUUID() })
}

async function showDone(call: Call, id: string): Promise<FastifyReply> {
  const { options, request, reply } = call
  const { db, signer, now } = options
  const { visitor } = request
  const found = await readVisibleQuotation(db, visitor, id, { signer, key: '', now: now() })
  if (!found) return reply.redirect(linkTo(visitor, QUOTATION_PATH), 303)
  const { quotation, rows } = found
  const text = thanksFor(visitor, quotation)
  const url = quotationUrl({ ...quotation, ...sectionOf(visitor) }, signer)
  return sendDrawn(call, (page) => requestDonePage(page, { text, url, rows }))
}

const sectionOf = ({ language, storefront }: Visitor) => ({ language, storefront })

async function take(call: Call): Promise<FastifyReply> {
  const { options, request, reply } = call
  const form = formOf(request)
  const visitor = reply.persistVisitor()
  const typed = readTypedRequest(form, await listOf(options, visitor))
  await options.attempts.count({ limit: ATTEMPT_LIMITS.sendingOfQuotation, by: request.ip })
  const removed = form[REMOVE_FIELD]
  if (removed) {
    const left = await removeFromRequest(options, visitor, typed, removed)
    await showCount(call)
    return send(call, { ...left, faults: {} })
  }
  const id = await resultOrRefusal(submitRequest(options, { visitor, ip: request.ip }, typed))
  if (id instanceof ShopError) return sendRefusal(call, { typed, error: id })
  reply.raw.once('close', options.flushOutbox)
  await showCount(call)
  return reply.redirect(`${linkTo(visitor, QUOTATION_PATH)}?done=${id}`, 303)
}

async function refill(call: Call): Promise<FastifyReply> {
  const { options, request, reply } = call
  const typed = readTypedRequest(formOf(request), await listOf(options, request.visitor))
  const stale = new ShopError(reply.statusCode, 'page.form.stale')
  return sendRefusal(call, { typed, error: stale })
}

function sendRefusal(
  call: Call,
  { typed, error }: { readonly typed: TypedRequest<Row>; readonly error: ShopError },
): Promise<FastifyReply> {
  const { request, reply } = call
  const { reason, refusals } = error
  const { modelState } = refusals
  const problem = modelState ? undefined : textFor(request.visitor)(reason.key, reason.values)
  const faults = { ...typed.faults, ...modelState }
  return send({ ...call, reply: refusalReply(reply, error) }, { ...typed, faults, problem })
}

async function listOf({ db }: QuotationPageOptions, visitor: Visitor): Promise<Row[]> {
  const { session } = visitor
  if (!session?.isStored) return []
  const listed = await readQuotationList(db, session.id, visitor)
  return listed.map(({ size, colour, name, ...it }) => ({
    ...it,
    name: [name, size, colour].filter(Boolean).join(', '),
  }))
}

function send(call: Call, view: RequestView): Promise<FastifyReply> {
  return sendDrawn(call, (page) => requestPage(page, view), QUOTATION_PATH)
}
