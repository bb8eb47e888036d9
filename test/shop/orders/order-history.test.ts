import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { NOT_FULFILLED } from '../../../shop/orders/history/fulfilment-queries.ts'
import { historyOf, type OrderEvent } from '../../../shop/orders/history/order-history.ts'

type Sources = Parameters<typeof historyOf>[0]

const DAY = 24 * 60 * 60 * 1000
const PLACED = Date.parse('2026-11-21T10:00:00Z')
const PAYMENT = { id: 'p', state: 'captured', refunded: 0, createdAt: PLACED, changedAt: PLACED }

const history = (more: object): readonly OrderEvent[] =>
  historyOf({
    receipt: { createdAt: PLACED, status: 'paid' },
    fulfilment: NOT_FULFILLED,
    money: [],
    returns: [],
    refunds: [],
    pieces: [],
    ...more,
  } as Sources)

const kinds = (more: object) => history(more).map(({ kind, at }) => [kind, at - PLACED])

test('a paid, packed and sent order shows its events with their days, and where the parcel is', () => {
  const fulfilment = {
    ...NOT_FULFILLED,
    packedAt: PLACED + DAY,
    sentAt: PLACED + 2 * DAY,
    carrier: 'PostNord',
    tracking: 'AB1',
  }

  deepEqual(history({ fulfilment, money: [PAYMENT] }), [
    { kind: 'placed', at: PLACED },
    { kind: 'paid', at: PLACED },
    { kind: 'packed', at: PLACED + DAY },
    {
      kind: 'sent',
      at: PLACED + 2 * DAY,
      carrier: 'PostNord',
      tracking: 'AB1',
      trackingUrl: 'https://tracking.postnord.com/se/?id=AB1',
    },
  ])
})

test('a bank transfer has the day that the bank states, and an authorized payment is not yet paid', () => {
  const paidOn = '2026-11-23'
  deepEqual(history({ fulfilment: { ...NOT_FULFILLED, paidOn }, money: [PAYMENT] }).at(1), {
    kind: 'paid',
    at: Date.parse(paidOn),
  })
  deepEqual(kinds({ money: [{ ...PAYMENT, state: 'authorized' }] }).at(1), ['approved', 0])
})

test('a cancelled order ends when the shop cancelled it, or on the last day to pay', () => {
  const receipt = { createdAt: PLACED, status: 'cancelled', dueDate: PLACED + 7 * DAY }
  const fulfilment = { ...NOT_FULFILLED, cancelledAt: PLACED + DAY }

  deepEqual(kinds({ receipt, fulfilment }).at(-1), ['cancelled', DAY])
  deepEqual(kinds({ receipt }).at(-1), ['cancelled', 7 * DAY])
  deepEqual(kinds({ receipt: { ...receipt, dueDate: undefined } }).at(-1), ['cancelled', 0])
})

test('a return shows when it was registered, when it came and that it was refused', () => {
  const one = { state: 'sent', createdAt: PLACED + DAY, receivedAt: null, settledAt: null }
  const other = { ...one, receivedAt: PLACED + 2 * DAY, settledAt: PLACED + 3 * DAY }

  deepEqual(kinds({ returns: [one] }).slice(1), [['returning', DAY]])
  const returned = [
    ['returning', DAY],
    ['returned', 2 * DAY],
  ]
  deepEqual(kinds({ returns: [{ ...other, state: 'repaid' }] }).slice(1), returned)
  deepEqual(kinds({ returns: [{ ...other, state: 'refused' }] }).slice(1), [
    ...returned,
    ['returnrefused', 3 * DAY],
  ])
})

test('partial refunds state their items and amounts', () => {
  const part = { paymentId: 'p', amount: 500, createdAt: PLACED + DAY, settledAt: null }
  const refunds = [
    { ...part, id: 'a', state: 'done', settledAt: PLACED + 2 * DAY, withDelivery: 1 },
    { ...part, id: 'b', state: 'started', withDelivery: 0 },
  ]
  const pieces = [{ refundId: 'a', rowId: 'r', name: 'Sko', size: '42', quantity: 2 }]

  deepEqual(history({ refunds, pieces, money: [{ ...PAYMENT, refunded: 1000 }] }).slice(2), [
    { kind: 'refunding', at: PLACED + DAY, amount: 500, pieces: [], withDelivery: false },
    { kind: 'refunded', at: PLACED + 2 * DAY, amount: 500, pieces, withDelivery: true },
  ])
})

test('a full refund is the payment minus its partial refunds', () => {
  const money = [{ ...PAYMENT, state: 'refunding', refunded: 1500, changedAt: PLACED + 3 * DAY }]
  const part = { id: 'a', paymentId: 'p', amount: 500, createdAt: PLACED, state: 'done' }
  const refunds = [{ ...part, settledAt: PLACED + DAY, withDelivery: 0 }]

  deepEqual(history({ money, refunds }).at(-1), {
    kind: 'refunding',
    at: PLACED + 3 * DAY,
    amount: 1000,
  })
})
