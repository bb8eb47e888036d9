import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Consent } from '../../../src/model/consent.ts'
import {
  FAVOURITE_COUNT_COOKIE,
  MAX_FAVOURITES,
  readFavouriteCount,
} from '../../../src/model/visitor-lists.ts'
import { FAVOURITES_PATH, RECENTLY_VIEWED_PATH } from '../../paths/shop-paths.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { Sources } from '../../platform/http/sources.ts'
import { customerOf, type Visitor } from '../../platform/http/visitor.ts'
import type { Flash } from '../../platform/pages/flash.ts'
import { RETURN_FIELD } from '../../platform/pages/form-fields.ts'
import type { PageContent } from '../../platform/pages/page-content.ts'
import type { PageContext } from '../../platform/pages/page-context.ts'
import { type Presenter, readPage, sendPage } from '../../platform/pages/present.ts'
import { formOf, redirectBack } from '../../platform/pages/redirect-back.ts'
import { readReturnPath } from '../../platform/pages/return-path.ts'
import type { CatalogueSite } from '../site.ts'
import { loadList } from './load-list.ts'
import { FAVOURITES_CALL, RECENTLY_VIEWED_CALL } from './visitor-list-access.ts'
import { favouritesPage, type ListView, recentlyViewedPage } from './visitor-list-pages.tsx'
import {
  addToList,
  clearList,
  FAVOURITES,
  type ListTable,
  listCodes,
  RECENTLY_VIEWED,
  removeFromList,
} from './visitor-list-queries.ts'

export type VisitorListOptions = Presenter<CatalogueSite> & Pick<Sources, 'db' | 'now' | 'isSecure'>

/** The changes of a call or a form; without any, a call only reads. */
interface ListChange {
  /** The newest first. */
  readonly add?: readonly string[] | null
  readonly remove?: readonly string[] | null
  readonly clear?: boolean | null
}

/** A visitor's list of products: on the device or, for logged-in customers, in the account. */
interface VisitorList extends ListTable {
  readonly call: string
  readonly path: string
  /** Whether the device of a visitor without login has a list, which the element displays. */
  readonly isOnDevice: (request: FastifyRequest, page: PageContext) => boolean
  /** Whether the page lists products that cannot be bought. */
  readonly namesUnavailable: boolean
  readonly draw: (page: PageContext, view: ListView) => PageContent
  /** Reads the list's form, which works without script. */
  readonly readForm: (fields: Readonly<Record<string, string>>) => ListChange
  /** The message on the next page; `codes` lists the list's products after the change. */
  readonly describe: (change: ListChange, codes: readonly string[]) => Flash
}

const LISTS: readonly VisitorList[] = [
  {
    ...FAVOURITES,
    call: FAVOURITES_CALL,
    path: FAVOURITES_PATH,
    isOnDevice: ({ cookies }) =>
      (readFavouriteCount(cookies[FAVOURITE_COUNT_COOKIE])?.count ?? 0) > 0,
    namesUnavailable: true,
    draw: favouritesPage,
    readForm: ({ add, drop = '' }) => (add ? { add: [add] } : { remove: [drop] }),
    describe({ add }, codes) {
      if (!add) return { key: 'favourite.removed' }
      return codes.includes(add[0] ?? '')
        ? { key: 'favourite.added' }
        : { key: 'favourite.full', values: { max: MAX_FAVOURITES } }
    },
  },
  {
    ...RECENTLY_VIEWED,
    call: RECENTLY_VIEWED_CALL,
    path: RECENTLY_VIEWED_PATH,
    isOnDevice: (_request, { consentWake }) => consentWake === 'idle',
    namesUnavailable: false,
    draw: recentlyViewedPage,
    readForm: () => ({ clear: true }),
    describe: () => ({ key: 'seen.cleared' }),
  },
]

/** The page, the form and the call of each list. */
export async function visitorListRoutes(
  shop: FastifyInstance,
  options: VisitorListOptions,
): Promise<void> {
  for (const list of LISTS) {
    shop.post(list.call, async (request) => ({
      productIds: await changeList(options, list, request, request.body as ListChange),
    }))
    shop.get(list.path, (...it) => show(options, list, ...it))
    shop.post(list.path, (...it) => takeForm(options, list, ...it))
  }
}

/**
 * Draws the list of a logged-in customer's account; for other visitors the element displays the device's
 * list.
 */
async function show(
  options: VisitorListOptions,
  list: VisitorList,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { db, suggest } = options
  const { customer } = request.visitor
  const pageRequest = await readPage(options, request, reply)
  const { page, site } = pageRequest
  const codes = customer ? await listCodes(db, { ...list, customerId: customer.id }) : []
  const { cards, unavailable } = await loadList(db, page, site, codes)
  const named = list.namesUnavailable ? unavailable : []
  const isOnDevice = !customer && list.isOnDevice(request, page)
  const isEmpty = cards.length + named.length === 0 && !isOnDevice
  const suggested = isEmpty && (await suggest?.(page, site))
  const view = { cards, unavailable: named, isOnDevice, suggested }
  return sendPage(reply, pageRequest, list.draw(page, view))
}

/** Changes the list, and redirects back to the page of the pressed button with a message. */
async function takeForm(
  options: VisitorListOptions,
  list: VisitorList,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { [RETURN_FIELD]: back, ...fields } = formOf(request)
  const change = list.readForm(fields)
  const codes = await changeList(options, list, request, change)
  const path = readReturnPath(back, request.visitor)
  const flash = list.describe(change, codes)
  return redirectBack(request, reply, { path, flash, isSecure: options.isSecure })
}

/** Returns all products of the customer's list after the change. */
async function changeList(
  { db, now }: VisitorListOptions,
  visitorList: VisitorList,
  request: FastifyRequest,
  { add, remove, clear }: ListChange,
): Promise<string[]> {
  const list = { ...visitorList, customerId: customerOf(request).id }
  if (!add?.length && !remove?.length && !clear) return listCodes(db, list)
  return inTransaction(db, async (tx) => {
    if (clear) await clearList(tx, list)
    await removeFromList(tx, list, remove ?? [])
    await addToList(tx, list, add ?? [], now())
    return listCodes(tx, list)
  })
}

/** After a refused consent, clears the recently viewed products of the account, too. */
export function clearWithoutConsent(db: Db) {
  return async ({ customer }: Visitor, { preferences }: Consent): Promise<void> => {
    if (!customer || preferences) return
    await clearList(db, { ...RECENTLY_VIEWED, customerId: customer.id })
  }
}
