import type { Db } from '../db/schema.ts'

/** How often the catalogue has changed; part of every picture's address. */
export async function readCatalogueVersion(db: Db): Promise<number> {
  const row = await db.selectFrom('catalogue_version').select('version').executeTakeFirst()
  return row?.version ?? 0
}
