import { deepEqual, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { recordWithdrawal } from '../../../shop/withdrawals/record-withdrawal.ts'
import { toStatement } from '../../../shop/withdrawals/statement.ts'
import { compareTimes, MAX_T } from '../../helpers/welch.ts'
import { CALL, HOUR_MS, openWithdrawals, statementOf } from '../../helpers/withdrawals.ts'

/** A known pair, the same number with another address, and another number, so many times each. */
const TRIES = Number(process.env.WITHDRAWAL_TRIES ?? 60)
const WARM_UP = 20

test('takes no longer, and no shorter, for an order that there is', async (t) => {
  const shop = await openWithdrawals(t)
  const { number } = await shop.order()
  const stranger = `${number.slice(0, -1)}${number.endsWith('A') ? 'B' : 'A'}`
  const kinds = [
    statementOf({ number }),
    statementOf({ number }, { email: 'eva@example.com' }),
    statementOf({ number: stranger }),
  ]
  const times = kinds.map((): number[] => [])

  for (let round = -WARM_UP; round < TRIES; round += 1) {
    shop.clock.now += HOUR_MS
    for (const at of [0, 1, 2].sort(() => Math.random() - 0.5)) {
      const payload = { ...kinds[at], articles: `sak ${round}` }
      const began = performance.now()
      await shop.shop.inject({ method: 'POST', url: CALL, payload })
      if (round >= 0) times[at]?.push(performance.now() - began)
    }
  }

  const found = compareTimes(times)
  t.diagnostic(`${TRIES} of each, Welch's t ${found.map((it) => it.toFixed(2)).join(' and ')}`)
  ok(found.every((it) => Math.abs(it) < MAX_T))
})

test('is made once by 100 at the same moment, each time', async (t) => {
  const rounds = Number(process.env.WITHDRAWAL_ROUNDS ?? 3)
  const shop = await openWithdrawals(t)
  const { number } = await shop.order()
  const { now } = shop.clock

  for (let round = 0; round < rounds; round += 1) {
    const press = () => {
      const stated = { ...statementOf({ number }), articles: `sak ${round}` }
      const statement = toStatement(stated, { language: 'sv', now })
      return shop.db.transaction().execute((tx) => recordWithdrawal(tx, statement, now))
    }
    await Promise.all(Array.from({ length: 100 }, press))
  }

  const rows = await shop.db.selectFrom('withdrawal').select('times').execute()
  deepEqual(
    rows.map((it) => it.times),
    Array.from({ length: rounds }, () => 100),
  )
  const mails = await shop.db
    .selectFrom('outbox')
    .select('id')
    .where('kind', 'like', 'withdrawal%')
    .execute()
  deepEqual(mails.length, 2 * rounds)
})
