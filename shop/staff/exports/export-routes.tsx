import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { decimalsOf, unitOf } from '../../../src/model/currency.ts'
import type { Language } from '../../../src/model/language.ts'
import { unsubscribePath } from '../../newsletter/unsubscribe.ts'
import { localTime } from '../../platform/dates.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Db } from '../../platform/db/schema.ts'
import { requestOrigin } from '../../platform/http/host.ts'
import type { ShopFacts } from '../../platform/shop/shop-facts.ts'
import { ShopError } from '../../platform/shop-error.ts'
import { insertAudit } from '../audit/audit-queries.ts'
import { hasFreshProof, openSession } from '../guard/staff-sessions.ts'
import { listSubscribers, type Subscriber } from '../lists/list-queries.ts'
import { PROVE_PATH, type StaffContext, type StaffOptions } from '../page/staff-context.ts'
import { StaffPress } from '../page/staff-forms.tsx'
import { idOf, showPage } from '../page/staff-page.ts'
import { StaffItems } from '../page/staff-rows.tsx'
import { CSV_FORMATS, type CsvCell, csvRow, csvText, sendCsv } from './csv.ts'
import {
  type Batch,
  readCustomerBatch,
  readOrderBatch,
  readQuotationBatch,
} from './export-queries.ts'

const PATH = '/staff/exports'
const BATCH = 500

/** What a file's rows depend on. */
interface Reader {
  readonly shop: ShopFacts
  readonly language: Language
  readonly unsubscribeUrl: (subscriber: Subscriber) => string
}

type Cells<Row> = { readonly [Column in keyof Row]: CsvCell } & { readonly currency?: string }

interface ExportFile<Row> {
  readonly read: (db: Db, part: Batch, reader: Reader) => Promise<readonly Row[]>
  /** The value that the rows are sorted by. */
  readonly key: (row: Row) => string
  readonly columns: readonly (keyof Row & string)[]
}

/** Yields the text of a file, in parts. */
type Export = (db: Db, reader: Reader) => AsyncGenerator<string>

/** Reads in batches, so that a long list neither fills the memory nor blocks the shop. */
function file<Row extends Cells<Row>>({ read, key, columns }: ExportFile<Row>): Export {
  return async function* write(db, reader) {
    yield csvText([columns], reader.language)
    let after = ''
    for (;;) {
      const rows = await read(db, { after, limit: BATCH }, reader)
      const [last] = rows.slice(-1)
      if (last === undefined) return
      const cells = rows.map((row) => columns.map((it) => cellOf(row, it, reader)))
      yield cells.map((it) => csvRow(it, reader.language)).join('')
      after = key(last)
    }
  }
}

function cellOf<Row extends Cells<Row>>(row: Row, column: keyof Row & string, reader: Reader) {
  const value: CsvCell = row[column]
  if (typeof value !== 'number') return value
  if (TIMES.includes(column)) return localTime(value, reader.shop).replace('T', ' ')
  return SUMS.includes(column) ? sumOf(value, row.currency, reader) : value
}

/** Written as local times, in the form that spreadsheets recognise. */
const TIMES: readonly string[] = ['createdAt', 'confirmedAt', 'validUntil']
/** In minor units. */
const SUMS: readonly string[] = ['total', 'vat']

function sumOf(minor: number, currency = '', { language }: Reader): string {
  const amount = (minor / unitOf(currency)).toFixed(decimalsOf(currency))
  return amount.replace('.', CSV_FORMATS[language].decimal)
}

const EXPORTS: Readonly<Record<string, Export>> = {
  orders: file({
    read: readOrderBatch,
    key: ({ number }) => number,
    columns: [
      ...(['number', 'createdAt', 'status', 'name', 'company', 'email', 'phone'] as const),
      ...(['total', 'vat', 'currency', 'payment', 'delivery'] as const),
    ],
  }),
  customers: file({
    read: readCustomerBatch,
    key: ({ email }) => email,
    columns: ['email', 'name', 'phone', 'company', 'createdAt'],
  }),
  quotations: file({
    read: readQuotationBatch,
    key: ({ number }) => number,
    columns: [
      ...(['number', 'createdAt', 'state', 'company', 'organizationNumber', 'name'] as const),
      ...(['email', 'phone', 'pieces', 'validUntil', 'orderNumber'] as const),
    ],
  }),
  newsletter: file({
    async read(db, part, { unsubscribeUrl }) {
      const subscribers = await listSubscribers(db, part)
      return subscribers.map((it) => ({ ...it, unsubscribe: unsubscribeUrl(it) }))
    },
    key: ({ email }) => email,
    columns: ['email', 'language', 'confirmedAt', 'unsubscribe'],
  }),
}

/** Lists as files for spreadsheets, which run nothing that the files contain. */
export async function exportRoutes(shop: FastifyInstance, options: StaffOptions): Promise<void> {
  shop.get(
    PATH,
    showPage(options, (context) => exportsPage(context)),
  )
  shop.post(`${PATH}/:id`, (request, reply) => sendExport(options, request, reply))
}

async function sendExport(
  options: StaffOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { db, shop, now } = options
  const session = openSession(request)
  const name = idOf(request)
  const write = Object.hasOwn(EXPORTS, name) ? EXPORTS[name] : undefined
  if (!write) throw new ShopError(404, 'request.notfound')
  if (!hasFreshProof(session, now())) return reply.redirect(`${PROVE_PATH}?to=${PATH}`, 303)
  const entry = { action: 'export', kind: 'export', subject: name } as const
  await inTransaction(db, (tx) => insertAudit(tx, session.member, entry, now()))
  const { language } = session.member
  const reader = { shop, language, unsubscribeUrl: unsubscribeUrls(options, request) }
  return sendCsv(reply, name, Readable.from(write(db, reader)))
}

/**
 * Every newsletter needs an unsubscribe link: without one, it may not be sent (ePrivacy Directive,
 * Art. 13).
 */
function unsubscribeUrls({ signer, baseUrl }: StaffOptions, request: FastifyRequest) {
  const root = baseUrl ?? requestOrigin(request)
  return (subscriber: Subscriber) => root + unsubscribePath(signer, subscriber)
}

function exportsPage(context: StaffContext) {
  const { t } = context
  return {
    title: t('staff.menu.exports'),
    main: (
      <>
        <p>{t('staff.exports.text')}</p>
        <StaffItems items={Object.keys(EXPORTS)} keyOf={(it) => it}>
          {(it) => <StaffPress path={`${PATH}/${it}`}>{t(`staff.export.${it}`)}</StaffPress>}
        </StaffItems>
      </>
    ),
  }
}
