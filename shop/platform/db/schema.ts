import type { Kysely, Transaction } from 'kysely'
import type { ShopTables } from './tables.ts'

/** The shop's database, for single statements; statements that belong together take a `Tx`. */
export type Db = Kysely<ShopTables>
/** A write transaction, which holds the write lock from the start. */
export type Tx = Transaction<ShopTables>
