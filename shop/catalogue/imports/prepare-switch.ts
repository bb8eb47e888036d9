import type { StagedTables } from '../../platform/db/staged/staged-tables.ts'
import type { Staging } from './staging.ts'
import { PREPARED_TABLES, SWITCH_TABLES } from './staging-tables.ts'

const PRICES = ['price', 'campaign_price', 'lowest_price', 'business_price'] as const
const OTHERS = [
  ...['product_id', 'position', 'size', 'colour_id', 'colour_sv', 'colour_en', 'colour_hex'],
  ...['expected_on', 'content_amount', 'content_unit'],
] as const

const listed = (columns: readonly string[], table: string) =>
  columns.map((it) => `${table}.${it}`).join(', ')
const differ = (columns: readonly string[]) =>
  `(${listed(columns, 'a')}) is distinct from (${listed(columns, 's')})`

const STORED_PRODUCTS = `
  insert into stored_product (id)
  select id from product_row s
   where is_new = 1 and exists (select 1 from article a where a.product_id = s.id)`

// Only changed rows are written: most of a file is as it was last time.
const CHANGED_ARTICLES = `
  insert into changed_article (number, is_price)
  select number, is_price from (
    select s.number,
           case when a.off_in_file = 0 and a.on_sale_by_hand is distinct from 1
             and not (${differ(OTHERS)}) then 1 else 0 end as is_price,
           case when ${differ(PRICES)} then 1 else 0 end as has_price
      from article_row s left join article a on a.number = s.number) as compared
   where is_price = 0 or has_price = 1`

const WITHDRAWN_ARTICLES = `
  insert into withdrawn_article (number)
  select number from article a
   where product_id in (select id from product_row where is_new = 0)
     and not exists (select 1 from article_row s where s.number = a.number)
     and (off_in_file = 0 or published <> coalesce(on_sale_by_hand, 0))`

const ADOPTED_PRODUCTS = `
  insert into adopted_product (id)
  select p.id from product_row s join product p on p.id = s.id
   where s.is_new = 0 and p.source <> s.source`

// In the staging file, which alone has the stock of the instant that the file's stock was counted at.
const CHANGED_STOCK = `
  insert into stock_row (article_number, stock, stock_before)
  select s.number, s.stock, b.available from article_row s
    left join stock_before b on b.article_number = s.number
   where s.stock is not null and s.stock is distinct from b.available
     and not exists (select 1 from stored_product p where p.id = s.product_id)`

/**
 * Selects the prepared rows that differ from the shop, so that the switch need not compare them. Only
 * reads from the shop; the selection is valid until the catalogue changes.
 */
export async function prepareSwitch(
  staged: StagedTables,
  { handle }: Pick<Staging, 'handle'>,
): Promise<void> {
  for (const table of SWITCH_TABLES) handle.run(`delete from ${table}`, [])
  await staged.bring([...PREPARED_TABLES, ...SWITCH_TABLES])
  await staged.fill([STORED_PRODUCTS, CHANGED_ARTICLES, WITHDRAWN_ARTICLES, ADOPTED_PRODUCTS])
  handle.run(CHANGED_STOCK, [])
  await staged.bring(['stock_row'])
}
