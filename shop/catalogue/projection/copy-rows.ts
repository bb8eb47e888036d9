import { GOODS_TABLES } from '../../platform/db/dialect/schema-words.ts'
import { dialectOf, type JsonType } from '../../platform/db/dialect/sql-dialect.ts'
import { readRow, runText } from '../../platform/db/read-rows.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'
import { indexProducts } from '../by-hand/index-product.ts'
import { forgetSearch } from '../store-search.ts'

const JSON_TYPES: Readonly<Record<string, JsonType>> = {
  INTEGER: 'integer',
  REAL: 'real',
  TEXT: 'text',
}

/** Columns with their types, by table. */
export type Layout = Readonly<Record<string, Readonly<Record<string, JsonType>>>>

/** The layout of a copy. Its columns are those of the database that is copied, since both took the same steps. */
export async function readLayout(copy: Db): Promise<Layout> {
  const tables = await copy.introspection.getTables()
  const columnsOf = (columns: (typeof tables)[number]['columns']) =>
    Object.fromEntries(columns.map((it) => [it.name, JSON_TYPES[it.dataType] ?? 'text']))
  return Object.fromEntries(tables.map(({ name, columns }) => [name, columnsOf(columns)]))
}

/** Reads rows from one database, and writes them to the copy. */
export interface Copying {
  readonly from: Tx
  readonly to: Tx
  readonly layout: Layout
}

/** Copies products with their rows, and finds them by their words; products that are gone go. */
export async function copyProducts(copying: Copying, ids: readonly number[]): Promise<void> {
  const list = JSON.stringify(ids)
  const isOne = `in (select value from ${dialectOf(copying.to).listOf('?1', 'integer')} as one)`
  await forgetSearch(copying.to, ids)
  await runText(copying.to, `delete from product where id ${isOne}`, [list])
  for (const [table, column] of Object.entries(GOODS_TABLES.ofProduct)) {
    await copy(copying, table, { column, list })
  }
  await copyStock(copying, ids)
  await indexProducts(copying.to, ids)
}

/** Copies the stock of products; a change from or to nothing is noted as in the shop's own database. */
export function copyStock(copying: Copying, ids: readonly number[]): Promise<void> {
  const { from } = copying
  const articles = `(select number from article where product_id in (
    select value from ${dialectOf(from).listOf('?1', 'integer')} as one))`
  const list = JSON.stringify(ids)
  return write(copying, 'stock', {
    text: `select * from stock where article_number in ${articles}`,
    values: [list],
    conflict: 'on conflict (article_number) do update set available = excluded.available',
  })
}

/** Copies all categories; one that is gone goes once no product is in it. */
export async function copyCategories(copying: Copying): Promise<void> {
  await write(copying, 'category', {
    text: 'select * from category order by level',
    values: [],
    conflict: `on conflict (id) do update set parent_id = excluded.parent_id, slug = excluded.slug,
      position = excluded.position, level = excluded.level`,
  })
  await runText(copying.to, 'delete from category_text', [])
  await write(copying, 'category_text', { text: 'select * from category_text', values: [] })
}

function copy(
  copying: Copying,
  table: string,
  { column, list }: { readonly column: string; readonly list: string },
): Promise<void> {
  const ids = dialectOf(copying.from).listOf('?1', 'integer')
  const text = `select * from ${table} where ${column} in (select value from ${ids} as one)`
  return write(copying, table, { text, values: [list] })
}

interface Rows {
  readonly text: string
  readonly values: readonly unknown[]
  /** What to do with a row that the copy has; without it, there must be none. */
  readonly conflict?: string
}

/** Rows travel as one JSON text, which one database writes and the other reads. */
async function write(
  { from, to, layout }: Copying,
  table: string,
  { text, values, conflict = '' }: Rows,
): Promise<void> {
  const rows = await readRow<{ json: string }>(
    from,
    `select ${dialectOf(from).jsonRows('row')} as json from (${text}) as row`,
    values,
  )
  const columns = Object.keys(layout[table] ?? {}).join(', ')
  const read = dialectOf(to).rowsOf('?1', layout[table] ?? {})
  await runText(
    to,
    `insert into ${table} (${columns}) select ${columns} from ${read} as row where true ${conflict}`,
    [rows?.json ?? '[]'],
  )
}
