import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Db } from '../../../shop/platform/db/schema.ts'
import type { Cart } from '../../../src/contract/cart.ts'
import type { ErrorBody } from '../../../src/contract/error-body.ts'
import { openShop, type ShopVisitor } from '../../helpers/open-shop.ts'

const STOCK = { 'SHOE-43': 3, 'LAST-1': 1, 'BOOK-1': 10, 'PLENTY-1': 100_000, 'SHOE-44': 0 }
const NUMBERS = Object.keys(STOCK) as (keyof typeof STOCK)[]

const quantities = ({ orderRows }: Cart): Record<string, number> =>
  Object.fromEntries(orderRows.map((it) => [it.articleNumber, it.quantity]))

const readCart = async (visitor: ShopVisitor) => (await visitor.ask('/api/cart')).json<Cart>()

/** An absent quantity means one. */
const isQuantity = (it: unknown) =>
  it === null ||
  (isPrinted(it) && Number.isInteger(Number(it)) && Number(it) >= 1 && Number(it) <= 100)

const isPrinted = (it: unknown) =>
  typeof it === 'number' || (typeof it === 'string' && /^\d+(\.\d+)?$/.test(it))

/** Copies a value through JSON, as in a request, where NaN and minus zero do not exist. */
const sentValue = fc
  .oneof(
    { weight: 3, arbitrary: fc.double() },
    { weight: 3, arbitrary: fc.integer() },
    { weight: 2, arbitrary: fc.integer({ min: -2, max: 103 }) },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
    { weight: 2, arbitrary: fc.integer().map(String) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('1e3', '٣', '１２', '1,5', '🙂', true, [], [1], {}, 1e21),
    },
  )
  .map((it) => JSON.parse(JSON.stringify(it)) as unknown)

test('refuses each of 10,000 invalid quantities, on its own field and no other', async (t) => {
  const { visitor } = await openShop(t)
  const anna = visitor()
  await anna.ask('/api/cart/add', { articleNumber: 'PLENTY-1' })

  await fc.assert(
    fc.asyncProperty(fc.array(sentValue, { minLength: 100, maxLength: 100 }), async (values) => {
      const wrong = values.flatMap((it, at) => (isQuantity(it) ? [] : [at]))
      fc.pre(wrong.length > 0)
      const articles = values.map((quantity, at) => ({
        articleNumber: 'PLENTY-1',
        quantity,
        fieldId: String(at),
      }))

      const response = await anna.ask('/api/cart/add', { articles })

      equal(response.statusCode, 400)
      deepEqual(
        Object.keys(response.json<ErrorBody>().errors?.errorsList ?? {}).sort(),
        wrong.map((at) => `articleSizeInputField${at}`).sort(),
      )
    }),
    { numRuns: 100 },
  )
  equal((await readCart(anna)).quantity, '1')
})

test('keeps each quantity within the stock, and adds all articles of a call or none', async (t) => {
  const { visitor } = await openShop(t)
  const line = fc.record({
    articleNumber: fc.constantFrom(...NUMBERS),
    quantity: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 100 })),
  })
  const adds = fc.array(fc.array(line, { minLength: 1, maxLength: 8 }), { maxLength: 6 })

  await fc.assert(
    fc.asyncProperty(adds, async (calls) => {
      const anna = visitor()
      let expected: Record<string, number> = {}
      for (const articles of calls) {
        const wanted = sumUp(expected, articles)
        const fits = NUMBERS.every((it) => (wanted[it] ?? 0) <= Math.min(STOCK[it], 100))
        if (fits) expected = wanted
        const { statusCode } = await anna.ask('/api/cart/add', { articles })
        equal(statusCode, fits ? 200 : 400)
      }
      const cart = quantities(await readCart(anna))
      deepEqual(cart, expected)
    }),
    { numRuns: 80 },
  )
})

function sumUp(
  cart: Readonly<Record<string, number>>,
  articles: readonly { readonly articleNumber: string; readonly quantity: number }[],
): Record<string, number> {
  const sums = { ...cart }
  for (const it of articles) sums[it.articleNumber] = (sums[it.articleNumber] ?? 0) + it.quantity
  return sums
}

const NOT_THEIRS: Readonly<Record<string, unknown>> = {
  price: 1,
  priceAmount: 1,
  campaignPrice: '1 kr',
  campaignPriceAmount: 1,
  originalPriceAmount: 1,
  totalPrice: '0 kr',
  totalPriceAmount: 0,
  seenPrice: 1,
  seen_price: 1,
  orderTotal: '0 kr',
  orderTotalAmount: 0,
  vatRate: 0,
  currency: 'XXX',
  stock: '999',
  maxQuantity: 999,
  availableInStock: 999,
  isFreeGift: true,
  isFeeRow: true,
  isServiceRow: true,
  isQuotation: true,
  isAuthenticated: true,
  isBusinessCustomer: true,
  storefront: 'professional',
  customerId: 'bo',
  customer_id: 'bo',
  cartId: 'x',
  cart_id: 'x',
  position: -1,
  version: 9e15,
}

test('accepts no value from the client that the shop decides, one by one or all at once', async (t) => {
  const { visitor } = await openShop(t)
  const honest = await goShopping(visitor(), {})
  const single = Object.entries(NOT_THEIRS).map(([name, value]) => ({ [name]: value }))

  for (const more of [...single, NOT_THEIRS]) {
    deepEqual(await goShopping(visitor(), more), honest, JSON.stringify(more))
  }
})

/** The shop's response to each cart call, without what differs between visitors. */
async function goShopping(visitor: ShopVisitor, more: object): Promise<unknown> {
  const article = { articleNumber: 'SALE-1', quantity: 2, ...more }
  const answers = [
    await visitor.ask('/api/cart/add', { articles: [article], ...more }),
    await visitor.ask('/api/cart/add', { articleNumber: 'MACHINE-1', ...more }),
  ]
  const [row] = (await readCart(visitor)).orderRows
  const change = { ...more, rowSystemId: row?.rowSystemId, quantity: 3 }
  answers.push(await visitor.ask('/api/cart/update', change, { method: 'PUT' }))
  answers.push(await visitor.ask('/api/cart'))
  answers.push(await visitor.ask('/api/cart/clear', more, { method: 'PUT' }))
  return answers.map((it) => [it.statusCode, strip(it.json<Cart>())])
}

function strip({ version, orderRows, ...cart }: Cart): object {
  return { ...cart, orderRows: orderRows.map(({ rowSystemId, ...row }) => row) }
}

test('loses nothing when carts are merged, and reports each cut with both numbers', async (t) => {
  const { db, visitor } = await openShop(t)
  const laptop = visitor()
  await laptop.logIn('anna@example.com')
  const amount = fc.integer({ min: 0, max: 100 })
  const articles = ['SHOE-43', 'BOOK-1', 'ORE-1'] as const
  const cart = fc.tuple(amount, amount, amount)

  await fc.assert(
    fc.asyncProperty(cart, cart, cart, async (atLaptop, onPhone, stock) => {
      const phone = visitor()
      await fill(db, laptop, Object.fromEntries(articles.map((it, at) => [it, atLaptop[at] ?? 0])))
      await fill(db, phone, Object.fromEntries(articles.map((it, at) => [it, onPhone[at] ?? 0])))
      for (const [at, it] of articles.entries()) await setStock(db, it, stock[at] ?? 0)

      await phone.logIn('anna@example.com')

      const { orderRows } = await readCart(phone)
      for (const [at, articleNumber] of articles.entries()) {
        const [own = 0, other = 0, left = 0] = [atLaptop[at], onPhone[at], stock[at]]
        const row = orderRows.find((it) => it.articleNumber === articleNumber)
        const total = row?.quantity ?? 0
        ok(total >= Math.max(own, other), 'nothing is taken away')
        ok(total <= Math.max(own, other, Math.min(left, 100)), 'nothing beyond the stock is added')
        if (total === own + other) continue
        ok(total >= Math.min(own + other, left, 100), 'nothing is cut that fits')
        const received = `Antalet ändrades från ${own + other} till ${total}: fler finns inte.`
        ok(row?.notices?.includes(received), `${row?.notices}`)
      }
    }),
    { numRuns: 25 },
  )
})

async function fill(
  db: Db,
  visitor: ShopVisitor,
  cart: Readonly<Record<string, number>>,
): Promise<void> {
  await visitor.ask('/api/cart/clear', {}, { method: 'PUT' })
  for (const [articleNumber, quantity] of Object.entries(cart)) {
    await setStock(db, articleNumber, 1000)
    if (quantity > 0) await visitor.ask('/api/cart/add', { articleNumber, quantity })
  }
}

async function setStock(db: Db, articleNumber: string, available: number): Promise<void> {
  await db
    .updateTable('stock')
    .set({ available })
    .where('article_number', '=', articleNumber)
    .execute()
}
