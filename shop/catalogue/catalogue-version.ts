import { CompiledQuery } from 'kysely'
import { readRows } from '../platform/db/read-rows.ts'
import type { Db, Tx } from '../platform/db/schema.ts'

/** Nearly every request runs it, so it is built once. */
const READ_VERSION = CompiledQuery.raw('select version from catalogue_version')

/** Number of changes to the catalogue; part of every picture's address. */
export async function readCatalogueVersion(db: Db): Promise<number> {
  const { rows } = await db.executeQuery<{ version: number }>(READ_VERSION)
  return rows[0]?.version ?? 0
}

/** Makes everything that memory holds of the catalogue outdated. */
export async function bumpVersion(tx: Tx): Promise<void> {
  await tx
    .updateTable('catalogue_version')
    .set((it) => ({ version: it('version', '+', 1) }))
    .execute()
}

/** When the next campaign begins or ends; null if none will. */
export async function readCampaignsAt(db: Db | Tx): Promise<number | null> {
  const text = 'select campaigns_at as at from catalogue_version'
  const [row] = await readRows<{ readonly at: number | null }>(db, text, [])
  return row?.at ?? null
}
