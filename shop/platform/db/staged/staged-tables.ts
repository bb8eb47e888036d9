import { databaseFileOf } from '../dialect/sql-dialect.ts'
import type { Handle } from '../libsql-handle.ts'
import type { Db } from '../schema.ts'
import { withAttached } from './attached-tables.ts'
import { withTemporary } from './temporary-tables.ts'

/**
 * Tables of a staging file beside the shop's own: statements name both alike, and a transaction takes the staged
 * rows over.
 */
export interface StagedTables {
  /** The shop's database, where transactions see the staged tables. */
  readonly db: Db
  /** Lets the database have the rows that the file has now in these tables. */
  bring(tables: readonly string[]): Promise<void>
  /** Runs statements that write to staged tables, and only read the shop's: nobody waits for them. */
  fill(texts: readonly string[]): Promise<void>
}

/**
 * Does work with the tables of a staging file beside the shop's. They are undefined while another program has
 * staged tables by the same name beside a database on a server.
 */
export function withStaged<Result>(
  db: Db,
  file: Handle,
  work: (staged: StagedTables | undefined) => Promise<Result>,
): Promise<Result> {
  const path = databaseFileOf(db)
  return path === undefined ? withTemporary(db, file, work) : withAttached({ db, path }, file, work)
}
