import type { SqlDialect } from './dialect/sql-dialect.ts'
import { readRow, readRows, runText } from './read-rows.ts'
import type { Db } from './schema.ts'

/** One of the programs that run on a database server. */
export interface NodeRow {
  /** The name of its machine. */
  readonly host: string
  /** Signatures of its settings by their names, as JSON. */
  readonly settings: string
}

/** A node that has not been heard of for this long has ended. */
const SILENT_MS = 60_000

const NOW = ({ clock }: SqlDialect) => `select ${clock} as at`

/** The database's clock. */
export async function readDatabaseTime(db: Db): Promise<number> {
  return (await readRow<{ at: number }>(db, NOW, []))?.at ?? 0
}

// All nodes go by the database's clock.
const NOTE = ({ clock }: SqlDialect) => `
  insert into node (id, host, settings, seen_at) values (?1, ?2, ?3, ${clock})
  on conflict (id) do update set seen_at = excluded.seen_at`
const FORGET = ({ clock }: SqlDialect) => `delete from node where seen_at < ${clock} - ?1`

/** Notes that a node runs, and forgets those that have ended. */
export async function noteNode(db: Db, id: string, { host, settings }: NodeRow): Promise<void> {
  await runText(db, NOTE, [id, host, settings])
  await runText(db, FORGET, [SILENT_MS])
}

/** The nodes beside one. */
export function listOtherNodes(db: Db, id: string): Promise<NodeRow[]> {
  const text = 'select host, settings from node where id <> ?1 order by host, id'
  return readRows(db, text, [id])
}

export async function forgetNode(db: Db, id: string): Promise<void> {
  await runText(db, 'delete from node where id = ?1', [id])
}
