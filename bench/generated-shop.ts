import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { storeProducts } from '../shop/catalogue/imports/store-catalogue.ts'
import { storeCategories } from '../shop/catalogue/store-categories.ts'
import { buildDemoCatalogue } from '../shop/demo/demo-catalogue.ts'
import { openDatabase } from '../shop/platform/db/open-database.ts'
import type { Db } from '../shop/platform/db/schema.ts'
import { generateCatalogue } from './generated/generate-catalogue.ts'

/** The shop's database in a folder, with a generated catalogue; one that is there is used again. */
export async function openGenerated(folder: string, articles: number): Promise<Db> {
  const isThere = existsSync(join(folder, 'generated'))
  mkdirSync(folder, { recursive: true })
  const db = await openDatabase({ dataDir: folder })
  if (isThere) return db
  await fillGenerated(db, articles)
  mkdirSync(join(folder, 'generated'))
  return db
}

/** Fills an empty database. */
function fillGenerated(db: Db, articles: number): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await storeCategories(tx, buildDemoCatalogue().categories)
    await storeProducts(tx, generateCatalogue(articles), { source: 'generated' })
  })
}
