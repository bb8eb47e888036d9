import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Cart } from '../../../src/contract/cart.ts'
import type { ErrorBody } from '../../../src/contract/error-body.ts'
import { openShop, type ShopVisitor } from '../../helpers/open-shop.ts'

const add = (visitor: ShopVisitor, articles: readonly unknown[]) =>
  visitor.ask('/api/cart/add', { articles })

const pieces = async (visitor: ShopVisitor) =>
  (await visitor.ask('/api/cart')).json<Cart>().quantity

const NOT_A_QUANTITY: readonly [unknown, string][] = [
  [-1, 'Minsta antal är 1.'],
  [0, 'Minsta antal är 1.'],
  [0.5, 'Skriv ett helt antal.'],
  [101, 'Största antal är 100.'],
  [1000, 'Största antal är 100.'],
  [1e21, 'Största antal är 100.'],
  ['', 'Skriv antalet med siffror.'],
  [' 2', 'Skriv antalet med siffror.'],
  ['2.5', 'Skriv ett helt antal.'],
  ['101', 'Största antal är 100.'],
  ['1e3', 'Skriv antalet med siffror.'],
  ['٣', 'Skriv antalet med siffror.'],
  [true, 'Skriv antalet med siffror.'],
  [[], 'Skriv antalet med siffror.'],
  [{}, 'Skriv antalet med siffror.'],
]

test('refuses an invalid quantity, on its field', async (t) => {
  const { visitor } = await openShop(t)
  const anna = visitor()
  await add(anna, [{ articleNumber: 'PLENTY-1' }])

  for (const [quantity, sentence] of NOT_A_QUANTITY) {
    const response = await add(anna, [
      { articleNumber: 'SHOE-42', quantity: 1, fieldId: '7' },
      { articleNumber: 'SHOE-43', quantity, fieldId: '8' },
    ])
    equal(response.statusCode, 400)
    deepEqual(response.json<ErrorBody>(), {
      message: sentence,
      modelState: { 'articles-1-quantity': [sentence] },
      errors: { errorsList: { articleSizeInputField8: sentence }, articles: [sentence] },
    })
  }
  equal(await pieces(anna), '1')
})

test('names the article if the call names no field, also for a single article without a list', async (t) => {
  const { visitor } = await openShop(t)

  const response = await visitor().ask('/api/cart/add', { articleNumber: 'SHOE-42', quantity: -1 })

  deepEqual(response.json<ErrorBody>().errors?.errorsList, {
    'articleSizeInputFieldSHOE-42': 'Minsta antal är 1.',
  })
})

test('requires at least one article', async (t) => {
  const { visitor } = await openShop(t)

  const response = await add(visitor(), [])

  equal(response.statusCode, 400)
  equal(response.json<ErrorBody>().message, 'Ange antal för minst en vara.')
})

test('refuses more than 100 lines', async (t) => {
  const { visitor } = await openShop(t)
  const articles = Array.from({ length: 101 }, () => ({ articleNumber: 'PLENTY-1' }))

  equal((await add(visitor(), articles)).statusCode, 400)
})

test('refuses more than the stock, and adds nothing of the whole call', async (t) => {
  const { visitor } = await openShop(t)
  const anna = visitor()

  const response = await add(anna, [
    { articleNumber: 'SHOE-42', quantity: 1 },
    { articleNumber: 'SHOE-43', quantity: 4 },
    { articleNumber: 'SHOE-44', quantity: 1, fieldId: '44' },
  ])

  equal(response.statusCode, 400)
  deepEqual(response.json<ErrorBody>(), {
    message: 'Vi har bara 3 kvar. Minska antalet.',
    errors: {
      errorsList: {
        'articleSizeInputFieldSHOE-43': 'Vi har bara 3 kvar. Minska antalet.',
        articleSizeInputField44: 'Slut i lager',
      },
      articles: ['Vi har bara 3 kvar. Minska antalet.', 'Slut i lager'],
    },
  })
  equal(await pieces(anna), '0')
})

test('counts what is already in the cart, and adds up the lines of one article', async (t) => {
  const { visitor } = await openShop(t)
  const anna = visitor()
  await add(anna, [{ articleNumber: 'SHOE-43', quantity: 2 }])

  const more = await add(anna, [{ articleNumber: 'SHOE-43', quantity: 2 }])
  const twice = await add(anna, [
    { articleNumber: 'LAST-1', quantity: 1 },
    { articleNumber: 'LAST-1', quantity: 1 },
  ])
  const beyond = await add(anna, [
    { articleNumber: 'PLENTY-1', quantity: 60 },
    { articleNumber: 'PLENTY-1', quantity: 60 },
  ])

  deepEqual([more.statusCode, twice.statusCode, beyond.statusCode], [400, 400, 400])
  equal(beyond.json<ErrorBody>().message, 'Största antal är 100.')
  equal(await pieces(anna), '2')
})

test('gives the same refusal for unknown, unpublished, withdrawn and other storefronts’ articles', async (t) => {
  const { db, visitor } = await openShop(t)
  await db.updateTable('product').set({ published: 0 }).where('code', '=', 'hidden').execute()
  await db.updateTable('article').set({ published: 0 }).where('number', '=', 'ORE-1').execute()
  const numbers = ['NO-SUCH', 'HIDDEN-1', 'TEAM-1', 'ORE-1', '__proto__', "' or 1=1 --"]

  for (const articleNumber of numbers) {
    const response = await add(visitor(), [{ articleNumber, fieldId: 'f' }])
    const sentence = 'Varan går inte att köpa just nu.'
    equal(response.statusCode, 400)
    deepEqual(response.json<ErrorBody>(), {
      message: sentence,
      errors: { errorsList: { articleSizeInputFieldf: sentence }, articles: [sentence] },
    })
  }
})

test('accepts no price, gift or fee from the client', async (t) => {
  const { visitor } = await openShop(t)
  const article = { articleNumber: 'SHOE-42', price: 1, campaignPrice: 1, isFreeGift: true }

  const cart = (await add(visitor(), [{ ...article, isFeeRow: true }])).json<Cart>()

  deepEqual(
    cart.orderRows.map((it) => [it.priceAmount, it.isFreeGift, it.isFeeRow]),
    [[100_000, false, false]],
  )
})

test('refuses a quantity beyond the stock in a change, and leaves the row', async (t) => {
  const { visitor } = await openShop(t)
  const anna = visitor()
  const cart = (await add(anna, [{ articleNumber: 'SHOE-43', quantity: 2 }])).json<Cart>()
  const rowSystemId = cart.orderRows[0]?.rowSystemId

  const response = await anna.ask('/api/cart/update', { rowSystemId, quantity: 4 })

  equal(response.statusCode, 400)
  const sentence = 'Vi har bara 3 kvar. Minska antalet.'
  deepEqual(response.json<ErrorBody>(), {
    message: sentence,
    modelState: { quantity: [sentence] },
    errors: { errorsList: { 'articleSizeInputFieldSHOE-43': sentence }, articles: [] },
  })
  equal(await pieces(anna), '2')
})

test('refuses an invalid quantity in a change, and keeps the row', async (t) => {
  const { visitor } = await openShop(t)
  const anna = visitor()
  const cart = (await add(anna, [{ articleNumber: 'PLENTY-1' }])).json<Cart>()
  const rowSystemId = cart.orderRows[0]?.rowSystemId
  // In a change, a quantity of 0 is valid: it removes the row.
  const wrong = NOT_A_QUANTITY.filter(([quantity]) => quantity !== 0)

  for (const [quantity, usual] of wrong) {
    const sentence = quantity === -1 ? 'Minsta antal är 0.' : usual
    const response = await anna.ask('/api/cart/update', { rowSystemId, quantity })
    deepEqual(
      [response.statusCode, response.json<ErrorBody>()],
      [400, { message: sentence, modelState: { quantity: [sentence] } }],
    )
  }
  equal(await pieces(anna), '1')
})

test('refuses every quantity that is not a whole number from 0 to 100', async (t) => {
  const { visitor } = await openShop(t)
  const anna = visitor()
  const cart = (await add(anna, [{ articleNumber: 'PLENTY-1' }])).json<Cart>()
  const rowSystemId = cart.orderRows[0]?.rowSystemId
  const isQuantity = (it: unknown) =>
    (typeof it === 'number' || (typeof it === 'string' && /^\d+(\.\d+)?$/.test(it))) &&
    Number.isInteger(Number(it)) &&
    Number(it) >= 0 &&
    Number(it) <= 100

  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.jsonValue(), fc.double(), fc.integer()), async (quantity) => {
      fc.pre(!isQuantity(JSON.parse(JSON.stringify(quantity) ?? 'null')))
      const response = await anna.ask('/api/cart/update', { rowSystemId, quantity })
      equal(response.statusCode, 400)
      ok(response.json<ErrorBody>().modelState?.quantity?.[0])
    }),
    { numRuns: 300 },
  )
  equal(await pieces(anna), '1')
})

test('refuses another visitor’s row like one that does not exist, and keeps it', async (t) => {
  const { visitor } = await openShop(t)
  const [anna, bo] = [visitor(), visitor()]
  const cart = (await add(anna, [{ articleNumber: 'PLENTY-1' }])).json<Cart>()
  await add(bo, [{ articleNumber: 'SHOE-42' }])
  const rows = [cart.orderRows[0]?.rowSystemId, 'gone', '__proto__', "' or 1=1 --"]

  for (const rowSystemId of rows) {
    for (const quantity of [0, 1, 7]) {
      const response = await bo.ask('/api/cart/update', { rowSystemId, quantity })
      deepEqual(
        [response.statusCode, response.json<ErrorBody>()],
        [404, { message: 'Raden finns inte kvar i varukorgen.' }],
      )
    }
  }
  deepEqual([await pieces(anna), await pieces(bo)], ['1', '1'])
})
