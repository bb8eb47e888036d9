import { databaseFileOf, type SqlDialect } from '../../platform/db/dialect/sql-dialect.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { type Handle, openHandle } from '../../platform/db/libsql-handle.ts'
import { readRows, runText } from '../../platform/db/read-rows.ts'
import { retryWhileBusy } from '../../platform/db/retry-while-busy.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'
import type { ImportWatcher } from './import-report.ts'
import type { Staging } from './staging.ts'
import { writePaced } from './write-documents.ts'

/** Products per transaction, which takes some milliseconds. */
const PRODUCTS_PER_WRITE = 50
/** This process only imports, so it may block here while the shop writes. */
const BUSY_TIMEOUT_MS = 5

const OF_NEW = 'select id from product_row where is_new = 1 and id > ? and id <= ?'

const AHEAD = [
  `insert into product_text (product_id, lang, name, description, trait, type, material)
   select product_id, lang, name, description, trait, type, material
     from text_row where product_id in (${OF_NEW})`,
  `insert into article (number, product_id, position, size, colour_id, colour_sv, colour_en,
     colour_hex, price, campaign_price, lowest_price, business_price, expected_on,
     content_amount, content_unit, published)
   select number, product_id, position, size, colour_id, colour_sv, colour_en,
     colour_hex, price, campaign_price, lowest_price, business_price, expected_on,
     content_amount, content_unit, 1
     from article_row where product_id in (${OF_NEW})`,
  `insert into stock (article_number, available)
   select number, stock from article_row
    where stock is not null and product_id in (${OF_NEW})`,
] as const

/**
 * Writes texts, articles and stock of new products before the products themselves: pages reach these rows
 * only through a product, so nobody sees them until the switch adds it. On a server nobody waits for new rows,
 * and the switch writes them.
 */
export async function storeAhead(db: Db, staging: Staging, watcher: ImportWatcher): Promise<void> {
  const shopPath = databaseFileOf(db)
  if (shopPath === undefined) return
  const [row] = staging.handle.run(
    'select count(*) as total from product_row where is_new = 1',
    [],
  ).rows
  const total = Number(row?.total)
  if (total === 0) return
  const shop = openShop(shopPath, staging.path)
  try {
    let last = 0
    for (let done = 0; done < total; ) {
      const ids = readNew(staging.handle, last)
      const upTo = ids.at(-1)
      if (upTo === undefined) return
      const range = [last, upTo]
      await writePaced(() => retryWhileBusy(() => storeRange(shop, range)))
      last = upTo
      done += ids.length
      watcher.onStep('stored', done, total)
    }
  } finally {
    shop.close()
  }
}

/** Deletes the rows that an interrupted import has written ahead. */
export async function removeLostRows(db: Db): Promise<void> {
  if (databaseFileOf(db) === undefined) return
  const lost = await listLostProducts(db)
  for (let at = 0; at < lost.length; at += PRODUCTS_PER_WRITE) {
    const ids = lost.slice(at, at + PRODUCTS_PER_WRITE)
    await writePaced(() => inTransaction(db, (tx) => deleteLostRows(tx, ids)))
  }
}

function readNew(handle: Handle, after: number): number[] {
  const text = 'select id from product_row where is_new = 1 and id > ? order by id limit ?'
  return handle.run(text, [after, PRODUCTS_PER_WRITE]).rows.map((it) => Number(it.id))
}

/** A connection without foreign keys: rows may name a product that does not exist yet. */
function openShop(path: string, stagingPath: string): Handle {
  const shop = openHandle(path, BUSY_TIMEOUT_MS)
  shop.exec('pragma foreign_keys = off')
  // Flushes to disk now, so that the switch need not.
  shop.exec('pragma synchronous = full')
  shop.run('attach ? as staged', [stagingPath])
  return shop
}

function storeRange(shop: Handle, range: readonly number[]): void {
  shop.exec('begin immediate')
  try {
    for (const text of AHEAD) shop.run(text, range)
    shop.exec('commit')
  } catch (error) {
    shop.exec('rollback')
    throw error
  }
}

/** Ids of texts or articles without a product: an import was interrupted before its switch. */
export async function listLostProducts(db: Db): Promise<number[]> {
  const rows = await readRows<{ id: number }>(
    db,
    `select product_id as id from product_text
      where product_id not in (select id from product)
      union
     select product_id from article where product_id not in (select id from product)
      order by 1`,
    [],
  )
  return rows.map((it) => it.id)
}

const isLost = (d: SqlDialect) => `
  product_id in (select value from ${d.listOf('?1', 'integer')} as lost)
    and product_id not in (select id from product)`

/** Deletes the texts, articles and stock of these ids. */
export async function deleteLostRows(tx: Tx, productIds: readonly number[]): Promise<void> {
  const ids = [JSON.stringify(productIds)]
  await runText(tx, (d) => `delete from product_text where ${isLost(d)}`, ids)
  await runText(tx, (d) => `delete from article where ${isLost(d)}`, ids)
}
