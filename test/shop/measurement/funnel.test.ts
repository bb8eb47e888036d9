import { deepEqual, equal } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { createShop } from '../../../shop/app/create-app.ts'
import { readFunnel } from '../../../shop/measurement/read-funnel.ts'
import { buy } from '../../helpers/checkout.ts'
import { browse } from '../../helpers/form-visitor.ts'
import { countingShop, uncountedShop } from '../../helpers/measured-shop.ts'
import { type OpenOptions, openShop } from '../../helpers/open-shop.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
/** Half an hour before midnight in Stockholm, which is an hour ahead. */
const EVENING = Date.parse('2026-11-23T22:30:00Z')
const BASE = 'https://shop.example'

async function openCounting(t: TestContext, options: OpenOptions = {}) {
  const clock = { now: EVENING }
  const now = () => clock.now
  const facts = countingShop()
  const opened = await openShop(t, { facts, now, baseUrl: BASE, ...options })
  const look = (
    url = '/p/shoe',
    headers: Record<string, string> = {},
    method: 'GET' | 'HEAD' = 'GET',
  ) =>
    opened.shop.inject({
      method,
      url,
      headers: { host: 'shop.example', 'user-agent': BROWSER, ...headers },
    })
  const counted = async () => {
    const days = await readFunnel(opened.db, facts, { from: '', to: '2026-12-31' })
    return days.map(({ day, storefront, lang, counts }) => [
      `${day} ${storefront} ${lang}`,
      ...Object.values(counts),
    ])
  }
  return { ...opened, clock, look, counted, close: () => opened.shop.close() }
}

test('looks at goods are counted by day, storefront and language, once the shop has closed', async (t) => {
  const { look, counted, close, clock } = await openCounting(t)
  for (const url of ['/p/shoe', '/p/shoe', '/en/p/shoe', '/pro/p/shoe', '/c/shoes', '/'])
    await look(url)
  clock.now += 60 * 60 * 1000
  await look()
  deepEqual(await counted(), [])
  await close()

  deepEqual(await counted(), [
    ['2026-11-23 professional sv', 1, 0, 0, 0],
    ['2026-11-23 sport en', 1, 0, 0, 0],
    ['2026-11-23 sport sv', 2, 0, 0, 0],
    ['2026-11-24 sport sv', 1, 0, 0, 0],
  ])
})

test('a page that the browser has already is looked at; what nobody sees is not', async (t) => {
  const { look, counted, close } = await openCounting(t)
  const first = await look()
  const { etag = '' } = first.headers
  equal((await look('/p/shoe', { 'if-none-match': String(etag) })).statusCode, 304)
  const unseen: Record<string, string>[] = [
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    { 'user-agent': 'curl/8.5.0' },
    { 'user-agent': '' },
    { 'sec-purpose': 'prefetch;prerender' },
    { 'sec-fetch-dest': 'empty' },
    { cookie: 'courtside_flash=nothing' },
  ]
  for (const headers of unseen) equal((await look('/p/shoe', headers)).statusCode, 200)
  equal((await look('/p/nothing')).statusCode, 404)
  equal((await look('/p/shoe', {}, 'HEAD')).statusCode, 200)
  await close()

  deepEqual(await counted(), [['2026-11-23 sport sv', 2, 0, 0, 0]])
})

test('a purchase is a cart that was filled, a checkout that was opened once, an order', async (t) => {
  const { visitor, look, counted, close } = await openCounting(t, { baseUrl: undefined as never })
  await look('/p/shoe', { host: 'localhost' })
  const kim = visitor()
  equal((await buy(kim, { 'SHOE-42': 1, 'BOOK-1': 2 })).statusCode, 200)
  await close()

  deepEqual(await counted(), [['2026-11-23 sport sv', 1, 2, 1, 1]])
})

test('a repeated call, a refused one and a checkout that is opened again count nothing more', async (t) => {
  const { visitor, counted } = await openCounting(t, { baseUrl: undefined as never })
  const kim = visitor()
  const add = (quantity: number) =>
    kim.ask(
      '/api/cart/add',
      { articleNumber: 'SHOE-42', quantity },
      { headers: { 'idempotency-key': 'one' } },
    )
  equal((await add(1)).statusCode, 200)
  equal((await add(1)).statusCode, 200)
  equal((await kim.ask('/api/cart/add', { articleNumber: 'NONE', quantity: 1 })).statusCode, 400)
  for (let times = 0; times < 3; times++) equal((await kim.ask('/api/checkout')).statusCode, 200)

  deepEqual(await counted(), [['2026-11-23 sport sv', 0, 1, 1, 0]])
})

test('forms without script count as calls do', async (t) => {
  const { shop, counted } = await openCounting(t, { baseUrl: undefined as never })
  const kim = browse(shop)
  await kim.open('/p/shoe')
  await kim.submit('/cart/add', {
    'quantity[SHOE-42]': '1',
    articleNumber: 'SHOE-42',
    quantity: '1',
  })
  await kim.open('/checkout')
  await kim.open('/checkout')

  deepEqual(await counted(), [['2026-11-23 sport sv', 0, 1, 1, 0]])
})

test('two processes on one database add up', async (t) => {
  const { db, look, counted, close, clock } = await openCounting(t)
  const other = await createShop(db, { facts: countingShop(), now: () => clock.now, baseUrl: BASE })
  await look()
  for (let times = 0; times < 2; times++) {
    await other.inject({ url: '/p/shoe', headers: { host: 'shop.example', 'user-agent': BROWSER } })
  }
  await close()
  await other.close()

  deepEqual(await counted(), [['2026-11-23 sport sv', 3, 0, 0, 0]])
})

test('a shop whose file says nothing of it counts nothing', async (t) => {
  const { visitor, look, db, close } = await openCounting(t, {
    facts: uncountedShop(),
    baseUrl: undefined as never,
  })
  await look('/p/shoe', { host: 'localhost' })
  equal((await buy(visitor(), { 'SHOE-42': 1 })).statusCode, 200)
  await close()

  deepEqual(await db.selectFrom('measured_step').selectAll().execute(), [])
})
