import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ORDER_LISTS_PATH } from '../paths/shop-paths.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import type { Tx } from '../platform/db/schema.ts'
import type { Sources } from '../platform/http/sources.ts'
import type { Visitor } from '../platform/http/visitor.ts'
import type { Flash } from '../platform/pages/flash.ts'
import { linkTo } from '../platform/pages/page-context.ts'
import { formOf, redirectBack, refusalFlash } from '../platform/pages/redirect-back.ts'
import { resultOrRefusal, ShopError } from '../platform/shop-error.ts'
import { type ListReader, listReader } from './list-reader.ts'
import type { ListName } from './order-list-writes.ts'
import { dropOrderList, nameOrderList, saveCart } from './order-lists.ts'
import { ONE_LIST_PATH } from './quick-order-access.ts'

type Options = Pick<Sources, 'db' | 'now' | 'isSecure'>

interface ListForm {
  readonly visitor: Visitor
  readonly reader: ListReader
  readonly id: string
  readonly list: ListName
  readonly now: number
}

/** Runs a form's action in one transaction; returns the key of the next page's message. */
type ListAction = (tx: Tx, form: ListForm) => Promise<Flash['key']>

/** The forms on the page of lists: save the cart as one, rename, share and remove them. */
export async function orderListRoutes(shop: FastifyInstance, options: Options): Promise<void> {
  shop.post(ORDER_LISTS_PATH, answer(options, keepCart))
  shop.post(`${ONE_LIST_PATH}/save`, answer(options, rename))
  shop.post(`${ONE_LIST_PATH}/remove`, answer(options, remove))
}

/** Redirects back to the lists, with the outcome or refusal. */
function answer({ db, now, isSecure }: Options, act: ListAction) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { visitor } = request
    const reader = listReader(visitor)
    if (!reader) throw new ShopError(403, 'request.forbidden')
    const { id = '' } = request.params as { readonly id?: string }
    const { name = '', shared } = formOf(request)
    const form = { visitor, reader, id, list: { name, isShared: shared === 'yes' }, now: now() }
    const key = await resultOrRefusal(inTransaction(db, (tx) => act(tx, form)))
    const isRefused = key instanceof ShopError
    if (isRefused && key.status === 404) throw key
    const path = linkTo(visitor, ORDER_LISTS_PATH)
    const flash = isRefused ? refusalFlash(visitor, key) : { key }
    return redirectBack(request, reply, { path, flash, isSecure })
  }
}

async function keepCart(tx: Tx, { visitor, reader, list, now }: ListForm): Promise<Flash['key']> {
  await saveCart(tx, visitor, { reader, ...list }, now)
  return 'list.saved'
}

async function rename(tx: Tx, { reader, id, list, now }: ListForm): Promise<Flash['key']> {
  await nameOrderList(tx, reader, { id, ...list }, now)
  return 'list.saved'
}

async function remove(tx: Tx, { reader, id }: ListForm): Promise<Flash['key']> {
  await dropOrderList(tx, reader, id)
  return 'list.removed'
}
