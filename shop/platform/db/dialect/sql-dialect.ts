import type { DialectAdapter, Kysely } from 'kysely'
import type { SchemaWords } from './schema-words.ts'

/** The type of a value that comes out of JSON. */
export type JsonType = 'text' | 'integer' | 'real' | 'json'

/**
 * What SQLite and PostgreSQL write differently. A query is one text for both, and asks its database for these
 * words where there is no common one. Arguments and results are SQL.
 */
export interface SqlDialect {
  /** Whether the index of the search lies in the database itself. */
  readonly hasSearchIndex: boolean
  /** The words for the layout of tables. */
  readonly schema: SchemaWords
  /** The entries of a JSON array as rows of `key`, counted from 0, and `value`. */
  listOf(json: string, type: JsonType): string
  /** The objects of a JSON array, or the arrays, if the columns are numbers, as rows; `key` counts from 0. */
  rowsOf(json: string, columns: Readonly<Record<string, JsonType>>): string
  /** A JSON array of some cells. */
  jsonArray(...cells: readonly string[]): string
  /** A JSON object of the cells by their names. */
  jsonObject(cells: Readonly<Record<string, string>>): string
  /** All values of a group as a JSON array, in the given order; `[]` for no rows. */
  jsonRows(value: string, order?: string): string
  /** The JSON with a text in place of the value at a path such as `billing.city`. */
  withText(json: string, path: string, text: string): string
  /** The length of a JSON array. */
  jsonLength(json: string): string
  /** The greatest of some values that are not null. */
  most(...values: readonly string[]): string
  /** The least of some values that are not null. */
  least(...values: readonly string[]): string
  /**
   * The end of a query that holds its rows of a table until the transaction ends; nothing where one transaction
   * writes at a time.
   */
  holding(table: string): string
  /** The same, without the rows that other transactions hold. */
  holdingFree(table: string): string
  /** The query that holds the name `?1` until the transaction ends; nothing where one transaction writes at a time. */
  readonly holdingName: string
  /** The database's clock, in ms since 1970. */
  readonly clock: string
  /** The statement that lets the others of its transaction take as long as they need; nothing where all may. */
  readonly unhurried: string
  /**
   * The query that holds the name `?1` for its connection, with `isFree` 0 if another one does; nothing where one
   * program at a time has the database.
   */
  readonly tryingName: string
  /** The query that ends that. */
  readonly freeingName: string
  /** All values of a group as a text, in the given order. */
  joinTexts(value: string, separator: string, order?: string): string
  /** The text with the letters A to Z in lower case, and no others. */
  lower(text: string): string
  /** Whether two texts are the same, A to Z in any case. */
  isSame(text: string, other: string): string
  /** Whether a text is like a pattern with `%` and `_`, in which `\` escapes; A to Z in any case. */
  isLike(text: string, pattern: string): string
}

/** An adapter of Kysely that knows its database. */
export interface ShopAdapter extends DialectAdapter {
  readonly sqlDialect: SqlDialect
  /** The path of an embedded database; undefined for one on a server. */
  readonly file?: string
  /** Those to a server. */
  readonly connections?: Connections
}

/** Connections to a database server, and the calls that wait for one. */
export interface Connections {
  readonly used: number
  readonly idle: number
  readonly waiting: number
}

type Asked = Pick<Kysely<unknown>, 'getExecutor'>

/** The dialect of a database. */
export function dialectOf(db: Asked): SqlDialect {
  return adapterOf(db).sqlDialect
}

/** The path of an embedded database; undefined for one on a server. */
export function databaseFileOf(db: Asked): string | undefined {
  return adapterOf(db).file
}

/** The connections to a server; undefined for an embedded database. */
export function connectionsOf(db: Asked): Connections | undefined {
  return adapterOf(db).connections
}

function adapterOf(db: Asked): ShopAdapter {
  const { adapter } = db.getExecutor()
  if (!('sqlDialect' in adapter)) throw new Error('The database has no dialect of the shop')
  return adapter as ShopAdapter
}

/** A number is the place in an array, a name the key of an object. */
export function place(name: string): string {
  return /^\d+$/.test(name) ? name : `'${name}'`
}

/** Names and cells in the order of the arguments of a JSON object. */
export function pairs(cells: Readonly<Record<string, string>>): string {
  return Object.entries(cells)
    .map(([name, cell]) => `'${name}', ${cell}`)
    .join(', ')
}
