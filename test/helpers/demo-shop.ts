import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import '../../shop/app/texts.ts'
import { demoFacts } from '../../shop/demo/demo-shop.ts'
import file from '../../shop/demo/shop.json'

/** What the demo shop is; shops of tests are it, unless they say otherwise. */
export const demoShop = demoFacts()

/** Puts the demo's file where a shop looks for its own: goods of a test are sold under a name. */
export function writeShopFile(dataDir: string, content: object = file): string {
  const path = join(dataDir, 'shop.json')
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(path, JSON.stringify(content, undefined, 2))
  return path
}
