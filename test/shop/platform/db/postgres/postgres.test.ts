import { deepEqual, equal, match, ok, rejects } from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { publishCampaigns } from '../../../../../shop/catalogue/campaigns/settle-campaigns.ts'
import {
  isLostRace,
  isStorageUnavailable,
  isTaken,
} from '../../../../../shop/platform/db/database-errors.ts'
import { inTransaction } from '../../../../../shop/platform/db/in-transaction.ts'
import { openDatabase } from '../../../../../shop/platform/db/open-database.ts'
import { readRow } from '../../../../../shop/platform/db/read-rows.ts'
import type { Db } from '../../../../../shop/platform/db/schema.ts'
import { openShop } from '../../../../helpers/open-shop.ts'
import { onShop } from '../../../../helpers/row-database.ts'
import { openEmptyDatabase, reopen, TEST_SERVER } from '../../../../helpers/test-database.ts'

const nameOf = async (db: Db) =>
  (await readRow<{ name: string }>(db, 'select current_database() as name', []))?.name ?? ''

test(
  'values are read as SQLite gives them',
  onShop(async (tx) => {
    const row = await readRow(
      tx,
      `select 1 = 1 as yes, 1 = 2 as no, count(*) as count, cast(9007199254740991 as bigint) as large,
              sum(id) as sum, cast(1.5 as double precision) as half, cast('{"a": 1}' as json) as json,
              cast(null as text) as none, 'å' as text
         from product where id = 1`,
      [],
    )
    deepEqual(row, {
      ...{ yes: 1, no: 0, count: 1, large: Number.MAX_SAFE_INTEGER, sum: 1, half: 1.5 },
      ...{ json: '{"a": 1}', none: null, text: 'å' },
    })
  }),
)

test(
  'a number that JavaScript cannot hold is refused, not rounded',
  onShop(async (tx) => {
    await rejects(readRow(tx, 'select cast(9007199254740993 as bigint) as n', []), RangeError)
  }),
)

test(
  'a text that is asked again is a prepared statement with a name',
  onShop(async (tx) => {
    const text = 'select id from product where code = ?1'
    equal((await readRow<{ id: number }>(tx, text, ['shoe']))?.id, 1)
    await readRow(tx, text, ['book'])
    const prepared = 'select count(*) as n from pg_prepared_statements where statement like ?1'
    deepEqual(await readRow(tx, prepared, ['select id from product where code = $1']), { n: 1 })
  }),
)

test(
  'a value that is taken is told apart from other errors',
  onShop(async (tx) => {
    await rejects(sql`insert into company values ('club', 'Twice', '1')`.execute(tx), isTaken)
  }),
)

test('two transactions that lock each other both end, the loser at its second try', async (t) => {
  const db = await openEmptyDatabase(t)
  const other = await reopen(t, db)
  await sql`insert into secret values ('one', '0'), ('two', '0')`.execute(db)
  let tries = 0
  const write = (on: Db, names: readonly string[]) =>
    inTransaction(on, async (tx) => {
      tries += 1
      for (const name of names) {
        await sql`update secret set value = ${name} where name = ${name}`.execute(tx)
        await sleep(50)
      }
    })

  await Promise.all([write(db, ['one', 'two']), write(other, ['two', 'one'])])

  equal(tries, 3)
})

test('a transaction that keeps losing gives up with the error', async (t) => {
  const db = await openEmptyDatabase(t)
  const lost = Object.assign(new Error('deadlock detected'), { code: '40P01' })
  let tries = 0
  const work = async () => {
    tries += 1
    throw lost
  }
  await rejects(inTransaction(db, work), isLostRace)
  equal(tries, 5)
})

test('a connection that ends makes the database unavailable once, and the next query has a new one', async (t) => {
  const db = await openEmptyDatabase(t)
  const other = await reopen(t, db)
  const ended = inTransaction(db, async (tx) => {
    const one = await readRow<{ pid: number }>(tx, 'select pg_backend_pid() as pid', [])
    await readRow(other, 'select pg_terminate_backend(cast(?1 as int))', [one?.pid])
    await readRow(tx, 'select 1 as one', [])
  })
  await rejects(ended, isStorageUnavailable)
  deepEqual(await readRow(db, 'select 1 as one', []), { one: 1 })
})

test('a statement that takes too long makes the database unavailable', async (t) => {
  const db = await openEmptyDatabase(t)
  const slow = inTransaction(db, async (tx) => {
    await sql`set local statement_timeout = 20`.execute(tx)
    await sql`select pg_sleep(5)`.execute(tx)
  })
  await rejects(slow, isStorageUnavailable)
})

test('a campaign of the whole shop may take longer than any other statement', async (t) => {
  const { db } = await openShop(t)
  const limit = (tx: Db) => readRow(tx, 'show statement_timeout', [])
  await inTransaction(db, async (tx) => {
    await publishCampaigns(tx, Date.now())
    deepEqual(await limit(tx), { statement_timeout: '0' })
  })
  deepEqual(await limit(db), { statement_timeout: '30s' })
})

test('while the database is away, the shop answers 503, and serves again once it is back', async (t) => {
  const { db, shop, visitor } = await openShop(t)
  const anna = visitor()
  await anna.logIn('anna@example.com')
  const name = await nameOf(db)
  const main = await openEmptyDatabase(t)
  const allow = (isOpen: boolean) =>
    sql`alter database ${sql.ref(name)} allow_connections ${sql.raw(`${isOpen}`)}`.execute(main)
  const ready = () => shop.inject('/readyz')
  equal((await ready()).statusCode, 200)

  await allow(false)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`.execute(
    main,
  )
  const away = await anna.ask('/api/cart')
  equal(away.statusCode, 503, away.body)
  ok(Number(away.headers['retry-after']) > 0)
  equal((await ready()).statusCode, 503)

  await allow(true)
  equal((await anna.ask('/api/cart')).statusCode, 200)
})

test('a database that takes no writes is refused at the start, and answers 503 later', async (t) => {
  const { db, shop } = await openShop(t)
  const name = await nameOf(db)
  await sql`alter database ${sql.ref(name)} set default_transaction_read_only = on`.execute(db)
  await sql`set default_transaction_read_only = on`.execute(db)

  equal((await shop.inject('/readyz')).statusCode, 503)
  await rejects(openDatabase(at(name)), /takes no writes: it is a standby or set to read only/)
})

test('a database in another encoding, or none, is refused by name', async (t) => {
  const db = await openEmptyDatabase(t)
  const name = `${await nameOf(db)}_latin`
  await sql`create database ${sql.ref(name)} template template0 encoding 'LATIN1' locale 'C'`.execute(
    db,
  )
  await rejects(openDatabase(at(name)), new RegExp(`/${name} is in LATIN1`))
  await sql`drop database ${sql.ref(name)}`.execute(db)
  await rejects(openDatabase(at(name)), new RegExp(`/${name} cannot be opened \\(3D000\\)`))
})

test('a server that lets no further connection in is named at the start', async (t) => {
  const db = await openEmptyDatabase(t)
  const name = await nameOf(db)
  const role = `${name}_full`
  await sql`create role ${sql.ref(role)} login connection limit 0`.execute(db)
  const address = new URL(at(name).databaseUrl)
  address.username = role
  const refused = openDatabase({ dataDir: 'x', databaseUrl: address.href })
  await rejects(refused, (error: unknown) => {
    match(String(error), /cannot be opened \(53300\)/)
    return true
  })
  await sql`drop role ${sql.ref(role)}`.execute(db)
})

function at(name: string) {
  return { dataDir: 'x', databaseUrl: `${TEST_SERVER}/${name}` }
}
