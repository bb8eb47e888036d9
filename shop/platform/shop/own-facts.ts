import { join } from 'node:path'
import type { Text } from '../../../src/i18n/text.ts'
import type { Language } from '../../../src/model/language.ts'
import { StartError } from '../start-error.ts'
import { readShopFile } from './read-shop-file.ts'
import { openShopFacts, type ShopFacts } from './shop-facts.ts'

/** Settings that say where the owner's file stands, and in which language faults are reported. */
export interface ShopFileLocation {
  readonly dataDir: string
  /** Absent where the file stands in the folder of the database. */
  readonly shopFile: string | undefined
  readonly language: Language
}

/** Where the owner's file stands. */
export function shopFilePath({
  dataDir,
  shopFile,
}: Pick<ShopFileLocation, 'dataDir' | 'shopFile'>): string {
  return shopFile ?? join(dataDir, 'shop.json')
}

/** What the owner's file says; undefined where there is none. Changes nothing. */
export function readOwnFacts(location: ShopFileLocation, t: Text): ShopFacts | undefined {
  const path = shopFilePath(location)
  const file = readShopFile(path, location.language)
  if (!file && location.shopFile !== undefined) {
    throw new StartError(t('shopFile.nofile', { path }))
  }
  return file && openShopFacts(file)
}
