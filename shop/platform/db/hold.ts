import { dialectOf } from './dialect/sql-dialect.ts'
import { readRow, readRows } from './read-rows.ts'
import type { Db, Tx } from './schema.ts'

/** What a transaction reads first, to write on the strength of it, belongs to one of these. */
type Holder = 'company' | 'customer' | 'session' | 'orders'

/**
 * Lets one transaction at a time change what belongs to a row: the others wait here for its end, and then read what
 * it wrote. SQLite has one writing transaction at a time in any case. `where` finds the row by something else.
 */
export async function holdRow(tx: Tx, table: Holder, by: string, where = 'id = ?1'): Promise<void> {
  const held = dialectOf(tx).holding(table)
  if (held !== '') await readRows(tx, `select id from ${table} where ${where} ${held}`, [by])
}

/** Does the same for what belongs to no row, such as the next free number. */
export async function holdName(tx: Tx, name: string): Promise<void> {
  const { holdingName } = dialectOf(tx)
  if (holdingName !== '') await readRows(tx, holdingName, [name])
}

/** Lets the statements of a transaction about the whole catalogue take longer than those that visitors wait for. */
export async function takeTime(tx: Tx): Promise<void> {
  const { unhurried } = dialectOf(tx)
  if (unhurried !== '') await readRows(tx, unhurried, [])
}

/**
 * Does what one node at a time does, with a connection that holds the name meanwhile: it frees the name however the
 * work or its node ends. Returns undefined at once while another node is at it.
 */
export async function doAlone<Result>(
  db: Db,
  name: string,
  work: (one: Db) => Promise<Result>,
): Promise<Result | undefined> {
  const { tryingName, freeingName } = dialectOf(db)
  if (tryingName === '') return work(db)
  return db.connection().execute(async (one) => {
    const tried = await readRow<{ isFree: 0 | 1 }>(one, tryingName, [name])
    if (tried?.isFree !== 1) return undefined
    try {
      return await work(one)
    } finally {
      await readRows(one, freeingName, [name])
    }
  })
}
