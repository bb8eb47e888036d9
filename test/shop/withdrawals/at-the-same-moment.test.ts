import { equal, rejects } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { holdRow } from '../../../shop/platform/db/hold.ts'
import { inTransaction } from '../../../shop/platform/db/in-transaction.ts'
import type { Tx } from '../../../shop/platform/db/schema.ts'
import { readSigner } from '../../../shop/platform/db/signing-secret.ts'
import { createAttemptLimiter } from '../../../shop/platform/limits/attempt-limiter.ts'
import { announceRow, insertReturn } from '../../../shop/returns/return-writes.ts'
import { recordWithdrawal } from '../../../shop/withdrawals/record-withdrawal.ts'
import { settleWithdrawal } from '../../../shop/withdrawals/settle-withdrawal.ts'
import { type Statement, WHOLE_ORDER } from '../../../shop/withdrawals/statement.ts'
import { submitWithdrawal } from '../../../shop/withdrawals/submit-withdrawal.ts'
import { addOrder, addOrderRow } from '../../helpers/row-orders.ts'
import { NOW, seedRowShop } from '../../helpers/row-shop.ts'
import { countRepeats, openTwice } from '../../helpers/two-processes.ts'

const KIM = { name: 'Kim Ek', email: 'kim@example.com' }
const STATEMENT: Statement = {
  ...{ id: 'w', number: 'NOORDER', ...KIM, language: 'sv', orderId: 'order' },
  ...{ scope: WHOLE_ORDER, rows: [], articles: '', receivedAt: NOW, settledAt: null },
}

/** Two processes, and a paid order of a pair of shoes with what is added to it. */
function openOrder(t: TestContext, add: (tx: Tx) => Promise<void> = async () => {}) {
  return openTwice(t, async (db) => {
    await seedRowShop(db)
    await readSigner(db)
    await inTransaction(db, async (tx) => {
      await addOrder(tx, { id: 'order', number: 'NOORDER', status: 'paid' })
      await addOrderRow(tx, 'order', { id: 'shoes' })
      await add(tx)
    })
  })
}

test('an order that its buyer withdraws while its return is announced is not withdrawn', async (t) => {
  const { first, other, overtaken } = await openOrder(t)
  const signer = await readSigner(other)
  const attempts = createAttemptLimiter({ db: other, signer, now: () => NOW })
  const announced = { id: 'r', number: 'R1', orderId: 'order', language: 'sv' } as const
  await insertReturn(first, announced, NOW)
  await announceRow(first, announced, { rowId: 'shoes', quantity: 1, reason: 'too-big' })

  const sources = { db: other, attempts, now: () => NOW }
  const sender = { language: 'sv', ip: '192.0.2.7', provenOrderId: 'order' } as const
  const withdrawing = submitWithdrawal(
    sources,
    { orderNumber: 'NOORDER', articles: '', ...KIM },
    sender,
  )

  await rejects(overtaken(withdrawing), { status: 409 })
})

test('a withdrawal that is settled while it is sent again waits for its turn', async (t) => {
  const send = (tx: Tx) => recordWithdrawal(tx, STATEMENT, NOW)
  const { first, other, waits } = await openOrder(t, send)
  const repeats = countRepeats(t)

  await holdRow(first, 'orders', 'order')
  const asked = { number: 'NOORDER', isRefund: false }
  const settling = inTransaction(other, (tx) => settleWithdrawal(tx, asked, NOW))
  await waits()
  await send(first)
  await first.commit().execute()

  equal((await settling).count, 1)
  equal(repeats(), 0)
})
