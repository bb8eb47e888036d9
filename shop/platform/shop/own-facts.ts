import { join } from 'node:path'
import type { Text } from '../../../src/i18n/text.ts'
import type { Language } from '../../../src/model/language.ts'
import { StartError } from '../start-error.ts'
import { readShopFile } from './read-shop-file.ts'
import { openShopFacts, type ShopFacts } from './shop-facts.ts'

/** Settings for the location of the owner's file, and the language for reporting faults. */
export interface ShopFileLocation {
  readonly dataDir: string
  /** Absent if the file is in the folder of the database. */
  readonly shopFile: string | undefined
  readonly language: Language
}

/** The path of the owner's file. */
export function shopFilePath({
  dataDir,
  shopFile,
}: Pick<ShopFileLocation, 'dataDir' | 'shopFile'>): string {
  return shopFile ?? join(dataDir, 'shop.json')
}

/** Reads the owner's file; undefined if there is none. */
export function readOwnFacts(location: ShopFileLocation, t: Text): ShopFacts | undefined {
  const path = shopFilePath(location)
  const file = readShopFile(path, location.language)
  if (!file && location.shopFile !== undefined) {
    throw new StartError(t('shopFile.nofile', { path }))
  }
  return file && openShopFacts(file)
}
