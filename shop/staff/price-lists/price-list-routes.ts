import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cellsOfLine } from '../../catalogue/price-lists/price-file.ts'
import {
  findPriceList,
  listCompaniesOf,
  listLines,
  listPriceLines,
  listPriceLists,
} from '../../catalogue/price-lists/price-list-queries.ts'
import { ShopError } from '../../platform/shop-error.ts'
import { listAuditOf } from '../audit/audit-queries.ts'
import { csvText, sendCsv } from '../exports/csv.ts'
import { openSession } from '../guard/staff-sessions.ts'
import { runWrite, type StaffWrite } from '../page/run-write.ts'
import type { StaffOptions } from '../page/staff-context.ts'
import { readPart } from '../page/staff-list.tsx'
import { type DrawStaffPage, idOf, showPage } from '../page/staff-page.ts'
import {
  addCompany,
  createPriceList,
  PRICE_LISTS_PATH,
  readId,
  removeCompany,
  removePriceList,
  renameList,
  saveLines,
} from './price-list-actions.ts'
import { priceListPage, priceListsPage } from './price-list-page.tsx'

const MAX_LISTED = 500
const PAGE_SIZE = 100
/** Up to this many lines can be edited in a form; longer lists need a file. */
const MAX_TYPED = 200

/** Companies' price lists: the list, one price list, and the forms that change it. */
export async function priceListRoutes(shop: FastifyInstance, options: StaffOptions): Promise<void> {
  const { db } = options
  const ofOne = (action: StaffWrite['action']) => runWrite(options, { action })
  const path = `${PRICE_LISTS_PATH}/:id`

  shop.get(
    PRICE_LISTS_PATH,
    showPage(options, async (context) =>
      priceListsPage(context, await listPriceLists(db, MAX_LISTED)),
    ),
  )
  shop.get(path, showPage(options, drawPriceList(options)))
  shop.get(`${path}/file`, (request, reply) => sendFile(options, request, reply))
  shop.post(
    PRICE_LISTS_PATH,
    runWrite(options, { back: PRICE_LISTS_PATH, action: createPriceList }),
  )
  shop.post(path, ofOne(renameList))
  shop.post(`${path}/lines`, ofOne(saveLines))
  shop.post(`${path}/companies`, ofOne(addCompany))
  shop.post(`${path}/companies/removed`, ofOne(removeCompany))
  shop.post(`${path}/deleted`, ofOne(removePriceList))
}

function drawPriceList({ db }: StaffOptions): DrawStaffPage {
  return async (context, request) => {
    const list = await findPriceList(db, readId(idOf(request)))
    if (!list) return undefined
    const part = readPart(request, PAGE_SIZE)
    return priceListPage(context, {
      list,
      lines: await listLines(db, list.id, { ...part, language: context.language }),
      typed: list.lines <= MAX_TYPED ? await listPriceLines(db, list.id) : undefined,
      companies: await listCompaniesOf(db, list.id),
      history: await listAuditOf(db, 'pricelist', String(list.id)),
      part,
    })
  }
}

/** Sends all lines as a file that the list's form accepts. */
async function sendFile(
  { db, shop }: StaffOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const list = await findPriceList(db, readId(idOf(request)))
  if (!list) throw new ShopError(404, 'request.notfound')
  const { language } = openSession(request).member
  const lines = await listPriceLines(db, list.id)
  const rows = lines.map((it) => cellsOfLine(it, shop.currency))
  const text = csvText([['article', 'from', 'price'], ...rows], language)
  return sendCsv(reply, `price-list-${list.id}`, text)
}
