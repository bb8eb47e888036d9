import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { isWithdrawalOver, lastWithdrawalDay } from '../../../shop/withdrawals/withdrawal-period.ts'
import type { OrderDetails } from '../../../src/model/order.ts'
import { demoShop } from '../../helpers/demo-shop.ts'
import { DAY_MS, openWithdrawals } from '../../helpers/withdrawals.ts'

const day = (text: string) => Date.parse(text)
const order = (createdAt: string, arrival?: string, pays = 'card') => ({
  createdAt: Date.parse(createdAt),
  deliveryMethod: {
    id: 'home',
    name: 'Hem',
    ...(arrival && { arrival: [day('2026-01-01'), day(arrival)] as const }),
  },
  paymentMethod: { id: pays, name: '' },
})
const lastDay = (...asked: Parameters<typeof order>) =>
  new Date(lastWithdrawalDay(demoShop, order(...asked))).toISOString().slice(0, 10)

test('counts from the last day of arrival, else from the last day that the law lets goods come', () => {
  deepEqual(
    [
      // Wednesday + 30 days = Friday.
      lastDay('2026-09-14T10:00:00Z', '2026-09-16'),
      // + 30 days = Saturday: Monday.
      lastDay('2026-09-14T10:00:00Z', '2026-09-17'),
      // + 30 days = Christmas Day, a Friday: Monday.
      lastDay('2026-11-23T10:00:00Z', '2026-11-25'),
      // No day was promised: 30 days for the delivery, and 30 more; 13 November is a Friday.
      lastDay('2026-09-14T10:00:00Z'),
      // Paid in advance: the goods leave when the money has come.
      lastDay('2026-09-14T10:00:00Z', '2026-09-16', 'prepay'),
      // Ordered at half past midnight in Sweden, which is another day in UTC.
      lastDay('2026-09-13T22:30:00Z'),
    ],
    ['2026-10-16', '2026-10-19', '2026-12-28', '2026-11-13', '2026-11-13', '2026-11-13'],
  )
})

test('is open for the whole of its last day in Sweden, also when the clock has changed', () => {
  const bought = order('2026-09-14T10:00:00Z', '2026-09-26')

  equal(new Date(lastWithdrawalDay(demoShop, bought)).toISOString(), '2026-10-26T00:00:00.000Z')
  // Winter time began on the 25th.
  equal(isWithdrawalOver(demoShop, bought, Date.parse('2026-10-26T22:59:59Z')), false)
  equal(isWithdrawalOver(demoShop, bought, Date.parse('2026-10-26T23:00:00Z')), true)
})

test('the receipt says the last day, leads there until then, and not after it', async (t) => {
  const shop = await openWithdrawals(t)
  const { visitor, orderId } = await shop.order()
  // Paid by card on Monday 23 November, to arrive on the 25th at the latest.
  const { details } = await shop.db.selectFrom('orders').select('details').executeTakeFirstOrThrow()
  const { paymentMethod, deliveryMethod, ...rest } = JSON.parse(details) as OrderDetails
  const paid = {
    ...rest,
    paymentMethod: { ...paymentMethod, id: 'card' },
    deliveryMethod: { ...deliveryMethod, arrival: [1795564800000, 1795564800000] },
  }
  const change = { status: 'paid', details: JSON.stringify(paid) } as const
  await shop.db.updateTable('orders').set(change).execute()

  const days: number[] = []
  for (let day = 0; day <= 40; day += 1) {
    const { body } = await visitor.ask(`/order/${orderId}`)
    const leads = body.includes('/withdraw?order=')
    equal(body.includes('till och med måndag 28\u00a0december\u00a02026'), leads, `day ${day}`)
    if (leads) days.push(day)
    shop.clock.now += DAY_MS
  }

  // Thirty days from then end on Christmas Day, so the period ends on the next business day.
  deepEqual(
    days,
    Array.from({ length: 36 }, (_, it) => it),
  )
})
