import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { WHOLE_ORDER } from '../../../shop/withdrawals/statement.ts'
import { insertStatement } from '../../../shop/withdrawals/withdrawal-queries.ts'
import { sentOrder } from '../../helpers/returns.ts'
import { openStaff } from '../../helpers/staff.ts'
import { beginFirst } from '../../helpers/two-processes.ts'

test('a return that is announced while its order is withdrawn is refused', async (t) => {
  const opened = await openStaff(t)
  const { db, clock } = opened
  const { orderId, visitor, rowOf } = await sentOrder(opened)
  const { first, overtaken } = await beginFirst(db)
  await insertStatement(first, {
    ...{ id: 'w', number: 'number', email: 'kim@example.com', name: 'Kim Ek', language: 'sv' },
    ...{ orderId, scope: WHOLE_ORDER, rows: [], articles: '', receivedAt: clock.now },
    settledAt: null,
  })
  const rows = [{ rowSystemId: rowOf('SHOE-42'), quantity: 1, reason: 'too-small' }]

  equal((await overtaken(visitor.ask('/api/returns', { orderId, rows }))).statusCode, 422)

  deepEqual(await db.selectFrom('goods_return').select('id').execute(), [])
})
