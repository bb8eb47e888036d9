import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { createShop } from '../../../../shop/app/create-app.ts'
import { writeCampaignsAt } from '../../../../shop/catalogue/campaigns/settle-queries.ts'
import type { Catalogue } from '../../../../shop/catalogue/catalogue.ts'
import type { Checkout } from '../../../../src/contract/checkout.ts'
import { plan, type SomeCampaign } from '../../../helpers/campaigns.ts'
import { buy, fillCheckout } from '../../../helpers/checkout.ts'
import { textOf } from '../../../helpers/form-visitor.ts'
import { createVisitor, kr } from '../../../helpers/open-shop.ts'
import { smallCatalogue } from '../../../helpers/small-catalogue.ts'
import { openStaff, type StaffShop } from '../../../helpers/staff.ts'

const HOUR_MS = 60 * 60 * 1000

/** The small catalogue, of which it is known what it has cost. */
function oldCatalogue(): Catalogue {
  const catalogue = smallCatalogue()
  const products = catalogue.products.map((product) => ({
    ...product,
    articles: product.articles.map((it) => ({
      priceHistory: [{ daysAgo: 60, price: it.price }],
      ...it,
    })),
  }))
  return { ...catalogue, products }
}

/** A shop with a campaign of 20 % that begins and ends an hour later. */
async function openPlanned(
  t: TestContext,
  more: SomeCampaign = {},
  catalogue: Catalogue = oldCatalogue(),
) {
  const opened = await openStaff(t, { catalogue })
  const startsAt = opened.clock.now + HOUR_MS
  const endsAt = startsAt + HOUR_MS
  await opened.db.transaction().execute(async (tx) => {
    await plan(tx, { startsAt, endsAt }, more)
    await writeCampaignsAt(tx, opened.clock.now)
  })
  return { ...opened, startsAt, endsAt }
}

const SUM = /(?:\d+\u00a0)?\d+\u00a0kr/

/** The price of a shoe, in every place where it stands. */
async function places({ shop, visitor }: Pick<StaffShop, 'shop' | 'visitor'>) {
  const client = visitor({ storefront: 'sport', language: 'sv' })
  const after = (text: string, cut: string) => SUM.exec(text.split(cut)[1] ?? '')?.[0]
  const page = (await shop.inject('/p/shoe')).body
  const list = (await shop.inject('/c/running-shoes')).body
  const hits = (await shop.inject('/search?q=%C3%85ska')).body
  const [filter = ''] = (await shop.inject('/c/running-shoes?price=80000-80000')).body.match(
    /href="\/p\/shoe/,
  ) ?? ['not in it']
  const variant = '/api/quickbuy/activevariant?variantid=SHOE-42'
  const sizes = (await client.ask(variant)).json().sizeInputComponentData
  const [tag] = (await client.ask('/api/products?articles=SHOE-42')).json()
  await client.ask('/api/cart/add', { articles: [{ articleNumber: 'SHOE-42', quantity: 1 }] })
  const [row] = (await client.ask('/api/cart')).json().orderRows
  const checkout = (await client.ask('/api/checkout')).json<Checkout>()
  return {
    page: after(page, '<h1'),
    structured: /"(?:price|lowPrice)":"([\d.]+)"/.exec(page)?.[1],
    list: after(list, 'href="/p/shoe'),
    hit: after(hits, 'href="/p/shoe'),
    filter,
    sizes: SUM.exec(sizes)?.[0],
    tag: tag.campaignPrice ?? tag.price,
    cart: row.campaignPrice ?? row.price,
    lowest: row.originalPrice,
    checkout: checkout.totals?.total,
  }
}

/** All of them, where the shoe costs so much. */
function everywhere(sum: string, of: { readonly structured: string; readonly isReduced: boolean }) {
  const price = kr(sum)
  const [page, list, hit] = [price, price, price]
  return {
    ...{ page, structured: of.structured, list, hit },
    filter: of.isReduced ? 'href="/p/shoe' : 'not in it',
    ...{ sizes: price, tag: price, cart: price, lowest: of.isReduced ? kr('1 000 kr') : undefined },
    checkout: price,
  }
}

const WHOLE = everywhere('1 000 kr', { structured: '1000.00', isReduced: false })
const REDUCED = everywhere('800 kr', { structured: '800.00', isReduced: true })

test('every place where a price stands begins and ends with the campaign, in every process', async (t) => {
  const opened = await openPlanned(t)
  const { clock, db, startsAt, endsAt } = opened
  const second = await createShop(db, { maxOrders: 0, now: () => clock.now })
  t.after(() => second.close())
  const other = {
    shop: second,
    visitor: (context: object = {}) => createVisitor(second, context),
  }
  deepEqual(await places(opened), WHOLE)
  deepEqual(await places(other), WHOLE)
  clock.now = startsAt - 1
  deepEqual(await places(opened), WHOLE)
  clock.now = startsAt
  deepEqual(await places(opened), REDUCED)
  deepEqual(await places(other), REDUCED)
  clock.now = endsAt - 1
  deepEqual(await places(other), REDUCED)
  clock.now = endsAt
  deepEqual(await places(other), WHOLE)
  deepEqual(await places(opened), WHOLE)
})

test('the page of campaigns names those that run, and lists what they make cheaper', async (t) => {
  const targets = [{ kind: 'article', target: 'BOOK-1', price: 5_000 }] as const
  const opened = await openPlanned(t, { percent: null, covers: 'goods', targets })
  const { clock, shop, startsAt, endsAt } = opened
  const page = async (path = '/campaigns') => (await shop.inject(path)).body
  ok(!(await page()).includes('/p/book'))
  clock.now = startsAt
  match(await page(), /href="\/p\/book/)
  match(textOf(await page()), /Höstrea till 23 november 2026 kl. 13:00/)
  match(textOf(await page('/en/campaigns')), /Autumn sale until 23 November 2026 at 13:00/)
  match(textOf(await page('/p/book')), /50 kr.*Lägsta pris senaste 30 dagarna: 106 kr/)
  clock.now = endsAt
  ok(!(await page()).includes('/p/book'))
  ok(!(await page()).includes('Höstrea'))
})

test('a campaign is named where some of its goods may be called reduced, and nowhere else', async (t) => {
  const [, ...others] = oldCatalogue().products
  const [shoe] = smallCatalogue().products
  ok(shoe)
  // What the shoe has cost is not known for 30 days, and the book is known to have cost as little.
  const catalogue = { ...oldCatalogue(), products: [shoe, ...others] }
  const targets = [{ kind: 'product', target: shoe.id, price: null }] as const
  const opened = await openPlanned(t, { covers: 'goods', targets }, catalogue)
  const { clock, db, shop, startsAt, endsAt } = opened
  await db.transaction().execute(async (tx) => {
    const time = { startsAt, endsAt: endsAt + HOUR_MS }
    const books = [{ kind: 'article', target: 'BOOK-1', price: 5_000 }] as const
    const more = { id: 'books', nameSv: 'Bokrea', percent: null, covers: 'goods' } as const
    await plan(tx, time, { ...more, targets: books })
    const dearer = [{ kind: 'article', target: 'BOOK-1', price: 9_000 }] as const
    await plan(tx, time, { ...more, id: 'small', nameSv: 'Smårea', targets: dearer })
  })
  clock.now = startsAt
  const page = async (path = '/campaigns') => (await shop.inject(path)).body

  match(await page('/p/shoe'), /800/)
  const text = textOf(await page())
  match(text, /Bokrea till/)
  ok(!/Höstrea|Smårea/.test(text), text)
  ok(!(await page()).includes('/p/shoe'))
})

test('the menu leads to campaigns where there is a reduction to see', async (t) => {
  const catalogue = smallCatalogue()
  const products = catalogue.products.filter(({ id }) => id !== 'sale')
  const { clock, shop, startsAt } = await openPlanned(t, {}, { ...catalogue, products })
  clock.now = startsAt
  const { body } = await shop.inject('/')
  ok(!body.includes('href="/campaigns"'))
  ok(!textOf((await shop.inject('/campaigns')).body).includes('Höstrea'))
})

test('a cart says that a price has changed under it, whichever way', async (t) => {
  const opened = await openPlanned(t)
  const { clock, visitor, startsAt, endsAt } = opened
  const buyer = visitor({ storefront: 'sport', language: 'sv' })
  const article = { articleNumber: 'SHOE-42', quantity: 2 }
  await buyer.ask('/api/cart/add', { articles: [article] })
  const cart = async () => (await buyer.ask('/api/cart')).json()
  equal((await cart()).orderTotalAmount, 200_000)
  clock.now = startsAt
  const begun = await cart()
  equal(begun.orderTotalAmount, 160_000)
  deepEqual(begun.orderRows[0].notices, [
    `Priset är ändrat från ${kr('1 000 kr')} till ${kr('800 kr')}.`,
  ])
  clock.now = endsAt
  const over = await cart()
  equal(over.orderTotalAmount, 200_000)
})

test('a campaign that ends before the order is shown before paying, and the order priced once', async (t) => {
  const opened = await openPlanned(t)
  const { clock, visitor, db, startsAt, endsAt } = opened
  clock.now = startsAt
  const buyer = visitor({ storefront: 'sport', language: 'sv' })
  const sent = await fillCheckout(buyer, { 'SHOE-42': 1 })
  equal(sent.totals?.totalAmount, 80_000)
  const shown = { ...sent, shownTotalAmount: 80_000 }
  clock.now = endsAt
  const refused = await buyer.ask('/api/checkout', shown)
  equal(refused.statusCode, 409)
  match(refused.body, /Summan har ändrats/)
  const now = (await buyer.ask('/api/checkout')).json<Checkout>()
  equal(now.totals?.totalAmount, 100_000)
  const placed = await buyer.ask('/api/checkout', { ...shown, shownTotalAmount: 100_000 })
  equal(placed.statusCode, 200, placed.body)
  const rows = await db.selectFrom('order_row').select('price').execute()
  deepEqual(rows, [{ price: 100_000 }])
})

test('an order of a campaign stays at its price on the receipt after the campaign', async (t) => {
  const opened = await openPlanned(t)
  const { clock, visitor, startsAt, endsAt } = opened
  clock.now = startsAt
  const buyer = visitor({ storefront: 'sport', language: 'sv' })
  const placed = (await buy(buyer, { 'SHOE-42': 1 })).json<Checkout>()
  clock.now = endsAt
  const receipt = (await buyer.ask(`/order/${placed.orderId}`)).body
  match(textOf(receipt), /800 kr/)
  ok(!textOf(receipt).includes('1 000 kr'))
})
