import { DAY_MS } from '../durations.ts'
import { dialectOf } from './dialect/sql-dialect.ts'
import { readRow, readRows } from './read-rows.ts'
import type { Db, Tx } from './schema.ts'

/** What of the catalogue has changed: a product with all its rows, the stock of its articles, or the categories. */
type ChangeKind = 'product' | 'stock' | 'categories'

export interface Change {
  /** PostgreSQL's number of the transaction. */
  readonly xid: string
  readonly kind: ChangeKind
  /** 0 for categories. */
  readonly productId: number
}

/** A place in the log. Everything that began before it has ended, and is told. */
export interface LogPlace {
  /** PostgreSQL's number of the oldest transaction that was under way. */
  readonly horizon: string
  readonly version: number
}

/** Names the log of one database; another one after a restore, whose numbers mean something else. */
export async function readLogName(db: Db): Promise<string> {
  const row = await readRow<{ name: string }>(
    db,
    `select concat_ws('-', system_identifier, timeline_id,
            cast(cast('catalogue_change' as regclass) as oid)) as name
       from pg_control_system(), pg_control_checkpoint()`,
    [],
  )
  return row?.name ?? ''
}

/** Lets every statement of the transaction see the same instant; the first one does so. */
export async function holdSnapshot(tx: Tx): Promise<void> {
  await readRows(tx, 'set transaction isolation level repeatable read', [])
}

/** The place that a snapshot sees. */
export async function readLogPlace(tx: Tx): Promise<LogPlace> {
  const row = await readRow<LogPlace>(
    tx,
    `select cast(pg_snapshot_xmin(pg_current_snapshot()) as text) as horizon, version
       from catalogue_version`,
    [],
  )
  if (!row) throw new Error('The catalogue has no version')
  return row
}

/**
 * Changes by transactions that had not ended at a place. A transaction may become visible after a later one, so
 * those from the place on are listed each time, except for the transactions that are `told` already.
 */
export function listChanges(
  tx: Db | Tx,
  horizon: string,
  told: readonly string[],
): Promise<Change[]> {
  return readRows(
    tx,
    `select cast(xid as text) as xid, kind, product_id as "productId" from catalogue_change
      where xid >= cast(?1 as xid8) and xid <> all (cast(?2 as xid8[]))`,
    [horizon, `{${told.join(',')}}`],
  )
}

/** Whether anything has changed since a place: a change that is not told yet, or the version of the catalogue. */
export async function isBehind(
  db: Db,
  { horizon, version }: LogPlace,
  told: readonly string[],
): Promise<boolean> {
  // The order lets the server look at the end of an index: without it, it reads the whole log.
  const text = `
    select 1 as found from catalogue_version
     where version <> ?3 or (
       select xid from catalogue_change
        where xid >= cast(?1 as xid8) and xid <> all (cast(?2 as xid8[]))
        order by xid desc limit 1) is not null`
  return (await readRow(db, text, [horizon, `{${told.join(',')}}`, version])) !== undefined
}

/** How long changes are told; a copy that is half as old begins anew. */
export const TOLD_MS = 14 * DAY_MS

/**
 * Forgets changes that every copy has been told, and those of transactions that are still to come: a restore has
 * brought them from a server with higher numbers. Without copies there are none.
 */
export async function forgetChanges(db: Db | Tx, now: number): Promise<void> {
  if (dialectOf(db).hasSearchIndex) return
  await readRows(
    db,
    `delete from catalogue_change
      where made_at < ?1 or xid >= pg_snapshot_xmax(pg_current_snapshot())`,
    [now - TOLD_MS],
  )
}
