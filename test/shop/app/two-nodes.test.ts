import { deepEqual, equal, ok } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { createShop } from '../../../shop/app/create-app.ts'
import type { Cart } from '../../../src/contract/cart.ts'
import type { Checkout } from '../../../src/contract/checkout.ts'
import { callAfter } from '../../helpers/call-after.ts'
import { change, fillCheckout, listOrders, place } from '../../helpers/checkout.ts'
import { createVisitor, openShop } from '../../helpers/open-shop.ts'
import { reopen } from '../../helpers/test-database.ts'

const ONE = { articleNumber: 'PLENTY-1', quantity: 1 }

/** Two tabs of one visitor, with the same cookies, each of whose requests reach a node of its own. */
async function openTabs(t: TestContext) {
  const { db } = await openShop(t)
  const nodes = await Promise.all(
    [1, 2].map(async () => createShop(await reopen(t, db), { maxOrders: 0 })),
  )
  for (const it of nodes) callAfter(t, () => it.close())
  let node = nodes[0]
  const balancer = { inject: (asked: InjectOptions) => node?.inject(asked) }
  const visitor = createVisitor(balancer as unknown as FastifyInstance, {})
  const tab = (at: 0 | 1) => {
    node = nodes[at]
    return visitor
  }
  const cartIn = async (at: 0 | 1) => (await tab(at).ask('/api/cart')).json<Cart>()
  return { db, tab, cartIn }
}

test('what one tab changes, the other reads at once with the same version, and changes further', async (t) => {
  const { tab, cartIn } = await openTabs(t)

  const added = (await tab(0).ask('/api/cart/add', ONE)).json<Cart>()
  const read = await cartIn(1)
  const again = (await tab(1).ask('/api/cart/add', ONE)).json<Cart>()

  deepEqual([read.quantity, read.version], ['1', added.version])
  ok(again.version > read.version)
  deepEqual(await cartIn(0), await cartIn(1))
})

test('what both tabs add at the same moment is all in the cart', async (t) => {
  const { tab, cartIn } = await openTabs(t)
  await tab(0).ask('/api/cart/add', ONE)

  const adding = Array.from({ length: 10 }, (_, it) =>
    tab(it % 2 === 0 ? 0 : 1).ask('/api/cart/add', ONE),
  )
  const statuses = (await Promise.all(adding)).map((it) => it.statusCode)

  deepEqual(new Set(statuses), new Set([200]))
  deepEqual([(await cartIn(0)).quantity, (await cartIn(1)).quantity], ['11', '11'])
})

test('a login in one tab is one in the other, whose token is over, and so is a logout', async (t) => {
  const { tab, cartIn } = await openTabs(t)
  await tab(0).ask('/api/cart/add', ONE)
  const before = { requestverificationtoken: tab(0).token() ?? '' }

  await tab(1).logIn('anna@example.com')
  const stale = await tab(0).ask('/api/cart/add', ONE, { headers: before })
  await tab(0).ask('/api/token')
  const renewed = await tab(1).ask('/api/cart/add', ONE)
  const inside = await cartIn(0)
  await tab(0).ask('/api/user/logout', {})

  deepEqual([stale.statusCode, renewed.statusCode], [403, 200])
  deepEqual([inside.isAuthenticated, inside.quantity], [true, '2'])
  equal((await cartIn(1)).isAuthenticated, false)
})

test('a step of the checkout in one tab is seen in the other, and the order is placed once', async (t) => {
  const { db, tab, cartIn } = await openTabs(t)
  const sent = await fillCheckout(tab(0), { 'PLENTY-1': 2 })
  await change(tab(1), 'setDeliveryProvider', { ...sent, orderNote: 'Ring först' })

  const read = (await tab(0).ask('/api/checkout')).json<Checkout>()
  const same = { ...read, acceptTermsOfCondition: true }
  const placing = [place(tab(0), same), place(tab(1), same)]
  const placed = await Promise.all(placing)
  const late = await place(tab(0), { ...same, orderNote: 'Ring inte' })

  equal(read.orderNote, 'Ring först')
  deepEqual(
    placed.map((it) => it.statusCode),
    [200, 200],
  )
  deepEqual([late.statusCode, (await listOrders(db)).length], [422, 1])
  equal((await cartIn(1)).quantity, '0')
})
