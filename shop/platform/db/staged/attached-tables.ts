import type { Handle } from '../libsql-handle.ts'
import { runText } from '../read-rows.ts'
import { retryWhileBusy } from '../retry-while-busy.ts'
import type { Db } from '../schema.ts'
import type { StagedTables } from './staged-tables.ts'

/** The staging file itself, attached to the embedded database for as long as that is open. */
export async function withAttached<Result>(
  { db, path }: { readonly db: Db; readonly path: string },
  file: Handle,
  work: (staged: StagedTables) => Promise<Result>,
): Promise<Result> {
  await runText(db, 'attach ? as staged', [file.path])
  return work({
    db,
    bring: async () => {},
    fill: (texts) => fill(file, path, texts),
  })
}

/** By the connection to the staging file: one that has the shop's write lock would hold up the shop. */
async function fill(file: Handle, path: string, texts: readonly string[]): Promise<void> {
  file.run('attach ? as shop', [path])
  try {
    for (const text of texts) await retryWhileBusy(() => void file.run(text, []))
  } finally {
    file.run('detach shop', [])
  }
}
