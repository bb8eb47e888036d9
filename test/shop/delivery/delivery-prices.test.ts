import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  type DeliveryContext,
  deliveryMethodsFor,
  quoteDelivery,
} from '../../../shop/delivery/delivery-prices.ts'
import { listOptions } from '../../../shop/delivery/list-options.ts'
import { demoShop } from '../../helpers/demo-shop.ts'
import { kr } from '../../helpers/open-shop.ts'

const NOW = Date.parse('2026-11-23T10:00:00Z')
const KILO = 1000
const shoes: DeliveryContext = {
  shop: demoShop,
  country: 'SE',
  zipCode: '123 45',
  weight: KILO,
  language: 'sv',
  storefront: 'sport',
  itemsTotal: 10_000,
  now: NOW,
}
const countries = ['SE', 'NO', 'DK', 'FI', 'DE']
const ids = (context: DeliveryContext) => deliveryMethodsFor(context).map(({ id }) => id)

const anySituation = fc.record({
  shop: fc.constant(demoShop),
  country: fc.constantFrom(...countries),
  zipCode: fc.string({ maxLength: 10 }),
  weight: fc.integer({ min: 0, max: 2_000 * KILO }),
  language: fc.constantFrom('sv' as const, 'en' as const),
  storefront: fc.constantFrom('sport' as const, 'professional' as const),
  itemsTotal: fc.integer({ min: 0, max: 10_000_000 }),
  now: fc.integer({ min: NOW, max: NOW + 5 * 365 * 86_400_000 }),
})

test('offers the cheapest first, with carrier, price and days', () => {
  const [pickup, home, slot] = deliveryMethodsFor(shoes)

  deepEqual(pickup, {
    id: 'pickup',
    name: 'Till ombud',
    price: 4_900,
    formattedPrice: kr('49 kr'),
    description: 'Stafettbud',
    arrival: 'tis\u00a024–\u2060ons\u00a025\u00a0nov',
    isCredit: false,
    carrier: 'courier',
  })
  deepEqual([home?.id, home?.price, home?.carrier], ['home', 6_900, undefined])
  deepEqual([slot?.id, slot?.price, slot?.carrier], ['slot', 9_900, 'courier'])
})

test('has the lowest price that the pages promise', () => {
  for (const storefront of ['sport', 'professional'] as const) {
    const prices = deliveryMethodsFor({ ...shoes, storefront }).map(({ price }) => price)
    equal(Math.min(...prices), demoShop.deliveryFrom(storefront))
  }
})

test('adds VAT to the price stated to a business', () => {
  const quote = quoteDelivery({ ...shoes, storefront: 'professional', method: 'pickup' })

  deepEqual([quote?.statedPrice, quote?.price], [9_900, 12_375])
})

test('is free above the limit in the cart, in every country, except in time slots', () => {
  for (const country of countries) {
    const itemsTotal = demoShop.freeDeliveryFrom('sport') ?? 0
    const home = quoteDelivery({ ...shoes, country, itemsTotal, method: 'home' })
    const nearly = quoteDelivery({ ...shoes, country, itemsTotal: itemsTotal - 1, method: 'home' })
    equal(home?.price, 0)
    ok((nearly?.price ?? 0) > 0)
  }
  equal(quoteDelivery({ ...shoes, itemsTotal: 1_000_000, method: 'slot' })?.price, 9_900)
})

test('offers time slots only in Sweden, and no pick-up point for heavy parcels', () => {
  deepEqual(ids({ ...shoes, country: 'NO' }), ['pickup', 'home'])
  deepEqual(ids({ ...shoes, weight: 20 * KILO + 1 }), ['home', 'slot'])
  deepEqual(ids({ ...shoes, weight: 95 * KILO }), ['home'])
  deepEqual(ids({ ...shoes, country: 'US' }), [])
  equal(quoteDelivery({ ...shoes, method: 'drone' }), undefined)
  equal(quoteDelivery({ ...shoes, country: 'constructor', method: 'home' }), undefined)
})

test('takes a day more to the far north, and a lorry for machines', () => {
  const arrival = (more: Partial<DeliveryContext>) =>
    quoteDelivery({ ...shoes, ...more, method: 'home' })?.arrivalText

  equal(arrival({ zipCode: '981 40' }), 'ons\u00a025–\u2060tors\u00a026\u00a0nov')
  equal(arrival({ weight: 95 * KILO }), 'mån\u00a030\u00a0nov–\u2060tors\u00a03\u00a0dec')
  equal(arrival({ country: 'DE', language: 'en' }), 'Thu\u00a026–\u2060Mon\u00a030\u00a0Nov')
})

test('names the hours of a selected time slot, and the place of a selected point', () => {
  const [slot] = listOptions('slot', { parcel: shoes, language: 'sv', now: NOW })
  const [point] = listOptions('pickup', { parcel: shoes, language: 'sv', now: NOW })

  const slotQuote = quoteDelivery({ ...shoes, method: 'slot', option: slot?.id })
  const pointQuote = quoteDelivery({ ...shoes, method: 'pickup', option: point?.id })

  equal(slotQuote?.arrivalText, 'tis\u00a024\u00a0nov kl. 8–\u206012')
  deepEqual(pointQuote?.option?.name, point?.name)
  deepEqual(pointQuote?.arrivalText, 'tis\u00a024–\u2060ons\u00a025\u00a0nov')
})

test('names the first day of time slots before one is selected, or if the carrier will choose', () => {
  const when = (more: object) => quoteDelivery({ ...shoes, method: 'slot', ...more })?.arrivalText

  equal(when({}), 'från tis\u00a024\u00a0nov')
  equal(when({ option: 'standard', language: 'en' }), 'from Tue\u00a024\u00a0Nov')
})

test('drops an option of another postcode, of yesterday, or that does not exist', () => {
  const [point] = listOptions('pickup', { parcel: shoes, language: 'sv', now: NOW })
  const [slot] = listOptions('slot', { parcel: shoes, language: 'sv', now: NOW })
  const option = (more: object) =>
    quoteDelivery({ ...shoes, method: 'pickup', option: point?.id, ...more })?.option

  ok(option({}))
  equal(option({ zipCode: '543 21' }), undefined)
  equal(option({ country: 'FI' }), undefined)
  equal(option({ option: '__proto__' }), undefined)
  equal(option({ method: 'slot' }), undefined)
  equal(option({ method: 'slot', option: slot?.id, now: NOW + 7 * 86_400_000 }), undefined)
})

test('never costs less for more weight, nor more for more items', () => {
  fc.assert(
    fc.property(
      anySituation,
      fc.constantFrom('home', 'pickup', 'slot'),
      fc.nat(500 * KILO),
      (context, method, more) => {
        const price = (it: DeliveryContext) => quoteDelivery({ ...it, method })?.price
        const base = price(context)
        const heavier = price({ ...context, weight: context.weight + more })
        const dearer = price({ ...context, itemsTotal: context.itemsTotal + more })
        if (base === undefined) return
        ok(Number.isInteger(base) && base >= 0)
        ok(heavier === undefined || heavier >= base)
        ok(dearer !== undefined && dearer <= base)
      },
    ),
  )
})

test('always offers home delivery, which arrives after today and begins before it ends', () => {
  fc.assert(
    fc.property(anySituation, (context) => {
      const quote = quoteDelivery({ ...context, method: 'home' })
      ok(quote)
      const [first, last] = quote.arrival
      ok(first > context.now - 86_400_000 && first <= last)
      ok(last - context.now < 30 * 86_400_000)
      equal(quoteDelivery({ ...context, method: 'home' })?.arrivalText, quote.arrivalText)
    }),
  )
})
