import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { FUNNEL_STEPS } from '../../../src/model/funnel.ts'
import type { Language } from '../../../src/model/language.ts'
import { endOfRange, type Vital } from '../../../src/model/vitals.ts'
import { listVitals } from '../../measurement/measurement-queries.ts'
import { readFunnel } from '../../measurement/read-funnel.ts'
import { isoDay } from '../../platform/dates.ts'
import { CSV_FORMATS, type CsvCell, csvText, sendCsv } from '../exports/csv.ts'
import { openSession } from '../guard/staff-sessions.ts'
import type { StaffContext, StaffOptions } from '../page/staff-context.ts'
import { parameter, showPage } from '../page/staff-page.ts'
import { daysBefore, MEASUREMENT_PATH, PERIODS, STEPS_PATH, VITALS_PATH } from './figures.tsx'
import { measurementPage } from './measurement-page.tsx'

type Cells = readonly CsvCell[]

/** The measurements: a page, and files with everything that is stored. */
export async function measurementRoutes(
  shop: FastifyInstance,
  options: StaffOptions,
): Promise<void> {
  shop.get(
    MEASUREMENT_PATH,
    showPage(options, (context, request) => draw(options, context, request)),
  )
  shop.get(STEPS_PATH, (request, reply) =>
    sendFile(reply, request, { name: 'funnel', read: () => stepRows(options) }),
  )
  shop.get(VITALS_PATH, (request, reply) =>
    sendFile(reply, request, { name: 'vitals', read: (language) => vitalRows(options, language) }),
  )
}

async function draw(
  { db, flushCounts }: StaffOptions,
  context: StaffContext,
  request: FastifyRequest,
) {
  const { shop, now } = context
  const requested = Number(parameter(request, 'days'))
  const days = PERIODS.find((it) => it === requested) ?? PERIODS[0]
  const to = isoDay(now, shop)
  const period = { from: daysBefore(to, days - 1), to }
  await flushCounts()
  return measurementPage(context, {
    days,
    funnel: await readFunnel(db, shop, period),
    vitals: await listVitals(db, period),
  })
}

/** All stored days. */
const ALL = { from: '', to: '9999-12-31' }

async function stepRows({ db, shop, flushCounts, now }: StaffOptions): Promise<readonly Cells[]> {
  await flushCounts()
  const days = await readFunnel(db, shop, { ...ALL, to: isoDay(now(), shop) })
  return [
    ['day', 'storefront', 'language', ...FUNNEL_STEPS],
    ...days.map(({ day, storefront, lang, counts }) => [
      ...[day, storefront, lang],
      ...FUNNEL_STEPS.map((it) => counts[it]),
    ]),
  ]
}

async function vitalRows(
  { db, flushCounts }: StaffOptions,
  language: Language,
): Promise<readonly Cells[]> {
  await flushCounts()
  const rows = await listVitals(db, ALL)
  return [
    ['day', 'vital', 'page', 'device', 'atMost', 'count'],
    ...rows.map(({ day, vital, page, device, range, count }) => [
      ...[day, vital, page, device, endText(vital, range, language), count],
    ]),
  ]
}

/** The upper end of a range; empty for the last, open one. */
function endText(vital: Vital, range: number, language: Language): string {
  const end = endOfRange(vital, range)
  return Number.isFinite(end) ? String(end).replace('.', CSV_FORMATS[language].decimal) : ''
}

interface File {
  readonly name: string
  readonly read: (language: Language) => Promise<readonly Cells[]>
}

async function sendFile(
  reply: FastifyReply,
  request: FastifyRequest,
  { name, read }: File,
): Promise<FastifyReply> {
  const { language } = openSession(request).member
  return sendCsv(reply, name, csvText(await read(language), language))
}
