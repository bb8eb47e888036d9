import { deepEqual, equal } from 'node:assert/strict'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { CompiledQuery } from 'kysely'
import { createShop } from '../../../../shop/app/create-app.ts'
import { storeCatalogue } from '../../../../shop/catalogue/imports/store-catalogue.ts'
import { seedCustomers } from '../../../../shop/demo/seed-customers.ts'
import { openHandle } from '../../../../shop/platform/db/libsql-handle.ts'
import { openDatabase } from '../../../../shop/platform/db/open-database.ts'
import type { Cart } from '../../../../src/contract/cart.ts'
import { createVisitor, temporaryFolder } from '../../../helpers/open-shop.ts'
import { smallCatalogue } from '../../../helpers/small-catalogue.ts'

async function openOnDisk(t: TestContext) {
  const dataDir = temporaryFolder(t)
  const db = await openDatabase({ dataDir })
  await seedCustomers(db, Date.now())
  await storeCatalogue(db, smallCatalogue(), { source: 'test' })
  const shop = await createShop(db)
  t.after(async () => {
    await shop.close()
    await db.destroy()
  })
  return { db, shop, path: join(dataDir, 'courtside.db'), anna: createVisitor(shop, {}) }
}

test('asks to come back while another process holds the database, and still reads', async (t) => {
  const { shop, path, anna } = await openOnDisk(t)
  await anna.ask('/api/cart/add', { articleNumber: 'PLENTY-1' })
  const holder = openHandle(path, 5)
  t.after(() => holder.close())
  holder.exec('begin immediate')

  const [write, read, page] = await Promise.all([
    anna.ask('/api/cart/add', { articleNumber: 'PLENTY-1' }),
    anna.ask('/api/cart'),
    shop.inject('/'),
  ])

  deepEqual(
    [write.statusCode, write.headers['retry-after'], write.json().message],
    [503, '2', 'Butiken kan inte svara just nu. Försök igen om en stund.'],
  )
  deepEqual([read.statusCode, page.statusCode], [200, 200])
  holder.exec('rollback')
  const again = await anna.ask('/api/cart/add', { articleNumber: 'PLENTY-1' })
  equal(again.json<Cart>().quantity, '2')
})

test('asks to come back while the disk is full, keeps no half, and goes on after', async (t) => {
  const { db, shop, anna } = await openOnDisk(t)
  await anna.ask('/api/cart/add', { articleNumber: 'PLENTY-1' })
  await db.executeQuery(CompiledQuery.raw('create table ballast (bytes blob)'))
  const limit = async (pages: number) => {
    await db.executeQuery(CompiledQuery.raw(`pragma max_page_count = ${pages}`))
  }
  await limit(1)
  const fill = db.executeQuery(CompiledQuery.raw('insert into ballast values (zeroblob(10000000))'))
  await fill.catch(() => {})
  const numbers = smallCatalogue().products.flatMap((it) => it.articles.map((a) => a.number))
  const statuses: number[] = []
  for (let round = 0; round < 60 && !statuses.includes(503); round += 1) {
    const visitor = createVisitor(shop, {})
    const add = (articleNumber: string) => visitor.ask('/api/cart/add', { articleNumber })
    for (const it of numbers.slice(0, 3)) statuses.push((await add(it)).statusCode)
  }

  equal(statuses.includes(503), true)
  deepEqual(
    statuses.filter((it) => ![200, 400, 503].includes(it)),
    [],
  )
  await limit(1_000_000)
  const after = await anna.ask('/api/cart/add', { articleNumber: 'PLENTY-1' })
  equal(after.json<Cart>().quantity, '2')
})
