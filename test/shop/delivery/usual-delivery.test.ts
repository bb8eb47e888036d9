import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { deliveryMethodsFor } from '../../../shop/delivery/delivery-prices.ts'
import {
  homeCountry,
  preselectDelivery,
  usualDelivery,
} from '../../../shop/delivery/usual-delivery.ts'
import { demoShop } from '../../helpers/demo-shop.ts'

const NOW = Date.parse('2026-11-23T10:00:00Z')
const shoes = {
  shop: demoShop,
  weight: 1000,
  language: 'sv' as const,
  storefront: 'sport' as const,
  itemsTotal: 10_000,
  now: NOW,
}

test('is the method without a place or a time to choose, even if another one is cheaper', () => {
  const methods = deliveryMethodsFor({ ...shoes, country: 'SE', zipCode: '' })

  equal(methods[0]?.id, 'pickup')
  equal(preselectDelivery(methods)?.id, 'home')
  deepEqual(usualDelivery(shoes), preselectDelivery(methods))
})

test('is the cheapest method if each has something to choose, and none if there is none', () => {
  const withChoice = deliveryMethodsFor({ ...shoes, country: 'SE', zipCode: '' }).filter(
    ({ carrier }) => carrier,
  )

  equal(preselectDelivery(withChoice)?.id, 'pickup')
  equal(preselectDelivery([]), undefined)
})

test('goes to the company’s country, otherwise to the first one', () => {
  const { company, delivery } = demoShop
  const { SE: home, NO: other } = delivery.countries
  if (!home || !other) throw new Error('The demo delivers to Sweden and Norway')

  equal(
    homeCountry({ company, delivery: { ...delivery, countries: { NO: other, SE: home } } }),
    'SE',
  )
  equal(homeCountry({ company, delivery: { ...delivery, countries: { NO: other } } }), 'NO')
})
