import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { CALL, DAY_MS, openWithdrawals, statementOf } from '../../helpers/withdrawals.ts'

test('one order has no more than five acknowledgements mailed in a day; all statements are kept', async (t) => {
  const shop = await openWithdrawals(t)
  const order = await shop.order()
  await shop.mails()
  const state = (note: number) =>
    shop.visitor({}, `203.0.113.${note}`).ask(CALL, statementOf(order, { articles: `Del ${note}` }))

  const answers = []
  for (let note = 1; note <= 14; note += 1) {
    answers.push((await state(note)).statusCode)
    shop.clock.now += 7 * 60_000
  }

  deepEqual(answers, Array(14).fill(200))
  const toBuyer = async () => (await shop.mails()).filter(({ to }) => to === 'kim@example.com')
  equal((await toBuyer()).length, 5)
  deepEqual(await shop.counts(), { known: 14, unknown: 0 })
  shop.clock.now += DAY_MS + 1
  await state(15)
  equal((await toBuyer()).length, 1)
})

test('a mailbox gets the first acknowledgement of each order, and five more at most', async (t) => {
  const shop = await openWithdrawals(t)
  const orders = [await shop.order(), await shop.order()]
  await shop.mails()
  for (let note = 1; note <= 6; note += 1) {
    for (const [at, order] of orders.entries()) {
      const sender = shop.visitor({}, `203.0.113.${2 * note + at}`)
      await sender.ask(CALL, statementOf(order, { articles: `Del ${note}` }))
    }
    shop.clock.now += 7 * 60_000
  }
  await shop.visitor().ask(CALL, statementOf({ number: '261121-NOSUCH' }, { articles: 'Del' }))

  const mails = (await shop.mails()).filter(({ to }) => to === 'kim@example.com')

  equal(mails.length, 5)
  for (const { number } of orders) ok(mails.some(({ subject }) => subject.includes(number)))
  deepEqual(await shop.counts(), { known: 12, unknown: 1 })
})

test('statements that fit no order use nobody’s mails up', async (t) => {
  const shop = await openWithdrawals(t)
  const order = await shop.order()
  await shop.mails()
  for (let note = 1; note <= 9; note += 1) {
    const sender = shop.visitor({}, `203.0.113.${note}`)
    await sender.ask(CALL, statementOf({ number: `261121-NOSUC${note}` }))
  }
  for (const part of ['En', 'Två']) {
    shop.clock.now += 1000
    await shop.visitor().ask(CALL, statementOf(order, { articles: part }))
  }

  equal((await shop.mails()).filter(({ to }) => to === 'kim@example.com').length, 2)
})
