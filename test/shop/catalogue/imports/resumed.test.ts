import { deepEqual, equal, match, ok, rejects } from 'node:assert/strict'
import { existsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import type { KyselyPlugin } from 'kysely'
import { createShop } from '../../../../shop/app/create-app.ts'
import type { ImportStep } from '../../../../shop/catalogue/imports/import-report.ts'
import { openDatabase } from '../../../../shop/platform/db/open-database.ts'
import { runText } from '../../../../shop/platform/db/read-rows.ts'
import type { Db } from '../../../../shop/platform/db/schema.ts'
import { buy } from '../../../helpers/checkout.ts'
import { createVisitor } from '../../../helpers/open-shop.ts'
import { openTestPlace } from '../../../helpers/test-place.ts'
import { magento, openImporter } from '../importers/import-text.ts'
import { type ImportOptions, importInto, readCatalogue } from './importing.ts'

const ROWS = 1300

class Killed extends Error {}

interface Mats {
  readonly name?: string
  readonly qty?: number
  readonly rows?: number
}

const mats = ({ name = 'Mat', qty = 10, rows = 3 }: Mats = {}) =>
  magento(
    ...Array.from({ length: rows }, (_, at) => ({
      ...{ sku: `MAT-${at}`, name: `${name} ${at}`, price: '100', qty: String(qty) },
    })),
  )

async function openFolder(t: TestContext) {
  const place = openTestPlace(t)
  await place.provide()
  const path = join(place.dataDir, 'mats.csv')
  return {
    place,
    path,
    give(content: string, options: ImportOptions = {}) {
      writeFileSync(path, content)
      return importInto(place, path, options)
    },
    /** Ends the import at a step, as a kill does; what was begun stays. */
    async breakOff(content: string, at: ImportStep, count = 1) {
      writeFileSync(path, content)
      const watcher = (step: ImportStep, done: number) => {
        if (step === at && done >= count) throw new Killed()
      }
      await rejects(importInto(place, path, { watcher }), Killed)
    },
    /** Changes the shop from outside. */
    async write(text: string) {
      const db = await openDatabase(place)
      await runText(db, text, [])
      await db.destroy()
    },
    /** Options of an import during which the shop is changed from outside, once, after a step. */
    once(step: ImportStep, text: string) {
      let waiting: (() => Promise<void>) | undefined = () => this.write(text)
      let isDue = false
      const plugin: KyselyPlugin = {
        transformQuery: ({ node }) => node,
        async transformResult({ result }) {
          const write = isDue ? waiting : undefined
          if (write) waiting = undefined
          await write?.()
          return result
        },
      }
      return {
        wrap: (db: Db) => db.withPlugin(plugin),
        watcher: (done: ImportStep) => {
          isDue ||= done === step
        },
      }
    },
    async stock(): Promise<number[]> {
      const db = await openDatabase(place)
      const rows = await db
        .selectFrom('stock')
        .select('available')
        .orderBy('article_number')
        .execute()
      await db.destroy()
      return rows.map((it) => it.available)
    },
  }
}

type Folder = Awaited<ReturnType<typeof openFolder>>

async function recordsRead(shop: Folder, content: string, options: ImportOptions = {}) {
  const read: number[] = []
  const watcher = (step: ImportStep, done: number) => {
    if (step === 'read') read.push(done)
  }
  const { isResumed } = await shop.give(content, { ...options, watcher })
  return { first: read[0], isResumed }
}

test('goes on with the same file where its import was ended', async (t) => {
  const shop = await openFolder(t)
  const content = mats({ rows: ROWS })
  await shop.breakOff(content, 'read', 1200)

  deepEqual(await recordsRead(shop, content), { first: 1002, isResumed: true })

  const other = await openFolder(t)
  await other.give(content)
  const [resumed, whole] = await Promise.all(
    [shop, other].map(async ({ place }) => {
      const db = await openDatabase(place)
      const goods = await readCatalogue(db)
      await db.destroy()
      return goods
    }),
  )
  deepEqual(resumed, whole)
})

test('reads nothing again of a file that was read to its end', async (t) => {
  const shop = await openFolder(t)
  await shop.breakOff(mats(), 'compared')

  deepEqual(await recordsRead(shop, mats()), { first: undefined, isResumed: true })
})

test('begins from nothing with another file, with another reading, and where that is wanted', async (t) => {
  const shop = await openFolder(t)
  const content = mats({ rows: ROWS })
  await shop.breakOff(content, 'read', 1200)
  const other = mats({ rows: ROWS, name: 'Rug' })
  await shop.breakOff(other, 'read', 1200)

  deepEqual(await recordsRead(shop, content), { first: 2, isResumed: false })

  await shop.breakOff(other, 'read', 1200)
  deepEqual(await recordsRead(shop, other, { vatRate: 1200 }), { first: 2, isResumed: false })
  await shop.breakOff(content, 'read', 1200)
  deepEqual(await recordsRead(shop, content, { isRestart: true }), { first: 2, isResumed: false })
})

test('the command says that it goes on, and leaves nothing beside the database when it has ended', async (t) => {
  const importer = openImporter(t)
  const path = importer.write('mats.csv', mats())
  const watcher = (step: ImportStep) => {
    if (step === 'compared') throw new Killed()
  }
  const manufacturer = ''
  const now = new Date('2026-11-21T12:00:00Z')
  const { place } = importer
  await place.provide()
  await rejects(
    importInto(place, path, { watcher, manufacturer, now, storefronts: ['sport'] }),
    Killed,
  )
  const staging = `${place.dataDir}/courtside.db-import`
  ok((statSync(staging).mode & 0o077) === 0)

  const { out } = await importer.run(path)

  match(out, /^Went on where an import of this file had been ended\.$/m)
  equal(existsSync(staging), false)
})

test('two imports do not run at the same time', async (t) => {
  const shop = await openFolder(t)
  let second: Promise<unknown> | undefined
  const watcher = (step: ImportStep) => {
    if (step === 'shaped') second ??= importInto(shop.place, shop.path).catch(String)
  }

  await shop.give(mats(), { watcher })

  match(String(await second), /^ImportRefused: cli\.file\.busy$/)
})

test('what was ordered since an import began is not undone by the stock of its file', async (t) => {
  const shop = await openFolder(t)
  await shop.give(mats({ qty: 20 }))
  await shop.breakOff(mats({ name: 'Rug', qty: 10 }), 'compared')
  const db = await openDatabase(shop.place)
  const app = await createShop(db)
  const ordered = await buy(createVisitor(app, {}), { 'MAT-0': 3 })
  equal(ordered.statusCode, 200, ordered.body)
  await app.close()
  await db.destroy()
  await shop.write(`update stock set available = available + 2 where article_number = 'MAT-1'`)

  await shop.give(mats({ name: 'Rug', qty: 10 }))

  deepEqual(await shop.stock(), [7, 12, 10])
})

test('what is sold between the reading and the switch is not undone either', async (t) => {
  const shop = await openFolder(t)
  await shop.give(mats({ qty: 20 }))
  const sale = `update stock set available = available - 4 where article_number = 'MAT-0'`

  await shop.give(mats({ name: 'Rug', qty: 3 }), shop.once('compared', sale))

  deepEqual(await shop.stock(), [0, 3, 3])
})

test('the stock of a file counts from the instant that is said', async (t) => {
  const shop = await openFolder(t)
  await shop.give(mats({ qty: 20 }))
  const at = Date.UTC(2026, 10, 21, 9)
  await shop.write(`insert into stock_move values ('o', 'MAT-0', 'sold', -5, ${at - 1})`)
  await shop.write(`insert into stock_move values ('o', 'MAT-1', 'sold', -5, ${at + 1})`)

  await shop.give(mats({ name: 'Rug', qty: 10 }), { stockAsOf: at })

  deepEqual(await shop.stock(), [10, 5, 10])
})

test('compares again where the goods are changed before the switch', async (t) => {
  const shop = await openFolder(t)
  await shop.give(mats())
  let comparisons = 0
  const { wrap, watcher } = shop.once(
    'compared',
    'update catalogue_version set version = version + 1',
  )
  const count = (step: ImportStep) => {
    if (step === 'compared') comparisons += 1
    watcher(step)
  }

  await shop.give(mats({ name: 'Rug' }), { wrap, watcher: count })

  equal(comparisons, 2)
})
