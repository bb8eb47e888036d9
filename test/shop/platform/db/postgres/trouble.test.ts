import { deepEqual, equal, match, ok, rejects } from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { createShop } from '../../../../../shop/app/create-app.ts'
import { openDatabase, withDatabase } from '../../../../../shop/platform/db/open-database.ts'
import { openPostgres } from '../../../../../shop/platform/db/open-postgres.ts'
import { StartError } from '../../../../../shop/platform/start-error.ts'
import type { Cart } from '../../../../../src/contract/cart.ts'
import { callAfter } from '../../../../helpers/call-after.ts'
import { fillCheckout, listOrders, stockOf } from '../../../../helpers/checkout.ts'
import { createVisitor, openShop } from '../../../../helpers/open-shop.ts'
import { seedRowShop } from '../../../../helpers/row-shop.ts'
import {
  addressOf,
  openEmptyDatabase,
  provideOwned,
  TEST_SERVER,
} from '../../../../helpers/test-database.ts'

/** A server that refuses everybody with a code of PostgreSQL's, as the protocol has it. */
async function refuseAll(t: TestContext, code: string): Promise<string> {
  const fields = Buffer.from(`SFATAL\0C${code}\0Mrefused\0\0`)
  const head = Buffer.from('E\0\0\0\0')
  head.writeInt32BE(fields.length + 4, 1)
  const server = createServer((socket) =>
    socket.once('data', () => socket.end(Buffer.concat([head, fields]))),
  )
  t.after(() => server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('a wrong password, role, name, host or port is one sentence without the password', async (t) => {
  const { host } = new URL(TEST_SERVER ?? '')
  const wrong = {
    [`shop:geheim@${await refuseAll(t, '28P01')}/shop`]: '28P01',
    [`nobody-of-this-name:geheim@${host}/postgres`]: '28000',
    [`postgres:geheim@${host}/no-such-shop`]: '3D000',
    'shop:geheim@no-such-host.invalid/shop': '(?:ENOTFOUND|EAI_AGAIN)',
    'shop:geheim@127.0.0.1:1/shop': 'ECONNREFUSED',
  }
  for (const [address, code] of Object.entries(wrong)) {
    const opened = openDatabase({ dataDir: 'x', databaseUrl: `postgres://${address}` })
    await rejects(opened, (error) => {
      ok(error instanceof StartError && !error.message.includes('geheim'), String(error))
      match(
        error.message,
        new RegExp(`^The database \\S+ cannot be opened \\(${code}\\); check DATABASE_URL, .*\\.$`),
      )
      return true
    })
  }
})

test('a disk that is full keeps nothing of an order, and the order is placed once there is room', async (t) => {
  const { db, shop, visitor } = await openShop(t)
  const kim = visitor()
  const sent = await fillCheckout(kim, { 'BOOK-1': 2 })
  const before = await stockOf(db, 'BOOK-1')
  await sql`create function fill() returns trigger language plpgsql as $$
    begin raise exception 'No space left on device' using errcode = '53100'; end $$`.execute(db)
  for (const table of ['order_row', 'write_probe', 'cart_row']) {
    await sql`create trigger full_disk before insert or update on ${sql.table(table)}
      execute function fill()`.execute(db)
  }

  const refused = await kim.ask('/api/checkout', sent)
  equal(refused.statusCode, 503, refused.body)
  ok(Number(refused.headers['retry-after']) > 0)
  equal((await kim.ask('/api/cart/add', { articleNumber: 'ORE-1' })).statusCode, 503)
  equal((await shop.inject('/readyz')).statusCode, 503)
  equal((await kim.ask('/api/cart')).json<Cart>().quantity, '2')
  deepEqual([await listOrders(db), await stockOf(db, 'BOOK-1')], [[], before])

  await sql`drop function fill cascade`.execute(db)
  equal((await kim.ask('/api/checkout', sent)).statusCode, 200)
  deepEqual([(await listOrders(db)).length, await stockOf(db, 'BOOK-1')], [1, before - 2])
})

test('a server that lets no further connection in is 503, and serves again once it does', async (t) => {
  const address = await provideOwned(t)
  const db = await openPostgres({ address })
  callAfter(t, () => db.destroy())
  await seedRowShop(db)
  const shop = await createShop(db, { maxOrders: 0 })
  callAfter(t, () => shop.close())
  const main = await openEmptyDatabase(t)
  const role = new URL(address).username
  const limit = (connections: number) =>
    sql`alter role ${sql.ref(role)} connection limit ${sql.raw(`${connections}`)}`.execute(main)
  const add = { articleNumber: 'BOOK-1' }
  const status = async () => (await createVisitor(shop, {}).ask('/api/cart/add', add)).statusCode
  equal(await status(), 200)

  await limit(0)
  await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where usename = ${role}`.execute(main)
  equal(await status(), 503)
  await limit(-1)
  equal(await status(), 200)
})

test('a command whose database goes away ends with one sentence', async (t) => {
  const databaseUrl = await addressOf(await openEmptyDatabase(t))
  const cut = withDatabase({ dataDir: 'x', databaseUrl }, async (db) => {
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db)
  })
  await rejects(cut, (error) => {
    ok(error instanceof StartError, String(error))
    match(error.message, /^The database no longer answers \(\w+\); .* run the command again\.$/)
    return true
  })
})
