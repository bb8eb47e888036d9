import { deepEqual, equal, match } from 'node:assert/strict'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { storeCatalogue } from '../../../shop/catalogue/imports/store-catalogue.ts'
import { openDatabase } from '../../../shop/platform/db/open-database.ts'
import { writeShopFile } from '../../helpers/demo-shop.ts'
import { temporaryFolder } from '../../helpers/open-shop.ts'
import { OTHER_FILE } from '../../helpers/other-shop.ts'
import { bundleMain, GENTLE_EXIT, runToEnd, startShop } from '../../helpers/run-shop.ts'
import { smallCatalogue } from '../../helpers/small-catalogue.ts'
import { oneIn } from '../../helpers/try-all.ts'

async function fillWithOwnGoods(dataDir: string): Promise<void> {
  const db = await openDatabase({ dataDir })
  await storeCatalogue(db, smallCatalogue(), { source: 'csv' })
  await db.destroy()
}

const titleOf = async (address: string) =>
  /<title>(.*?)<\/title>/.exec(await (await fetch(address)).text())?.[1]

test('a wrong field ends the start with one sentence, and nothing is touched', async (t) => {
  const main = await bundleMain()
  const dataDir = join(temporaryFolder(t), 'data')
  const path = writeShopFile(dataDir, { ...OTHER_FILE, currency: 'kronor' })

  const { code, stdout, stderr } = await runToEnd(main, { DATA_DIR: dataDir })

  deepEqual([code, stdout], [1, ''])
  equal(
    stderr,
    `${path}, rad 7: currency måste vara en valutas tre stora bokstäver, till exempel SEK, men är "kronor".\n`,
  )
  deepEqual(readdirSync(dataDir), ['shop.json'])
})

for (const [way, named] of [
  ['pickup', { home: {}, pickup: {} }],
  ['slot', { home: {}, slot: { countries: ['SE'] } }],
  ['pickup', { pickup: {}, slot: {} }],
] as const) {
  test(`a way with nothing behind it ends the start: ${Object.keys(named)}`, async (t) => {
    const main = await bundleMain()
    const dataDir = join(temporaryFolder(t), 'data')
    writeShopFile(dataDir, { ...OTHER_FILE, delivery: { ...OTHER_FILE.delivery, ways: named } })
    for (const SANDBOX_CARRIER of oneIn(2, ['auto', 'off'])) {
      const { code, stderr } = await runToEnd(main, { DATA_DIR: dataDir, SANDBOX_CARRIER })

      equal(code, 1)
      equal(
        stderr,
        `shop.json names delivery.ways.${way}, and no carrier is connected that has places or times to choose from. Take the way out of the file, or set SANDBOX_CARRIER=up to try it.\n`,
      )
      deepEqual(readdirSync(dataDir), ['shop.json'])
    }
  })
}

test('an empty folder is the demo; own goods without a file are not sold', async (t) => {
  const main = await bundleMain()
  const [empty, own] = [join(temporaryFolder(t), 'data'), join(temporaryFolder(t), 'data')]
  const demo = await startShop(t, main, { DATA_DIR: empty })
  match((await titleOf(demo.address)) ?? '', / – Courtside$/)
  equal(await demo.stop('SIGTERM'), GENTLE_EXIT)

  await fillWithOwnGoods(own)
  const { code, stderr } = await runToEnd(main, { DATA_DIR: own })

  equal(code, 1)
  equal(
    stderr,
    'This shop has goods of its own and no shop.json that says whose it is: run npm run setup.\n',
  )
})

test('a shop with a file has no demo goods, no demo accounts, and its fees', async (t) => {
  const main = await bundleMain()
  const dataDir = join(temporaryFolder(t), 'data')
  writeShopFile(dataDir, OTHER_FILE)
  const shop = await startShop(t, main, { DATA_DIR: dataDir })
  equal(await titleOf(shop.address), 'Allt för fjället – Fjällboden')
  await shop.stop('SIGKILL')

  const { fees: _, ...withoutFees } = OTHER_FILE
  writeShopFile(dataDir, { ...withoutFees, name: 'Nya boden' })
  const before = await contentOf(dataDir)
  const again = await startShop(t, main, { DATA_DIR: dataDir })
  match((await titleOf(again.address)) ?? '', / – Nya boden$/)
  await again.stop('SIGKILL')

  deepEqual(before, { products: 0, customers: 0, fees: ['Kran'] })
  deepEqual(await contentOf(dataDir), { products: 0, customers: 0, fees: [] })
})

async function contentOf(dataDir: string) {
  const db = await openDatabase({ dataDir })
  const products = await db.selectFrom('product').select('id').execute()
  const customers = await db.selectFrom('customer').select('id').execute()
  const fees = await db.selectFrom('fee').select('name_sv').execute()
  await db.destroy()
  return {
    products: products.length,
    customers: customers.length,
    fees: fees.map((it) => it.name_sv),
  }
}

test('the demo’s accounts are nobody else’s', async (t) => {
  const main = await bundleMain()
  const dataDir = join(temporaryFolder(t), 'data')
  const demo = await startShop(t, main, { DATA_DIR: dataDir })
  await demo.stop('SIGTERM')
  writeShopFile(dataDir, OTHER_FILE)

  const { code, stderr } = await runToEnd(main, { DATA_DIR: dataDir, LANG: 'sv_SE.UTF-8' })

  equal(code, 1)
  match(stderr, /^Databasen innehåller demobutiken: [^\n]+\.\n$/)
})

test('the file may stand elsewhere, and is missed where it is named', async (t) => {
  const main = await bundleMain()
  const folder = temporaryFolder(t)
  const [dataDir, path] = [join(folder, 'data'), join(folder, 'own.json')]
  const missed = await runToEnd(main, { DATA_DIR: dataDir, SHOP_FILE: path })
  deepEqual([missed.code, missed.stderr], [1, `SHOP_FILE is ${path}, and there is no such file.\n`])
  const inSwedish = { DATA_DIR: dataDir, SHOP_FILE: path, LANG: 'sv_SE.UTF-8' }
  const { stderr } = await runToEnd(main, inSwedish)
  equal(stderr, `SHOP_FILE är ${path}, och den filen finns inte.\n`)
  equal(existsSync(dataDir), false)

  writeFileSync(path, JSON.stringify(OTHER_FILE))
  const shop = await startShop(t, main, { DATA_DIR: dataDir, SHOP_FILE: path })
  equal(await titleOf(shop.address), 'Allt för fjället – Fjällboden')
})
