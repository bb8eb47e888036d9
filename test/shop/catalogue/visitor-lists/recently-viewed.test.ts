import { deepEqual, doesNotMatch, equal, match, ok } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { browse } from '../../../helpers/form-visitor.ts'
import { rememberingShop } from '../../../helpers/measured-shop.ts'
import { DEMO_PASSWORD, openShop } from '../../../helpers/open-shop.ts'

const CALL = '/api/recently-viewed'
const YES = 'courtside_consent=preferences'
const cardsIn = (body: string) =>
  [...body.matchAll(/<favourite-button productid="([^"]+)"/g)].map((it) => it[1])
const drawnIn = (body: string) => /<section [^>]*data-seen="([^"]*)"/.exec(body)?.[1]
const rowIn = (body: string) => /<seen-list[^>]*>/.exec(body)?.[0]

async function withAnna(t: TestContext) {
  const opened = await openShop(t, { facts: rememberingShop(true) })
  const anna = opened.visitor()
  await anna.logIn('anna@example.com')
  const pageOf = async (url: string, cookie = '') =>
    (await opened.shop.inject({ url, headers: { cookie, accept: 'text/html' } })).body
  return { ...opened, anna, pageOf }
}

test('a call remembers in the account, forgets, and answers with all that is left', async (t) => {
  const { anna } = await withAnna(t)
  const ask = async (body: object) => (await anna.ask(CALL, body)).json()

  deepEqual(await ask({}), { productIds: [] })
  deepEqual(await ask({ add: ['book', 'shoe', 'none'] }), { productIds: ['book', 'shoe'] })
  deepEqual(await ask({ add: ['shoe'], clear: null }), { productIds: ['shoe', 'book'] })
  deepEqual(await ask({ clear: false }), { productIds: ['shoe', 'book'] })
  deepEqual(await ask({ clear: true, add: ['book'] }), { productIds: ['book'] })
  deepEqual(await ask({ clear: true }), { productIds: [] })
})

test('the call is for who is logged in, of themselves, with twelve ids at most', async (t) => {
  const { anna, visitor } = await withAnna(t)
  const bo = visitor()
  await bo.logIn('bo@example.com')
  await anna.ask(CALL, { add: ['shoe'] })

  deepEqual((await bo.ask(CALL, { clear: true, customerId: 'anna' })).json(), { productIds: [] })
  deepEqual((await anna.ask(CALL, {})).json(), { productIds: ['shoe'] })
  equal((await visitor().ask(CALL, { add: ['shoe'] })).statusCode, 401)
  const many = Array.from({ length: 13 }, (_, at) => `p${at}`)
  for (const add of [many, ['x'.repeat(65)], 'shoe']) {
    equal((await anna.ask(CALL, { add })).statusCode, 400)
  }
})

test('the page shows the account’s, without what is gone or not sold here', async (t) => {
  const { db, anna, pageOf } = await withAnna(t)
  await anna.ask(CALL, { add: ['book', 'team', 'shoe', 'sport-only'] })
  const own = (url: string) => pageOf(url, anna.cookie())

  deepEqual(cardsIn(await own('/recently-viewed')), ['book', 'shoe', 'sport-only'])
  deepEqual(drawnIn(await own('/pro/recently-viewed')), 'book,team,shoe')
  await db.updateTable('product').set({ published: 0 }).where('code', '=', 'book').execute()
  deepEqual(cardsIn(await own('/recently-viewed?ids=last')), ['shoe', 'sport-only'])
  match(await own('/recently-viewed'), /<meta name="robots" content="noindex/)
})

test('without any, the page says so, and where the shop may be let remember', async (t) => {
  const { anna, pageOf } = await withAnna(t)

  const open = await pageOf('/recently-viewed')
  const waits = await pageOf('/recently-viewed', YES)
  const none = await pageOf('/recently-viewed', `${anna.cookie()}; ${YES}`)

  match(open, /om du säger ja till det\. <a href="\/cookies">Välj kakor<\/a>/)
  match(waits, /data-wait="">Hämtar.*<noscript>.*\/login\?returnTo=%2Frecently-viewed/s)
  match(waits, /<template>.*Här finns inga varor att visa än.*Se sortimentet.*<\/template>/s)
  deepEqual([drawnIn(waits), drawnIn(none)], [undefined, ''])
  match(none, /Här finns inga varor att visa än/)
  doesNotMatch(none, /Välj kakor/)
})

const PLACES = ['/p/shoe', '/cart', '/no-such-page', '/search?q=qqqqqq']

test('a row has its place where it helps: asleep until a yes, and the same for everybody', async (t) => {
  const { pageOf, anna } = await withAnna(t)
  const place = (more: string) => `<seen-list listurl="/recently-viewed" most="4"${more}>`

  for (const path of PLACES) {
    const own = path === '/p/shoe' ? ' productid="shoe"' : ''
    for (const [cookie, wake] of [
      ['', 'consent'],
      ['courtside_consent=none', 'consent'],
      ['courtside_consent=measurement.marketing', 'consent'],
      [YES, 'idle'],
      [`${anna.cookie()}; ${YES}`, 'idle'],
    ] as const) {
      const found = rowIn(await pageOf(path, cookie))
      deepEqual([path, cookie, found], [path, cookie, place(`${own} data-wake="${wake}"`)])
    }
  }
  for (const path of ['/', '/c/shoes', '/search?q=vara', '/contact', '/login']) {
    equal(rowIn(await pageOf(path, YES)), undefined, path)
  }
})

test('a shop that remembers nothing has no place for it', async (t) => {
  const { shop } = await openShop(t, { facts: rememberingShop(false) })
  for (const url of PLACES) {
    doesNotMatch((await shop.inject({ url, headers: { cookie: YES } })).body, /seen-list/)
  }
})

test('a no takes it out of the account', async (t) => {
  const { shop, anna, visitor } = await withAnna(t)
  const bo = visitor()
  await bo.logIn('bo@example.com')
  await anna.ask(CALL, { add: ['shoe'] })
  await bo.ask(CALL, { add: ['shoe'] })
  const visit = browse(shop)
  await visit.open('/login')
  await visit.submit('/login', { userName: 'anna@example.com', password: DEMO_PASSWORD })

  await visit.submit('/cookies', { choice: 'all', returnTo: '/cookies' })
  deepEqual((await anna.ask(CALL, {})).json(), { productIds: ['shoe'] })
  const { body } = await visit.submit('/cookies', { choice: 'none', returnTo: '/cookies' })

  deepEqual((await anna.ask(CALL, {})).json(), { productIds: [] })
  deepEqual((await bo.ask(CALL, {})).json(), { productIds: ['shoe'] })
  equal(rowIn(body), undefined)
})

test('without script, a form clears what the account remembers', async (t) => {
  const { shop, anna } = await withAnna(t)
  await anna.ask(CALL, { add: ['shoe'] })
  const visit = browse(shop)
  await visit.open('/login')
  await visit.submit('/login', { userName: 'anna@example.com', password: DEMO_PASSWORD })
  deepEqual(cardsIn((await visit.open('/recently-viewed')).body), ['shoe'])

  const cleared = await visit.submit('/recently-viewed', { returnTo: '/recently-viewed' })

  match(cleared.body, /Listan är rensad\./)
  match(cleared.body, /Här finns inga varor att visa än/)
})

test('a professional who is logged out sees no price and no stock among them', async (t) => {
  const { pageOf, visitor } = await withAnna(t)
  const bo = visitor()
  await bo.logIn('bo@example.com')
  const url = '/pro/recently-viewed'
  await bo.ask(CALL, { add: ['plenty'] })

  const seen = await pageOf(url)
  const [, token = ''] = /token" content="([^"]+)"/.exec(seen) ?? []
  ok(token)
  // A token may hold any letters.
  doesNotMatch(seen.replaceAll(token, ''), /\d\s*kr|i lager/i)
  match(await pageOf(url, bo.cookie()), /\d\s*kr/)
})
