import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { findMark, marksOf } from '../../../shop/checkout/payment/payment-marks.ts'
import type { PaymentProvider } from '../../../shop/payments/port/provider.ts'
import { openShop } from '../../helpers/open-shop.ts'

const LOOK = { accept: 'text/html' }

/** Open, and never asked. */
const openProvider = (id: string) => ({ id, way: 'redirect' }) as PaymentProvider

test('each mark stands once, and what has no picture keeps its name', () => {
  const ways = ['card', 'stripe-card', 'prepay'].map((id) => ({ id, name: `Name of ${id}` }))
  deepEqual(
    marksOf(ways).map(({ name, picture }) => [name, picture?.src]),
    [
      ['Visa', '/marks/visa.svg'],
      ['Mastercard', '/marks/mastercard.svg'],
      ['Amex', '/marks/amex.svg'],
      ['Name of prepay', undefined],
    ],
  )
})

test('every mark has the height that pages give it, runs nothing and loads nothing', () => {
  for (const id of ['visa', 'mastercard', 'amex', 'swish', 'klarna', 'apple-pay', 'google-pay']) {
    const svg = String(findMark(`${id}.svg`))
    match(svg, /^<svg xmlns="[^"]+" width="\d+" height="32" viewBox="0 0 \d+0 320">/, id)
    ok(!/<(script|style|image|text|use)|href|on\w+=/.test(svg), id)
  }
})

test('the shop serves its marks, and nothing else by that address', async (t) => {
  const { shop } = await openShop(t)
  const { statusCode, headers, body } = await shop.inject('/marks/swish.svg')
  equal(statusCode, 200)
  equal(headers['content-type'], 'image/svg+xml')
  match(String(headers['cache-control']), /max-age=86400/)
  equal(body, findMark('swish.svg'))
  for (const name of [
    'none.svg',
    'constructor.svg',
    'swish',
    'swish.svg.svg',
    '%2e%2e%2fswish.svg',
  ]) {
    equal((await shop.inject(`/marks/${name}`)).statusCode, 404, name)
  }
})

test('the footer shows the marks of the ways that are open, with their names', async (t) => {
  const sandbox = { payments: false, carrier: false, refresh: async () => {} }
  const markOf = async (providers: readonly string[]) => {
    const payments = { sandbox, providers: providers.map(openProvider) }
    const { shop } = await openShop(t, { payments })
    return (await shop.inject({ url: '/contact', headers: LOOK })).body
  }
  match(
    await markOf(['swish']),
    /<img src="\/marks\/swish\.svg" width="63" height="32" alt="Swish" loading="lazy"/,
  )
  ok(!(await markOf([])).includes('/marks/'))
})
