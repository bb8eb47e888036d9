import { databaseFileOf } from '../dialect/sql-dialect.ts'
import type { Handle } from '../libsql-handle.ts'
import type { Db } from '../schema.ts'
import { withAttached } from './attached-tables.ts'
import type { StagedTables } from './staged-tables.ts'
import { withTemporary } from './temporary-tables.ts'

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
