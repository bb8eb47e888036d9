import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { parse } from 'valibot'
import { mailedOrderKey } from '../../../shop/orders/proof/order-key.ts'
import { readSigner } from '../../../shop/platform/db/signing-secret.ts'
import type { Checkout } from '../../../src/contract/checkout.ts'
import { type Purchase, purchaseSchema } from '../../../src/contract/purchase.ts'
import type { OrderStatus } from '../../../src/model/order.ts'
import { arrive } from '../../helpers/arrive.ts'
import { BUYER, change, fillCheckout, place } from '../../helpers/checkout.ts'
import { type OpenedShop, openShop, type ShopVisitor } from '../../helpers/open-shop.ts'
import { CALL, DAY_MS, statementOf } from '../../helpers/withdrawals.ts'

const SCRIPT = /<script type="application\/json" id="courtside-purchase">([^<]*)<\/script>/
const STATUSES: Record<OrderStatus, boolean> = {
  placed: true,
  paid: true,
  delivered: true,
  held: false,
  cancelled: false,
  refunded: false,
}
const HOSTILE = [
  '</script><script>alert(1)</script>',
  '<!-- <script>',
  ']]>',
  '\u2028\u2029',
  '&lt;/script&gt;',
  '"\'`\\',
  '__proto__',
  '</SCRIPT\n>',
]

/** The event that the page reports about the order; undefined if it reports none. */
function readPurchase(body: string): Purchase | undefined {
  equal(body.split('courtside-purchase').length, SCRIPT.test(body) ? 2 : 1)
  const [, json] = SCRIPT.exec(body) ?? []
  return json === undefined ? undefined : parse(purchaseSchema, JSON.parse(json))
}

async function look(visitor: ShopVisitor, path: string): Promise<Purchase | undefined> {
  return readPurchase((await arrive(visitor.ask, path)).body)
}

async function order(visitor: ShopVisitor, sent: Checkout): Promise<string> {
  const placed = await place(visitor, sent)
  equal(placed.statusCode, 200, placed.body)
  return placed.json<Checkout>().orderId
}

async function keyedPath({ db }: OpenedShop, orderId: string): Promise<string> {
  return `/order/${orderId}?key=${mailedOrderKey(await readSigner(db), orderId, Date.now())}`
}

const numberOf = async ({ db }: OpenedShop, orderId: string) =>
  (
    await db
      .selectFrom('orders')
      .select('number')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
  ).number

test('a receipt reports what was bought, to its session and by its link, and never who bought it', async (t) => {
  const opened = await openShop(t)
  const kim = opened.visitor()
  const customerDetails = {
    ...BUYER.customerDetails,
    email: 'kanarie@example.com',
    firstName: 'Kanarie',
    reference: 'Kanarie',
  } as Checkout['customerDetails']
  const more = { customerDetails, orderNote: 'Kanarie' }
  const filled = await fillCheckout(kim, { 'SHOE-42': 2, 'BOOK-1': 1, 'SALE-1': 10 }, more)
  const coded = await change(kim, 'setCampaignCode', { ...filled, campaignCode: 'SOMMAR10' })
  const sent = { ...coded.json<Checkout>(), acceptTermsOfCondition: true }
  const orderId = await order(kim, sent)
  const keyed = await keyedPath(opened, orderId)

  const own = await look(kim, `/order/${orderId}`)
  const stranger = opened.visitor()
  const { items = [], ...sums } = own ?? {}

  deepEqual(sums, {
    transaction_id: await numberOf(opened, orderId),
    currency: 'SEK',
    ...{ value: 4402.8, tax: 1083.6, shipping: 0 },
    coupon: 'SOMMAR10',
  })
  deepEqual(
    items.map(({ item_id, item_variant, price, quantity }) => [
      item_id,
      item_variant,
      price,
      quantity,
    ]),
    [
      ['SHOE-42', 'Blå, 42', 800, 2],
      ['BOOK-1', undefined, 100, 1],
      ['SALE-1', undefined, 319.2, 10],
      ['GIFT-1', undefined, 0, 1],
    ],
  )
  deepEqual([await look(stranger, keyed), await look(stranger, `/en${keyed}`)], [own, own])
  equal(await look(opened.visitor(), `/order/${orderId}`), undefined)
  equal(await look(opened.visitor(), `${keyed}x`), undefined)
  const json = JSON.stringify(own)
  for (const it of [/kanarie/i, /stigen/i, orderId, keyed.split('key=')[1] ?? '-', '123 45']) {
    ok(!(typeof it === 'string' ? json.includes(it) : it.test(json)), `${it}`)
  }
})

test('a receipt reports an order while it stands, and for thirty days', async (t) => {
  const clock = { now: Date.parse('2026-11-23T10:00:00Z') }
  const opened = await openShop(t, { now: () => clock.now })
  const { db, visitor } = opened
  const kim = visitor()
  const orderId = await order(kim, await fillCheckout(kim, { 'BOOK-1': 2 }))
  const path = await keyedPath(opened, orderId)
  const { value, tax, shipping, coupon } = (await look(kim, path)) ?? {}
  deepEqual([value, tax, shipping, coupon], [200, 25.8, 55.2, undefined])
  const isReported = async () => (await look(kim, path)) !== undefined

  for (const [status, isTracked] of Object.entries(STATUSES)) {
    await db
      .updateTable('orders')
      .set({ status: status as OrderStatus })
      .execute()
    equal(await isReported(), isTracked, status)
  }
  await db.updateTable('orders').set({ status: 'placed' }).execute()
  clock.now += 30 * DAY_MS - 1
  equal(await isReported(), true)
  clock.now += 1
  equal(await isReported(), false)
  clock.now -= 20 * DAY_MS
  equal(await isReported(), true)
  const stated = statementOf({ number: await numberOf(opened, orderId) })
  equal((await visitor().ask(CALL, stated)).statusCode, 200)
  equal(await isReported(), false)
})

test('a company’s event has amounts without VAT, and a logged-out professional gets none', async (t) => {
  const opened = await openShop(t)
  const bo = opened.visitor({ storefront: 'professional' })
  await bo.logIn('bo@example.com')
  const more = { selectedPaymentMethod: 'invoice', isBusinessCustomer: true }
  const sent = await fillCheckout(bo, { 'ORE-1': 7, 'TEAM-1': 2, 'BOOK-1': 3 }, more)
  const orderId = await order(bo, sent)
  const keyed = await keyedPath(opened, orderId)

  const own = await look(bo, `/pro/order/${orderId}`)
  const [loggedOut, anna] = [opened.visitor(), opened.visitor()]
  await anna.logIn('anna@example.com')

  deepEqual(own?.items.find((it) => it.item_id === 'TEAM-1')?.price, 1500)
  const { value = 0, tax = 0, shipping = 0 } = own ?? {}
  equal(Math.round((value + tax + shipping) * 100), sent.totals?.totalAmount)
  for (const prefix of ['', '/en', '/pro', '/en/pro']) {
    equal(await look(loggedOut, prefix + keyed), undefined, prefix)
    equal(await look(anna, prefix + keyed), undefined, prefix)
  }
})

test('no article name can end the script that contains it', async (t) => {
  const opened = await openShop(t)
  const kim = opened.visitor()
  const path = `/order/${await order(kim, await fillCheckout(kim, { 'SHOE-42': 1 }))}`

  for (const name of HOSTILE) {
    await opened.db.updateTable('order_row').set({ name, size: name, colour: name }).execute()
    const item = (await look(kim, path))?.items[0]

    deepEqual([item?.item_name, item?.item_variant], [name, `${name}, ${name}`])
  }
})
