import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { textOf } from '../../../helpers/form-visitor.ts'
import { type OpenedShop, openShop } from '../../../helpers/open-shop.ts'
import { enterAccount, orderAs } from '../../../helpers/own-orders.ts'

const ANNA = 'anna@example.com'

/** An order of a logged-in customer. */
async function orderOfAnna(opened: OpenedShop, articles: Record<string, number>): Promise<string> {
  const anna = opened.visitor()
  await anna.logIn(ANNA)
  return orderAs(anna, articles)
}

const says = (page: string, ...parts: readonly (string | RegExp)[]) => {
  const text = textOf(page)
  for (const it of parts) match(text, it instanceof RegExp ? it : new RegExp(it))
}

test('the first page leads with the latest order and where it stands', async (t) => {
  const opened = await openShop(t)
  const visitor = await enterAccount(opened, ANNA)
  await visitor.open('/account')
  says(visitor.page(), 'Du har inte beställt något än')
  await orderOfAnna(opened, { 'PLENTY-1': 1 })
  const latest = await orderOfAnna(opened, { 'SHOE-42': 2 })
  await visitor.open(`/account/orders/${latest}`)
  says(visitor.page(), /Vad händer nu\? .*bankgiro/i)
  await opened.db.updateTable('orders').set({ created_at: 1 }).where('id', '<>', latest).execute()

  const { body } = await visitor.open('/account')

  const [, section = ''] = /<section aria-labelledby="latest">(.*?)<\/section>/s.exec(body) ?? []
  deepEqual(section.match(/href="\/account\/orders\/[^"]+"/g), [`href="/account/orders/${latest}"`])
  says(section, 'Väntar på betalning', 'Löparsko Åska, 2 varor i allt')
  ok(body.indexOf('aria-labelledby="latest"') < body.indexOf('shop-account__pages'))
})

test('goods are shown with their picture and lead to their page, as long as they are sold', async (t) => {
  const opened = await openShop(t)
  const { db } = opened
  const id = await orderOfAnna(opened, { 'SHOE-42': 1, 'BOOK-1': 1 })
  const visitor = await enterAccount(opened, ANNA)
  const shown = async (path: string) => {
    const { body } = await visitor.open(path)
    const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(body) ?? []
    const links = [...main.matchAll(/href="(\/[^"]*p\/[^"]+)"/g)].map(([, it]) => it)
    return {
      links: [...new Set(links)].sort(),
      pictures: main.match(/class="shop-goods"/g)?.length,
    }
  }
  const paths = ['/account', '/account/orders', `/account/orders/${id}`, `/order/${id}`]

  for (const path of paths)
    deepEqual([path, await shown(path)], [path, { links: ['/p/book', '/p/shoe'], pictures: 2 }])
  match(
    (await visitor.open('/account/orders')).body,
    /<a href="\/p\/book"><img[^>]* alt="Vara book"/,
  )
  deepEqual((await shown(`/en/account/orders/${id}`)).links, ['/en/p/book', '/en/p/shoe'])
  await db.updateTable('product').set({ published: 0 }).where('slug', '=', 'book').execute()
  for (const path of paths)
    deepEqual([path, await shown(path)], [path, { links: ['/p/shoe'], pictures: 1 }])
  says((await visitor.open(`/account/orders/${id}`)).body, 'Vara book')
})

test('orders are listed by pages, with where they stand', async (t) => {
  const opened = await openShop(t)
  const id = await orderOfAnna(opened, { 'PLENTY-1': 1 })
  const stored = await opened.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
  for (let at = 1; at <= 20; at++) {
    const cart = { status: 'merged', storefront: 'sport', created_at: at, changed_at: at } as const
    const cart_id = `cart-${at}`
    await opened.db
      .insertInto('cart')
      .values({ ...cart, id: cart_id, session_id: 's' })
      .execute()
    const order = { ...stored, cart_id, id: `${id}-${at}`, number: `no-${at}`, created_at: at }
    await opened.db.insertInto('orders').values(order).execute()
  }
  const visitor = await enterAccount(opened, ANNA, '/en')

  const first = (await visitor.open('/en/account/orders')).body
  const second = (await visitor.open('/en/account/orders?page=2')).body
  const past = (await visitor.open('/en/account/orders?page=99')).body

  const numbers = (page: string) => page.match(/class="shop-orders__link"/g)?.length
  deepEqual([numbers(first), numbers(second), numbers(past)], [20, 1, 1])
  match(first, /href="\/en\/account\/orders\?page=2" rel="next"/)
  says(second, 'Order no-1 Awaiting payment')
})

test('an order’s page says what happened, with the parcel’s link and money that went back', async (t) => {
  const opened = await openShop(t)
  const { db } = opened
  const id = await orderOfAnna(opened, { 'SHOE-42': 2, 'PLENTY-1': 1 })
  await db.updateTable('orders').set({ status: 'paid' }).execute()
  const at = Date.parse('2026-11-23T10:00:00Z')
  const parcel = { packed_at: at, sent_at: at + 86_400_000, carrier: 'PostNord', tracking: 'AB<1' }
  await db
    .insertInto('order_handling')
    .values({ order_id: id, paid_on: '2026-11-22', ...parcel })
    .execute()
  const refund = {
    id: 'r',
    order_id: id,
    payment_id: 'p',
    reason: 'return',
    state: 'done',
  } as const
  const times = { created_at: at, changed_at: at }
  await db
    .insertInto('payment')
    .values({
      ...{ id: 'p', order_id: id, provider: 'bank', reference: '1', state: 'captured' },
      ...{ amount: 300_000, currency: 'SEK', refunded: 100_000, ...times },
    })
    .execute()
  const settled_at = at + 5 * 86_400_000
  await db
    .insertInto('refund')
    .values({ ...refund, amount: 100_000, created_at: at, settled_at })
    .execute()
  const row = await db
    .selectFrom('order_row')
    .select('id')
    .where('article_number', '=', 'SHOE-42')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('refund_row')
    .values({ refund_id: 'r', row_id: row.id, quantity: 1 })
    .execute()
  const visitor = await enterAccount(opened, ANNA)

  const { body, statusCode } = await visitor.open(`/account/orders/${id}`)

  equal(statusCode, 200)
  says(
    body,
    /Beställningen kom in .* Betald 22 november 2026 .*Packad 23 november 2026 .*Skickad 24 november 2026/,
    /PostNord, AB&lt;1 Följ paketet/,
    /1 000 kr är återbetalt 28 november 2026 1 × Löparsko Åska, Storlek 42/,
    /Köp igen/,
    /Ångra avtalet här/,
  )
  match(body, /href="https:\/\/tracking\.postnord\.com\/se\/\?id=AB%3C1"/)
})

test('an order of somebody else is as unknown as one that does not exist', async (t) => {
  const opened = await openShop(t)
  const id = await orderOfAnna(opened, { 'PLENTY-1': 1 })
  const bo = await enterAccount(opened, 'bo@example.com')
  const page = async (path: string) => {
    const { statusCode, body } = await bo.open(path)
    return [statusCode, body.replaceAll(path, '').replace(/[\w-]{40,}/g, '')]
  }

  deepEqual(await page(`/account/orders/${id}`), await page(`/account/orders/${'x'.repeat(36)}`))
  equal((await page(`/account/orders/${id}`))[0], 404)
})
