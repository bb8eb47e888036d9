import { deepEqual, doesNotMatch, equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import { addColleague } from '../../helpers/colleagues.ts'
import { textOf } from '../../helpers/form-visitor.ts'
import {
  browseAs,
  cartOf,
  keyIn,
  linesIn,
  openBuyer,
  QUICK_ORDER,
  sendOrder,
} from '../../helpers/quick-order.ts'

const LISTS = '/pro/account/order-lists'
const KIT = 'SHOE-42;12\nPLENTY-1;30'

/** The id in the page's first link to a list. */
function listIn(page: string): string {
  return /quick-order\?list=([^"]+)"/.exec(page)?.[1] ?? ''
}

test('a team’s kit is saved from the form, and ordered again with one press', async (t) => {
  const opened = await openBuyer(t)
  const { visitor } = opened
  const saved = await sendOrder(visitor, { lines: KIT, name: 'Lagets  kläder ', step: 'save' })
  await visitor.follow(saved)
  match(textOf(visitor.page()), /Sparat\..*Raderna kommer från listan ”Lagets kläder”/)
  equal(linesIn(visitor.page()), KIT)

  await visitor.open(LISTS)
  match(textOf(visitor.page()), /Lagets kläder 2 rader, 42 st\. Ändrad/)
  const list = listIn(visitor.page())
  const fields = { list, key: keyIn(visitor.page()), step: 'add' }
  equal((await visitor.post(QUICK_ORDER, fields)).headers.location, '/pro/cart')
  deepEqual(await cartOf(opened, visitor), { 'SHOE-42': 12, 'PLENTY-1': 30 })
})

test('the cart is saved as a list, on whichever storefront the account is viewed', async (t) => {
  const { visitor } = await openBuyer(t)
  await visitor.open('/account/order-lists')
  doesNotMatch(visitor.page(), /id="from-cart"/)
  await sendOrder(visitor, { lines: KIT, step: 'add' })
  match((await visitor.open('/pro/cart')).body, /account\/order-lists#from-cart/)
  await visitor.open('/account/order-lists')
  await visitor.submit(LISTS, { name: 'Ur korgen' })
  match(textOf(visitor.page()), /Ur korgen 2 rader, 42 st/)
  await visitor.open(`${QUICK_ORDER}?list=${listIn(visitor.page())}`)
  equal(linesIn(visitor.page()), KIT)
})

test('a list is renamed, gets other rows and is removed', async (t) => {
  const { visitor } = await openBuyer(t)
  await visitor.follow(await sendOrder(visitor, { lines: KIT, name: 'Våren', step: 'save' }))
  await visitor.open(LISTS)
  const list = listIn(visitor.page())
  await visitor.submit(`${LISTS}/${list}/save`, { name: 'Hösten', shared: 'yes' })
  match(textOf(visitor.page()), /Sparat\..*Hösten 2 rader, 42 st\. .* Delad/)

  await visitor.open(`${QUICK_ORDER}?list=${list}`)
  const changed = { list, lines: 'SHOE-43 1', step: 'change', key: 'k' }
  await visitor.follow(await visitor.post(QUICK_ORDER, changed))
  equal(linesIn(visitor.page()), 'SHOE-43;1')

  await visitor.open(LISTS)
  await visitor.submit(`${LISTS}/${list}/remove`, {})
  match(textOf(visitor.page()), /Borttaget\..*Du har inga listor än/)
})

test('each list needs a name of its own', async (t) => {
  const { visitor } = await openBuyer(t)
  await sendOrder(visitor, { lines: KIT, name: ' ', step: 'save' })
  match(textOf(visitor.page()), /Skriv ett namn på listan/)
  equal(linesIn(visitor.page()), KIT)
  await sendOrder(visitor, { lines: KIT, name: 'Våren', step: 'save' })
  const again = await sendOrder(visitor, { lines: KIT, name: 'Våren', step: 'save' })
  equal(again.statusCode, 409)
  match(textOf(visitor.page()), /Du har redan en lista som heter ”Våren”/)
})

test('a list contains nothing that cannot be ordered', async (t) => {
  const { visitor, db } = await openBuyer(t)
  const answer = await sendOrder(visitor, { lines: `${KIT}\nX 1`, name: 'A', step: 'save' })
  equal(answer.statusCode, 400)
  match(textOf(visitor.page()), /Rätta raderna först.*Rad 3 X 1/)
  deepEqual(await db.selectFrom('order_list').selectAll().execute(), [])
})

test('articles no longer sold stay in the form, and the rest of a list is added', async (t) => {
  const opened = await openBuyer(t)
  const { visitor, db } = opened
  await visitor.follow(await sendOrder(visitor, { lines: KIT, name: 'A', step: 'save' }))
  await db.updateTable('article').set({ published: 0 }).where('number', '=', 'SHOE-42').execute()
  await visitor.open(LISTS)
  const list = listIn(visitor.page())
  const answer = await visitor.post(QUICK_ORDER, { list, key: 'k', step: 'add' })
  equal(answer.statusCode, 200)
  match(textOf(answer.body), /Rad 1 SHOE-42;12 ”SHOE-42” finns inte eller går inte att köpa/)
  equal(linesIn(answer.body), 'SHOE-42;12')
  deepEqual(await cartOf(opened, visitor), { 'PLENTY-1': 30 })
})

test('a colleague orders from shared lists, and sees no others', async (t) => {
  const opened = await openBuyer(t)
  const { visitor: bo } = opened
  await bo.follow(await sendOrder(bo, { lines: KIT, name: 'Min', step: 'save' }))
  const hidden = listIn((await bo.open(LISTS)).body)
  await bo.follow(await sendOrder(bo, { lines: KIT, name: 'Vår', shared: 'yes', step: 'save' }))
  await addColleague(opened.db, { id: 'kim', role: 'buyer' })

  const kim = await browseAs(opened, 'kim@example.com')
  const { body } = await kim.open(LISTS)
  match(textOf(body), /Vår 2 rader, 42 st\. .* Delad av Bo /)
  doesNotMatch(body, /Min<|\/remove/)
  const shared = listIn(body)
  equal((await kim.open(`${QUICK_ORDER}?list=${hidden}`)).statusCode, 404)
  await kim.open(LISTS)
  equal((await kim.post(QUICK_ORDER, { list: hidden, step: 'add', key: 'k' })).statusCode, 404)
  await kim.open(`${QUICK_ORDER}?list=${shared}`)
  const change = { list: shared, lines: KIT, step: 'change', key: 'k' }
  equal((await kim.post(QUICK_ORDER, change)).statusCode, 404)
  await kim.open(LISTS)
  await kim.post(QUICK_ORDER, { list: shared, step: 'add', key: 'k' })
  deepEqual(await cartOf(opened, kim), { 'SHOE-42': 12, 'PLENTY-1': 30 })
})
