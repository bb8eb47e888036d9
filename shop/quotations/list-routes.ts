import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DEFAULT_QUANTITY, MAX_QUOTATION_ROWS } from '../../src/model/limits.ts'
import { viewCart } from '../cart/view/view-cart.ts'
import { QUOTATION_PATH } from '../paths/shop-paths.ts'
import type { Tx } from '../platform/db/schema.ts'
import { saveSession } from '../platform/http/session-queries.ts'
import { ShopError } from '../platform/http/shop-error.ts'
import { type StoredVisitor, textFor } from '../platform/http/visitor.ts'
import type { Flash } from '../platform/pages/flash.ts'
import { RETURN_FIELD } from '../platform/pages/form-fields.ts'
import { linkTo } from '../platform/pages/page-context.ts'
import { formOf, redirectBack } from '../platform/pages/redirect-back.ts'
import { readReturnPath } from '../platform/pages/return-path.ts'
import { writeQuotationCount } from './quotation-count.ts'
import {
  addToQuotationList,
  countQuotationList,
  raiseInQuotationList,
  type Wanted,
} from './quotation-list-queries.ts'
import { findQuotable } from './quotation-queries.ts'
import type { QuotationPageOptions } from './quotation-routes.ts'

/** Gathering without script: from a product's button, or what waits in the cart for a price. */
export async function listRoutes(
  shop: FastifyInstance,
  options: QuotationPageOptions,
): Promise<void> {
  shop.post(`${QUOTATION_PATH}/add`, (...it) => add(options, ...it))
  shop.post(`${QUOTATION_PATH}/cart`, (...it) => addCart(options, ...it))
}

/** Back to the page that the button stands on, with what it did. */
async function add(
  options: QuotationPageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const form = formOf(request)
  const visitor = reply.persistVisitor()
  const wanted = [{ articleNumber: form.articleNumber ?? '', quantity: DEFAULT_QUANTITY }]
  const flash = await tried(visitor, () => gather(options, visitor, wanted, addToQuotationList))
  await showCount(options, request, reply)
  const path = readReturnPath(form[RETURN_FIELD], visitor)
  return redirectBack(request, reply, { path, flash, isSecure: options.isSecure })
}

/** To the list, with all that the cart holds of what has no price. */
async function addCart(
  options: QuotationPageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { orderRows } = await viewCart(options.db, reply.persistVisitor())
  const wanted = orderRows.filter((it) => it.isQuotation)
  return gatherAndShow(options, request, reply, wanted)
}

/** To the list, with these in it, or with the reason why not. */
export async function gatherAndShow(
  options: QuotationPageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  wanted: readonly Wanted[],
): Promise<FastifyReply> {
  const visitor = reply.persistVisitor()
  const flash = await tried(visitor, () => gather(options, visitor, wanted, raiseInQuotationList))
  await showCount(options, request, reply)
  const path = linkTo(visitor, QUOTATION_PATH)
  return redirectBack(request, reply, { path, flash, isSecure: options.isSecure })
}

/** The header counts the session's list; the browser's own counts itself. */
export async function showCount(
  { db, isSecure }: QuotationPageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { session } = request.visitor
  const count = session ? await countQuotationList(db, session.id) : 0
  writeQuotationCount(reply, count, isSecure)
}

async function tried(visitor: StoredVisitor, work: () => Promise<Flash>): Promise<Flash> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ShopError) || error.status >= 500) throw error
    const { key, values } = error.reason
    return { key: 'refused', errors: [textFor(visitor)(key, values)] }
  }
}

function gather(
  { db, now }: QuotationPageOptions,
  visitor: StoredVisitor,
  wanted: readonly Wanted[],
  put: typeof addToQuotationList,
): Promise<Flash> {
  return db.transaction().execute(async (tx) => {
    const at = now()
    const { session } = visitor
    if (!session.isStored) await saveSession(tx, session.id, at)
    for (const it of await findWanted(tx, visitor, wanted)) await put(tx, session.id, it, at)
    const n = await countQuotationList(tx, session.id)
    if (n <= MAX_QUOTATION_ROWS) return { key: 'quote.count', values: { n } }
    throw new ShopError(400, { key: 'quote.full', values: { max: MAX_QUOTATION_ROWS } })
  })
}

/** Of what is wanted, all that a price can be asked for. */
async function findWanted(
  tx: Tx,
  visitor: StoredVisitor,
  wanted: readonly Wanted[],
): Promise<Wanted[]> {
  const numbers = wanted.map(({ articleNumber }) => articleNumber)
  const known = await findQuotable(tx, numbers, visitor)
  if (known.length === 0) throw new ShopError(400, 'article.unavailable')
  return known.map(({ articleNumber }) => {
    const { quantity = DEFAULT_QUANTITY } =
      wanted.find((it) => it.articleNumber === articleNumber) ?? {}
    return { articleNumber, quantity }
  })
}
