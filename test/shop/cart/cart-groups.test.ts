import { deepEqual, equal, match } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Checkout } from '../../../src/contract/checkout.ts'
import { FOR_COMPANY } from '../../helpers/approvals.ts'
import { fillCheckout, place } from '../../helpers/checkout.ts'
import { type FormVisitor, textOf } from '../../helpers/form-visitor.ts'
import { openShop } from '../../helpers/open-shop.ts'
import { enterAccount } from '../../helpers/own-orders.ts'
import { catalogueWithShirt, shirts } from '../../helpers/shirt-of-many-sizes.ts'

const open = (t: TestContext) => openShop(t, { catalogue: catalogueWithShirt() })

/** Fills the cart by the form of a page, without script. */
async function add(visitor: FormVisitor, prefix: string, articles: Record<string, number>) {
  await visitor.open(`${prefix}/p/many`)
  const boxes = Object.entries(articles).map(([it, count]) => [`quantity.${it}`, String(count)])
  return visitor.submit(`${prefix}/cart/add`, {
    returnTo: `${prefix}/cart`,
    ...Object.fromEntries(boxes),
  })
}

const groupsIn = (page: string) =>
  [...page.matchAll(/<details( open="")?><summary[^>]*>(.*?)<\/summary>(.*?)<\/details>/gs)].map(
    ([, isOpen, line = '', rows = '']) => ({
      isOpen: isOpen !== undefined,
      line: textOf(line).trim(),
      rows: [...rows.matchAll(/data-row="([^"]+)"/g)].map(([, id = '']) => id),
    }),
  )

test('without script a company’s cart folds five sizes, and unfolds those just changed', async (t) => {
  const bo = await enterAccount(await open(t), 'bo@example.com', '/pro')

  const { body } = await add(bo, '/pro', shirts(5, { 'PLENTY-1': 1 }))

  const [group, ...more] = groupsIn(body)
  deepEqual([group?.rows.length, group?.isOpen, more], [5, false, []])
  match(group?.line ?? '', /^Tröja Färg Blå · 5 storlekar · 10 st Summa 1 000 kr$/)
  equal(body.split('data-row="').length - 1, 6)

  const rowSystemId = group?.rows[1] ?? ''
  const fields = { returnTo: '/pro/cart', rowSystemId, quantity: '3' }
  const [changed] = groupsIn((await bo.submit('/pro/cart/update', fields)).body)
  deepEqual([changed?.isOpen, changed?.rows], [true, group?.rows])
  match(changed?.line ?? '', /11 st Summa 1 100 kr$/)
  const [later] = groupsIn((await bo.open('/pro/cart')).body)
  equal(later?.isOpen, false)
})

test('the sport storefront has a row for each size, as a company has for four', async (t) => {
  const shop = await open(t)
  const anna = await enterAccount(shop, 'anna@example.com')
  const bo = await enterAccount(shop, 'bo@example.com', '/pro')

  const sport = (await add(anna, '', shirts(5))).body
  const few = (await add(bo, '/pro', shirts(4))).body

  deepEqual([groupsIn(sport), groupsIn(few)], [[], []])
  deepEqual(
    [sport, few].map((it) => it.split('data-row="').length - 1),
    [5, 4],
  )
})

test('the checkout says how many there are of each size, in one line', async (t) => {
  const bo = await enterAccount(await open(t), 'bo@example.com', '/pro')
  await add(bo, '/pro', shirts(5))

  const [group] = groupsIn((await bo.open('/pro/checkout')).body)

  equal(group?.rows.length, 5)
  match(group?.line ?? '', /10 st 116 × 2, 128 × 2, 140 × 2, 152 × 2, 164 × 2 Summa 1 000 kr$/)
})

test('an order that is repeated is folded as well', async (t) => {
  const shop = await open(t)
  const visitor = shop.visitor({ storefront: 'professional' })
  await visitor.logIn('bo@example.com')
  const placed = await place(visitor, await fillCheckout(visitor, shirts(5), FOR_COMPANY))
  const { orderId } = placed.json<Checkout>()

  const again = await visitor.ask('/api/cart/reorder', { orderId })

  equal(again.statusCode, 200, again.body)
  const [group] = groupsIn((await visitor.ask('/pro/cart')).body)
  deepEqual([group?.rows.length, group?.isOpen], [5, false])
})
