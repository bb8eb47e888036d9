import { deepEqual, equal, ok } from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { openProjection } from '../../../../shop/catalogue/projection/open-projection.ts'
import { openDatabase } from '../../../../shop/platform/db/open-database.ts'
import type { Db } from '../../../../shop/platform/db/schema.ts'
import { findHits } from '../../../../shop/search/search-queries.ts'
import { temporaryFolder } from '../../../helpers/open-shop.ts'
import { bundleProgram } from '../../../helpers/run-shop.ts'
import { openTestPlace, type TestPlace } from '../../../helpers/test-place.ts'
import { shopify } from '../importers/import-text.ts'
import { importInto, NOW, readCatalogue } from './importing.ts'

const KILLS = Number(process.env.KILLS ?? 4)
const CHILDREN = 2
const PRODUCTS = 60

interface Edition {
  readonly word: string
  readonly price: number
  readonly from: number
}

const OLD: Edition = { word: 'gammal', price: 100, from: 0 }
const NEW: Edition = { word: 'modern', price: 200, from: 20 }

function fileOf({ word, price, from }: Edition): string {
  const rows = Array.from({ length: PRODUCTS }, (_, at) => from + at).flatMap((at) =>
    ['S', 'M'].map((size, row) => ({
      Handle: `mat-${at}`,
      Title: row === 0 ? `Matta ${at} ${word}` : '',
      Type: row === 0 ? `Typ ${word}` : '',
      'Option1 Name': row === 0 ? 'Size' : '',
      'Option1 Value': size,
      'Variant SKU': `M-${at}-${size}`,
      'Variant Price': String(price + at),
      'Variant Inventory Qty': String(price),
    })),
  )
  return shopify(...rows)
}

async function find(db: Db, match: string): Promise<string[]> {
  const ids = await findHits(
    db,
    { language: 'sv', storefront: 'sport', match, genders: [] },
    { order: 'catalogue', limit: 1000 },
  )
  const products = db
    .selectFrom('product')
    .select('code')
    .where('id', 'in', [0, ...ids])
  return (await products.orderBy('code').execute()).map((it) => it.code)
}

/** What is shown and what is found. Only an import that has ended leaves no other documents. */
async function readShop(place: TestPlace) {
  const db = await openDatabase(place)
  const goods = await openProjection(db)
  try {
    const found = { old: await find(goods.db, OLD.word), new: await find(goods.db, NEW.word) }
    return { goods: await readCatalogue(db), found }
  } finally {
    await goods.close()
    await db.destroy()
  }
}

/** A server takes a moment to notice that a program has died. */
async function importAfterKill(place: TestPlace, path: string): Promise<void> {
  for (;;) {
    try {
      await importInto(place, path, { clock: () => NOW + 1000 })
      return
    } catch (error) {
      if (!/cli\.file\.busy/.test(String(error))) throw error
    }
    await sleep(10)
  }
}

test('an import that is killed leaves the old catalogue or the new one, never a mixture', async (t) => {
  const program = await bundleProgram('test/shop/catalogue/imports/killed-import.ts')
  const folder = temporaryFolder(t)
  const path = join(folder, 'new.csv')
  const before = openTestPlace(t)
  await before.provide()
  writeFileSync(join(folder, 'old.csv'), fileOf(OLD))
  writeFileSync(path, fileOf(NEW))
  await importInto(before, join(folder, 'old.csv'))
  const oldShop = await readShop(before)

  const whole = await openCopy()
  const steps = Number(await run(whole, 0).then((it) => it.stdout))
  const newShop = await readShop(whole)
  ok(steps > 50, `${steps} steps`)
  ok(oldShop.found.old.length === PRODUCTS && newShop.found.new.length === PRODUCTS)

  const endings = { old: 0, new: 0 }
  const points = Array.from({ length: KILLS }, (_, at) =>
    Math.round(1 + (at * (steps - 1)) / (KILLS - 1)),
  )
  await Promise.all(Array.from({ length: CHILDREN }, killAtPoints))
  t.diagnostic(`${KILLS} kills in ${steps} steps: ${endings.old} old, ${endings.new} new`)
  ok(endings.old > 0 && endings.new > 0)

  async function killAtPoints(): Promise<void> {
    for (let point = points.pop(); point !== undefined; point = points.pop()) {
      const place = await openCopy()
      equal((await run(place, point)).signal, 'SIGKILL')
      const shop = await readShop(place)
      const isOld = JSON.stringify(shop.goods) === JSON.stringify(oldShop.goods)
      deepEqual(shop, isOld ? oldShop : newShop, `killed at step ${point}`)
      endings[isOld ? 'old' : 'new'] += 1
      await importAfterKill(place, path)
      deepEqual(await readShop(place), newShop, `resumed after step ${point}`)
    }
  }

  async function openCopy(): Promise<TestPlace> {
    const place = openTestPlace(t, before)
    await place.provide()
    return place
  }

  async function run(place: TestPlace, point: number) {
    const words = [program, JSON.stringify(place), path, String(point)]
    const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] })
    let stdout = ''
    child.stdout.on('data', (chunk) => {
      stdout += chunk
    })
    const [, signal] = await once(child, 'close')
    return { signal, stdout }
  }
})
