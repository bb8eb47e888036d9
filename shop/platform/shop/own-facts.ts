import { join } from 'node:path'
import type { Text } from '../../../src/i18n/text.ts'
import type { Settings } from '../settings/settings.ts'
import { StartError } from '../start-error.ts'
import { readShopFile } from './read-shop-file.ts'
import { openShopFacts, type ShopFacts } from './shop-facts.ts'

export type FilePlace = Pick<Settings, 'dataDir' | 'shopFile' | 'language'>

/** Where the owner's file stands. */
export function shopFilePath({
  dataDir,
  shopFile,
}: Pick<FilePlace, 'dataDir' | 'shopFile'>): string {
  return shopFile ?? join(dataDir, 'shop.json')
}

/** What the owner's file says; undefined where there is none. Changes nothing. */
export function readOwnFacts(place: FilePlace, t: Text): ShopFacts | undefined {
  const path = shopFilePath(place)
  const file = readShopFile(path, place.language)
  if (!file && place.shopFile !== undefined) {
    throw new StartError(t('shopFile.nofile', { path }))
  }
  return file && openShopFacts(file)
}
