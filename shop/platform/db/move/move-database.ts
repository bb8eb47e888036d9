import { createHash, type Hash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { StartRefusal } from '../../start-error.ts'
import { dialectOf } from '../dialect/sql-dialect.ts'
import { inTransaction } from '../in-transaction.ts'
import { UNFINISHED_MOVE } from '../migrate.ts'
import { readRow, readRows, runText } from '../read-rows.ts'
import type { Db, Tx } from '../schema.ts'
import { layoutToMove, type MovedTable } from './layout-to-move.ts'

/** A statement takes at most 32,766 values in SQLite, and 65,535 in PostgreSQL. */
const VALUES_AT_ONCE = 8000

export interface Moved {
  readonly table: string
  readonly rows: number
}

export interface MoveOptions {
  /** Called after each table. */
  onTable(moved: Moved): void
  /** Makes what the second database has of its own; the move ends after it. */
  complete(to: Db): Promise<void>
}

/**
 * Copies everything from one database to an empty one, and compares what arrived, row by row. Nobody writes to the
 * first meanwhile. After a move that ended halfway, nothing opens the second.
 */
export async function moveDatabase(from: Db, to: Db, options: MoveOptions): Promise<void> {
  const tables = await layoutToMove(to)
  await assertEmpty(to, tables)
  await to.schema.createTable(UNFINISHED_MOVE).addColumn('id', 'integer').execute()
  await inTransaction(from, async (source) => {
    await holdWrites(source, tables)
    for (const table of tables) {
      const rows = await moveTable(source, to, table)
      options.onTable({ table: table.name, rows })
    }
  })
  await options.complete(to)
  await inTransaction(to, async (tx) => {
    for (const { name, serial } of tables) await continueNumbers(tx, name, serial)
    await tx.schema.dropTable(UNFINISHED_MOVE).execute()
  })
}

async function assertEmpty(to: Db, tables: readonly MovedTable[]): Promise<void> {
  for (const { name, isPreset } of tables) {
    if (isPreset) continue
    const found = await readRow(to, `select 1 as found from ${name} limit 1`, [])
    if (found) throw new StartRefusal('start.move.notEmpty', { table: name })
  }
}

/** SQLite's transaction has the only write lock already. */
async function holdWrites(source: Tx, tables: readonly MovedTable[]): Promise<void> {
  const text = dialectOf(source).schema.holdWrites(tables.map((it) => it.name))
  if (text !== undefined) await runText(source, text, [])
}

async function moveTable(source: Tx, to: Db, table: MovedTable): Promise<number> {
  if (table.isPreset) await runText(to, `delete from ${table.name}`, [])
  const sent = createHash('sha256')
  let rows = 0
  for await (const page of pagesOf(source, table)) {
    rows += page.length
    addRows(sent, page)
    await insert(to, table, page)
  }
  if ((await checksumOf(to, table)) !== sent.digest('hex')) {
    throw new StartRefusal('start.move.differs', { table: table.name })
  }
  return rows
}

/** The same for the same rows in either database. */
export async function checksumOf(db: Db | Tx, table: MovedTable): Promise<string> {
  const hash = createHash('sha256')
  for await (const page of pagesOf(db, table)) addRows(hash, page)
  return hash.digest('hex')
}

type Row = Readonly<Record<string, unknown>>

/** The rows of a table in the order of its key, some at a time. */
async function* pagesOf(db: Db | Tx, { name, columns, order }: MovedTable): AsyncGenerator<Row[]> {
  const limit = Math.floor(VALUES_AT_ONCE / columns.length)
  const marks = order.map((_, at) => `?${at + 1}`)
  const start = `select ${columns.join(', ')} from ${name}`
  const end = `order by ${order.join(', ')} limit ${limit}`
  let last: Row | undefined
  for (;;) {
    const after = last && `where (${order.join(', ')}) > (${marks.join(', ')})`
    const values = last ? order.map((it) => last?.[it]) : []
    const page = await readRows<Row>(db, `${start} ${after ?? ''} ${end}`, values)
    if (page.length > 0) yield page
    if (page.length < limit) return
    last = page.at(-1)
  }
}

function addRows(hash: Hash, rows: readonly Row[]): void {
  for (const row of rows) {
    const cells = Object.values(row).map((it) => (it instanceof Uint8Array ? [...it] : it))
    hash.update(`${JSON.stringify(cells)}\n`)
  }
}

async function insert(to: Db, table: MovedTable, rows: readonly Row[]): Promise<void> {
  const { name, columns } = table
  const values: RawBuilder<unknown>[] = rows.map(
    (row) => sql`(${sql.join(columns.map((it) => row[it]))})`,
  )
  const names = sql.join(columns.map((it) => sql.ref(it)))
  await sql`insert into ${sql.table(name)} (${names}) values ${sql.join(values)}`.execute(to)
}

/** The next number that the database gives is above those that arrived. */
async function continueNumbers(tx: Tx, table: string, column: string | undefined): Promise<void> {
  const text = column && dialectOf(tx).schema.continueNumbers(table, column)
  if (text) await readRows(tx, text, [])
}
