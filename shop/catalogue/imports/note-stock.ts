import { databaseInside } from '../../platform/db/libsql-driver.ts'
import { readRows } from '../../platform/db/read-rows.ts'
import type { Db } from '../../platform/db/schema.ts'
import { insertPage } from '../../platform/db/table-pages.ts'
import type { Staging } from './staging.ts'

const ARTICLES_AT_ONCE = 2000

const STOCK_AT = `
  select article_number, available - coalesce(
           (select sum(delta) from stock_move m
             where m.article_number = stock.article_number and m.created_at > ?1), 0) as available
    from stock where article_number > ?2 order by article_number limit ?3`

type StockThen = { readonly article_number: string; readonly available: number }

const STOCK_BEFORE = {
  name: 'stock_before',
  columns: ['article_number', 'available'],
  order: ['article_number'],
}

/**
 * Records the shop's stock at an instant, which the file's stock is compared with. Customers may order meanwhile:
 * each page is reckoned back to the instant.
 */
export async function noteStockBefore(
  db: Db,
  { handle }: Pick<Staging, 'handle'>,
  asOf: number,
): Promise<void> {
  handle.run('update run set stock_at = null', [])
  handle.run('delete from stock_before', [])
  let page: StockThen[]
  let last = ''
  do {
    page = await readRows<StockThen>(db, STOCK_AT, [asOf, last, ARTICLES_AT_ONCE])
    if (page.length > 0) await insertPage(databaseInside(handle), STOCK_BEFORE, page)
    last = page.at(-1)?.article_number ?? last
  } while (page.length === ARTICLES_AT_ONCE)
  handle.run('update run set stock_at = ?', [asOf])
}
