import { deepEqual, doesNotMatch, equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import { pieceWeight } from '../../../shop/delivery/parcel-weight.ts'
import { productDelivery } from '../../../shop/delivery/product-delivery.ts'
import { usualDelivery } from '../../../shop/delivery/usual-delivery.ts'
import type { Checkout } from '../../../src/contract/checkout.ts'
import { demoShop } from '../../helpers/demo-shop.ts'
import { openShop } from '../../helpers/open-shop.ts'
import { breakable } from '../../helpers/signs.ts'

const MONDAY_MORNING = Date.parse('2026-11-23T10:00:00+01:00')
const HOUR = 3_600_000
const DAY = 24 * HOUR

/** The page's text beside the lorry icon. */
function delivery(page: string): string {
  const [, said = ''] = /<ul class="shop-terms">(.*?)<a /s.exec(page) ?? []
  return breakable(said.replaceAll(/<[^>]+>|&nbsp;/g, '')).trim()
}

function checkoutIn(page: string): Checkout {
  const [, json = ''] = /<shop-checkout[^>]* checkout="([^"]*)"/.exec(page) ?? []
  return JSON.parse(json.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as Checkout
}

for (const [slug, articleNumber] of [
  ['plenty', 'PLENTY-1'],
  ['machine', 'MACHINE-1'],
]) {
  test(`the page of a product states the delivery that the checkout begins with: ${slug}`, async (t) => {
    const { visitor } = await openShop(t, { now: () => MONDAY_MORNING })
    const kim = visitor()
    const page = (await kim.ask(`/p/${slug}`)).body
    await kim.ask('/api/cart/add', { articleNumber, quantity: 1 })
    const { deliveryMethods, selectedDeliveryMethod } = checkoutIn(
      (await kim.ask('/checkout')).body,
    )
    const method = deliveryMethods.find((it) => it.id === selectedDeliveryMethod)

    const said = delivery(page)
    equal(said.includes(`Hos dig ${breakable(method?.arrival ?? '')}.`), true, said)
    const price = breakable(String(method?.formattedPrice))
    equal(said.includes(method?.price ? `Frakt ${price}` : 'Fri frakt.'), true, said)
  })
}

test('the day follows the hour, the weekend and the holidays of the shop', async (t) => {
  let now = MONDAY_MORNING
  const { visitor } = await openShop(t, { now: () => now })
  const days = async (path = '/p/plenty') => delivery((await visitor().ask(path)).body)

  match(await days(), /^Hos dig tis 24–/)
  match(await days('/en/p/plenty'), /^Arrives Tue 24–/)
  now = MONDAY_MORNING + 6 * HOUR
  match(await days('/p/plenty?a'), /^Hos dig ons 25–/)
  now = MONDAY_MORNING + 4 * DAY + 6 * HOUR
  match(await days('/p/plenty?b'), /^Hos dig tis 1–/)
  now = Date.parse('2026-12-23T16:00:00+01:00')
  match(await days('/p/plenty?c'), /^Hos dig tis 29–/)
})

test('a cached delivery for other parcels, or before the hour, is not displayed after it', () => {
  let now = MONDAY_MORNING
  const deliver = productDelivery({ carriers: () => [], now: () => now })
  const arrivals = new Set<string | undefined>()
  const parcels = [
    { drawing: 'shoe', size: '42', amount: 100_000 },
    { drawing: 'treadmill', size: null, amount: 100_000 },
    { drawing: 'shoe', size: '42', amount: 1_000 },
  ]
  for (let hour = 0; hour < 24; hour += 1) {
    for (now of [MONDAY_MORNING + hour * HOUR - 1, MONDAY_MORNING + hour * HOUR]) {
      for (const page of [
        { shop: demoShop, language: 'sv', storefront: 'sport' } as const,
        { shop: demoShop, language: 'en', storefront: 'professional' } as const,
      ]) {
        for (const { drawing, size, amount } of parcels) {
          const parcel = { weight: pieceWeight(drawing, size), itemsTotal: amount }
          const usual = usualDelivery({ ...page, ...parcel, carriers: [], now })
          deepEqual(deliver(page, { drawing, size, amount }), usual)
          arrivals.add(usual?.arrival)
        }
      }
    }
  }
  equal(arrivals.size > 2, true)
})

test('an article out of stock has no day, nor does a visitor without prices see one', async (t) => {
  const { db, shop, visitor } = await openShop(t, { now: () => MONDAY_MORNING })
  const pro = (await shop.inject('/pro/p/plenty')).body
  await db.updateTable('stock').set({ available: 0 }).execute()
  const out = delivery((await visitor().ask('/p/last')).body)

  doesNotMatch(out, /Hos dig/)
  match(out, /Frakt/)
  doesNotMatch(delivery(pro), /Hos dig/)
  match(delivery(pro), /Frakt/)
})
