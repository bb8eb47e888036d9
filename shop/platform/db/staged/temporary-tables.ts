import { basename } from 'node:path'
import { dialectOf } from '../dialect/sql-dialect.ts'
import { doAlone } from '../hold.ts'
import { databaseInside } from '../libsql-driver.ts'
import type { Handle } from '../libsql-handle.ts'
import { readRows, runText } from '../read-rows.ts'
import type { Db } from '../schema.ts'
import { insertPage, type PagedTable, pagesOf } from '../table-pages.ts'
import type { StagedTables } from './staged-tables.ts'

/**
 * Temporary tables of one connection to the server: they and the lock go with it, however the work ends. Its
 * statements may take as long as the rows need.
 */
export async function withTemporary<Result>(
  db: Db,
  file: Handle,
  work: (staged: StagedTables | undefined) => Promise<Result>,
): Promise<Result> {
  const done = await doAlone(db, basename(file.path), async (one) => {
    await runText(one, 'set statement_timeout = 0', [])
    try {
      return { result: await work(stagedIn(one, databaseInside(file))) }
    } finally {
      await runText(one, 'discard temporary', [])
      await runText(one, 'reset statement_timeout', [])
    }
  })
  return done ? done.result : work(undefined)
}

function stagedIn(one: Db, staging: Db): StagedTables {
  return {
    db: one,
    async bring(names) {
      for (const table of await readTables(staging, names)) {
        await createTable(one, table)
        for await (const page of pagesOf(staging, table)) await insertPage(one, table, page)
        // The server plans by numbers of rows, which it does not count in temporary tables by itself.
        await runText(one, `analyze ${table.name}`, [])
      }
    },
    async fill(texts) {
      for (const text of texts) await runText(one, text, [])
    },
  }
}

interface StagedTable extends PagedTable {
  /** The columns' types, as SQLite names them. */
  readonly types: readonly string[]
}

async function readTables(staging: Db, names: readonly string[]): Promise<StagedTable[]> {
  const { key } = dialectOf(staging).schema
  const tables = (await staging.introspection.getTables()).filter((it) => names.includes(it.name))
  return Promise.all(
    tables.map(async ({ name, columns }) => ({
      name,
      columns: columns.map((it) => it.name),
      types: columns.map((it) => it.dataType),
      order: (await readRows<{ name: string }>(staging, key, [name])).map((it) => it.name),
    })),
  )
}

/** An empty table; one of an earlier comparison gives way. */
async function createTable(one: Db, { name, columns, types, order }: StagedTable): Promise<void> {
  const { integer, real, text } = dialectOf(one).schema
  const known: Readonly<Record<string, string>> = { INTEGER: integer, REAL: real }
  const described = columns.map((it, at) => `${it} ${known[types[at] ?? ''] ?? text}`)
  const key = `primary key (${order.join(', ')})`
  await runText(one, `drop table if exists pg_temp.${name}`, [])
  await runText(one, `create temporary table ${name} (${described.join(', ')}, ${key})`, [])
}
