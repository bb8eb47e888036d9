import { test } from 'node:test'
import {
  countAttempt,
  deleteEndedWindows,
  forgiveAttempts,
} from '../../../../shop/platform/limits/attempt-limit-queries.ts'
import { allRows, onShop, same } from '../../../helpers/row-database.ts'
import { NOW } from '../../../helpers/row-shop.ts'

const KIM = { key: 'kim', windowMs: 1000 }

test(
  'attempts are counted in a window that begins with the first of them',
  onShop(async (tx) => {
    same(await countAttempt(tx, KIM, NOW), { count: 1, endsAt: NOW + 1000 })
    same(await countAttempt(tx, KIM, NOW + 999), { count: 2, endsAt: NOW + 1000 })
    same(await countAttempt(tx, { ...KIM, key: 'bo' }, NOW), { count: 1, endsAt: NOW + 1000 })

    same(await allRows(tx, 'attempt_limit'), [
      { key: 'bo', count: 1, ends_at: NOW + 1000 },
      { key: 'kim', count: 2, ends_at: NOW + 1000 },
    ])
  }),
)

test(
  'one attempt may count for several, or for none',
  onShop(async (tx) => {
    same(await countAttempt(tx, { ...KIM, times: 3 }, NOW), { count: 3, endsAt: NOW + 1000 })
    same(await countAttempt(tx, { ...KIM, times: 4 }, NOW + 1), { count: 7, endsAt: NOW + 1000 })
    same(await countAttempt(tx, { ...KIM, times: 0 }, NOW + 2), { count: 7, endsAt: NOW + 1000 })

    same(await allRows(tx, 'attempt_limit'), [{ key: 'kim', count: 7, ends_at: NOW + 1000 }])
  }),
)

test(
  'a window that is over gives way to a new one',
  onShop(async (tx) => {
    await countAttempt(tx, KIM, NOW)
    await countAttempt(tx, KIM, NOW)

    same(await countAttempt(tx, KIM, NOW + 1000), { count: 1, endsAt: NOW + 2000 })
  }),
)

test(
  'a clock that is behind counts on, and the window lasts no longer by it either',
  onShop(async (tx) => {
    for (const _ of [1, 2]) await countAttempt(tx, KIM, NOW)

    same(await countAttempt(tx, KIM, NOW - 1), { count: 3, endsAt: NOW + 999 })
    same(await countAttempt(tx, KIM, NOW), { count: 4, endsAt: NOW + 999 })
  }),
)

test(
  'attempts are forgiven while their window is open, and never below none',
  onShop(async (tx) => {
    for (const key of ['bo', 'kim', 'other']) await countAttempt(tx, { ...KIM, key }, NOW)
    await countAttempt(tx, KIM, NOW)

    for (const _ of [1, 2]) await forgiveAttempts(tx, ['kim', 'bo', 'unknown'], NOW)
    await forgiveAttempts(tx, ['other'], NOW + 1000)

    same(await allRows(tx, 'attempt_limit'), [
      { key: 'bo', count: 0, ends_at: NOW + 1000 },
      { key: 'kim', count: 0, ends_at: NOW + 1000 },
      { key: 'other', count: 1, ends_at: NOW + 1000 },
    ])
  }),
)

test(
  'windows that are over are forgotten',
  onShop(async (tx) => {
    await countAttempt(tx, KIM, NOW - 1000)
    await countAttempt(tx, { ...KIM, key: 'bo' }, NOW - 999)

    await deleteEndedWindows(tx, NOW)

    same(await allRows(tx, 'attempt_limit'), [{ key: 'bo', count: 1, ends_at: NOW + 1 }])
  }),
)
