import { dirname } from 'node:path'
import type { TestContext } from 'node:test'
import { sql } from 'kysely'
import { openDatabase } from '../../shop/platform/db/open-database.ts'
import type { Db } from '../../shop/platform/db/schema.ts'
import { callAfter } from './call-after.ts'

/** Opens the same database again, like another process or a restart. */
export async function reopen(t: TestContext, db: Db): Promise<Db> {
  const { rows } = await sql<{ file: string }>`select file from pragma_database_list`.execute(db)
  const [main] = rows
  if (!main) throw new Error('The database has no file')
  const again = await openDatabase({ dataDir: dirname(main.file) })
  callAfter(t, () => again.destroy())
  return again
}
