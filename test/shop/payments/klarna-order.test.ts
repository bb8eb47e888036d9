import { deepEqual, equal, match, rejects } from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { describeOrder } from '../../../shop/payments/providers/klarna/order-body.ts'
import { openKlarna } from './klarna-setup.ts'
import { findOrderFaults } from './stand-ins/klarna-rules.ts'
import { checkPublished, hasPublished } from './stand-ins/published.ts'
import { row, somePurchase } from './stand-ins/some-purchase.ts'

const SECRET = 'klarna-password'

test('sends Klarna an order with exact sums, and the discount as a negative line', () => {
  const order = describeOrder(somePurchase(), SECRET)

  const lines = order.order_lines.map((it) => [
    it.type,
    it.quantity,
    it.unit_price,
    it.total_amount,
  ])
  deepEqual(lines, [
    ['physical', 2, 99_900, 199_800],
    ['physical', 3, 4_990, 14_970],
    ['physical', 1, 0, 0],
    ['shipping_fee', 1, 4_900, 4_900],
    ['discount', 1, -21_477, -21_477],
  ])
  deepEqual([order.order_amount, order.order_tax_amount], [198_193, 39_639])
  equal(order.merchant_reference2, 'order-1')
})

test('follows every rule of the description, whatever is bought', (t) => {
  t.diagnostic(hasPublished ? 'checked against the OpenAPI documents' : 'no OpenAPI documents here')
  const anyRow = fc
    .record({
      kind: fc.constantFrom('article', 'gift', 'fee', 'delivery', 'discount'),
      quantity: fc.integer({ min: 1, max: 99 }),
      price: fc.integer({ min: 0, max: 500_000 }),
      odd: fc.integer({ min: -2, max: 2 }),
      vatRate: fc.constantFrom(0, 600, 1200, 2500),
      name: fc.string({ minLength: 1, maxLength: 400 }),
    })
    .map(({ kind, quantity, price, odd, vatRate, name }) => {
      const isDiscount = kind === 'discount'
      const unitPrice = isDiscount ? -price : price
      const total = isDiscount
        ? Math.min(quantity * unitPrice + odd, 0)
        : Math.max(quantity * unitPrice + odd, 0)
      const vatAmount = Math.round(total - (total * 10_000) / (10_000 + vatRate)) + odd
      return {
        kind,
        reference: name,
        name,
        quantity,
        unitPrice,
        total,
        vatRate,
        vatAmount,
      } as const
    })
  const goods = row('article', 'BIG', 'Stor', [1, 90_000_000])
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 20 }), (rows) => {
      // No shop gives away more than it sells.
      fc.pre(rows.reduce((sum, it) => sum + it.total, goods.total) >= 0)
      const order = JSON.parse(
        JSON.stringify(describeOrder(somePurchase({ rows: [goods, ...rows] }), SECRET)),
      )
      deepEqual(findOrderFaults(order), [])
      deepEqual(checkPublished('checkout', 'order', order, 'sent'), [])
    }),
    { numRuns: 200 },
  )
})

test('has rules that reject a wrong order', () => {
  const order = JSON.parse(JSON.stringify(describeOrder(somePurchase(), SECRET)))
  const wrong: readonly [Record<string, unknown>, string][] = [
    [{ ...order, order_amount: 1 }, 'order_amount'],
    [{ ...order, order_tax_amount: 1 }, 'order_tax_amount'],
    [{ ...order, locale: 'svenska' }, 'locale'],
    [{ ...order, html_snippet: '<b>' }, 'html_snippet'],
    [
      { ...order, merchant_urls: { ...order.merchant_urls, push: undefined } },
      'merchant_urls.push',
    ],
    [{ ...order, purchase_country: 'Sweden' }, 'purchase_country'],
  ]

  for (const [it, field] of wrong) equal(findOrderFaults(it).includes(field), true, field)
  if (!hasPublished) return
  equal(checkPublished('checkout', 'order', { ...order, order_amount: '1' }, 'sent').length, 1)
  equal(checkPublished('checkout', 'order', { ...order, html_snippet: '' }, 'sent').length, 1)
  equal(checkPublished('checkout', 'order', { ...order, oder_amount: 1 }, 'sent').length, 1)
})

test('gives Klarna addresses that only this shop can make, and only over https', () => {
  const { merchant_urls: secure, options } = describeOrder(somePurchase(), SECRET)
  const urls = { ...somePurchase().urls, callback: (event: string) => `http://localhost/${event}` }
  const plain = describeOrder(somePurchase({ urls }), SECRET)

  match(
    String(secure.push),
    /^https:\/\/shop\.example\/api\/payment\/klarna\/push\?order=order-1&token=[\w-]{43}&klarna_order_id=\{checkout\.order\.id\}$/,
  )
  deepEqual(Object.keys(secure).sort(), [
    'address_update',
    'checkout',
    'confirmation',
    'notification',
    'push',
    'terms',
    'validation',
  ])
  deepEqual(Object.keys(plain.merchant_urls), ['terms', 'checkout', 'confirmation', 'push'])
  equal(options.require_validate_callback_success, true)
  equal(plain.options.require_validate_callback_success, false)
})

test('describes the buyer: a person, or a company by its number', () => {
  const { customer } = somePurchase()
  const company = { ...customer, organizationNumber: '5567370431', phoneNumber: '' }

  const person = describeOrder(somePurchase(), SECRET)
  const order = describeOrder(somePurchase({ customer: company }), SECRET)

  deepEqual(person.customer, { type: 'person' })
  deepEqual(order.customer, {
    type: 'organization',
    organization_registration_id: '5567370431',
  })
  deepEqual(order.options.allowed_customer_types, ['organization'])
  equal('phone' in order.billing_address, false)
})

test('speaks Swedish only where Klarna does', () => {
  const locales = (['SE', 'FI', 'NO'] as const).map(
    (country) => describeOrder(somePurchase({ country }), SECRET).locale,
  )

  deepEqual(locales, ['sv-SE', 'sv-FI', 'en-NO'])
})

test('shows the snippet from Klarna', async (t) => {
  const { provider } = await openKlarna(t)

  const { html } = await provider.prepare(somePurchase())

  match(String(html), /^<div id="klarna-checkout-container">.+<\/div>$/s)
})

test('opens a new order if Klarna has deleted or ended the previous one', async (t) => {
  const { provider, klarna } = await openKlarna(t)
  const { reference } = await provider.prepare(somePurchase())
  const kept = klarna.orders.get(reference)
  if (kept) kept.stage = 'aborted'

  const second = await provider.prepare(somePurchase(), reference)
  const third = await provider.prepare(somePurchase(), 'f3392f8b-6116-4073-ab96-e330819e2c07')

  equal(new Set([reference, second.reference, third.reference]).size, 3)
})

test('does not touch the order of another purchase', async (t) => {
  const { provider, klarna } = await openKlarna(t)
  const { reference } = await provider.prepare(somePurchase())

  const other = await provider.prepare(somePurchase({ orderId: 'order-2' }), reference)

  equal(klarna.orders.get(reference)?.sent.merchant_reference2, 'order-1')
  equal(klarna.orders.get(other.reference)?.sent.merchant_reference2, 'order-2')
})

test('shows a paid order unchanged', async (t) => {
  const { provider, klarna } = await openKlarna(t)
  const { reference } = await provider.prepare(somePurchase())
  klarna.pay(reference)

  const session = await provider.prepare(
    somePurchase({ rows: [row('fee', 'F', 'Avgift', [1, 5])] }),
    reference,
  )

  equal(session.reference, reference)
  match(String(session.html), /checkout_complete/)
})

test('asks nobody for a sum that the rows do not add up to', async (t) => {
  const { provider, klarna } = await openKlarna(t)

  await rejects(provider.prepare(somePurchase({ amount: 1 })), /add up to/)

  equal(klarna.asked.length, 0)
})
