import { createHash, randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ReleaseHeld } from '../cart/change/change-cart.ts'
import { QUICK_ORDER_PATH } from '../paths/shop-paths.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import type { Tx } from '../platform/db/schema.ts'
import { readIdempotencyKey, runIdempotent } from '../platform/http/idempotency.ts'
import type { Sources } from '../platform/http/sources.ts'
import { type StoredVisitor, textFor } from '../platform/http/visitor.ts'
import { recoverForm } from '../platform/pages/expired-form.tsx'
import { answerBy, type PageCall, sendDrawn } from '../platform/pages/page-call.ts'
import { linkTo } from '../platform/pages/page-context.ts'
import type { Presenter } from '../platform/pages/present.ts'
import { redirectBack } from '../platform/pages/redirect-back.ts'
import { textOf } from '../platform/pages/sent-form.ts'
import { resultOrRefusal, ShopError } from '../platform/shop-error.ts'
import { type AddedLines, addLines } from './add-lines.ts'
import { checkLines } from './check-lines.ts'
import { describeOrder, readListText } from './describe-order.ts'
import { listReader } from './list-reader.ts'
import { changeOrderList, makeOrderList } from './order-lists.ts'
import { quickOrderPage } from './quick-order-page.tsx'
import { readLines } from './read-lines.ts'
import { readTypedOrder, type TypedOrder } from './typed-order.ts'

export interface QuickOrderOptions
  extends Presenter,
    Pick<Sources, 'db' | 'now' | 'isSecure' | 'baseUrl'> {
  readonly releaseHeld: ReleaseHeld
}

type Call = PageCall<QuickOrderOptions>

/** The result of a button press, besides the lines themselves. */
interface Outcome {
  readonly added?: AddedLines
  readonly problem?: string
  /** The lines as they were checked, or those that are left. */
  readonly typed: TypedOrder
}

/** Ordering by article number, by lines or from files: one page with one form. */
export async function quickOrderRoutes(
  shop: FastifyInstance,
  options: QuickOrderOptions,
): Promise<void> {
  shop.get(QUICK_ORDER_PATH, answerBy(options, show))
  const recover = recoverForm(options, {
    refill: ({ request, reply }) => answerBy(options, refill)(request, reply),
  })
  shop.post(QUICK_ORDER_PATH, recover, answerBy(options, take))
}

async function show(call: Call): Promise<FastifyReply> {
  const { options, request, reply } = call
  const { visitor } = request
  const listId = textOf(call.sent, 'list')
  if (visitor.storefront === 'sport') return leadToProfessional(request, reply, listId)
  const text = await readListText(options.db, visitor, listId)
  const typed = { ...BLANK, ...(await readLines(text)), text, listId, key: randomUUID() }
  return send(call, { typed })
}

const BLANK = { step: 'check', problem: undefined, name: '', isShared: false } as const

/** Redirects to the professional storefront, which has prices without VAT and orders on account. */
function leadToProfessional(
  { visitor: { language } }: FastifyRequest,
  reply: FastifyReply,
  listId = '',
): FastifyReply {
  const path = linkTo({ language, storefront: 'professional' }, QUICK_ORDER_PATH)
  const query = listId === '' ? '' : `?${new URLSearchParams({ list: listId })}`
  return reply.redirect(path + query, 303)
}

async function take(call: Call): Promise<FastifyReply> {
  const { options, request, reply } = call
  const { visitor } = request
  if (visitor.storefront === 'sport') return leadToProfessional(request, reply)
  if (!visitor.customer) throw new ShopError(401, 'request.login')
  if (!visitor.canSeePrices) throw new ShopError(403, 'request.forbidden')
  const typed = await readTypedOrder(request, (id) => readListText(options.db, visitor, id))
  const answer = await resultOrRefusal(act(call, typed))
  if (!(answer instanceof ShopError)) return answer
  if (answer.status === 404) throw answer
  const problem = textFor(visitor)(answer.reason.key, answer.reason.values)
  return send({ ...call, reply: reply.status(answer.status) }, { typed, problem })
}

async function act(call: Call, typed: TypedOrder): Promise<FastifyReply> {
  const { options, request, reply } = call
  const { step, lines, problem } = typed
  if (problem) throw new ShopError(400, problem)
  const visitor = reply.persistVisitor()
  if (step === 'line' || step === 'check') return send(call, { typed })
  if (lines.length === 0) throw new ShopError(400, 'quickorder.none')
  const { db, isSecure } = options
  if (step === 'add') {
    const added = await add(options, visitor, typed)
    if (added.left.length > 0) return sendLeft(call, { typed, added })
    const flash = { key: 'page.cart.added', values: { n: added.pieces } } as const
    return redirectBack(request, reply, { path: linkTo(visitor, '/cart'), flash, isSecure })
  }
  const id = await inTransaction(db, (tx) => save(tx, visitor, typed, options.now()))
  const path = `${linkTo(visitor, QUICK_ORDER_PATH)}?${new URLSearchParams({ list: id })}`
  return redirectBack(request, reply, { path, flash: { key: 'list.saved' }, isSecure })
}

/** Adds the lines of a form once, even if it is sent twice or again by a reload. */
function add(
  { db, now, releaseHeld }: QuickOrderOptions,
  visitor: StoredVisitor,
  { key, text, lines }: TypedOrder,
): Promise<AddedLines> {
  const hash = createHash('sha256').update(text).digest('base64url')
  const scope = `${visitor.session.id} ${QUICK_ORDER_PATH}`
  const claim = readIdempotencyKey(`${key.slice(0, 64)} ${hash}`, scope, text)
  return runIdempotent(db, claim, async (tx) => {
    await releaseHeld(tx, visitor, now())
    return addLines(tx, visitor, lines, now())
  })
}

/** Shows the form with the lines that could not be added, as they were written. */
async function sendLeft(
  call: Call,
  { typed, added }: Required<Pick<Outcome, 'typed' | 'added'>>,
): Promise<FastifyReply> {
  const text = [typed.head, ...added.left.map((it) => it.text)].filter(Boolean).join('\n')
  const left = { ...typed, text, lines: [], listId: '', key: randomUUID() }
  return send(call, { typed: left, added })
}

/** Saves lines as a list, without regard to what is in the cart. */
async function save(
  tx: Tx,
  visitor: StoredVisitor,
  { step, listId, name, isShared, lines }: TypedOrder,
  now: number,
): Promise<string> {
  const reader = listReader(visitor)
  if (!reader) throw new ShopError(403, 'request.forbidden')
  const checked = await checkLines(tx, visitor, lines, '')
  if (checked.some(({ fault }) => fault)) throw new ShopError(400, 'orderlist.faults')
  const rows = checked.flatMap(({ article, pieces }) =>
    article ? [{ articleNumber: article.articleNumber, quantity: pieces }] : [],
  )
  if (step === 'save') return makeOrderList(tx, reader, { name, isShared, rows }, now)
  await changeOrderList(tx, reader, { id: listId, rows }, now)
  return listId
}

async function refill(call: Call): Promise<FastifyReply | undefined> {
  const { request } = call
  if (request.visitor.storefront !== 'professional') return undefined
  const typed = await readTypedOrder(request)
  const { customer } = request.visitor
  const problem = textFor(request.visitor)(customer ? 'quickorder.stale' : 'quickorder.late')
  return send(call, { typed, problem })
}

async function send(call: Call, { typed, added, problem }: Outcome): Promise<FastifyReply> {
  const view = await describeOrder(call.options.db, call.request.visitor, typed)
  return sendDrawn(
    call,
    (page) => quickOrderPage(page, { ...view, added, problem }),
    QUICK_ORDER_PATH,
  )
}
