import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Consent } from '../../../src/model/consent.ts'
import { RECENTLY_VIEWED_PATH } from '../../paths/shop-paths.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { Sources } from '../../platform/http/sources.ts'
import { customerOf, type Visitor } from '../../platform/http/visitor.ts'
import { RETURN_FIELD } from '../../platform/pages/form-fields.ts'
import { type Presenter, readPage, sendPage } from '../../platform/pages/present.ts'
import { formOf, redirectBack } from '../../platform/pages/redirect-back.ts'
import { readReturnPath } from '../../platform/pages/return-path.ts'
import { loadMarked } from './load-stored.ts'
import { RECENTLY_VIEWED_CALL } from './recently-viewed-access.ts'
import { recentlyViewedPage } from './recently-viewed-page.tsx'
import {
  addRecentlyViewed,
  deleteRecentlyViewed,
  listRecentlyViewed,
} from './recently-viewed-queries.ts'

export type RecentlyViewedOptions = Presenter & Pick<Sources, 'db' | 'now' | 'isSecure'>

/** What visitors have looked at: the page, the form that clears it without script, and the call. */
export async function recentlyViewedRoutes(
  shop: FastifyInstance,
  options: RecentlyViewedOptions,
): Promise<void> {
  const { db, now } = options
  shop.post(RECENTLY_VIEWED_CALL, async (request) => {
    const { add, clear } = request.body as { add?: string[] | null; clear?: boolean | null }
    const of = { customerId: customerOf(request).id, add: add ?? [], isCleared: clear === true }
    return { productIds: await changeRecentlyViewed(db, of, now()) }
  })
  shop.get(RECENTLY_VIEWED_PATH, (...it) => show(options, ...it))
  shop.post(RECENTLY_VIEWED_PATH, (...it) => clear(options, ...it))
}

/** What the account of who is logged in remembers; a device's is shown by the element. */
async function show(
  options: RecentlyViewedOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { db, suggest } = options
  const { customer } = request.visitor
  const asked = await readPage(options, request, reply)
  const { page, site } = asked
  const codes = customer ? await listRecentlyViewed(db, customer.id) : []
  const { cards } = await loadMarked(db, page, site, codes)
  const isWaiting = !customer && page.recentlyViewedMode === 'idle'
  const isEmpty = cards.length === 0 && !isWaiting
  const suggested = isEmpty && (await suggest?.(page, site))
  return sendPage(reply, asked, recentlyViewedPage(page, { cards, isWaiting, suggested }))
}

async function clear(
  { db, isSecure }: RecentlyViewedOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  await deleteRecentlyViewed(db, customerOf(request).id)
  const path = readReturnPath(formOf(request)[RETURN_FIELD], request.visitor)
  return redirectBack(request, reply, { path, flash: { key: 'seen.cleared' }, isSecure })
}

interface SeenChange {
  readonly customerId: string
  /** The newest first. */
  readonly add: readonly string[]
  readonly isCleared: boolean
}

/** Answers with all that the customer has looked at afterwards. */
function changeRecentlyViewed(
  db: Db,
  { customerId, add, isCleared }: SeenChange,
  now: number,
): Promise<string[]> {
  if (add.length === 0 && !isCleared) return listRecentlyViewed(db, customerId)
  return db.transaction().execute(async (tx) => {
    if (isCleared) await deleteRecentlyViewed(tx, customerId)
    await addRecentlyViewed(tx, customerId, add, now)
    return listRecentlyViewed(tx, customerId)
  })
}

/** Whoever says no has nothing left of what was looked at, in the account either. */
export function forgetRefused(db: Db) {
  return async ({ customer }: Visitor, { preferences }: Consent): Promise<void> => {
    if (customer && !preferences) await deleteRecentlyViewed(db, customer.id)
  }
}
