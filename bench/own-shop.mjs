import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { openShop } from './built-shop.mjs'

/**
 * The built shop of a folder with the demo's goods as its own, and with these fields more in its file:
 * the demo itself takes no file.
 */
export async function openOwnShop(folder, settings, fields) {
  const demo = await openShop(folder, settings)
  const { data } = demo
  demo.child.removeAllListeners('exit')
  const ended = once(demo.child, 'exit')
  demo.child.kill('SIGTERM')
  await ended
  const database = new Database(join(data, 'courtside.db'))
  database.exec("update demo_state set is_demo = 0; update product set source = 'own'")
  database.close()
  writeOwnFile(folder, data, fields)
  const shop = await openShop(folder, { ...settings, DATA_DIR: data })
  return { ...shop, data }
}

/** The demo's file as that of a shop with goods of its own, with these fields more. */
export function writeOwnFile(folder, data, fields = {}) {
  const { look, ...file } = JSON.parse(readFileSync(join(folder, 'shop/demo/shop.json'), 'utf8'))
  writeFileSync(join(data, 'shop.json'), JSON.stringify({ ...file, ...fields }))
}
