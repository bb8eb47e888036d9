import type { Db } from '../schema.ts'

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
