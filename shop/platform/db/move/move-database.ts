import { createHash, type Hash } from 'node:crypto'
import { StartRefusal } from '../../start-error.ts'
import { dialectOf } from '../dialect/sql-dialect.ts'
import { inTransaction } from '../in-transaction.ts'
import { UNFINISHED_MOVE } from '../migrate.ts'
import { readRow, readRows, runText } from '../read-rows.ts'
import type { Db, Tx } from '../schema.ts'
import { insertPage, pagesOf, type TableRow } from '../table-pages.ts'
import { layoutToMove, type MovedTable } from './layout-to-move.ts'

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
    await insertPage(to, table, page)
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

function addRows(hash: Hash, rows: readonly TableRow[]): void {
  for (const row of rows) {
    const cells = Object.values(row).map((it) => (it instanceof Uint8Array ? [...it] : it))
    hash.update(`${JSON.stringify(cells)}\n`)
  }
}

/** The next number that the database gives is above those that arrived. */
async function continueNumbers(tx: Tx, table: string, column: string | undefined): Promise<void> {
  const text = column && dialectOf(tx).schema.continueNumbers(table, column)
  if (text) await readRows(tx, text, [])
}
