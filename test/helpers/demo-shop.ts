import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import '../../shop/app/texts.ts'
import { demoFacts } from '../../shop/demo/demo-shop.ts'
import file from '../../shop/demo/shop.json'

/** The facts of the demo shop, which tests use by default. */
export const demoShop = demoFacts()

/** Copies the demo's file to the place of a shop's own, so that a test's products belong to a named shop. */
export function writeShopFile(dataDir: string, content: object = file): string {
  const path = join(dataDir, 'shop.json')
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(path, JSON.stringify(content, undefined, 2))
  return path
}
