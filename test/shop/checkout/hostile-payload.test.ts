import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { Checkout } from '../../../src/contract/checkout.ts'
import { change, fillCheckout, place } from '../../helpers/checkout.ts'
import { openShop } from '../../helpers/open-shop.ts'

/**
 * The fields that a visitor may decide, and those with a few valid words; all others are the shop's
 * own.
 */
const DECIDED =
  /^(customerDetails|(?:show)?[aA]lternativeAddress|orderNote|campaignCode|zipCode|male|female|signUp|accept\w+|isBusinessCustomer|selected\w+|shownTotalAmount|orderId|towns|totals\.rows\.\d+\.kind)(\.|$)/

type Path = readonly (string | number)[]

/** Every value of a payload that is not an object, by its path. */
function leaves(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([name, it]) => leaves(it, [...path, name]))
}

/** The payload with one value replaced: a price becomes 1, a text another text, a yes a no. */
function mutated(payload: Checkout, path: Path): Checkout {
  const copy = structuredClone(payload)
  const parent = path.slice(0, -1).reduce((it: object, name) => Reflect.get(it, name), copy)
  const name = path.at(-1) ?? ''
  const value: unknown = Reflect.get(parent, name)
  const others: Readonly<Record<string, unknown>> = { number: 1, boolean: !value, string: 'evil' }
  Reflect.set(parent, name, others[typeof value] ?? 'evil')
  return copy
}

test('calculates and offers the same, whichever field of a payload has another value', async (t) => {
  const { db, visitor } = await openShop(t)
  const kim = visitor()
  const sent = await fillCheckout(kim, { 'SHOE-42': 1 })
  const { acceptTermsOfCondition: _, paymentWidget: __, ...own } = sent
  const paths = leaves(own).filter((path) => !DECIDED.test(path.join('.')))
  ok(paths.length > 40, String(paths.length))

  for (const field of new Set(paths.map(([first]) => first))) {
    const lies = paths.filter(([first]) => first === field).reduce(mutated, sent)
    const answer = await change(kim, 'setDeliveryProvider', lies)

    equal(answer.statusCode, 200, `${field}: ${answer.body}`)
    const { acceptTermsOfCondition, paymentWidget, ...received } = answer.json<Checkout>()
    deepEqual(received, own, String(field))
  }
  // A visitor can only accept texts that were displayed: the shop refuses an order with other marks.
  const { words } = sent
  const placed = await place(kim, { ...paths.reduce(mutated, sent), words })

  equal(placed.statusCode, 200, placed.body)
  const order = await db.selectFrom('orders').select(['status', 'total']).execute()
  deepEqual(order, [{ status: 'placed', total: sent.totals?.totalAmount }])
})

const HOSTILE = '<script>alert(1)</script>"><img src=x onerror=alert(1)>\r\nBcc: eve@evil.example'

test('displays typed values as text, wherever they appear', async (t) => {
  const { shop, visitor } = await openShop(t)
  const kim = visitor()
  const sent = await fillCheckout(kim, { 'SHOE-42': 1 })
  const lines = Object.entries(sent.customerDetails).map(([name, line]) => {
    const isRead = ['email', 'zipCode', 'phoneNumber'].includes(name)
    return [name, isRead ? line : HOSTILE]
  })
  const customerDetails = Object.fromEntries(lines) as Checkout['customerDetails']

  const typed = { ...sent, customerDetails, orderNote: HOSTILE }
  const kept = await change(kim, 'setDeliveryProvider', typed)
  const form = await shop.inject({ url: '/checkout', headers: { cookie: kim.cookie() } })
  const placed = await place(kim, { ...kept.json<Checkout>(), acceptTermsOfCondition: true })
  const url = placed.json<Checkout>().redirectUrl ?? ''
  const receipt = await shop.inject({ url, headers: { cookie: kim.cookie() } })

  for (const { statusCode, body } of [form, receipt]) {
    equal(statusCode, 200)
    equal(/<script>alert|<img src=x/.test(body), false)
    match(body, /&lt;script&gt;alert\(1\)/)
  }
  equal(/[\r\n]/.test(kept.json<Checkout>().orderNote), false)
})
