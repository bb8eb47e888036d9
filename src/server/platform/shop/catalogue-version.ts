import { CompiledQuery } from 'kysely'
import type { Db } from '../db/schema.ts'

/** Nearly every request asks it, so it is built once. */
const READ_VERSION = CompiledQuery.raw('select version from catalogue_version')

/** How often the catalogue has changed; part of every picture's address. */
export async function readCatalogueVersion(db: Db): Promise<number> {
  const { rows } = await db.executeQuery<{ version: number }>(READ_VERSION)
  return rows[0]?.version ?? 0
}
