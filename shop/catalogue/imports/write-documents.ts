import { setTimeout as sleep } from 'node:timers/promises'
import type { Language } from '../../../src/model/language.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'
import type { SearchRow } from '../search-row.ts'
import {
  deleteDocuments,
  indexedLanguages,
  listLostDocuments,
  storeDocuments,
} from './document-queries.ts'
import type { ImportWatcher } from './import-report.ts'
import type { Staging } from './staging.ts'

/** Documents per transaction, which takes some milliseconds. */
const DOCUMENTS_PER_WRITE = 50

/**
 * Writes the search documents before the switch, a few at a time, since they are most of the work. No
 * product uses their ids yet.
 */
export async function writeDocuments(
  db: Db,
  { handle }: Staging,
  watcher: ImportWatcher,
): Promise<void> {
  await removeLostDocuments(db)
  const [row] = handle.run('select count(*) as total from document', []).rows
  const total = Number(row?.total)
  const text = 'select id, content from document where id > ? order by id limit ?'
  let last = 0
  for (let done = 0; done < total; ) {
    const { rows } = handle.run(text, [last, DOCUMENTS_PER_WRITE])
    if (rows.length === 0) return
    await writePaced(() => inTransaction(db, (tx) => store(tx, rows)))
    last = Number(rows.at(-1)?.id)
    done += rows.length
    watcher.onStep('indexed', done, total)
  }
}

async function store(tx: Tx, found: readonly Record<string, unknown>[]): Promise<void> {
  const documents = found.map((it) => ({
    id: Number(it.id),
    rows: JSON.parse(String(it.content)) as Record<Language, SearchRow>,
  }))
  for (const language of indexedLanguages(tx)) {
    const own = documents.map(({ id, rows }) => ({ id, row: rows[language] }))
    await storeDocuments(tx, language, own)
  }
}

/** Deletes documents that were replaced, or that an interrupted import has left behind. */
export async function removeLostDocuments(db: Db): Promise<void> {
  for (const language of indexedLanguages(db)) {
    const lost = await listLostDocuments(db, language)
    for (let at = 0; at < lost.length; at += DOCUMENTS_PER_WRITE) {
      const ids = lost.slice(at, at + DOCUMENTS_PER_WRITE)
      await writePaced(() => inTransaction(db, (tx) => deleteDocuments(tx, language, ids)))
    }
  }
}

/** Pauses after each write for as long as it took, so that the shop can write in between. */
export async function writePaced(write: () => Promise<void>): Promise<void> {
  const start = performance.now()
  await write()
  await sleep(performance.now() - start)
}
