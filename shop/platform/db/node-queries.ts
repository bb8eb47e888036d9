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
/** All nodes go by the server's clock. */
const SERVER_TIME = 'cast(extract(epoch from clock_timestamp()) * 1000 as bigint)'

/** The server's clock. */
export async function readServerTime(db: Db): Promise<number> {
  const row = await readRow<{ at: number }>(db, `select ${SERVER_TIME} as at`, [])
  return row?.at ?? 0
}

/** Notes that a node runs, and forgets those that have ended. */
export async function noteNode(db: Db, id: string, { host, settings }: NodeRow): Promise<void> {
  const text = `insert into node (id, host, settings, seen_at) values (?1, ?2, ?3, ${SERVER_TIME})
    on conflict (id) do update set seen_at = excluded.seen_at`
  await runText(db, text, [id, host, settings])
  await runText(db, `delete from node where seen_at < ${SERVER_TIME} - ?1`, [SILENT_MS])
}

/** The nodes beside one. */
export function listOtherNodes(db: Db, id: string): Promise<NodeRow[]> {
  const text = 'select host, settings from node where id <> ?1 order by host, id'
  return readRows(db, text, [id])
}

export async function forgetNode(db: Db, id: string): Promise<void> {
  await runText(db, 'delete from node where id = ?1', [id])
}
