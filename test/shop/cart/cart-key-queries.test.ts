import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import {
  findCartKey,
  findPageBefore,
  handOverKey,
  moveCartKeys,
  saveCartKey,
  saveReturnCode,
  takeReturnCode,
} from '../../../shop/cart/hand-off/cart-key-queries.ts'
import { saveSession } from '../../../shop/platform/http/session-queries.ts'
import { allRows, onShop, same } from '../../helpers/row-database.ts'
import { NOW } from '../../helpers/row-shop.ts'

const ORIGIN = 'https://www.magazine.example'
const OTHER = 'https://blog.example'
const KEY = { id: 'key', sessionId: 'visitor', origin: ORIGIN }
const ROW = {
  id: 'key',
  session_id: 'visitor',
  origin: ORIGIN,
  kind: 'key',
  created_at: NOW,
  handed_at: null,
  page: null,
}

test(
  'a new key for an origin replaces the earlier one, unless that was handed over',
  onShop(async (tx) => {
    await saveSession(tx, 'visitor', NOW)
    await saveCartKey(tx, { ...KEY, id: 'before' }, NOW - 1)
    await saveCartKey(tx, { ...KEY, id: 'elsewhere', origin: OTHER }, NOW - 1)
    await saveCartKey(tx, { ...KEY, id: 'handed' }, NOW - 1)
    await handOverKey(tx, { id: 'handed', sessionId: 'visitor', page: `${ORIGIN}/a` }, NOW)

    await saveCartKey(tx, KEY, NOW)

    const before = { ...ROW, created_at: NOW - 1 }
    same(await allRows(tx, 'cart_key'), [
      { ...before, id: 'elsewhere', origin: OTHER },
      { ...before, id: 'handed', handed_at: NOW, page: `${ORIGIN}/a` },
      ROW,
    ])
    same(await findCartKey(tx, 'key'), { sessionId: 'visitor', handedAt: null })
    same(await findCartKey(tx, 'handed'), { sessionId: 'visitor', handedAt: NOW })
    same(await findCartKey(tx, 'before'), undefined)
    same(await findPageBefore(tx, 'visitor'), `${ORIGIN}/a`)
    same(await findPageBefore(tx, 'none'), undefined)
  }),
)

test(
  'a key is handed over once, to the session that takes it, and follows it to the next session',
  onShop(async (tx) => {
    for (const id of ['visitor', 'shop', 'login']) await saveSession(tx, id, NOW)
    await saveCartKey(tx, KEY, NOW)
    const handed = { id: 'key', sessionId: 'shop', page: `${ORIGIN}/b` }

    equal(await handOverKey(tx, handed, NOW + 1), true)
    equal(await handOverKey(tx, { ...handed, page: ORIGIN }, NOW + 2), false)
    await moveCartKeys(tx, { from: 'shop', to: 'login' })

    same(await allRows(tx, 'cart_key'), [
      { ...ROW, session_id: 'login', handed_at: NOW + 1, page: `${ORIGIN}/b` },
    ])
  }),
)

test(
  'a code works once, for its origin, within ten minutes; it is not a key',
  onShop(async (tx) => {
    await saveSession(tx, 'visitor', NOW)
    const take = (id: string, now = NOW, origin = ORIGIN) => takeReturnCode(tx, { id, origin }, now)
    for (const id of ['unfollowed', 'code']) await saveReturnCode(tx, { ...KEY, id }, NOW)

    equal(await take('unfollowed'), undefined)
    same(await findCartKey(tx, 'code'), undefined)
    equal(await take('code', NOW, OTHER), undefined)
    equal(await take('code'), 'visitor')
    equal(await take('code'), undefined)

    await saveReturnCode(tx, { ...KEY, id: 'late' }, NOW)
    equal(await take('late', NOW + 600_000), undefined)
    const left = await allRows(tx, 'cart_key')
    same(left, [{ ...ROW, id: 'late', kind: 'code' }])
  }),
)
