import type { SqlDialect } from '../platform/db/dialect/sql-dialect.ts'
import type { Flag } from '../platform/db/flag-columns.ts'
import { readRow, readRows, runText } from '../platform/db/read-rows.ts'
import type { Db, Tx } from '../platform/db/schema.ts'
import { paidBusinessPrice, reducedPrice } from './running-price.ts'

/**
 * A change by hand takes precedence over the file, and a product without articles on sale is not on sale.
 */
const PUBLISHED = `case when coalesce(on_sale_by_hand, 1 - off_in_file) = 1 and exists (
  select 1 from article a where a.product_id = product.id and a.published = 1) then 1 else 0 end`

/** Condition for products with the ids of a list. */
const isListed = (d: SqlDialect) =>
  `id in (select value from ${d.listOf('?1', 'integer')} as asked)`

const SETTLE_PRODUCTS = (d: SqlDialect) => `
  update product set published = ${PUBLISHED}
   where ${isListed(d)} and published <> ${PUBLISHED}
  returning code, published`

// Lists sort and filter by these prices, which leave out articles that are off sale.
const SETTLE_PRICES = (d: SqlDialect) => `
  update product set (min_price, max_price, min_business_price, has_campaign) = (
    select min(coalesce(${reducedPrice('a')}, price)), max(coalesce(${reducedPrice('a')}, price)),
           min(${paidBusinessPrice('a')}), 
           max(case when ${reducedPrice('a')} is null then 0 else 1 end)
      from article a where product_id = product.id and published = 1)
   where ${isListed(d)} and published = 1`

export interface SettledProduct {
  readonly code: string
  readonly published: Flag
}

/**
 * Updates whether products are on sale, and their prices in lists, after a change to them or their
 * articles. Returns the products that have come on sale or gone off it.
 */
export async function settleSale(
  tx: Tx,
  productIds: readonly number[],
): Promise<readonly SettledProduct[]> {
  const ids = [JSON.stringify(productIds)]
  const settled = await readRows<SettledProduct>(tx, SETTLE_PRODUCTS, ids)
  await runText(tx, SETTLE_PRICES, ids)
  return settled
}

/** Which products belong to a file: those of its source whose ids have its prefix. */
export interface FileScope {
  readonly source: string
  readonly idPrefix: string
}

export interface ExistingProduct {
  readonly id: number
  readonly code: string
  readonly published: Flag
  readonly offInFile: Flag
  readonly onSaleByHand: Flag | null
  readonly isOfSource: Flag
  /** Number of its articles that were put on or taken off sale by hand. */
  readonly articlesSetByHand: number
}

const IS_OF_SOURCE = '(source = ?1 and substr(code, 1, length(?2)) = ?2)'

const EXISTING = (d: SqlDialect) => `
  select id, code, published, off_in_file as "offInFile", on_sale_by_hand as "onSaleByHand",
         ${IS_OF_SOURCE} as "isOfSource",
         (select count(*) from article a
           where a.product_id = product.id and a.on_sale_by_hand is not null) as "articlesSetByHand"
    from product
   where ${IS_OF_SOURCE} or code in (select value from ${d.listOf('?3', 'text')} as asked)
   order by id`

/** The products of a file's source, and other products that the file names. */
export function listExistingProducts(
  tx: Db | Tx,
  { source, idPrefix }: FileScope,
  codes: readonly string[],
): Promise<ExistingProduct[]> {
  return readRows(tx, EXISTING, [source, idPrefix, JSON.stringify(codes)])
}

const NOTE_SOLD = (d: SqlDialect) => `
  update product set off_in_file = 0, on_sale_by_hand = nullif(on_sale_by_hand, 1), source = ?2
   where ${isListed(d)} and (off_in_file = 1 or on_sale_by_hand = 1 or source <> ?2)`

/** Records that a file sells these products; this ends changes by hand that agree with it. */
export async function noteSold(
  tx: Tx,
  productIds: readonly number[],
  source: string,
): Promise<void> {
  await runText(tx, NOTE_SOLD, [JSON.stringify(productIds), source])
}

const NOTE_UNSOLD = (d: SqlDialect) => `update product set off_in_file = 1 where ${isListed(d)}`

/** Records that a file no longer sells these products. */
export async function noteUnsold(tx: Tx, productIds: readonly number[]): Promise<void> {
  await runText(tx, NOTE_UNSOLD, [JSON.stringify(productIds)])
}

const COUNT_KEPT_OFF = (d: SqlDialect) => `
  select count(*) as count from article
   where product_id in (select value from ${d.listOf('?1', 'integer')} as asked)
     and on_sale_by_hand = 0 and off_in_file = 0`

/** How many articles of these products are off sale by hand although their files sell them. */
export async function countKeptOff(tx: Tx, productIds: readonly number[]): Promise<number> {
  const ids = [JSON.stringify(productIds)]
  return (await readRow<{ count: number }>(tx, COUNT_KEPT_OFF, ids))?.count ?? 0
}
