import { doesNotMatch, equal, match } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { makeOrderList } from '../../../shop/quick-order/order-lists.ts'
import { FOR_COMPANY, orderToApprove } from '../../helpers/approvals.ts'
import { fillCheckout, place } from '../../helpers/checkout.ts'
import { addColleague } from '../../helpers/colleagues.ts'
import { browse, textOf } from '../../helpers/form-visitor.ts'
import { enterAccount } from '../../helpers/own-orders.ts'
import { openStaff } from '../../helpers/staff.ts'

async function open(t: TestContext) {
  const opened = await openStaff(t)
  await addColleague(opened.db, { id: 'kim', role: 'buyer' })
  const buyer = async (name: string) => {
    const it = opened.visitor({ storefront: 'professional' })
    await it.logIn(`${name}@example.com`)
    return it
  }
  const homeOf = async (name: string, prefix: '/pro' | '/en/pro' = '/pro') => {
    const who = await enterAccount(opened, `${name}@example.com`, '/pro')
    await who.open(prefix)
    return { who, text: textOf(who.page()) }
  }
  return { ...opened, buyer, homeOf }
}

test('whoever buys for a company begins with quick order, the latest order again, and lists', async (t) => {
  const { db, clock, buyer, homeOf } = await open(t)
  const bo = await buyer('bo')
  const sent = await fillCheckout(bo, { 'PLENTY-1': 2 }, FOR_COMPANY)
  equal((await place(bo, sent)).statusCode, 200)
  const reader = { customerId: 'bo', companyId: 'lunda-if', isApprover: true }
  const rows = [{ articleNumber: 'PLENTY-1', quantity: 3 }]
  const list = { name: 'Höstens lag', isShared: false, rows }
  const id = await db.transaction().execute((tx) => makeOrderList(tx, reader, list, clock.now))

  const { who, text } = await homeOf('bo')

  match(text, /Beställ till Lunda IF Snabborder .*Granska raderna Senaste beställningen/)
  match(who.page(), new RegExp(`href="/pro/account/orders/${sent.orderId}"`))
  match(who.page(), new RegExp(`<reorder-button[^>]* orderid="${sent.orderId}"`))
  match(who.page(), new RegExp(`href="/pro/quick-order\\?list=${id}">Höstens lag<`))
  doesNotMatch(who.page(), /shop-prohero/)
  match((await homeOf('bo', '/en/pro')).text, /Order for Lunda IF Quick order/)
})

test('the lines of a quick order that begins there are checked on its page', async (t) => {
  const { homeOf } = await open(t)
  const { who } = await homeOf('kim')

  await who.submit('/pro/quick-order', { lines: 'PLENTY-1 2', step: 'check' })

  match(textOf(who.page()), /Lägg 1 rad i varukorgen/)
})

test('an order that waits for an approver cannot be ordered again', async (t) => {
  const { db, buyer, homeOf } = await open(t)
  const orderId = await orderToApprove({ db }, await buyer('kim'))

  const { who } = await homeOf('kim')

  match(who.page(), new RegExp(`href="/pro/account/orders/${orderId}"`))
  doesNotMatch(who.page(), /<reorder-button/)
})

test('nobody else sees any of it, from a page that is kept for all or otherwise', async (t) => {
  const { db, shop, buyer, homeOf } = await open(t)
  const orderId = await orderToApprove({ db }, await buyer('kim'))
  await homeOf('kim')

  const guest = browse(shop)
  await guest.open('/pro')
  match(guest.page(), /<h1 id="hero">Utrustning för klubbar/)
  for (const page of [
    guest.page(),
    (await homeOf('anna')).who.page(),
    (await homeOf('disa')).who.page(),
  ]) {
    doesNotMatch(page, new RegExp(orderId))
  }
  match((await homeOf('anna')).who.page(), /shop-prohero/)
})
