import { deepEqual, equal, match } from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { test } from 'node:test'
import { sql } from 'kysely'
import { providePostgres } from '../../../../../scripts/postgres-server.mjs'
import { createShop } from '../../../../../shop/app/create-app.ts'
import { runBackup } from '../../../../../shop/cli/run-backup.ts'
import { runRestore } from '../../../../../shop/cli/run-restore.ts'
import { layoutToMove } from '../../../../../shop/platform/db/move/layout-to-move.ts'
import { checksumOf } from '../../../../../shop/platform/db/move/move-database.ts'
import { openPostgres } from '../../../../../shop/platform/db/open-postgres.ts'
import type { Db } from '../../../../../shop/platform/db/schema.ts'
import { callAfter } from '../../../../helpers/call-after.ts'
import { buy, fillCheckout } from '../../../../helpers/checkout.ts'
import { createVisitor, openShop, temporaryFolder } from '../../../../helpers/open-shop.ts'
import { addressOf, openEmptyDatabase, provideOwned } from '../../../../helpers/test-database.ts'

const page = readFileSync('docs/deployment.md', 'utf8')

/** Runs the documented command that begins with a program of PostgreSQL, as an owner would. */
function runDocumented(program: string, folder: string, address: string): void {
  const command = new RegExp(`^${program} .*$`, 'm').exec(page)?.[0] ?? 'false'
  const PATH = [providePostgres(), process.env.PATH].join(delimiter)
  const env = { ...process.env, PATH, DATABASE_URL: address }
  const { status, stderr } = spawnSync(command, { cwd: folder, env, shell: true, encoding: 'utf8' })
  equal(status, 0, `${command}: ${stderr}`)
}

async function checksumsOf(db: Db): Promise<Record<string, string>> {
  const tables = await layoutToMove(db)
  const sums = tables.map(async (it) => [it.name, await checksumOf(db, it)] as const)
  return Object.fromEntries(await Promise.all(sums))
}

test('a dump by the documented command, restored into an empty database, is the same shop', async (t) => {
  const first = await openShop(t)
  const kim = first.visitor()
  const sent = await fillCheckout(kim, { 'BOOK-1': 2 })
  equal((await kim.ask('/api/checkout', sent)).statusCode, 200)
  await first.shop.close()
  const addList = (db: Db, name: string) =>
    sql`insert into price_list (name, created_at) values (${name}, 0) returning id`.execute(db)
  await addList(first.db, 'Åre')
  const folder = temporaryFolder(t)
  const address = await provideOwned(t)

  runDocumented('pg_dump', folder, await addressOf(first.db))
  runDocumented('pg_restore', folder, address)

  const db = await openPostgres({ address })
  callAfter(t, () => db.destroy())
  deepEqual(await checksumsOf(db), await checksumsOf(first.db))
  deepEqual((await addList(db, 'Öst')).rows, [{ id: 2 }])
  const shop = await createShop(db, { maxOrders: 0 })
  callAfter(t, () => shop.close())
  const order = await shop.inject({
    url: `/order/${sent.orderId}`,
    headers: { cookie: kim.cookie() },
  })
  match(order.body, /BOOK-1/)
  match((await shop.inject('/search?q=boken')).body, /BOOK-1|boken/i)
  equal((await buy(createVisitor(shop, {}), { 'BOOK-1': 1 })).statusCode, 200)
})

test('npm run backup and npm run restore refuse a database on a server, and name what to read', async (t) => {
  const address = await addressOf(await openEmptyDatabase(t))
  const said: string[] = []
  const voice = (text: string) => void said.push(text)
  const folder = temporaryFolder(t)
  const command = {
    words: [join(folder, 'backups')],
    environment: { DATA_DIR: join(folder, 'data'), DATABASE_URL: address },
    voices: { out: voice, error: voice },
  }

  deepEqual([await runBackup(command), await runRestore(command)], [1, 1])

  deepEqual(readdirSync(folder), [])
  for (const it of said)
    match(it, /is on a server; docs\/deployment\.md says what to do instead\.\n$/)
})

test('the documented questions about connections, transactions and changes have answers', async (t) => {
  const db = await openEmptyDatabase(t)
  const [, block = ''] = /```sql\n([^`]*)```/.exec(page) ?? []
  const questions = block.trim().split('\n')
  equal(questions.length, 3)
  for (const it of questions) equal((await sql.raw(it).execute(db)).rows.length, 1, it)
})
