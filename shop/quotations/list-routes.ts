import type { FastifyInstance, FastifyReply } from 'fastify'
import { DEFAULT_QUANTITY, MAX_QUOTATION_ROWS } from '../../src/model/limits.ts'
import { viewCart } from '../cart/view/view-cart.ts'
import { QUOTATION_PATH } from '../paths/shop-paths.ts'
import { holdRow } from '../platform/db/hold.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import type { Tx } from '../platform/db/schema.ts'
import { saveSession } from '../platform/http/session-queries.ts'
import type { StoredVisitor } from '../platform/http/visitor.ts'
import type { Flash } from '../platform/pages/flash.ts'
import { RETURN_FIELD } from '../platform/pages/form-fields.ts'
import { answerBy, type PageCall } from '../platform/pages/page-call.ts'
import { linkTo } from '../platform/pages/page-context.ts'
import { formOf, redirectBack, refusalFlash } from '../platform/pages/redirect-back.ts'
import { readReturnPath } from '../platform/pages/return-path.ts'
import { resultOrRefusal, ShopError } from '../platform/shop-error.ts'
import { writeQuotationCount } from './quotation-count.ts'
import {
  addToQuotationList,
  countQuotationList,
  type RequestedQuantity,
  raiseInQuotationList,
} from './quotation-list-queries.ts'
import { findQuotable } from './quotation-queries.ts'
import type { QuotationPageOptions } from './quotation-routes.ts'

type Call = PageCall<QuotationPageOptions>

/**
 * Adds articles to a request without script: from a product's button, or those without a price in the
 * cart.
 */
export async function listRoutes(
  shop: FastifyInstance,
  options: QuotationPageOptions,
): Promise<void> {
  shop.post(`${QUOTATION_PATH}/add`, answerBy(options, add))
  shop.post(`${QUOTATION_PATH}/cart`, answerBy(options, addCart))
}

/** Redirects back to the page that contains the button, with the outcome. */
async function add(call: Call): Promise<FastifyReply> {
  const { options, request, reply } = call
  const form = formOf(request)
  const visitor = reply.persistVisitor()
  const requested = [{ articleNumber: form.articleNumber ?? '', quantity: DEFAULT_QUANTITY }]
  const flash = await gather(options, visitor, requested, addToQuotationList)
  await showCount(call)
  const path = readReturnPath(form[RETURN_FIELD], visitor)
  return redirectBack(request, reply, { path, flash, isSecure: options.isSecure })
}

/** Opens the list with all articles of the cart that have no price. */
async function addCart(call: Call): Promise<FastifyReply> {
  const { options, reply } = call
  const { orderRows } = await viewCart(options.db, reply.persistVisitor())
  const requested = orderRows.filter((it) => it.isQuotation)
  return gatherAndShow(call, requested)
}

/** Adds articles and opens the list, with the outcome or refusal. */
export async function gatherAndShow(
  call: Call,
  requested: readonly RequestedQuantity[],
): Promise<FastifyReply> {
  const { options, request, reply } = call
  const visitor = reply.persistVisitor()
  const flash = await gather(options, visitor, requested, raiseInQuotationList)
  await showCount(call)
  const path = linkTo(visitor, QUOTATION_PATH)
  return redirectBack(request, reply, { path, flash, isSecure: options.isSecure })
}

/** Updates the header's count of the session's list; the browser counts its own list. */
export async function showCount({ options, request, reply }: Call): Promise<void> {
  const { db, isSecure } = options
  const { session } = request.visitor
  const count = session ? await countQuotationList(db, session.id) : 0
  writeQuotationCount(reply, count, isSecure)
}

/** Adds articles to the session's list, all of them or none; returns the message of the next page. */
async function gather(
  { db, now }: QuotationPageOptions,
  visitor: StoredVisitor,
  requested: readonly RequestedQuantity[],
  put: typeof addToQuotationList,
): Promise<Flash> {
  const gathering = inTransaction(db, async (tx) => {
    const at = now()
    const { session } = visitor
    if (!session.isStored) await saveSession(tx, session.id, at)
    await holdRow(tx, 'session', session.id)
    for (const it of await findRequested(tx, visitor, requested)) await put(tx, session.id, it, at)
    const n = await countQuotationList(tx, session.id)
    if (n <= MAX_QUOTATION_ROWS) return n
    throw new ShopError(400, { key: 'quote.full', values: { max: MAX_QUOTATION_ROWS } })
  })
  const n = await resultOrRefusal(gathering)
  return n instanceof ShopError ? refusalFlash(visitor, n) : { key: 'quote.count', values: { n } }
}

/** The requested articles that are sold by quotation. */
async function findRequested(
  tx: Tx,
  visitor: StoredVisitor,
  requested: readonly RequestedQuantity[],
): Promise<RequestedQuantity[]> {
  const numbers = requested.map(({ articleNumber }) => articleNumber)
  const quotable = await findQuotable(tx, numbers, visitor)
  if (quotable.length === 0) throw new ShopError(400, 'article.unavailable')
  return quotable.map(({ articleNumber }) => {
    const { quantity = DEFAULT_QUANTITY } =
      requested.find((it) => it.articleNumber === articleNumber) ?? {}
    return { articleNumber, quantity }
  })
}
