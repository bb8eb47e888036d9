import { readRow, runText } from '../platform/db/read-rows.ts'
import type { Db, Tx } from '../platform/db/schema.ts'

/** Number of changes to the catalogue; part of every picture's address. */
export async function readCatalogueVersion(db: Db): Promise<number> {
  const text = 'select version from catalogue_version'
  return (await readRow<{ version: number }>(db, text, []))?.version ?? 0
}

/** Makes everything that memory holds of the catalogue outdated. */
export async function bumpVersion(tx: Tx): Promise<void> {
  await runText(tx, 'update catalogue_version set version = version + 1', [])
}

/** When the next campaign begins or ends; null if none will. */
export async function readCampaignsAt(db: Db | Tx): Promise<number | null> {
  const text = 'select campaigns_at as at from catalogue_version'
  return (await readRow<{ readonly at: number | null }>(db, text, []))?.at ?? null
}
