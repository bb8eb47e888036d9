import { deepEqual, doesNotMatch, match } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { orderToApprove } from '../../helpers/approvals.ts'
import { addColleague, addOtherCompany } from '../../helpers/colleagues.ts'
import { textOf } from '../../helpers/form-visitor.ts'
import { enterAccount } from '../../helpers/own-orders.ts'
import { openStaff } from '../../helpers/staff.ts'

const PATH = '/pro/account/approvals'

/** Where the rows of a page's list lead. */
const rowsOf = (page: string) =>
  [...page.matchAll(/<a class="shop-orders__link" href="([^"]+)"/g)].map(([, path]) => path).sort()

async function openWithTwoBuyers(t: TestContext) {
  const opened = await openStaff(t)
  await addColleague(opened.db, { id: 'kim', role: 'buyer' })
  await addOtherCompany(opened.db)
  const orders: Record<string, string> = {}
  for (const name of ['kim', 'disa']) {
    const buyer = opened.visitor({ storefront: 'professional' })
    await buyer.logIn(`${name}@example.com`)
    orders[name] = await orderToApprove(opened, buyer)
  }
  const open = async (name: string, path: string) => {
    const web = await enterAccount(opened, `${name}@example.com`, '/pro')
    await web.open(path)
    return web.page()
  }
  return { db: opened.db, orders, open }
}

test('an approver sees what waits in the whole company, a buyer nothing of a colleague', async (t) => {
  const { orders, open } = await openWithTwoBuyers(t)
  const listOf = async (name: string) => rowsOf(await open(name, PATH))

  for (const name of ['kim', 'disa']) {
    deepEqual(await listOf(name), [`/pro/account/orders/${orders[name]}`], name)
  }
  const all = Object.values(orders).map((it) => `${PATH}/${it}`)
  deepEqual(await listOf('bo'), all.sort())
  deepEqual(await listOf('eva'), [])
})

test('an approver reads the address as the buyer’s, and the buyer as their own', async (t) => {
  const { orders, open } = await openWithTwoBuyers(t)

  const decided = textOf(await open('bo', `${PATH}/${orders.kim}`))
  const own = textOf(await open('kim', `/pro/account/orders/${orders.kim}`))

  match(decided, /Fakturaadress/)
  doesNotMatch(decided, /Din adress/)
  match(own, /Din adress/)
})

test('where nothing waits, the page says so, above what has been decided', async (t) => {
  const { db, open } = await openWithTwoBuyers(t)
  const none = /Ingen beställning väntar på godkännande/
  match(textOf(await open('eva', PATH)), none)
  doesNotMatch(textOf(await open('bo', PATH)), none)

  await db.updateTable('approval').set({ state: 'withdrawn', decided_at: 0 }).execute()

  match(textOf(await open('bo', PATH)), /Ingen beställning väntar på godkännande.*Återtagen/)
})
