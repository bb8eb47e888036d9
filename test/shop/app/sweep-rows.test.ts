import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { fastify } from 'fastify'
import { startSweeping, sweep } from '../../../shop/app/sweep.ts'
import { saveRequest } from '../../../shop/newsletter/restock/restock-queries.ts'
import { saveSession } from '../../../shop/platform/http/session-queries.ts'
import { onShop, same } from '../../helpers/row-database.ts'
import { addCart, addOrder } from '../../helpers/row-orders.ts'
import { DAY_MS, NOW } from '../../helpers/row-shop.ts'

const OLD = { changed_at: NOW - 90 * DAY_MS - 1 }

test(
  'answers are forgotten after a day, sessions after thirty',
  onShop(async (tx) => {
    const answer = { scope: 'add', hash: 'h', status: 200, answer: '{}' }
    const times = { old: NOW - DAY_MS - 1, young: NOW - DAY_MS }
    for (const [key, created_at] of Object.entries(times))
      await tx
        .insertInto('idempotency')
        .values({ ...answer, key, created_at })
        .execute()
    await saveSession(tx, 'old', NOW - 30 * DAY_MS - 1)
    await saveSession(tx, 'young', NOW - 30 * DAY_MS)

    await sweep(tx, NOW)

    same(await tx.selectFrom('idempotency').selectAll().execute(), [
      { ...answer, key: 'young', created_at: times.young },
    ])
    same(await tx.selectFrom('session').select('id').execute(), [{ id: 'young' }])
  }),
)

test(
  'old carts of sessions are forgotten, those of customers and orders are not',
  onShop(async (tx) => {
    await addCart(tx, { id: 'old', ...OLD })
    await addCart(tx, { id: 'young', session_id: 'other' })
    await addCart(tx, { id: 'hers', customer_id: 'anna', ...OLD })
    await addOrder(tx, { id: '1' })
    await tx.updateTable('cart').set(OLD).where('status', '=', 'ordered').execute()

    await sweep(tx, NOW)

    same(await tx.selectFrom('cart').select('id').orderBy('id').execute(), [
      { id: 'cart of 1' },
      { id: 'hers' },
      { id: 'young' },
    ])
  }),
)

test(
  'that an address was there is forgotten after thirty days',
  onShop(async (tx) => {
    const times = { old: NOW - 30 * DAY_MS - 1, young: NOW - 30 * DAY_MS }
    for (const [id, removed_at] of Object.entries(times))
      await tx.insertInto('removed_address').values({ id, owner_id: 'anna', removed_at }).execute()

    await sweep(tx, NOW)

    same(await tx.selectFrom('removed_address').select('id').execute(), [{ id: 'young' }])
  }),
)

test(
  'who has waited half a year for an article is forgotten, and who waits less is not',
  onShop(async (tx) => {
    const times = {
      'old@example.com': NOW - 180 * DAY_MS - 1,
      'young@example.com': NOW - 180 * DAY_MS,
    }
    for (const [email, asked_at] of Object.entries(times))
      await saveRequest(tx, {
        ...{ id: email, article_number: 'SHOE-43', email, stop_key: email, asked_at },
        ...{ lang: 'sv', storefront: 'sport' },
      })

    await sweep(tx, NOW)

    same(await tx.selectFrom('restock_request').select('email').execute(), [
      { email: 'young@example.com' },
    ])
  }),
)

test(
  'windows of attempts that are over are forgotten',
  onShop(async (tx) => {
    const times = { old: NOW, young: NOW + 1 }
    for (const [key, ends_at] of Object.entries(times))
      await tx.insertInto('attempt_limit').values({ key, count: 1, ends_at }).execute()

    await sweep(tx, NOW)

    same(await tx.selectFrom('attempt_limit').selectAll().execute(), [
      { key: 'young', count: 1, ends_at: times.young },
    ])
  }),
)

test(
  'a sweeping that is stopped at once does nothing',
  onShop(async (tx) => {
    await addCart(tx, OLD)

    const stop = startSweeping(tx, fastify().log)
    equal(stop(), undefined)

    same(await tx.selectFrom('cart').select('id').execute(), [{ id: 'cart' }])
  }),
)
