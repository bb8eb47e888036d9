import { equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Cart } from '../../src/contract/cart.ts'
import { addToCart } from '../../src/server/actions/add-to-cart.ts'
import type { Catalogue, CatalogueProduct } from '../../src/server/catalogue/catalogue.ts'
import type { Db } from '../../src/server/db/schema.ts'
import type { KeptVisitor } from '../../src/server/visitor.ts'
import { openShop } from '../helpers/open-shop.ts'
import { smallCatalogue } from '../helpers/small-catalogue.ts'

/** Carts to make, and the time for it: `npm run test:long` asks for a million. */
const CARTS = Number(process.env.CARTS ?? 100_000)
const LIMIT_MS = Number(process.env.CARTS_MS ?? 5000)

const PRICES = [0, 1, 3, 33, 99, 105, 10_001, 33_333, 99_999_999]
const RATES = [0, 600, 1200, 2500]

/** An article for each price and rate, half of them in a campaign; some too bulky for the post. */
function pricedCatalogue(): Catalogue {
  const { products, ...rest } = smallCatalogue()
  const [model] = products
  if (!model) throw new Error('There is no product to copy')
  const priced = PRICES.flatMap((price, row) =>
    RATES.map((vatRate, column): CatalogueProduct => {
      const id = `p-${row}-${column}`
      const isReduced = (row + column) % 2 === 0 && price > 0
      const article = {
        number: id.toUpperCase(),
        price,
        stock: 100_000,
        ...(isReduced && { campaignPrice: Math.floor(price / 3) }),
        businessPrice: Math.ceil((price * 2) / 3),
      }
      const drawing = column === 3 && row % 2 ? 'treadmill' : model.drawing
      return { ...model, id, slug: id, vatRate, drawing, articles: [article] }
    }),
  )
  return { ...rest, products: [...products, ...priced] }
}

const visitorOf = (storefront: 'sport' | 'professional'): KeptVisitor => ({
  session: { id: 'session', isKept: false },
  storefront,
  language: 'sv',
  canSeePrices: true,
  mayBackorder: storefront === 'professional',
})

class Undo extends Error {}

/** The cart as the shop would answer it; nothing of it is kept. */
async function cartOf(
  db: Db,
  visitor: KeptVisitor,
  articles: readonly { articleNumber: string; quantity: number }[],
): Promise<Cart> {
  let cart: Cart | undefined
  const work = db.transaction().execute(async (tx) => {
    cart = await addToCart(tx, visitor, articles)
    throw new Undo()
  })
  await work.catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error
  })
  if (!cart) throw new Error('There is no cart')
  return cart
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, it) => total + it, 0)

function assertAddsUp(cart: Cart): void {
  const { orderRows, orderTotalAmount = -1, vatAmount = -1, includesVat } = cart
  for (const row of orderRows) {
    const unit = row.campaignPriceAmount ?? row.priceAmount ?? Number.NaN
    equal(row.totalPriceAmount, unit * row.quantity)
  }
  ok(Number.isSafeInteger(orderTotalAmount) && orderTotalAmount >= 0)
  equal(orderTotalAmount, sum(orderRows.map((it) => it.totalPriceAmount ?? Number.NaN)))
  const most = (orderTotalAmount * 2500) / (includesVat ? 12_500 : 10_000)
  ok(Number.isSafeInteger(vatAmount) && vatAmount >= 0 && vatAmount <= most + orderRows.length)
  const { freeShippingLimitAmount = -1, amountLeftToFreeShippingAmount = -1 } = cart
  ok(amountLeftToFreeShippingAmount >= 0)
  ok(amountLeftToFreeShippingAmount <= freeShippingLimitAmount)
}

test('adds up every cart to the öre, and none to less than nothing', async (t) => {
  const { db } = await openShop(t, { catalogue: pricedCatalogue() })
  const numbers = PRICES.flatMap((_, row) => RATES.map((_, column) => `P-${row}-${column}`))
  const line = fc.record({
    articleNumber: fc.constantFrom(...numbers),
    quantity: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 100 })),
  })
  const lines = fc.uniqueArray(line, {
    minLength: 1,
    maxLength: 12,
    selector: (it) => it.articleNumber,
  })
  let made = 0

  await fc.assert(
    fc.asyncProperty(fc.constantFrom('sport', 'professional'), lines, async (storefront, list) => {
      made += 1
      assertAddsUp(await cartOf(db, visitorOf(storefront), list))
    }),
    { numRuns: CARTS, interruptAfterTimeLimit: LIMIT_MS, markInterruptAsFailure: false },
  )
  t.diagnostic(`${made} carts`)
  ok(made > 0)
})
