import { deepEqual, doesNotMatch, equal, match } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { browse } from '../../../helpers/form-visitor.ts'
import { DEMO_PASSWORD, type OpenedShop, openShop } from '../../../helpers/open-shop.ts'

const CALL = '/api/favourites'
const idsIn = (body: string) =>
  [...body.matchAll(/<favourite-button productid="([^"]+)"/g)].map((it) => it[1])
const drawnIn = (body: string) => / data-favourites="([^"]*)"/.exec(body)?.[1]

async function withAnna(t: TestContext) {
  const opened = await openShop(t)
  const anna = opened.visitor()
  await anna.logIn('anna@example.com')
  const pageOf = async (path: string, cookie = anna.cookie()) =>
    (await opened.shop.inject({ url: path, headers: { cookie } })).body
  return { ...opened, anna, pageOf }
}

function takeOff({ db }: OpenedShop, code: string) {
  return db.updateTable('product').set({ published: 0 }).where('code', '=', code).execute()
}

test('a call marks products in the account, takes marks away, and answers with all of them', async (t) => {
  const { anna } = await withAnna(t)
  const ask = async (body: object) => (await anna.ask(CALL, body)).json()

  deepEqual(await ask({}), { productIds: [] })
  deepEqual(await ask({ add: ['book', 'shoe', 'none'] }), { productIds: ['book', 'shoe'] })
  deepEqual(await ask({ add: ['book'], remove: null }), { productIds: ['book', 'shoe'] })
  deepEqual(await ask({ remove: ['book'], add: null }), { productIds: ['shoe'] })
})

test('the call is for who is logged in, and takes a hundred ids of one list', async (t) => {
  const { anna, visitor } = await withAnna(t)
  const many = Array.from({ length: 101 }, (_, at) => `p${at}`)

  equal((await visitor().ask(CALL, { add: ['shoe'] })).statusCode, 401)
  equal((await anna.ask(CALL, { add: many })).statusCode, 400)
  equal((await anna.ask(CALL, { add: ['x'.repeat(65)] })).statusCode, 400)
  equal((await anna.ask(CALL, { add: 'shoe' })).statusCode, 400)
})

test('nobody reads or changes the favourites of somebody else', async (t) => {
  const { anna, visitor } = await withAnna(t)
  const bo = visitor()
  await bo.logIn('bo@example.com')
  await anna.ask(CALL, { add: ['shoe'] })

  const sent = { add: ['book'], remove: ['shoe'], customerId: 'anna', customer_id: 'anna' }
  deepEqual((await bo.ask(CALL, sent)).json(), { productIds: ['book'] })
  deepEqual((await anna.ask(CALL, {})).json(), { productIds: ['shoe'] })
})

test('the page shows the account’s, marked, whatever the address names', async (t) => {
  const { anna, pageOf } = await withAnna(t)
  await anna.ask(CALL, { add: ['book', 'shoe'] })

  const own = await pageOf('/favourites?ids=last')

  deepEqual([drawnIn(own), idsIn(own)], ['book,shoe', ['book', 'shoe']])
  match(own, /aria-pressed="true"/)
  match(own, /<meta name="robots" content="noindex/)
})

test('what is off sale, or not sold here, is named with a way to take its mark away', async (t) => {
  const opened = await withAnna(t)
  await opened.anna.ask(CALL, { add: ['book', 'team', 'shoe', 'sport-only'] })
  await takeOff(opened, 'book')

  const page = await opened.pageOf('/favourites')
  const professional = await opened.pageOf('/pro/favourites')

  deepEqual(drawnIn(page), 'shoe,sport-only,book,team')
  match(page, /säljs inte längre\./)
  match(page, /säljs inte i den här delen av butiken\./)
  deepEqual(drawnIn(professional), 'team,shoe,book,sport-only')
  deepEqual(idsIn(page), drawnIn(page)?.split(','))
})

test('a guest whose device alone knows them is told to wait, and one who has none, how to begin', async (t) => {
  const { pageOf } = await withAnna(t)

  const waiting = await pageOf('/favourites', 'courtside_favourites=3')
  const empty = await pageOf('/favourites', '')

  match(waiting, /data-wait="">Hämtar dina favoriter/)
  deepEqual(drawnIn(waiting), undefined)
  match(waiting, /<template>.*Du har inga favoriter än.*Se sortimentet.*<\/template>/s)
  match(waiting, /<noscript>.*\/login\?returnTo=%2Ffavourites/s)
  match(empty, /Du har inga favoriter än/)
  match(empty, /id="suggested"/)
})

test('the header counts what the browser says, but not an account’s once it is left', async (t) => {
  const { pageOf, anna } = await withAnna(t)
  const count = (body: string) =>
    /<a class="shop-header__link" href="\/favourites"( hidden="")?>.*?data-favourite-count="">(\d+)</s
      .exec(body)
      ?.slice(1)
  const wakes = (body: string) => /<favourite-count[^>]* data-wake="idle"/.test(body)

  for (const [cookie, shown, isAwake] of [
    ['', [' hidden=""', '0'], false],
    ['courtside_favourites=3', [undefined, '3'], true],
    ['courtside_favourites=3a', [' hidden=""', '0'], true],
    ['courtside_favourites=<b>', [' hidden=""', '0'], false],
    [`${anna.cookie()}; courtside_favourites=3a`, [undefined, '3'], true],
    [anna.cookie(), [' hidden=""', '0'], true],
  ] as const) {
    const body = await pageOf('/', cookie)
    deepEqual([cookie, count(body), wakes(body)], [cookie, shown, isAwake])
  }
})

test('a kept page is the same for everybody, with no mark of anybody’s in it', async (t) => {
  const { pageOf, anna } = await withAnna(t)
  await anna.ask(CALL, { add: ['shoe'] })

  const body = await pageOf('/search')

  match(body, /<favourite-button productid="shoe"/)
  doesNotMatch(body, /aria-pressed="true"/)
})

test('without script, the heart marks in the account, and a guest is led to the login first', async (t) => {
  const { shop } = await withAnna(t)
  const visitor = browse(shop)
  await visitor.open('/search')
  const refused = await visitor.post('/favourites', { add: 'shoe', returnTo: '/search' })
  equal(refused.headers.location, '/login?returnTo=%2Fsearch')

  await visitor.open('/login')
  await visitor.submit('/login', { userName: 'anna@example.com', password: DEMO_PASSWORD })
  const marked = await visitor.submit('/favourites', { add: 'shoe', returnTo: '/search' })
  match(marked.body, /Sparad som favorit\./)
  const again = await visitor.submit('/favourites', { add: 'shoe', returnTo: '/favourites' })
  deepEqual(idsIn(again.body), ['shoe'])

  const taken = await visitor.submit('/favourites', { drop: 'shoe', returnTo: '/favourites' })
  match(taken.body, /Inte längre favorit\./)
  match(taken.body, /Du har inga favoriter än/)
})

test('a professional who is logged out sees no price and no stock among favourites', async (t) => {
  const { pageOf, visitor } = await withAnna(t)
  const bo = visitor()
  await bo.logIn('bo@example.com')

  await bo.ask(CALL, { add: ['plenty'] })

  const nobody = await pageOf('/pro/favourites', '')
  const company = await pageOf('/pro/favourites', bo.cookie())

  doesNotMatch(nobody, /<p class="cs-price/)
  match(nobody, /Logga in för pris/)
  match(company, /<p class="cs-price/)
})
