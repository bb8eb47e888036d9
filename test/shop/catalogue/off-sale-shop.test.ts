import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { setOnSale } from '../../../shop/catalogue/by-hand/set-on-sale.ts'
import type { SaleState } from '../../../shop/catalogue/off-sale-queries.ts'
import type { Db } from '../../../shop/platform/db/schema.ts'
import type { Cart } from '../../../src/contract/cart.ts'
import type { ErrorBody } from '../../../src/contract/error-body.ts'
import { buy, change, fillCheckout } from '../../helpers/checkout.ts'
import { browse } from '../../helpers/form-visitor.ts'
import { openShop } from '../../helpers/open-shop.ts'

const setState = (db: Db, name: string, said: SaleState) =>
  db.transaction().execute((tx) => setOnSale(tx, name, said))

/** Where a visitor, a search engine or an element may come across the machine. */
const PLACES = [
  ...['/', '/en', '/pro', '/c/gym', '/en/c/gym', '/pro/c/gym', '/sitemap.xml'],
  ...['/search?q=machine', '/pro/search?q=machine', '/api/quickSearch?query=machine'],
  ...['/api/productFilter?categoryId=gym', '/api/productFilter/withHtmlResult?categoryId=gym'],
]

test('shows what is off sale in no list, search, menu, filter or sitemap, until it is on', async (t) => {
  const { db, visitor } = await openShop(t)
  const has = async (path: string) =>
    /\/p\/machine|MACHINE-1|Vara machine/.test((await visitor().ask(path)).body)
  const found = async () => {
    const paths: string[] = []
    for (const path of PLACES) if (await has(path)) paths.push(path)
    return paths
  }
  const before = await found()
  ok(before.length >= 9, before.join(' '))

  await setState(db, 'machine', 'off')
  deepEqual(await found(), [])
  await setState(db, 'machine', 'on')
  deepEqual(await found(), before)
})

test('a menu counts and names no category whose goods are all off sale', async (t) => {
  const { db, shop } = await openShop(t)
  const hasGym = async () => /href="\/c\/gym"/.test((await shop.inject('/')).body)
  ok(await hasGym())

  await setState(db, 'machine', 'off')

  equal(await hasGym(), false)
})

test('answers 410 at its address with its name and goods like it, in each language', async (t) => {
  const { db, shop } = await openShop(t)
  equal((await shop.inject('/p/shoe')).statusCode, 200)
  await setState(db, 'shoe', 'off')

  const [sv, en] = [await shop.inject('/p/shoe'), await shop.inject('/en/pro/p/shoe?colour=clay')]

  deepEqual([sv.statusCode, en.statusCode], [410, 410])
  match(sv.body, /<h1>Löparsko Åska<\/h1>.*Varan säljs inte längre\./s)
  match(en.body, /<h1>Running shoe Thunder<\/h1>.*This product is no longer sold\./s)
  match(sv.body, /<h2 id="related">Liknande varor<\/h2>.*href="\/p\/sale"/s)
  match(sv.body, /<meta name="robots" content="noindex/)
  ok(!/"Product"|SHOE-42/.test(sv.body))
  equal((await shop.inject('/p/no-such')).statusCode, 404)
  equal((await shop.inject('/p/team')).statusCode, 404)
  equal((await shop.inject('/images/shoe/default.svg')).statusCode, 200)

  await setState(db, 'shoe', 'on')
  equal((await shop.inject('/p/shoe')).statusCode, 200)
})

test('leads on to the categories where there is nothing like it', async (t) => {
  const { db, shop } = await openShop(t)
  await setState(db, 'machine', 'off')

  const { statusCode, body } = await shop.inject('/p/machine')

  equal(statusCode, 410)
  match(body, /<ul class="shop-chips">.*href="\/c\/shoes"/s)
})

test('an article that is off sale is gone from its product’s page and list', async (t) => {
  const { db, shop } = await openShop(t)
  const sizes = async () => [...(await shop.inject('/p/shoe')).body.matchAll(/SHOE-4\d/g)].join()
  match(await sizes(), /SHOE-43/)

  await setState(db, 'SHOE-43', 'off')

  equal((await shop.inject('/p/shoe')).statusCode, 200)
  ok(!(await sizes()).includes('SHOE-43'))
})

test('cannot be added by any way: forms, calls, quick buy, an order of before', async (t) => {
  const { db, visitor } = await openShop(t)
  const anna = visitor()
  await anna.logIn('anna@example.com')
  const placed = await buy(anna, { 'BOOK-1': 1, 'ORE-1': 1 })
  equal(placed.statusCode, 200, placed.body)
  const orders = await db.selectFrom('orders').select('id').execute()
  await setState(db, 'book', 'off')
  await setState(db, 'SHOE-42', 'off')

  for (const articleNumber of ['BOOK-1', 'SHOE-42']) {
    equal((await anna.ask('/api/cart/add', { articleNumber })).statusCode, 400)
    const variant = `/api/quickbuy/activevariant?variantid=${articleNumber}`
    equal((await anna.ask(variant)).statusCode, 404)
  }
  const again = await anna.ask('/api/cart/reorder', { orderId: orders[0]?.id })
  const cart = again.json<Cart>()
  deepEqual(
    cart.orderRows.map((it) => it.articleNumber),
    ['ORE-1'],
  )
  deepEqual(
    cart.notAdded?.map((it) => [it.articleNumber, it.reason]),
    [['BOOK-1', 'Varan går inte att köpa just nu.']],
  )
})

test('is refused of a form without script, also one that was open before', async (t) => {
  const { db, shop } = await openShop(t)
  const kim = browse(shop)
  await kim.open('/p/book')
  await setState(db, 'book', 'off')

  const answer = await kim.submit('/cart/add', { articleNumber: 'BOOK-1', returnTo: '/p/book' })

  equal(answer.statusCode, 410)
  match(answer.body, /Varan går inte att köpa just nu\./)
  ok(!(await kim.open('/cart')).body.includes('BOOK-1'))
})

test('a row in the cart says it in both languages, takes no change and can be removed', async (t) => {
  const { db, visitor } = await openShop(t)
  for (const [context, sentence] of [
    [{}, 'Varan säljs inte längre. Ta bort den för att kunna beställa.'],
    [{ language: 'en' }, 'This item is no longer sold. Remove it to place your order.'],
  ] as const) {
    await setState(db, 'book', 'on')
    const kim = visitor(context)
    await kim.ask('/api/cart/add', { articleNumber: 'BOOK-1' })
    await setState(db, 'book', 'off')

    const [row] = (await kim.ask('/api/cart')).json<Cart>().orderRows

    deepEqual([row?.notices, row?.stock], [[sentence], undefined])
    const put = (quantity: number) =>
      kim.ask('/api/cart/update', { rowSystemId: row?.rowSystemId, quantity }, { method: 'PUT' })
    equal((await put(2)).statusCode, 400)
    match((await kim.ask('/cart')).body, /Varan säljs inte längre\./)
    const left = await put(0)
    deepEqual([left.statusCode, left.json<Cart>().orderRows.length], [200, 0])
  }
})

test('the checkout says it beside the row, and refuses the order until it is removed', async (t) => {
  const { db, visitor } = await openShop(t)
  const kim = visitor()
  const sent = await fillCheckout(kim, { 'BOOK-1': 1, 'ORE-1': 2 })
  await setState(db, 'book', 'off')

  const page = await kim.ask('/checkout')
  match(
    page.body,
    /Vara book[\s\S]*?Varan säljs inte längre\. Ta bort den för att kunna beställa\./,
  )
  const refused = await kim.ask('/api/checkout', sent)

  equal(refused.statusCode, 422)
  deepEqual(refused.json<ErrorBody>().errors?.errorsList, {
    'articleSizeInputFieldBOOK-1': 'Vara book säljs inte längre. Ta bort varan ur varukorgen.',
  })
  deepEqual(await db.selectFrom('orders').select('id').execute(), [])
  const rows = (await kim.ask('/api/cart')).json<Cart>().orderRows
  const rowSystemId = rows.find((it) => it.articleNumber === 'BOOK-1')?.rowSystemId
  await kim.ask('/api/cart/update', { rowSystemId, quantity: 0 }, { method: 'PUT' })
  const shown = (await change(kim, 'setDeliveryProvider', sent)).json()
  const placed = await kim.ask('/api/checkout', { ...shown, acceptTermsOfCondition: true })
  equal(placed.statusCode, 200, placed.body)
})

test('receipt and statement of withdrawal go on showing it', async (t) => {
  const { db, visitor } = await openShop(t)
  const kim = visitor()
  const placed = await buy(kim, { 'BOOK-1': 1 })
  const { redirectUrl } = placed.json<{ redirectUrl: string }>()
  const before = (await kim.ask(redirectUrl)).body
  await setState(db, 'book', 'off')

  const receipt = await kim.ask(redirectUrl)

  equal(receipt.statusCode, 200)
  match(receipt.body, /Vara book/)
  equal(receipt.body.includes('/withdraw'), before.includes('/withdraw'))
})
