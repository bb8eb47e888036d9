import { CompiledQuery } from 'kysely'
import { readRows } from '../platform/db/read-rows.ts'
import type { Db, Tx } from '../platform/db/schema.ts'

/** Nearly every request asks it, so it is built once. */
const READ_VERSION = CompiledQuery.raw('select version from catalogue_version')

/** How often the catalogue has changed; part of every picture's address. */
export async function readCatalogueVersion(db: Db): Promise<number> {
  const { rows } = await db.executeQuery<{ version: number }>(READ_VERSION)
  return rows[0]?.version ?? 0
}

/** What is kept in memory of the catalogue is read again. */
export async function bumpVersion(tx: Tx): Promise<void> {
  await tx
    .updateTable('catalogue_version')
    .set((it) => ({ version: it('version', '+', 1) }))
    .execute()
}

/** When a campaign begins or ends next; null where none will. */
export async function readCampaignsAt(db: Db | Tx): Promise<number | null> {
  const text = 'select campaigns_at as at from catalogue_version'
  const [row] = await readRows<{ readonly at: number | null }>(db, text, [])
  return row?.at ?? null
}
