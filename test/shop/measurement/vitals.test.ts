import { deepEqual, equal, match } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { demoShop } from '../../helpers/demo-shop.ts'
import { countingShop } from '../../helpers/measured-shop.ts'
import { openShop } from '../../helpers/open-shop.ts'

const REPORT = { page: 'product', device: 'phone', LCP: 1234.5, INP: 64, CLS: 0.02 }
const OWN = { host: 'localhost', origin: 'http://localhost', 'sec-fetch-site': 'same-origin' }

async function openTimed(t: TestContext, facts = countingShop({ vitals: true })) {
  const { shop, db } = await openShop(t, { facts, now: () => Date.parse('2026-11-23T10:00:00Z') })
  const send = (
    payload: object | string,
    headers: Record<string, string> = {},
    address = '192.0.2.1',
  ) =>
    shop.inject({
      method: 'POST',
      url: '/api/vitals',
      payload,
      headers: { ...OWN, 'content-type': 'application/json', ...headers },
      remoteAddress: address,
    })
  const counted = async () => {
    await shop.close()
    const rows = await db.selectFrom('measured_vital').selectAll().orderBy('vital').execute()
    return rows.map(({ day, vital, page, device, range, count }) =>
      [day, vital, page, device, range, count].join(' '),
    )
  }
  return { db, send, counted }
}

test('a report is one more in the range of each vital that it names, and sets no cookie', async (t) => {
  const { send, counted, db } = await openTimed(t)
  const answer = await send(REPORT)
  await send({ page: 'product', device: 'phone', LCP: 1200 })
  deepEqual([answer.statusCode, answer.body, answer.headers['set-cookie']], [200, '', undefined])
  deepEqual(await db.selectFrom('session').selectAll().execute(), [])

  deepEqual(await counted(), [
    '2026-11-23 CLS product phone 1 1',
    '2026-11-23 INP product phone 2 1',
    '2026-11-23 LCP product phone 4 2',
  ])
})

test('what is no report is refused and counted nowhere', async (t) => {
  const { send, counted } = await openTimed(t)
  const wrong: (object | string)[] = [
    {},
    { page: 'product' },
    { ...REPORT, page: 'elsewhere' },
    { ...REPORT, device: '<b>' },
    { ...REPORT, LCP: -1 },
    { ...REPORT, LCP: 1e9 },
    { ...REPORT, LCP: '12' },
    '{"page":',
    '[]',
    'null',
  ]
  for (const it of wrong) equal((await send(it)).statusCode, 400, JSON.stringify(it))
  equal((await send({ ...REPORT, page: 'x'.repeat(200_000) })).statusCode, 413)
  equal((await send(JSON.stringify(REPORT), { 'content-type': 'text/plain' })).statusCode, 415)

  deepEqual(await counted(), [])
})

test('what else a report says is kept nowhere', async (t) => {
  const { send, counted } = await openTimed(t)
  const more = { user: 'kim', day: '2020-01-01', TTFB: 12, count: 99, range: 0 }
  equal((await send({ page: 'home', device: 'phone', CLS: 0, ...more })).statusCode, 200)

  deepEqual(await counted(), ['2026-11-23 CLS home phone 0 1'])
})

test('another site reports nothing, with a cookie or without', async (t) => {
  const { send, counted } = await openTimed(t)
  const others: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ]
  for (const it of others) equal((await send(REPORT, it)).statusCode, 403)

  deepEqual(await counted(), [])
})

test('a browser with a session reports without its token', async (t) => {
  const { send, counted } = await openTimed(t)
  const cookie = `courtside_session=${'a'.repeat(43)}.${'b'.repeat(22)}`
  equal((await send({ page: 'home', device: 'desktop', CLS: 0 }, { cookie })).statusCode, 200)

  deepEqual(await counted(), ['2026-11-23 CLS home desktop 0 1'])
})

test('a network reports sixty times a minute, another one all the same', async (t) => {
  const { send, counted } = await openTimed(t)
  const report = { page: 'home', device: 'phone', LCP: 1 }
  const answers = []
  for (let times = 0; times < 62; times++) answers.push((await send(report)).statusCode)
  deepEqual(answers, [...Array(60).fill(200), 429, 429])
  match(String((await send(report)).headers['retry-after']), /^\d+$/)
  equal((await send(report, {}, '198.51.100.7')).statusCode, 200)

  deepEqual(await counted(), ['2026-11-23 LCP home phone 0 61'])
})

test('a shop that does not time its pages has no such address', async (t) => {
  for (const facts of [countingShop(), demoShop]) {
    const { send, counted } = await openTimed(t, facts)
    equal((await send(REPORT)).statusCode, 404)
    deepEqual(await counted(), [])
  }
})
