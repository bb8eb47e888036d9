import type { Text } from '../../src/i18n/text.ts'
import { storeFees } from '../cart/contents/fee-writes.ts'
import { hasOwnProducts } from '../catalogue/import-queries.ts'
import { DELIVERY_KINDS, needsOption } from '../delivery/delivery-rules.ts'
import { demoFacts } from '../demo/demo-shop.ts'
import { type FillOptions, seedDemo, settleOwn } from '../demo/seed-demo.ts'
import { isDatabaseThere, withDatabase } from '../platform/db/open-database.ts'
import type { Db } from '../platform/db/schema.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'
import { StartError } from '../platform/start-error.ts'
import type { Settings } from '../settings/settings.ts'

/**
 * The facts of the shop on a database. An empty database without a shop file becomes the demo. Throws for
 * products of the owner's without a file, and for the demo's products with one, since either would be sold
 * under a wrong name.
 */
export async function settleFacts(
  db: Db,
  own: ShopFacts | undefined,
  t: Text,
  filling: FillOptions = {},
): Promise<ShopFacts> {
  if (own) await refuseDemo(db, t)
  else {
    await refuseOwnProducts(db, t)
    await seedDemo(db, filling)
  }
  const facts = own ?? demoFacts()
  await storeFees(db, facts)
  return facts
}

/**
 * Throws for delivery methods that need a carrier's places or times, if an owner's shop has not enabled the
 * built-in carrier explicitly: there is no other carrier.
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

/** Throws if the folder holds the demo, where an owner's shop must not be set up. */
export async function refuseDemoAt(settings: Settings, t: Text): Promise<void> {
  if (isDatabaseThere(settings)) await withDatabase(settings, (db) => refuseDemo(db, t))
}

export async function refuseDemo(db: Db, t: Text): Promise<void> {
  if (await settleOwn(db)) return
  throw new StartError(t('shopFile.demo'))
}
