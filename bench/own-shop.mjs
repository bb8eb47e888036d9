import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The demo's file for a shop with products of its own; the demo itself accepts no file. */
export function writeOwnFile(folder, data) {
  const { look, ...file } = JSON.parse(readFileSync(join(folder, 'shop/demo/shop.json'), 'utf8'))
  writeFileSync(join(data, 'shop.json'), JSON.stringify(file))
}
