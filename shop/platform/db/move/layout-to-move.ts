import { dialectOf } from '../dialect/sql-dialect.ts'
import { readRows } from '../read-rows.ts'
import type { Db } from '../schema.ts'
import type { PagedTable } from '../table-pages.ts'

/** A table, as a move copies it. */
export interface MovedTable extends PagedTable {
  /** The column that the database numbers. */
  readonly serial?: string
  /** Whether an empty database has rows of it, which give way. */
  readonly isPreset: boolean
}

/** What each database has of its own: what has changed, the index of words, and the steps of its layout. */
const OWN = /^(?:kysely_|sqlite_|stock_turn$|catalogue_change$|product_(?:search|word|term)_)/
/** Where the search index of a file has put a product. */
const OWN_COLUMNS = ['document_id']
const PRESET = ['catalogue_version']
const PARENTS_FIRST: Readonly<Record<string, readonly string[]>> = { category: ['level', 'id'] }

/** The tables in the order in which an empty database got them: each refers to earlier ones only. */
export async function layoutToMove(empty: Db): Promise<readonly MovedTable[]> {
  const { schema } = dialectOf(empty)
  const described = await empty.introspection.getTables()
  const names = await readRows<{ name: string }>(empty, schema.tables, [])
  const moved = names.filter(({ name }) => !OWN.test(name))
  return Promise.all(
    moved.map(async ({ name }) => {
      const all = described.find((it) => it.name === name)?.columns ?? []
      const columns = all.map((it) => it.name).filter((it) => !OWN_COLUMNS.includes(it))
      const key = await readRows<{ name: string }>(empty, schema.key, [name])
      const order = PARENTS_FIRST[name] ?? key.map((it) => it.name)
      const serial = all.find((it) => it.isAutoIncrementing)?.name
      return {
        name,
        columns,
        order,
        ...(serial !== undefined && { serial }),
        isPreset: PRESET.includes(name),
      }
    }),
  )
}
