import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { REMOVE_FIELD } from '../../src/ui/quotation/quotation-props.ts'
import { QUOTATION_PATH } from '../paths/shop-paths.ts'
import { ShopError } from '../platform/http/shop-error.ts'
import { textFor, type Visitor } from '../platform/http/visitor.ts'
import { ATTEMPT_LIMITS } from '../platform/limits/attempt-limits.ts'
import { recoverForm } from '../platform/pages/expired-form.tsx'
import { linkTo } from '../platform/pages/page-context.ts'
import { readPage, sendPage } from '../platform/pages/present.ts'
import { formOf } from '../platform/pages/redirect-back.ts'
import { thanksFor } from './answer-day.ts'
import { followRoutes } from './follow-routes.tsx'
import { knownContact } from './known-contact.ts'
import { listRoutes, showCount } from './list-routes.ts'
import { readQuotationList } from './quotation-list-queries.ts'
import { quotationUrl } from './quotation-mails.ts'
import { type QuotationPageOptions, quotationRoutes } from './quotation-routes.ts'
import { readVisibleQuotation } from './read-quotation.ts'
import { askedPage, type RequestView, requestPage } from './request-page.tsx'
import { removeTyped, takeTyped } from './take-typed.ts'
import { readTyped, type TypedRequest } from './typed-request.ts'

type Row = RequestView['rows'][number]

/** All of quotations: the call, the page on which one is asked for, its form, and following it. */
export async function quotationPageRoutes(
  shop: FastifyInstance,
  options: QuotationPageOptions,
): Promise<void> {
  shop.get(QUOTATION_PATH, (...it) => show(options, ...it))
  const recover = recoverForm(options, {
    refill: ({ request, reply }) => refill(options, request, reply),
  })
  shop.post(QUOTATION_PATH, recover, (...it) => take(options, ...it))
  await quotationRoutes(shop, options)
  await listRoutes(shop, options)
  await followRoutes(shop, options)
}

async function show(
  options: QuotationPageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { done } = request.query as { readonly done?: unknown }
  if (typeof done === 'string') return showDone(options, request, reply, done)
  const values = await knownContact(options.db, request.visitor)
  const rows = await listOf(options, request.visitor)
  return send(options, request, reply, { rows, values, id: randomUUID() })
}

async function showDone(
  options: QuotationPageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
): Promise<FastifyReply> {
  const { db, signer, now } = options
  const { visitor } = request
  const found = await readVisibleQuotation(db, visitor, id, { signer, key: '', now: now() })
  if (!found) return reply.redirect(linkTo(visitor, QUOTATION_PATH), 303)
  const { quotation, rows } = found
  const said = thanksFor(visitor, quotation)
  const asked = await readPage(options, request, reply)
  const url = quotationUrl({ ...quotation, ...placeOf(visitor) }, signer)
  return sendPage(reply, asked, askedPage(asked.page, { text: said, url, rows }))
}

const placeOf = ({ language, storefront }: Visitor) => ({ language, storefront })

async function take(
  options: QuotationPageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const form = formOf(request)
  const visitor = reply.persistVisitor()
  const typed = readTyped(form, await listOf(options, visitor))
  await options.attempts.count({ limit: ATTEMPT_LIMITS.sendingOfQuotation, by: request.ip })
  const removed = form[REMOVE_FIELD]
  if (removed) {
    const left = await removeTyped(options, visitor, typed, removed)
    await showCount(options, request, reply)
    return send(options, request, reply, { ...left, faults: {} })
  }
  try {
    const id = await takeTyped(options, { visitor, ip: request.ip }, typed)
    reply.raw.once('close', options.flushOutbox)
    await showCount(options, request, reply)
    return reply.redirect(`${linkTo(visitor, QUOTATION_PATH)}?done=${id}`, 303)
  } catch (error) {
    if (!(error instanceof ShopError) || error.status >= 500) throw error
    return refuse(options, request, reply, { typed, error })
  }
}

async function refill(
  options: QuotationPageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const typed = readTyped(formOf(request), await listOf(options, request.visitor))
  const stale = new ShopError(reply.statusCode, 'page.form.stale')
  return refuse(options, request, reply, { typed, error: stale })
}

function refuse(
  options: QuotationPageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  { typed, error }: { readonly typed: TypedRequest<Row>; readonly error: ShopError },
): Promise<FastifyReply> {
  const { status, reason, refusals } = error
  if (refusals.retryAfter !== undefined) reply.header('retry-after', refusals.retryAfter)
  const { modelState } = refusals
  const problem = modelState ? undefined : textFor(request.visitor)(reason.key, reason.values)
  const faults = { ...typed.faults, ...modelState }
  return send(options, request, reply.status(status), { ...typed, faults, problem })
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

async function send(
  options: QuotationPageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  view: RequestView,
): Promise<FastifyReply> {
  const asked = await readPage(options, request, reply)
  const page = { ...asked.page, path: QUOTATION_PATH }
  return sendPage(reply, { ...asked, page }, requestPage(page, view))
}
