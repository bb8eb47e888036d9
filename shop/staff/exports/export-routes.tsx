import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { decimalsOf, unitOf } from '../../../src/model/currency.ts'
import type { Language } from '../../../src/model/language.ts'
import { unsubscribePath } from '../../newsletter/unsubscribe.ts'
import type { Db } from '../../platform/db/schema.ts'
import { askedOrigin } from '../../platform/http/host.ts'
import { ShopError } from '../../platform/http/shop-error.ts'
import { localTime } from '../../platform/moment.ts'
import type { ShopFacts } from '../../platform/shop/shop-facts.ts'
import { hasFreshProof, openSession } from '../access/staff-sessions.ts'
import { insertAudit } from '../audit/audit-queries.ts'
import { listSubscribers, type Subscriber } from '../lists/list-queries.ts'
import { PROVE_PATH, type StaffContext, type StaffOptions } from '../page/staff-context.ts'
import { StaffButton, StaffForm } from '../page/staff-forms.tsx'
import { idOf, showPage } from '../page/staff-page.ts'
import { BYTE_ORDER_MARK, CSV_FORMATS, csvRow } from './csv.ts'
import { readCustomerBatch, readOrderBatch, readQuotationBatch } from './export-queries.ts'

const PATH = '/staff/exports'
const BATCH = 500

type Cells = readonly (string | number | null)[]

/** Whom a file is written for. */
interface Reader {
  readonly shop: ShopFacts
  readonly language: Language
  readonly unsubscribeUrl: (subscriber: Subscriber) => string
}

interface Export {
  readonly columns: readonly string[]
  /** The rows after the one of this key, and the key of the last. */
  readonly read: (
    db: Db,
    after: string,
    reader: Reader,
  ) => Promise<readonly (readonly [key: string, cells: Cells])[]>
}

/** As spreadsheets know date and time, by the shop's clock. */
const time = (at: number, { shop }: Reader) => localTime(at, shop).replace('T', ' ')
const money = (minor: number, currency: string, { language }: Reader) =>
  (minor / unitOf(currency))
    .toFixed(decimalsOf(currency))
    .replace('.', CSV_FORMATS[language].decimal)

const EXPORTS: Readonly<Record<string, Export>> = {
  orders: {
    columns: [
      'number',
      'createdAt',
      'status',
      'name',
      'company',
      'email',
      'phone',
      'total',
      'vat',
      'currency',
      'payment',
      'delivery',
    ],
    async read(db, after, reader) {
      const rows = await readOrderBatch(db, { after, limit: BATCH })
      return rows.map(({ number, createdAt, total, vatTotal, ...it }) => [
        number,
        [
          number,
          time(createdAt, reader),
          it.status,
          it.name,
          it.company,
          it.email,
          it.phone,
          money(total, it.currency, reader),
          money(vatTotal, it.currency, reader),
          it.currency,
          it.payment,
          it.delivery,
        ],
      ])
    },
  },
  customers: {
    columns: ['email', 'name', 'phone', 'company', 'createdAt'],
    async read(db, after, reader) {
      const rows = await readCustomerBatch(db, { after, limit: BATCH })
      return rows.map(({ email, name, phone, company, createdAt }) => [
        email,
        [email, name, phone, company, time(createdAt, reader)],
      ])
    },
  },
  quotations: {
    columns: [
      ...['number', 'createdAt', 'state', 'company', 'organizationNumber', 'name', 'email'],
      ...['phone', 'pieces', 'validUntil', 'orderNumber'],
    ],
    async read(db, after, reader) {
      const rows = await readQuotationBatch(db, { after, limit: BATCH })
      return rows.map(({ number, createdAt, validUntil, ...it }) => [
        number,
        [
          ...[
            number,
            time(createdAt, reader),
            it.state,
            it.company,
            it.organizationNumber,
            it.name,
          ],
          ...[it.email, it.phone, it.pieces, validUntil === null ? '' : time(validUntil, reader)],
          it.orderNumber,
        ],
      ])
    },
  },
  newsletter: {
    columns: ['email', 'language', 'confirmedAt', 'unsubscribe'],
    async read(db, after, reader) {
      const rows = await listSubscribers(db, { after, limit: BATCH })
      return rows.map((it) => [
        it.email,
        [it.email, it.language, time(it.confirmedAt, reader), reader.unsubscribeUrl(it)],
      ])
    },
  },
}

/** Lists as files for a spreadsheet, which runs nothing of what is in them. */
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
  const asked = Object.hasOwn(EXPORTS, name) ? EXPORTS[name] : undefined
  if (!asked) throw new ShopError(404, 'request.notfound')
  if (!hasFreshProof(session, now())) return reply.redirect(`${PROVE_PATH}?to=${PATH}`, 303)
  const entry = { action: 'export', kind: 'export', subject: name } as const
  await db.transaction().execute((tx) => insertAudit(tx, session.member, entry, now()))
  reply.header('content-disposition', `attachment; filename="${name}.csv"`)
  const { language } = session.member
  const reader = { shop, language, unsubscribeUrl: unsubscribeUrls(options, request) }
  return reply.type('text/csv; charset=utf-8').send(Readable.from(linesOf(db, asked, reader)))
}

/** Each newsletter has its reader's link: without one it may not be sent (ePrivacy Directive, Art. 13). */
function unsubscribeUrls({ signer, baseUrl }: StaffOptions, request: FastifyRequest) {
  const root = baseUrl ?? askedOrigin(request)
  return (subscriber: Subscriber) => root + unsubscribePath(signer, subscriber)
}

/** Read a part at a time, so that a long list neither fills the memory nor holds up the shop. */
async function* linesOf(db: Db, { columns, read }: Export, reader: Reader): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvRow(columns, reader.language)
  let after = ''
  for (;;) {
    const rows = await read(db, after, reader)
    if (rows.length === 0) return
    yield rows.map(([, cells]) => csvRow(cells, reader.language)).join('')
    after = rows.at(-1)?.[0] ?? ''
  }
}

function exportsPage(context: StaffContext) {
  const { t } = context
  return {
    title: t('staff.menu.exports'),
    main: (
      <>
        <p>{t('staff.exports.text')}</p>
        <ul className="staff-list">
          {Object.keys(EXPORTS).map((it) => (
            <li key={it} className="staff-list__item">
              <StaffForm context={context} path={`${PATH}/${it}`}>
                <StaffButton>{t(`staff.export.${it}`)}</StaffButton>
              </StaffForm>
            </li>
          ))}
        </ul>
      </>
    ),
  }
}
