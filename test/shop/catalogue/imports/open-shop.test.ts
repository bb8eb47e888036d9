import { equal, ok } from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { createShop } from '../../../../shop/app/create-app.ts'
import { openDatabase } from '../../../../shop/platform/db/open-database.ts'
import { createVisitor } from '../../../helpers/open-shop.ts'
import { bundleProgram } from '../../../helpers/run-shop.ts'
import { openTestPlace } from '../../../helpers/test-place.ts'
import { shopify } from '../importers/import-text.ts'
import { importInto, readCatalogue } from './importing.ts'

const PRODUCTS = 1500

const fileOf = (word: string) =>
  shopify(
    ...Array.from({ length: PRODUCTS }, (_, at) => ({
      Handle: `mat-${at}`,
      Title: `Matta ${at} ${word}`,
      'Variant SKU': `M-${at}`,
      'Variant Price': '100',
      'Variant Inventory Qty': '100000',
    })),
  )

test('customers fill their carts while an import changes every product', async (t) => {
  const program = await bundleProgram('test/shop/catalogue/imports/killed-import.ts')
  const place = openTestPlace(t)
  await place.provide()
  const path = join(place.dataDir, 'mats.csv')
  writeFileSync(path, fileOf('gammal'))
  await importInto(place, path)
  const db = await openDatabase(place)
  const shop = await createShop(db)
  const buyer = createVisitor(shop, {})
  writeFileSync(path, fileOf('modern'))

  const child = spawn(process.execPath, [program, JSON.stringify(place), path, '0'], {
    stdio: 'inherit',
  })
  let isOver = false
  const ended = once(child, 'close').then(([code]) => {
    isOver = true
    return code
  })
  let adds = 0
  for (; !isOver; adds += 1) {
    const article = { articleNumber: `M-${adds % 100}`, quantity: 1 }
    const { statusCode, body } = await buyer.ask('/api/cart/add', article)
    equal(statusCode, 200, body)
  }

  equal(await ended, 0)
  ok(adds > 10, `${adds} adds`)
  t.diagnostic(`${adds} adds, none refused`)
  const goods = JSON.stringify(await readCatalogue(db))
  ok(goods.includes(`Matta ${PRODUCTS - 1} modern`) && !goods.includes('gammal'))
  await shop.close()
  await db.destroy()
})
