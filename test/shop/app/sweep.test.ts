import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { sweep } from '../../../shop/app/sweep.ts'
import { openShop } from '../../helpers/open-shop.ts'

const DAY = 24 * 60 * 60 * 1000

test('removes what nobody comes back for, and nothing else', async (t) => {
  const { db, visitor } = await openShop(t)
  const [guest, anna] = [visitor(), visitor()]
  await guest.ask('/api/token')
  const headers = { 'idempotency-key': 'act-1' }
  await guest.ask('/api/cart/add', { articleNumber: 'PLENTY-1' }, { headers })
  await anna.logIn('anna@example.com')
  await anna.ask('/api/cart/add', { articleNumber: 'PLENTY-1' })
  const left = async () => {
    const tables = ['session', 'cart', 'cart_row', 'idempotency'] as const
    const rows = tables.map((it) => db.selectFrom(it).selectAll().execute())
    return (await Promise.all(rows)).map((it) => it.length)
  }
  const customers = () => db.selectFrom('customer').select('id').orderBy('id').execute()
  const known = await customers()

  await sweep(db, Date.now())
  deepEqual(await left(), [2, 2, 2, 1])
  await sweep(db, Date.now() + 2 * DAY)
  deepEqual(await left(), [2, 2, 2, 0])
  await sweep(db, Date.now() + 31 * DAY)
  deepEqual(await left(), [0, 2, 2, 0])
  await sweep(db, Date.now() + 91 * DAY)
  deepEqual(await left(), [0, 1, 1, 0])
  deepEqual(await customers(), known)
})

test('what an account has looked at is forgotten after half a year', async (t) => {
  const { db, visitor } = await openShop(t)
  const anna = visitor()
  await anna.logIn('anna@example.com')
  await anna.ask('/api/recently-viewed', { add: ['shoe'] })
  const left = async () => (await db.selectFrom('seen_product').selectAll().execute()).length

  await sweep(db, Date.now() + 179 * DAY)
  deepEqual(await left(), 1)
  await sweep(db, Date.now() + 181 * DAY)
  deepEqual(await left(), 0)
})
