import type { Db } from '../server/platform/db/schema.ts'
import { seedCustomers } from './seed-customers.ts'

/** Fills an empty shop with the demo catalogue and two customers; leaves any other shop alone. */
export async function seedDemo(db: Db, now: number = Date.now()): Promise<void> {
  const product = await db.selectFrom('product').select('id').limit(1).executeTakeFirst()
  const customer = await db.selectFrom('customer').select('id').limit(1).executeTakeFirst()
  if (!customer) await seedCustomers(db, now)
  if (!product) await seedCatalogue(db)
}

/** Both are loaded only when needed, so that a shop that has its goods starts at once. */
async function seedCatalogue(db: Db): Promise<void> {
  const { buildDemoCatalogue } = await import('./demo-catalogue.ts')
  const { storeCatalogue } = await import('../server/catalogue/store-catalogue.ts')
  await storeCatalogue(db, buildDemoCatalogue(), { source: 'demo' })
}
