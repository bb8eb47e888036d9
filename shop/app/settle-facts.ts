import type { Text } from '../../src/i18n/text.ts'
import { storeFees } from '../cart/contents/fee-writes.ts'
import { hasOwnProducts } from '../catalogue/import-queries.ts'
import { DELIVERY_KINDS, needsOption } from '../delivery/delivery-rules.ts'
import { demoFacts } from '../demo/demo-shop.ts'
import { seedDemo, settleOwn } from '../demo/seed-demo.ts'
import { isDatabaseThere, openDatabase } from '../platform/db/open-database.ts'
import type { Db } from '../platform/db/schema.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'
import { StartError } from '../platform/start-error.ts'
import type { Settings } from '../settings/settings.ts'

/**
 * What the shop on a database is. An empty one without a file becomes the demo; goods of somebody's
 * own are sold under no other name than theirs, and the demo's goods under no other than the demo's.
 */
export async function settleFacts(db: Db, own: ShopFacts | undefined, t: Text): Promise<ShopFacts> {
  if (own) await refuseDemo(db, t)
  else {
    await refuseOwnProducts(db, t)
    await seedDemo(db)
  }
  const facts = own ?? demoFacts()
  await storeFees(db, facts)
  return facts
}

/**
 * Refuses to offer places and times that nobody lists: there is only the built-in carrier, and that one
 * is asked for by name where a shop is somebody's own.
 */
export function refuseWithoutCarrier(
  own: ShopFacts,
  { sandboxCarrier }: Pick<Settings, 'sandboxCarrier'>,
  t: Text,
): void {
  if (sandboxCarrier === 'on') return
  const way = DELIVERY_KINDS.find((it) => own.delivery.ways[it] && needsOption(it))
  if (way) throw new StartError(t('shopFile.noCarrier', { field: `delivery.ways.${way}` }))
}

async function refuseOwnProducts(db: Db, t: Text): Promise<void> {
  if (await hasOwnProducts(db)) throw new StartError(t('shopFile.nobody'))
}

/** Refuses to make a shop of one's own in the folder of the demo. */
export async function refuseDemoAt(settings: Settings, t: Text): Promise<void> {
  if (!isDatabaseThere(settings)) return
  const db = await openDatabase(settings)
  try {
    await refuseDemo(db, t)
  } finally {
    await db.destroy()
  }
}

export async function refuseDemo(db: Db, t: Text): Promise<void> {
  if (await settleOwn(db)) return
  throw new StartError(t('shopFile.demo'))
}
