import { deepEqual, doesNotMatch, equal, match } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Checkout } from '../../../src/contract/checkout.ts'
import type { Orders } from '../../../src/contract/orders.ts'
import { FOR_COMPANY, limit } from '../../helpers/approvals.ts'
import { BUYER, fillCheckout, place } from '../../helpers/checkout.ts'
import { addColleague, addOtherCompany } from '../../helpers/colleagues.ts'
import { textOf } from '../../helpers/form-visitor.ts'
import type { ShopVisitor } from '../../helpers/open-shop.ts'
import { enterAccount } from '../../helpers/own-orders.ts'
import { openStaff } from '../../helpers/staff.ts'

const ORDERS = '/pro/account/orders'

const PRIVATE = { ...BUYER, isBusinessCustomer: false }

async function order(visitor: ShopVisitor, how: Partial<Checkout> = FOR_COMPANY): Promise<string> {
  const placed = await place(visitor, await fillCheckout(visitor, { 'PLENTY-1': 2 }, how))
  equal(placed.statusCode, 200, placed.body)
  return placed.json<Checkout>().orderId
}

/** Kim has ordered twice for the company, the second time beyond the limit, and once privately. */
async function open(t: TestContext) {
  const opened = await openStaff(t)
  const { db, visitor } = opened
  await addColleague(db, { id: 'kim', role: 'buyer' })
  await addOtherCompany(db)
  const kim = visitor({ storefront: 'professional' })
  await kim.logIn('kim@example.com')
  const placed = await order(kim)
  await limit(db, { amount: 1 })
  const waiting = await order(kim)
  const alone = visitor()
  await alone.logIn('kim@example.com')
  const own = await order(alone, PRIVATE)
  const enter = (name: string) => enterAccount(opened, `${name}@example.com`, '/pro')
  return { ...opened, placed, waiting, own, enter }
}

const linksOf = (page: string) =>
  [...page.matchAll(/<a class="shop-orders__link" href="([^"]+)"/g)].map(([, path]) => path).sort()

test('an approver’s list has the company’s orders, by name, and no private ones', async (t) => {
  const { placed, waiting, enter } = await open(t)
  const bo = await enter('bo')

  const { body } = await bo.open(ORDERS)

  deepEqual(
    linksOf(body),
    [`${ORDERS}/${placed}`, `/pro/account/approvals/${waiting}`].sort(),
    'what waits leads to the decision',
  )
  match(textOf(body), /Kim Ek · 23 nov/)
  const overview = textOf((await bo.open('/pro/account')).body)
  match(overview, /Senaste beställningen Beställning .* Kim Ek · /)
  doesNotMatch(overview, /inte beställt något/)
})

test('an approver reads a colleague’s order, and acts on none', async (t) => {
  const { placed, own, enter, visitor } = await open(t)
  const bo = await enter('bo')

  const { body, statusCode } = await bo.open(`${ORDERS}/${placed}`)

  equal(statusCode, 200)
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(body) ?? []
  match(textOf(main), /Beställd av Kim Ek\..*Varor i beställningen.*Fakturaadress/)
  doesNotMatch(textOf(main), /Köp igen|Returnera|Ångra|Din adress/)
  equal((await bo.open(`${ORDERS}/${own}`)).statusCode, 404)
  const caller = visitor({ storefront: 'professional' })
  await caller.logIn('bo@example.com')
  equal((await caller.ask(`/api/orders/${placed}`)).statusCode, 404)
  equal((await caller.ask('/api/cart/reorder', { orderId: placed })).statusCode, 404)
  deepEqual((await caller.ask('/api/orders')).json<Orders>().orders, [])
})

test('a buyer, another company and a former approver see none of a colleague’s orders', async (t) => {
  const { db, placed, waiting, enter } = await open(t)
  for (const name of ['disa', 'eva', 'anna']) {
    const who = await enter(name)
    deepEqual(linksOf((await who.open(ORDERS)).body), [], name)
    for (const id of [placed, waiting]) {
      equal((await who.open(`${ORDERS}/${id}`)).statusCode, 404, name)
    }
  }
  const bo = await enter('bo')
  await db.updateTable('customer').set({ role: 'buyer' }).where('id', '=', 'bo').execute()

  deepEqual(linksOf((await bo.open(ORDERS)).body), [])
  equal((await bo.open(`${ORDERS}/${placed}`)).statusCode, 404)
})
