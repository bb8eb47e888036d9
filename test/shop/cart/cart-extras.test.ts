import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import type { Cart } from '../../../src/contract/cart.ts'
import { change, fillCheckout } from '../../helpers/checkout.ts'
import { kr, type OpenedShop, openShop, type ShopVisitor } from '../../helpers/open-shop.ts'

/** The demo's price for home delivery of items below the free-delivery limit. */
const HOME = 6_900

async function addOne(visitor: ShopVisitor, articleNumber: string, quantity = 1): Promise<Cart> {
  const response = await visitor.ask('/api/cart/add', { articleNumber, quantity })
  equal(response.statusCode, 200, response.body)
  return response.json<Cart>()
}

const readCart = async (visitor: ShopVisitor) => (await visitor.ask('/api/cart')).json<Cart>()

const setStock = ({ db }: OpenedShop, articleNumber: string, available: number) =>
  db.updateTable('stock').set({ available }).where('article_number', '=', articleNumber).execute()

test('displays the lowest price of 30 days, struck through, beside a campaign price', async (t) => {
  const { visitor } = await openShop(t)

  const [row] = (await addOne(visitor(), 'SALE-1', 2)).orderRows

  deepEqual(
    [row?.price, row?.originalPrice, row?.campaignPrice, row?.totalPrice, row?.belowPriceText],
    [
      kr('500 kr'),
      kr('450 kr'),
      kr('399 kr'),
      kr('798 kr'),
      `Lägsta pris senaste 30 dagarna: ${kr('450 kr')}`,
    ],
  )
  deepEqual(
    [row?.priceAmount, row?.campaignPriceAmount, row?.totalPriceAmount],
    [50_000, 39_900, 79_800],
  )
})

test('announces no reduction if the price was as low within 30 days', async (t) => {
  const opened = await openShop(t)
  await opened.db
    .updateTable('article')
    .set({ lowest_price: 39_900 })
    .where('number', '=', 'SALE-1')
    .execute()

  const [row] = (await addOne(opened.visitor(), 'SALE-1')).orderRows

  deepEqual(
    [row?.price, row?.originalPrice, row?.campaignPrice, row?.totalPrice, row?.belowPriceText],
    [kr('399 kr'), undefined, undefined, kr('399 kr'), undefined],
  )
})

test('displays the stock by how much is left, without the brackets that a row has', async (t) => {
  const opened = await openShop(t)
  const anna = opened.visitor()
  await setStock(opened, 'SHOE-45', 1)
  for (const it of ['SHOE-42', 'SHOE-43', 'SHOE-45', 'LAST-1']) await addOne(anna, it)
  await setStock(opened, 'SHOE-45', 0)
  await setStock(opened, 'LAST-1', 0)

  const { orderRows } = await readCart(anna)

  deepEqual(
    orderRows.map((it) => it.stock),
    ['I lager', 'Bara 3 kvar', 'Väntas 12\u00a0dec\u00a02099', 'Slut i lager'],
  )
})

test('adds a gift when the total reaches its limit, and removes it below', async (t) => {
  const { visitor } = await openShop(t)
  const anna = visitor()
  await addOne(anna, 'SHOE-42', 4)

  const { orderRows, quantity, orderTotalAmount } = await addOne(anna, 'SHOE-42')

  const gift = orderRows.at(-1)
  deepEqual(
    [gift?.articleNumber, gift?.isFreeGift, gift?.quantity, gift?.totalPriceAmount],
    ['GIFT-1', true, 1, 0],
  )
  deepEqual([quantity, orderTotalAmount], ['5', 500_000])
  const rowSystemId = orderRows[0]?.rowSystemId
  const less = await anna.ask('/api/cart/update', { rowSystemId, quantity: 4 })
  equal(less.json<Cart>().orderRows.length, 1)
})

test('adds no gift that is out of stock', async (t) => {
  const opened = await openShop(t)
  await setStock(opened, 'GIFT-1', 0)

  equal((await addOne(opened.visitor(), 'SHOE-42', 5)).orderRows.length, 1)
})

test('adds the delivery of bulky goods for each piece, and counts its VAT', async (t) => {
  const { visitor } = await openShop(t)

  const cart = await addOne(visitor(), 'MACHINE-1', 2)

  const fee = cart.orderRows.find((it) => it.isServiceRow)
  deepEqual(
    [fee?.name, fee?.quantity, fee?.priceAmount, fee?.totalPriceAmount, fee?.isFeeRow],
    ['Leverans av tungt gods', 2, 39_900, 79_800, false],
  )
  deepEqual([cart.quantity, cart.orderTotalAmount], ['2', 1_999_800 + 79_800])
  equal(cart.vatAmount, Math.round(1_999_800 / 5) + Math.round(79_800 / 5))
})

test('adds a fee below a total', async (t) => {
  const opened = await openShop(t)
  const fee = { id: 'small', kind: 'fee', rule: 'below-total', amount: 2_900 } as const
  const names = { name_sv: 'Avgift för liten order', name_en: 'Small order fee' }
  await opened.db
    .insertInto('fee')
    .values({ ...fee, vat_rate: 2500, below_total: 20_000, ...names })
    .execute()
  const anna = opened.visitor()

  const small = await addOne(anna, 'BOOK-1')
  const large = await addOne(anna, 'BOOK-1', 2)

  deepEqual(
    small.orderRows.map((it) => [it.articleNumber, it.isFeeRow]),
    [
      ['BOOK-1', false],
      ['small', true],
    ],
  )
  equal(small.orderTotalAmount, 10_600 + 2_900 + HOME)
  equal(large.orderTotalAmount, 31_800 + HOME + 2_000)
})

test('allows no changes to a gift or a fee', async (t) => {
  const { visitor } = await openShop(t)
  const anna = visitor()
  const { orderRows } = await addOne(anna, 'MACHINE-1')
  const locked = orderRows.filter((it) => it.isServiceRow || it.isFreeGift)
  equal(locked.length, 2)

  for (const { rowSystemId } of locked) {
    const response = await anna.ask('/api/cart/update', { rowSystemId, quantity: 0 })
    deepEqual([response.statusCode, response.json().message], [422, 'Raden kan inte ändras.'])
  }
  equal((await readCart(anna)).orderRows.length, 3)
})

test('states the amount left to free delivery', async (t) => {
  const { visitor } = await openShop(t)
  const anna = visitor()

  const near = await addOne(anna, 'LAST-1')
  const reached = await addOne(anna, 'SHOE-42')

  deepEqual(
    [near.amountLeftToFreeShippingAmount, near.amountLeftToFreeShipping],
    [39_900, kr('399 kr')],
  )
  equal(reached.amountLeftToFreeShippingAmount, 0)
})

test('calculates VAT by the rate of each row', async (t) => {
  const { visitor } = await openShop(t)
  const anna = visitor()
  await addOne(anna, 'BOOK-1')

  equal((await addOne(anna, 'LAST-1')).vatAmount, 600 + 4_000 + HOME / 5)
})

test('displays a price and stock that have changed since', async (t) => {
  const opened = await openShop(t)
  const anna = opened.visitor()
  await addOne(anna, 'SHOE-43', 3)
  await opened.db
    .updateTable('article')
    .set({ price: 120_000 })
    .where('number', '=', 'SHOE-43')
    .execute()
  await setStock(opened, 'SHOE-43', 2)

  const [row] = (await readCart(anna)).orderRows

  deepEqual(row?.notices, [
    `Priset är ändrat från ${kr('1 000 kr')} till ${kr('1 200 kr')}.`,
    'Vi har bara 2 kvar. Minska antalet.',
  ])
  const change = { rowSystemId: row?.rowSystemId, quantity: 2 }
  const after = (await anna.ask('/api/cart/update', change)).json<Cart>()
  equal(after.orderRows[0]?.notices, undefined)
})

test('keeps a row whose article is no longer sold, and says so', async (t) => {
  const opened = await openShop(t)
  const anna = opened.visitor()
  await addOne(anna, 'HIDDEN-1')
  await addOne(anna, 'SPORT-1')
  await opened.db
    .updateTable('product')
    .set({ published: 0 })
    .where('code', '=', 'hidden')
    .execute()
  await opened.db
    .updateTable('product')
    .set({ is_quotation: 1 })
    .where('code', '=', 'sport-only')
    .execute()

  const cart = await readCart(anna)

  deepEqual(
    cart.orderRows.map((it) => [it.notices, it.isQuotation, it.price]),
    [
      [['Varan säljs inte längre. Ta bort den för att kunna beställa.'], false, kr('1 234 kr')],
      [['Pris på offert. Kan beställas när en offert är accepterad.'], true, undefined],
    ],
  )
  deepEqual([cart.hasQuotationProductInCart, cart.orderTotalAmount], [true, 123_400])
})

test('states the price of the delivery that a checkout begins with, until it is free', async (t) => {
  const anna = (await openShop(t)).visitor()

  const some = await addOne(anna, 'SALE-1')
  const enough = await addOne(anna, 'SALE-1')

  deepEqual(some.sums, [
    { kind: 'goods', name: 'Varor', price: kr('399 kr'), priceAmount: 39_900 },
    { kind: 'delivery', name: 'Frakt, Hem till dörren', price: kr('69 kr'), priceAmount: HOME },
  ])
  equal(some.orderTotalAmount, 39_900 + HOME)
  equal(enough.amountLeftToFreeShippingAmount, 0)
  deepEqual([enough.sums?.[1]?.price, enough.orderTotalAmount], ['Gratis', 79_800])
})

test('promises no free delivery beside products with a fee of their own', async (t) => {
  const anna = (await openShop(t)).visitor()
  const promised = await addOne(anna, 'SHOE-42')
  equal(promised.amountLeftToFreeShippingAmount, 0)

  const bulky = await addOne(anna, 'MACHINE-1')

  deepEqual([bulky.freeShippingLimit, bulky.amountLeftToFreeShipping], [undefined, undefined])
  deepEqual(
    bulky.sums?.map((it) => [it.kind, it.priceAmount]),
    [
      ['goods', 1_099_900],
      ['fee', 39_900],
      ['delivery', 0],
    ],
  )
})

test('promises no free delivery if the selected method costs anyway', async (t) => {
  const anna = (await openShop(t)).visitor()
  const sent = await fillCheckout(anna, { 'SHOE-42': 1 })

  await change(anna, 'setDeliveryProvider', { ...sent, selectedDeliveryMethod: 'slot' })

  const cart = await readCart(anna)
  deepEqual([cart.orderTotalAmount, cart.freeShippingLimit], [100_000 + 9_900, undefined])
})
