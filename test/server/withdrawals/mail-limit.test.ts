import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { CALL, DAY_MS, openWithdrawals, statementOf } from '../../helpers/withdrawals.ts'

test('one order has no more than ten acknowledgements mailed in a day; all statements are kept', async (t) => {
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
  equal((await toBuyer()).length, 10)
  deepEqual(await shop.counts(), { known: 14, unknown: 0 })
  shop.clock.now += DAY_MS + 1
  await state(15)
  equal((await toBuyer()).length, 1)
})
