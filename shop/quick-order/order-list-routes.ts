import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ORDER_LISTS_PATH } from '../paths/shop-paths.ts'
import type { Tx } from '../platform/db/schema.ts'
import { ShopError } from '../platform/http/shop-error.ts'
import type { Sources } from '../platform/http/sources.ts'
import { textFor } from '../platform/http/visitor.ts'
import type { Flash } from '../platform/pages/flash.ts'
import { linkTo } from '../platform/pages/page-context.ts'
import { formOf, redirectBack } from '../platform/pages/redirect-back.ts'
import { type ListReader, listReader } from './list-reader.ts'
import type { NamedList } from './order-list-writes.ts'
import { dropOrderList, nameOrderList } from './order-lists.ts'
import { ONE_LIST_PATH } from './quick-order-access.ts'
import { saveCart } from './save-cart.ts'

type Options = Pick<Sources, 'db' | 'now' | 'isSecure'>

interface Asked {
  readonly request: FastifyRequest
  readonly reader: ListReader
  readonly id: string
  readonly named: NamedList
  readonly now: number
}

/** Does what a form asks for, in one transaction. */
type Step = (tx: Tx, asked: Asked) => Promise<Flash['key']>

/** Forms of the page of lists: keeping the cart as one, naming, sharing and removing them. */
export async function orderListRoutes(shop: FastifyInstance, options: Options): Promise<void> {
  shop.post(ORDER_LISTS_PATH, answer(options, keepCart))
  shop.post(`${ONE_LIST_PATH}/save`, answer(options, rename))
  shop.post(`${ONE_LIST_PATH}/remove`, answer(options, remove))
}

/** Back to the lists, with what was done or why not. */
function answer({ db, now, isSecure }: Options, step: Step) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { visitor } = request
    const reader = listReader(visitor)
    if (!reader) throw new ShopError(403, 'request.forbidden')
    const { id = '' } = request.params as { readonly id?: string }
    const { name = '', shared } = formOf(request)
    const asked = { request, reader, id, named: { name, isShared: shared === 'yes' }, now: now() }
    const path = linkTo(visitor, ORDER_LISTS_PATH)
    try {
      const key = await db.transaction().execute((tx) => step(tx, asked))
      return redirectBack(request, reply, { path, flash: { key }, isSecure })
    } catch (error) {
      if (!(error instanceof ShopError) || error.status >= 500 || error.status === 404) throw error
      const errors = [textFor(visitor)(error.reason.key, error.reason.values)]
      return redirectBack(request, reply, { path, flash: { key: 'refused', errors }, isSecure })
    }
  }
}

async function keepCart(tx: Tx, { request, reader, named, now }: Asked): Promise<Flash['key']> {
  await saveCart(tx, request.visitor, { reader, ...named }, now)
  return 'list.saved'
}

async function rename(tx: Tx, { reader, id, named, now }: Asked): Promise<Flash['key']> {
  await nameOrderList(tx, reader, { id, ...named }, now)
  return 'list.saved'
}

async function remove(tx: Tx, { reader, id }: Asked): Promise<Flash['key']> {
  await dropOrderList(tx, reader, id)
  return 'list.removed'
}
