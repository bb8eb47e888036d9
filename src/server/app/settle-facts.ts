import { join } from 'node:path'
import { demoFacts } from '../../demo/demo-shop.ts'
import { seedDemo, settleOwn } from '../../demo/seed-demo.ts'
import type { Language } from '../../model/language.ts'
import { hasOwnGoods } from '../catalogue/import-queries.ts'
import { isDatabaseThere, openDatabase } from '../platform/db/open-database.ts'
import type { Db } from '../platform/db/schema.ts'
import { StartError } from '../platform/db/start-error.ts'
import type { Settings } from '../platform/settings/settings.ts'
import { readShopFile } from '../platform/shop/read-shop-file.ts'
import { openShopFacts, type ShopFacts } from '../platform/shop/shop-facts.ts'
import { defaultText } from '../platform/texts/server-text.ts'
import { storeFees } from '../sales/cart/fee-writes.ts'

type Place = Pick<Settings, 'dataDir' | 'shopFile'>

/** Where the owner's file stands. */
export function shopFilePath({ dataDir, shopFile }: Place): string {
  return shopFile ?? join(dataDir, 'shop.json')
}

/** What the owner's file says; undefined where there is none. Changes nothing. */
export function readOwnFacts(place: Place): ShopFacts | undefined {
  const path = shopFilePath(place)
  const file = readShopFile(path)
  if (!file && place.shopFile !== undefined) {
    throw new StartError(`SHOP_FILE is ${path}, and there is no such file.`)
  }
  return file && openShopFacts(file)
}

/** What a shop is, for a program beside it. */
export function readFacts(place: Place): ShopFacts {
  return readOwnFacts(place) ?? demoFacts()
}

/**
 * What the shop on a database is. An empty one without a file becomes the demo; goods of somebody's
 * own are sold under no other name than theirs, and the demo's goods under no other than the demo's.
 */
export async function settleFacts(db: Db, own: ShopFacts | undefined): Promise<ShopFacts> {
  if (own) await refuseDemo(db, own.languages[0])
  else {
    await refuseOwnGoods(db)
    await seedDemo(db)
  }
  const facts = own ?? demoFacts()
  await storeFees(db, facts)
  return facts
}

async function refuseOwnGoods(db: Db): Promise<void> {
  if (!(await hasOwnGoods(db))) return
  throw new StartError(
    'This shop has goods of its own and no shop.json that says whose it is: run npm run setup.',
  )
}

/** Refuses to make a shop of one's own in the folder of the demo. */
export async function refuseDemoAt(settings: Settings, language: Language): Promise<void> {
  if (!isDatabaseThere(settings)) return
  const db = await openDatabase(settings)
  try {
    await refuseDemo(db, language)
  } finally {
    await db.destroy()
  }
}

export async function refuseDemo(db: Db, language: Language = 'en'): Promise<void> {
  if (await settleOwn(db)) return
  throw new StartError(defaultText(language)('shopFile.demo'))
}
