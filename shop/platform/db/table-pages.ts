import { type RawBuilder, sql } from 'kysely'
import { readRows } from './read-rows.ts'
import type { Db, Tx } from './schema.ts'

/** A statement takes at most 32,766 values in SQLite, and 65,535 in PostgreSQL. */
const VALUES_AT_ONCE = 8000

/** A table whose rows are copied. */
export interface PagedTable {
  readonly name: string
  readonly columns: readonly string[]
  /** Columns of the order in which rows are copied: together they are unique. */
  readonly order: readonly string[]
}

export type TableRow = Readonly<Record<string, unknown>>

/** The rows of a table in order, as many at a time as one statement inserts. */
export async function* pagesOf(
  db: Db | Tx,
  { name, columns, order }: PagedTable,
): AsyncGenerator<TableRow[]> {
  const limit = Math.floor(VALUES_AT_ONCE / columns.length)
  const marks = order.map((_, at) => `?${at + 1}`)
  const start = `select ${columns.join(', ')} from ${name}`
  const end = `order by ${order.join(', ')} limit ${limit}`
  let last: TableRow | undefined
  for (;;) {
    const after = last && `where (${order.join(', ')}) > (${marks.join(', ')})`
    const values = last ? order.map((it) => last?.[it]) : []
    const page = await readRows<TableRow>(db, `${start} ${after ?? ''} ${end}`, values)
    if (page.length > 0) yield page
    if (page.length < limit) return
    last = page.at(-1)
  }
}

/** Inserts a page of rows. */
export async function insertPage(
  to: Db | Tx,
  { name, columns }: PagedTable,
  rows: readonly TableRow[],
): Promise<void> {
  const values: RawBuilder<unknown>[] = rows.map(
    (row) => sql`(${sql.join(columns.map((it) => row[it]))})`,
  )
  const names = sql.join(columns.map((it) => sql.ref(it)))
  await sql`insert into ${sql.table(name)} (${names}) values ${sql.join(values)}`.execute(to)
}
