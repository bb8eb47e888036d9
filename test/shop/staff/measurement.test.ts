import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { addVitals } from '../../../shop/measurement/count-writes.ts'
import { addSteps } from '../../../shop/measurement/step-writes.ts'
import { textOf } from '../../helpers/form-visitor.ts'
import { countingShop, uncountedShop } from '../../helpers/measured-shop.ts'
import { NODES } from '../../helpers/open-shop.ts'
import { openStaff, order } from '../../helpers/staff.ts'

const PATH = '/staff/measurement'
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** Another node adds what it has counted within its ten seconds. */
const ON_ONE_NODE = { skip: NODES > 1 && 'each node counts by itself at first' }

async function openCounting(t: TestContext, facts = countingShop({ vitals: true })) {
  const opened = await openStaff(t, { facts })
  const seen = (day: string, count: number, lang: 'sv' | 'en' = 'sv') =>
    addSteps(opened.db, [{ day, storefront: 'sport', lang, step: 'seen', count }])
  const read = async (days = 7) => {
    const { body } = await (await opened.staff('sales')).open(`${PATH}?days=${days}`)
    return { body, text: textOf(body) }
  }
  return { ...opened, seen, read }
}

/** The texts of the cells of a table, by row. */
function rowsOf(body: string, label: string): string[][] {
  const [, table = ''] = body.split(`aria-label="${label}"`)
  const rows = table.split('</table>')[0]?.split('<tr>').slice(2) ?? []
  const cells = (row: string) => [...row.matchAll(/<t[hd][^>]*>([\s\S]*?)<\/t[hd]>/g)]
  return rows.map((it) => cells(it).map(([, cell = '']) => textOf(cell).trim()))
}

test(
  'what happened a moment ago is on the page, and each step has its share',
  ON_ONE_NODE,
  async (t) => {
    const opened = await openCounting(t)
    for (let times = 0; times < 4; times++) {
      await opened.shop.inject({ url: '/p/shoe', headers: { 'user-agent': BROWSER } })
    }
    await order(opened)
    await opened.visitor().ask('/api/cart/add', { articleNumber: 'SHOE-42', quantity: 1 })
    const { body } = await opened.read()

    deepEqual(rowsOf(body, 'Stegen och deras andelar'), [
      ['Varusida visad', '4', '–'],
      ['Lagt i varukorgen', '2', '50 %'],
      ['Kassan öppnad', '1', '50 %'],
      ['Köpt', '1', '100 %'],
    ])
  },
)

test('a period begins with its first day, by the shop’s clock, and ends today', async (t) => {
  const { seen, read } = await openCounting(t)
  const days = ['2026-08-25', '2026-08-26', '2026-10-26', '2026-10-27', '2026-11-16', '2026-11-17']
  for (const [at, day] of [...days, '2026-11-23'].entries()) await seen(day, 10 ** at)

  const sums = []
  for (const period of [7, 28, 90, 12]) {
    const { body } = await read(period)
    sums.push(rowsOf(body, 'Stegen och deras andelar')[0]?.[1]?.replaceAll(/\s/g, ''))
  }
  deepEqual(sums, ['1100000', '1111000', '1111110', '1100000'])
})

test('days stand apart, the latest first, and so do languages', async (t) => {
  const { seen, read } = await openCounting(t)
  await seen('2026-11-22', 3)
  await seen('2026-11-23', 5, 'en')
  const { body } = await read()

  deepEqual(rowsOf(body, 'Dag för dag'), [
    ['23 november 2026', '5', '0', '0', '0'],
    ['22 november 2026', '3', '0', '0', '0'],
  ])
  deepEqual(rowsOf(body, 'Butiker och språk'), [
    ['Privat, svenska', '3', '0', '0', '0'],
    ['Privat, engelska', '5', '0', '0', '0'],
  ])
})

test('a vital says what three of four had at most, and how many were good', async (t) => {
  const { db, read } = await openCounting(t)
  const row = { day: '2026-11-23', vital: 'LCP', page: 'product', device: 'phone' } as const
  await addVitals(db, [
    { ...row, range: 7, count: 3 },
    { ...row, range: 10, count: 1 },
    { ...row, page: 'home', range: 17, count: 1 },
    { ...row, vital: 'CLS', range: 11, count: 1 },
  ])
  const { body } = await read()

  deepEqual(rowsOf(body, 'LCP: när det största på sidan syns'), [
    ['Alla sidor, telefon', '5', 'högst 3 s, behöver bli bättre', '60 %', '20 %', '20 %'],
    ['Startsidan, telefon', '1', 'över 10 s, dåligt', '0 %', '0 %', '100 %'],
    ['Varusidor, telefon', '4', 'högst 2 s, bra', '75 %', '25 %', '0 %'],
  ])
  equal(rowsOf(body, 'CLS: hur mycket sidan hoppar')[0]?.[2], 'över 1, dåligt')
})

test('an empty shop says so, and one that counts nothing says how to turn it on', async (t) => {
  const on = await (await openCounting(t)).read()
  match(on.text, /Inget har räknats de här dagarna/)
  match(on.text, /cache framför butiken svarar med räknas inte/)
  const untimed = await (await openCounting(t, countingShop())).read()
  match(untimed.text, /Sidornas laddningstider mäts inte/)
  const { staff } = await openStaff(t, { facts: uncountedShop() })
  match(textOf((await (await staff('owner')).open(PATH)).body), /Statistiken är avstängd/)
})

test('all days are there as files that a spreadsheet of the language opens', async (t) => {
  const { db, seen, staff } = await openCounting(t)
  await seen('2025-11-01', 3)
  await seen('2026-11-23', 5, 'en')
  const row = { day: '2026-11-23', vital: 'CLS', page: 'home', device: 'phone' } as const
  await addVitals(db, [
    { ...row, range: 2, count: 4 },
    { ...row, range: 11, count: 1 },
  ])
  const eva = await staff('owner')
  const steps = await eva.open(`${PATH}/steps`)
  equal(steps.headers['content-disposition'], 'attachment; filename="funnel.csv"')
  deepEqual(steps.body.replace('\ufeff', '').trim().split('\r\n'), [
    '"day";"storefront";"language";"seen";"added";"checkout";"bought"',
    '"2025-11-01";"sport";"sv";"3";"0";"0";"0"',
    '"2026-11-23";"sport";"en";"5";"0";"0";"0"',
  ])
  const vitals = await eva.open(`${PATH}/vitals`)
  ok(vitals.body.startsWith('\ufeff'))
  deepEqual(vitals.body.slice(1).trim().split('\r\n'), [
    '"day";"vital";"page";"device";"atMost";"count"',
    '"2026-11-23";"CLS";"home";"phone";"0,05";"4"',
    '"2026-11-23";"CLS";"home";"phone";"";"1"',
  ])
})
