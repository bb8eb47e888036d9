import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { shareDiscount } from '../../../shop/cart/costs/share-discount.ts'
import { describePurchase } from '../../../shop/checkout/quote/describe-purchase.ts'
import { proveOrder } from '../../../shop/orders/proof/prove-order.ts'
import { readReceipt } from '../../../shop/orders/receipt/read-receipt.ts'
import type { Checkout } from '../../../src/contract/checkout.ts'
import type { Purchase } from '../../../src/model/purchase.ts'
import { buy, change, fillCheckout } from '../../helpers/checkout.ts'
import { demoShop } from '../../helpers/demo-shop.ts'
import { openShop } from '../../helpers/open-shop.ts'

const URLS = {
  returned: 'https://shop.example/checkout/return',
  checkout: 'https://shop.example/checkout',
  terms: 'https://shop.example/terms',
  callback: (event: string) => `https://shop.example/api/payment/sandpay/${event}`,
  widgetDone: 'https://widgets.example/done',
}

function assertSums({ rows, amount, vatAmount }: Purchase): void {
  const sum = (field: 'total' | 'vatAmount') => rows.reduce((all, it) => all + it[field], 0)
  deepEqual([sum('total'), sum('vatAmount')], [amount, vatAmount])
  ok(rows.every((it) => it.unitPrice * it.quantity === it.total))
}

test('sends a provider rows that add up, before the order and after', async (t) => {
  const { db, visitor } = await openShop(t)
  const kim = visitor()
  const goods = { 'ORE-1': 7, 'BOOK-1': 3, 'SALE-1': 1, 'SHOE-42': 5 }
  const filled = await fillCheckout(kim, goods, { selectedPaymentMethod: 'card' })
  const coded = await change(kim, 'setCampaignCode', { ...filled, campaignCode: 'SOMMAR10' })
  const sent = { ...coded.json<Checkout>(), acceptTermsOfCondition: true }

  const before = await describePurchase({ db, shop: demoShop }, sent.orderId, URLS)
  equal((await kim.ask('/api/checkout', sent)).statusCode, 200)
  const after = await describePurchase({ db, shop: demoShop }, sent.orderId, URLS)

  for (const purchase of [before, after]) assertSums(purchase)
  equal(before.amount, sent.totals?.totalAmount)
  deepEqual(after.rows, before.rows)
  deepEqual(after.customer, before.customer)
  ok(after.rows.some((it) => it.kind === 'gift' && it.total === 0))
  ok(after.rows.some((it) => it.kind === 'discount' && it.total < 0))
})

test('sends amounts with VAT where the storefront states them without', async (t) => {
  const { db, visitor } = await openShop(t)
  const bo = visitor({ storefront: 'professional', language: 'en' })
  await bo.logIn('bo@example.com')
  const more = { selectedPaymentMethod: 'invoice', isBusinessCustomer: true }
  const sent = await fillCheckout(bo, { 'ORE-1': 7, 'TEAM-1': 2, 'BOOK-1': 3 }, more)

  const placed = await bo.ask('/api/checkout', sent)
  const purchase = await describePurchase({ db, shop: demoShop }, sent.orderId, URLS)

  equal(placed.json<Checkout>().redirectUrl, `/en/pro/order/${sent.orderId}`)
  assertSums(purchase)
  equal(purchase.customer.companyName, 'Lunda IF')
  equal(purchase.customer.organizationNumber, '802400-0005')
  const receipt = await readReceipt(db, sent.orderId)
  deepEqual(
    [receipt?.total, receipt?.includesVat, receipt?.isBusiness, receipt?.paymentMethod.name],
    [purchase.amount, false, true, 'Invoice'],
  )
})

test('lets a company order beyond the stock, and takes what is there', async (t) => {
  const { db, visitor } = await openShop(t)
  const bo = visitor({ storefront: 'professional' })
  await bo.logIn('bo@example.com')
  const more = { selectedPaymentMethod: 'invoice', isBusinessCustomer: true }

  const answer = await buy(bo, { 'TEAM-1': 5, 'SHOE-44': 1 }, more)

  equal(answer.statusCode, 200)
  deepEqual(await db.selectFrom('reservation').select(['article_number', 'quantity']).execute(), [
    { article_number: 'TEAM-1', quantity: 2 },
  ])
})

test('shows a receipt to its session and its customer, and to nobody else', async (t) => {
  const { db, shop, visitor } = await openShop(t)
  const [kim, lo] = [visitor(), visitor()]
  const { orderId } = (await buy(kim, { 'BOOK-1': 1 })).json<Checkout>()
  await lo.ask('/api/cart/add', { articleNumber: 'BOOK-1' })
  const page = (cookie: string) => shop.inject({ url: `/order/${orderId}`, headers: { cookie } })

  const [own, foreign] = [await page(kim.cookie()), await page(lo.cookie())]
  await kim.logIn('anna@example.com')
  const loggedIn = await page(kim.cookie())

  deepEqual([own.statusCode, loggedIn.statusCode], [200, 200])
  ok([403, 404].includes(foreign.statusCode))
  const nobody = { storefront: 'sport', language: 'sv', canSeePrices: true, mayBackorder: false }
  equal(await proveOrder(db, nobody as never, orderId), undefined)
})

test('splits a discount by VAT rates, exact to the öre', () => {
  const goods = [
    { total: 33, vatRate: 2500 },
    { total: 67, vatRate: 600 },
    { total: 1, vatRate: 1200 },
  ]
  for (let discount = 0; discount <= 101; discount += 1) {
    const shares = shareDiscount(goods, discount)
    equal(
      shares.reduce((sum, it) => sum + it.total, 0),
      discount,
    )
    ok(shares.every((it) => it.total >= 0))
  }
})
