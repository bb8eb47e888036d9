import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MAX_FAVOURITES } from '../../../src/model/favourites.ts'
import { FAVOURITES_PATH } from '../../paths/shop-paths.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { Sources } from '../../platform/http/sources.ts'
import { customerOf } from '../../platform/http/visitor.ts'
import type { Flash } from '../../platform/pages/flash.ts'
import { RETURN_FIELD } from '../../platform/pages/form-fields.ts'
import { type Presenter, readPage, sendPage } from '../../platform/pages/present.ts'
import { formOf, redirectBack } from '../../platform/pages/redirect-back.ts'
import { readReturnPath } from '../../platform/pages/return-path.ts'
import { FAVOURITES_CALL } from './favourite-access.ts'
import { readFavouriteCount } from './favourite-count.ts'
import { addFavourites, listFavourites, removeFavourites } from './favourite-queries.ts'
import { favouritesPage } from './favourites-page.tsx'
import { loadMarked } from './load-stored.ts'

export type FavouriteOptions = Presenter & Pick<Sources, 'db' | 'now' | 'isSecure'>

/** What visitors have marked: the page, the form of its buttons without script, and the call. */
export async function favouriteRoutes(
  shop: FastifyInstance,
  options: FavouriteOptions,
): Promise<void> {
  const { db, now } = options
  shop.post(FAVOURITES_CALL, async (request) => {
    const change = request.body as Partial<Record<keyof FavouriteChange, string[] | null>>
    const { add, remove } = change
    const of = { customerId: customerOf(request).id, add: add ?? [], remove: remove ?? [] }
    return { productIds: await changeFavourites(db, of, now()) }
  })
  shop.get(FAVOURITES_PATH, (...it) => show(options, ...it))
  shop.post(FAVOURITES_PATH, (...it) => press(options, ...it))
}

/** Of who is logged in, those of the account; everybody else's are shown by the element. */
async function show(
  options: FavouriteOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { db, suggest } = options
  const { customer } = request.visitor
  const asked = await readPage(options, request, reply)
  const { page, site } = asked
  const codes = customer ? await listFavourites(db, customer.id) : []
  const marked = await loadMarked(db, page, site, codes)
  const isOnDeviceOnly = !customer && readFavouriteCount(request).count > 0
  const isEmpty = codes.length === 0 && !isOnDeviceOnly
  const suggested = isEmpty && (await suggest?.(page, site))
  return sendPage(reply, asked, favouritesPage(page, { ...marked, isOnDeviceOnly, suggested }))
}

/** Back to the page of the button that was pressed, with what that did. */
async function press(
  { db, now, isSecure }: FavouriteOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { id } = customerOf(request)
  const { add, drop, [RETURN_FIELD]: back } = formOf(request)
  const [code = ''] = [add, drop].filter(Boolean)
  const change = add ? { add: [code], remove: [] } : { add: [], remove: [code] }
  const codes = await changeFavourites(db, { customerId: id, ...change }, now())
  const path = readReturnPath(back, request.visitor)
  const flash = describeChange(add !== undefined, codes.includes(code))
  return redirectBack(request, reply, { path, flash, isSecure })
}

function describeChange(isWanted: boolean, isMarked: boolean): Flash {
  if (!isWanted) return { key: 'favourite.removed' }
  return isMarked
    ? { key: 'favourite.added' }
    : { key: 'favourite.full', values: { max: MAX_FAVOURITES } }
}

interface FavouriteChange {
  readonly customerId: string
  /** The newest first. */
  readonly add: readonly string[]
  readonly remove: readonly string[]
}

/** Answers with all that the customer has marked afterwards. */
function changeFavourites(
  db: Db,
  { customerId, add, remove }: FavouriteChange,
  now: number,
): Promise<string[]> {
  if (add.length + remove.length === 0) return listFavourites(db, customerId)
  return db.transaction().execute(async (tx) => {
    await removeFavourites(tx, customerId, remove)
    await addFavourites(tx, customerId, add, now)
    return listFavourites(tx, customerId)
  })
}
