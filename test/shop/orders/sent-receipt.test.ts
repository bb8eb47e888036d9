import { match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { textOf } from '../../helpers/form-visitor.ts'
import { openWithdrawals } from '../../helpers/withdrawals.ts'

test('a sent order says so on its page, and where the parcel is', async (t) => {
  const shop = await openWithdrawals(t)
  const { visitor, orderId } = await shop.order()
  const before = textOf((await visitor.ask(`/order/${orderId}`)).body)
  const { now } = shop.clock
  const parcel = { carrier: 'postnord', tracking: 'PN12345678SE' }
  const sent = { order_id: orderId, packed_at: now, sent_at: now, ...parcel }
  await shop.db.insertInto('order_handling').values(sent).execute()

  const { body } = await visitor.ask(`/order/${orderId}`)

  match(before, /Vad händer nu/)
  const after = textOf(body)
  match(after, /Det här har hänt .*Skickad/)
  match(body, /<a href="https:\/\/tracking\.postnord\.com\/se\/\?id=PN12345678SE"/)
  ok(!after.includes('Vad händer nu'))
})
