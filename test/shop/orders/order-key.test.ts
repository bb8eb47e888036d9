import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import {
  isOrderKey,
  mailedOrderKey,
  ORDER_KEY_MS,
  returnedOrderKey,
} from '../../../shop/orders/proof/order-key.ts'
import { createSigner } from '../../../shop/platform/signer.ts'

const NOW = Date.UTC(2026, 10, 22)
const DAY_MS = 24 * 60 * 60 * 1000
const signer = createSigner(Buffer.alloc(32, 7))
const ORDER = { orderId: 'abc', placedAt: NOW }

const opens = (key: string, now: number, order = ORDER) => isOrderKey(order, { signer, key, now })

test('a key from a mail is valid for 400 days from the mail', () => {
  const key = mailedOrderKey(signer, 'abc', NOW + DAY_MS)
  const end = NOW + DAY_MS + ORDER_KEY_MS

  equal(ORDER_KEY_MS, 400 * DAY_MS)
  deepEqual(
    [opens(key, NOW), opens(key, end - 1000), opens(key, end), opens(key, end + 9 * ORDER_KEY_MS)],
    [true, true, false, false],
  )
})

test('a key for the return from payment is valid for a day from the order', () => {
  const key = returnedOrderKey(signer, ORDER)

  deepEqual([opens(key, NOW + DAY_MS - 1000), opens(key, NOW + DAY_MS)], [true, false])
})

test('a key stays valid if the clock is set back', () => {
  equal(opens(mailedOrderKey(signer, 'abc', NOW), NOW - 30 * DAY_MS), true)
})

test('a key without an end is valid for the same period after the order', () => {
  const old = signer.sign('order', 'abc')

  deepEqual([opens(old, NOW + ORDER_KEY_MS - 1), opens(old, NOW + ORDER_KEY_MS)], [true, false])
})

test('nobody can prolong a key, or use it for another order', () => {
  const key = mailedOrderKey(signer, 'abc', NOW)
  const later = mailedOrderKey(signer, 'abc', NOW + 1000 * DAY_MS)
  const forged = [
    later.slice(0, 7) + key.slice(7),
    later.slice(0, 7) + signer.sign('order', 'abc'),
    `zzzzzzz${key.slice(7)}`,
    key.slice(7),
    key.slice(0, 7),
    `${key}A`,
    '',
    'A'.repeat(50),
    mailedOrderKey(signer, 'abd', NOW),
    signer.sign('order', 'abd'),
    mailedOrderKey(createSigner('another'), 'abc', NOW),
  ]

  deepEqual(
    forged.map((it) => opens(it, NOW)),
    forged.map(() => false),
  )
})
