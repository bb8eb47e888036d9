import type { Handle } from '../../platform/db/libsql-handle.ts'
import { retryWhileBusy } from '../../platform/db/retry-while-busy.ts'
import { SWITCH_TABLES } from './staging-tables.ts'

const PRICES = ['price', 'campaign_price', 'lowest_price', 'business_price'] as const
const OTHERS = [
  ...['product_id', 'position', 'size', 'colour_id', 'colour_sv', 'colour_en', 'colour_hex'],
  ...['expected_on', 'content_amount', 'content_unit'],
] as const

const listed = (columns: readonly string[], table: string) =>
  columns.map((it) => `${table}.${it}`).join(', ')
const differ = (columns: readonly string[]) =>
  `(${listed(columns, 'a')}) is not (${listed(columns, 's')})`

const STORED_PRODUCTS = `
  insert into stored_product (id)
  select id from product_row s
   where is_new = 1 and exists (select 1 from shop.article a where a.product_id = s.id)`

// Only changed rows are written: most of a file is as it was last time.
const CHANGED_ARTICLES = `
  insert into changed_article (number, is_price)
  select number, is_price from (
    select s.number, a.off_in_file = 0 and a.on_sale_by_hand is not 1
        and not (${differ(OTHERS)}) as is_price, ${differ(PRICES)} as has_price
      from article_row s left join shop.article a on a.number = s.number)
   where is_price is not 1 or has_price = 1`

const WITHDRAWN_ARTICLES = `
  insert into withdrawn_article (number)
  select number from shop.article
   where product_id in (select id from product_row where is_new = 0)
     and number not in (select number from article_row)
     and (off_in_file = 0 or published <> coalesce(on_sale_by_hand, 0))`

const ADOPTED_PRODUCTS = `
  insert into adopted_product (id)
  select p.id from product_row s join shop.product p on p.id = s.id
   where s.is_new = 0 and p.source <> s.source`

const CHANGED_STOCK = `
  insert into stock_row (article_number, stock)
  select s.number, s.stock from article_row s
    left join stock_before b on b.article_number = s.number
   where s.stock is not null and s.stock is not b.available
     and s.product_id not in (select id from stored_product)`

const WORK = [
  ...[STORED_PRODUCTS, CHANGED_ARTICLES, WITHDRAWN_ARTICLES, ADOPTED_PRODUCTS, CHANGED_STOCK],
]

/**
 * Selects the prepared rows that differ from the shop, so that the switch need not compare them. Only
 * reads from the shop; the selection is valid until the catalogue changes.
 */
export async function prepareSwitch(staging: Handle, shopPath: string): Promise<void> {
  staging.run('attach ? as shop', [shopPath])
  try {
    for (const table of SWITCH_TABLES) staging.run(`delete from ${table}`, [])
    for (const text of WORK) await retryWhileBusy(() => void staging.run(text, []))
  } finally {
    staging.run('detach shop', [])
  }
}
