import { equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { addToCart } from '../../../shop/cart/change/add-to-cart.ts'
import { cartOwner } from '../../../shop/cart/contents/cart-owner.ts'
import { findOpenCart } from '../../../shop/cart/contents/cart-queries.ts'
import { viewCart } from '../../../shop/cart/view/view-cart.ts'
import type { Catalogue, CatalogueProduct } from '../../../shop/catalogue/catalogue.ts'
import { beginContent } from '../../../shop/checkout/current/begin-content.ts'
import { beginCheckout } from '../../../shop/checkout/current/checkout-queries.ts'
import { calculateTotals, type OrderTotals } from '../../../shop/checkout/quote/calculate-totals.ts'
import type { Db } from '../../../shop/platform/db/schema.ts'
import type { StoredVisitor } from '../../../shop/platform/http/visitor.ts'
import type { Cart } from '../../../src/contract/cart.ts'
import { demoShop } from '../../helpers/demo-shop.ts'
import { openShop } from '../../helpers/open-shop.ts'
import { smallCatalogue } from '../../helpers/small-catalogue.ts'

/** The number of carts to generate, and the time for them: `npm run test:all` asks for a million. */
const CARTS = Number(process.env.CARTS ?? 100_000)
const LIMIT_MS = Number(process.env.CARTS_MS ?? 5000)

const CODE = 'ANY'
const NOW = Date.UTC(2026, 10, 20, 12)

const PRICES = [0, 1, 3, 33, 99, 105, 10_001, 33_333, 99_999_999]
const RATES = [0, 600, 1200, 2500]

/** An article for each price and VAT rate, half of them in a campaign; some too bulky for the post. */
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
      const isBulky = column === 3 && row % 2 === 1
      return { ...model, id, slug: id, vatRate, isBulky, articles: [article] }
    }),
  )
  return { ...rest, products: [...products, ...priced] }
}

const visitorOf = (storefront: 'sport' | 'professional'): StoredVisitor => ({
  session: { id: 'session', isStored: false },
  shop: demoShop,
  storefront,
  language: 'sv',
  canSeePrices: true,
  mayBackorder: storefront === 'professional',
})

class Undo extends Error {}

/** The choices of a purchase: a code with a percentage or an amount, and the delivery. */
interface Choices {
  readonly off: { readonly percent: number | null; readonly amount: number | null }
  readonly campaignCode: string
  readonly selectedDeliveryMethod: string
}

interface Bought {
  readonly cart: Cart
  readonly sum: OrderTotals
}

/** The cart as the shop returns it, and the amount that it would charge; rolls everything back. */
async function buyOf(
  db: Db,
  visitor: StoredVisitor,
  articles: readonly { articleNumber: string; quantity: number }[],
  { off, ...chosen }: Choices,
): Promise<Bought> {
  let bought: Bought | undefined
  const work = db.transaction().execute(async (tx) => {
    await addToCart(tx, visitor, articles)
    await tx.updateTable('campaign_code').set(off).where('code', '=', CODE).execute()
    const owner = cartOwner(visitor)
    const { id = '' } = (owner && (await findOpenCart(tx, owner))) ?? {}
    const content = { ...(await beginContent(tx, visitor)), ...chosen, zipCode: '11122' }
    await beginCheckout(tx, { orderId: 'new', cartId: id, content: JSON.stringify(content) }, NOW)
    const cart = await viewCart(tx, visitor, () => NOW)
    const count = (selectedDeliveryMethod: string) =>
      calculateTotals(
        tx,
        visitor,
        { orderId: 'new', cartId: id, content: { ...content, selectedDeliveryMethod } },
        NOW,
      )
    const asked = await count(chosen.selectedDeliveryMethod)
    // If the parcel is too heavy for the selected method, the checkout uses the usual one.
    const sum = asked.delivery ? asked : await count('home')
    bought = { cart, sum }
    throw new Undo()
  })
  await work.catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error
  })
  if (!bought) throw new Error('There is no cart')
  return bought
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, it) => total + it, 0)

function assertAddsUp(cart: Cart): void {
  const { orderRows, orderTotalAmount = -1, vatAmount = -1, includesVat } = cart
  for (const row of orderRows) {
    const unit = row.campaignPriceAmount ?? row.priceAmount ?? Number.NaN
    equal(row.totalPriceAmount, unit * row.quantity)
  }
  ok(Number.isSafeInteger(orderTotalAmount) && orderTotalAmount >= 0)
  const [goods, ...others] = cart.sums ?? []
  const rows = sum(orderRows.map((it) => it.totalPriceAmount ?? Number.NaN))
  const fees = sum(others.map((it) => (it.kind === 'fee' ? it.priceAmount : 0)))
  equal((goods?.priceAmount ?? Number.NaN) + fees, rows)
  equal(orderTotalAmount, sum([goods, ...others].map((it) => it?.priceAmount ?? Number.NaN)))
  const most = (orderTotalAmount * 2500) / (includesVat ? 12_500 : 10_000)
  ok(Number.isSafeInteger(vatAmount) && vatAmount >= 0 && vatAmount <= most + orderRows.length)
  const { freeShippingLimitAmount, amountLeftToFreeShippingAmount: left = 0 } = cart
  ok(left >= 0 && left <= (freeShippingLimitAmount ?? 0))
  const paidFor = sum(others.map((it) => (it.kind === 'goods' ? 0 : it.priceAmount)))
  ok(freeShippingLimitAmount === undefined || left > 0 || paidFor <= 0, 'free, and paid for')
}

/**
 * Asserts that rows, fees and delivery, minus the discount, add up to the charge: in whole öre, and
 * never below zero.
 */
function assertCharged({ cart, sum: calculated }: Bought): void {
  const { rows, itemsTotal, feeTotal, deliveryTotal, discountTotal, vatTotal, total } = calculated
  const amounts = [itemsTotal, feeTotal, deliveryTotal, discountTotal, vatTotal, total]
  ok(
    amounts.every((it) => Number.isSafeInteger(it) && it >= 0),
    String(amounts),
  )
  equal(sum(rows.map((it) => it.total)), itemsTotal + feeTotal)
  const vat = cart.includesVat ? 0 : vatTotal
  equal(cart.orderTotalAmount, total - vat)
  equal(cart.vatAmount, vatTotal)
  ok(discountTotal <= itemsTotal)
  const stated = itemsTotal + feeTotal + deliveryTotal - discountTotal
  equal(total, cart.includesVat ? stated : stated + vatTotal)
}

test('adds up every cart to the öre, and none to less than zero', async (t) => {
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
  const storefronts = fc.constantFrom('sport' as const, 'professional' as const)
  const choices = fc.record({
    off: fc.oneof(
      fc.record({ percent: fc.integer({ min: 1, max: 100 }), amount: fc.constant(null) }),
      fc.record({
        percent: fc.constant(null),
        amount: fc.constantFrom(1, 99, 10_000, 33_333, 999_999_999),
      }),
    ),
    campaignCode: fc.constantFrom('', CODE, 'UNKNOWN'),
    selectedDeliveryMethod: fc.constantFrom('home', 'pickup', 'slot'),
  })
  let made = 0
  let reduced = 0
  await db.insertInto('campaign_code').values({ code: CODE, percent: 1 }).execute()

  await fc.assert(
    fc.asyncProperty(storefronts, lines, choices, async (storefront, list, chosen) => {
      made += 1
      const bought = await buyOf(db, visitorOf(storefront), list, chosen)
      assertAddsUp(bought.cart)
      assertCharged(bought)
      if (bought.sum.discountTotal > 0) reduced += 1
    }),
    { numRuns: CARTS, interruptAfterTimeLimit: LIMIT_MS, markInterruptAsFailure: false },
  )
  t.diagnostic(`${made} carts, ${reduced} of them with a code that takes something off`)
  ok(made > reduced && reduced > 0)
})
