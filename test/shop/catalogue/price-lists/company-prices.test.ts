import { deepEqual, doesNotMatch, equal, match, ok } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { touchPriceList } from '../../../../shop/catalogue/price-lists/price-list-writes.ts'
import type { Cart } from '../../../../src/contract/cart.ts'
import type { Checkout } from '../../../../src/contract/checkout.ts'
import { fillCheckout } from '../../../helpers/checkout.ts'
import { addOtherCompany } from '../../../helpers/colleagues.ts'
import { openShop, type ShopVisitor } from '../../../helpers/open-shop.ts'
import { agree } from '../../../helpers/price-lists.ts'

const PROFESSIONAL = { storefront: 'professional' }
/** Figures that no other price of the small catalogue has: öre, and as they are written. */
const SHOE = 61_234
const STEP = 51_234
const LINES = ['SHOE-42;1;612,34', 'SHOE-42;10;512,34', 'SHOE-43;10;512,34', 'PLENTY-1;1;99,99']
const AGREED = /612[.,\s]?34|512[.,\s]?34/

async function openAgreed(t: TestContext) {
  const opened = await openShop(t)
  const { db, visitor } = opened
  await addOtherCompany(db)
  const id = await agree(db, LINES)
  const logged = async (userName?: string) => {
    const who = visitor(PROFESSIONAL)
    if (userName) await who.logIn(userName)
    return who
  }
  return { ...opened, id, logged, bo: await logged('bo@example.com') }
}

const text = async (who: ShopVisitor, path: string) => (await who.ask(path)).body
const add = async (who: ShopVisitor, articleNumber: string, quantity: number) =>
  (await who.ask('/api/cart/add', { articleNumber, quantity })).json<Cart>()
const pricesOf = ({ orderRows }: Cart) => orderRows.map((it) => it.priceAmount)

/** Everything that a visitor of the professional storefront can be shown of the shoe. */
const PLACES = [
  '/pro',
  '/pro/c/running-shoes',
  '/en/pro/c/running-shoes',
  '/pro/p/shoe',
  '/pro/search?q=sko',
  '/api/productFilter/withHtmlResult?category=running-shoes',
  '/api/productFilter?category=running-shoes',
  '/api/quickSearch?query=sko',
  '/api/quickbuy/activevariant?variantid=SHOE-42',
  '/api/products?articles=SHOE-42',
  '/api/products?products=shoe',
  '/api/products?category=running-shoes',
  '/api/cart',
  '/pro/cart',
  '/sitemap.xml',
]

test('a company is shown what it has agreed on, wherever a price stands', async (t) => {
  const { bo } = await openAgreed(t)
  for (const path of ['/pro/c/running-shoes', '/pro/p/shoe', '/pro/search?q=sko']) {
    match(await text(bo, path), /612,34/, path)
  }
  match(await text(bo, '/pro/p/shoe'), /"lowPrice":"612\.34"|"price":"612\.34"/)
  const variant = await text(bo, '/api/quickbuy/activevariant?variantid=SHOE-42')
  match(variant, /61234/)
  match(variant, /Från 10 st: 512,34/)
  match(await text(bo, '/pro/p/shoe'), /size-input__sum">Från 10 st: från 512,34/)
  // Dearer than what every business pays, so that it counts for nothing.
  doesNotMatch(await text(bo, '/pro/p/plenty'), /99,99/)
})

test('nobody else is shown a figure of it, whoever has looked before', async (t) => {
  const { logged, bo } = await openAgreed(t)
  const others = [await logged(), await logged('anna@example.com'), await logged('eva@example.com')]
  for (const other of others) await add(other, 'SHOE-42', 20)
  await add(bo, 'SHOE-42', 20)
  for (const path of PLACES) {
    await text(bo, path)
    for (const other of others) doesNotMatch(await text(other, path), AGREED, path)
    await text(bo, path)
  }
})

test('a price of the sport storefront is the same for its buyers as for everybody', async (t) => {
  const { visitor } = await openAgreed(t)
  const bo = visitor()
  await bo.logIn('bo@example.com')
  doesNotMatch(await text(bo, '/p/shoe'), AGREED)
  deepEqual(pricesOf(await add(bo, 'SHOE-42', 4)), [100_000])
})

test('a step counts all sizes of the product, and the row says which', async (t) => {
  const { bo } = await openAgreed(t)
  deepEqual(pricesOf(await add(bo, 'SHOE-42', 4)), [SHOE])
  const cart = await add(bo, 'SHOE-43', 6)
  deepEqual(pricesOf(cart), [STEP, STEP])
  deepEqual(
    cart.orderRows.map((it) => [it.totalPriceAmount, it.notices, it.belowPriceText]),
    [
      [4 * STEP, undefined, 'Priset gäller från 10 st'],
      [6 * STEP, undefined, 'Priset gäller från 10 st'],
    ],
  )
  const [first] = cart.orderRows
  const change = { rowSystemId: first?.rowSystemId, quantity: 3 }
  const fewer = (await bo.ask('/api/cart/update', change, { method: 'PUT' })).json<Cart>()
  deepEqual(pricesOf(fewer), [SHOE, 80_000])
  deepEqual(
    fewer.orderRows.map((it) => [it.notices, it.belowPriceText?.replaceAll('\u00a0', ' ')]),
    [
      [undefined, 'Från 10 st: 512,34 kr per st, 1 till'],
      [undefined, 'Från 10 st: 512,34 kr per st, 1 till'],
    ],
  )
})

test('the sizes of a product and its rows in the cart name it, so that a page can count both', async (t) => {
  const { bo, logged } = await openAgreed(t)
  const variant = await text(bo, '/api/quickbuy/activevariant?variantid=SHOE-42')
  const { orderRows } = await add(bo, 'SHOE-43', 6)
  match(variant, /product\\":\\"shoe\\"/)
  match(await text(bo, '/pro/p/shoe'), /&quot;product&quot;:&quot;shoe&quot;/)
  deepEqual(
    orderRows.map((it) => it.product),
    ['shoe'],
  )
  const eva = await logged('eva@example.com')
  equal((await add(eva, 'SHOE-43', 1)).orderRows[0]?.product, undefined)
})

test('lists stand in the order of the prices that the company sees, and filter by them', async (t) => {
  const { bo, db, logged } = await openAgreed(t)
  const eva = await logged('eva@example.com')
  const order = async (who: ShopVisitor, more: string) => {
    const page = await text(who, `/pro/c/running-shoes?${more}`)
    return [...new Set([...page.matchAll(/href="\/pro\/p\/([\w-]+)"/g)].map(([, slug]) => slug))]
  }
  const before = await order(eva, 'sort=price-up')
  const shoes = ['-61234', '61234-61234'].map((it) => `price=${it}`)
  ok((await order(bo, shoes[0] ?? '')).includes('shoe'))
  ok(!(await order(eva, shoes[0] ?? '')).includes('shoe'))
  deepEqual(await order(bo, shoes[1] ?? ''), ['shoe'])
  await agree(db, ['HIDDEN-1;1;0,10'], { name: 'Klipp' })
  deepEqual((await order(bo, 'sort=price-up'))[0], 'hidden')
  deepEqual(await order(eva, 'sort=price-up'), before)
})

test('an order is placed and kept at the agreed prices', async (t) => {
  const { bo, db } = await openAgreed(t)
  const filled = await fillCheckout(bo, { 'SHOE-42': 10 }, { selectedPaymentMethod: 'invoice' })
  const placed = await bo.ask('/api/checkout', filled)
  equal(placed.statusCode, 200, placed.body)
  const [row] = await db.selectFrom('order_row').select(['price', 'total']).execute()
  deepEqual(row, { price: STEP, total: 10 * STEP })
  const { redirectUrl } = placed.json<Checkout>()
  match(await text(bo, (redirectUrl ?? '').replace('http://localhost', '')), /512,34/)
})

test('a change counts at once, also on pages that are kept', async (t) => {
  const { bo, db, id } = await openAgreed(t)
  match(await text(bo, '/pro/p/shoe'), /612,34/)
  await db.transaction().execute(async (tx) => {
    await touchPriceList(tx, { id, version: 1 })
    await tx
      .updateTable('price_list_line')
      .set({ price: 60_001 })
      .where('price', '=', SHOE)
      .execute()
  })
  match(await text(bo, '/pro/p/shoe'), /600,01/)
  deepEqual(pricesOf(await add(bo, 'SHOE-42', 1)), [60_001])
})

test('a buyer has prices stated with VAT, which changes nothing of what is paid', async (t) => {
  const { bo, shop, logged } = await openAgreed(t)
  const eva = await logged('eva@example.com')
  match(await text(bo, '/pro/p/shoe'), /Priser visas exkl\. moms/)
  const before = await add(bo, 'SHOE-42', 10)
  const without = (await bo.ask('/api/checkout')).json<Checkout>()

  const chosen = await shop.inject({
    method: 'POST',
    url: '/pro/vat',
    headers: { cookie: bo.cookie(), 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      ...{ vat: 'with', returnTo: '/pro/p/shoe' },
      __RequestVerificationToken: bo.token() ?? '',
    }).toString(),
  })
  deepEqual([chosen.statusCode, chosen.headers.location], [303, '/pro/p/shoe'])
  const [{ name, value } = { name: '', value: '' }] = chosen.cookies
  const cookie = `${bo.cookie()}; ${name}=${value}`
  const seen = (path: string) => bo.ask(path, undefined, { headers: { cookie } })
  const read = async (path: string) => (await seen(path)).body

  const page = await read('/pro/p/shoe')
  match(page, /Priser visas inkl\. moms/)
  match(page, /765,43[^<]*kr <small[^>]*>inkl\. moms/)
  match(page, /Från 10 st: från 640,43/)
  match(page, /"valueAddedTaxIncluded":true/)
  match(page, /Varukorg, 10 varor, [^<]*kr inkl\. moms</)
  match(await text(bo, '/pro/p/shoe'), /"valueAddedTaxIncluded":false/)
  match(await text(bo, '/pro/p/shoe'), /Varukorg, 10 varor, [^<]*kr exkl\. moms</)
  doesNotMatch(page, /612,34|512,34/)
  match(await read('/pro/c/running-shoes'), /765,43/)
  match(await read('/api/quickbuy/activevariant?variantid=SHOE-42'), /76543/)
  const cart = (await seen('/api/cart')).json<Cart>()
  deepEqual(
    [cart.includesVat, cart.abovePriceText, cart.orderTotalAmount, cart.vatAmount],
    [true, 'inkl. moms', 640_425, before.vatAmount],
  )
  equal((before.orderTotalAmount ?? 0) + (before.vatAmount ?? 0), cart.orderTotalAmount)
  deepEqual((await seen('/api/checkout')).json<Checkout>().totals, without.totals)
  // Others see prices as they have chosen; the sport storefront always with VAT.
  match(await text(eva, '/pro/p/shoe'), /800[^<]*kr <small[^>]*>exkl\. moms/)
  doesNotMatch(await read('/p/shoe'), /Priser visas/)
})

test('the lowest of a list, another list and a campaign counts', async (t) => {
  const { bo, db } = await openAgreed(t)
  await agree(db, ['*;1;50%'], { name: 'Halva' })
  deepEqual(pricesOf(await add(bo, 'SHOE-42', 1)), [40_000])
  await db
    .updateTable('article')
    .set({ running_business_price: 39_000 })
    .where('number', '=', 'SHOE-42')
    .execute()
  deepEqual(pricesOf(await add(bo, 'SHOE-42', 1)), [39_000])
})
