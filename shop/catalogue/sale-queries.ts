import type { Flag } from '../platform/db/catalogue-tables.ts'
import { readRows } from '../platform/db/read-rows.ts'
import type { Db, Tx } from '../platform/db/schema.ts'
import { paidBusinessPrice, reducedPrice } from './running-price.ts'

/**
 * A change by hand takes precedence over the file, and a product without articles on sale is not on sale.
 */
const PUBLISHED = `(coalesce(on_sale_by_hand, 1 - off_in_file) = 1 and exists (
  select 1 from article a where a.product_id = product.id and a.published = 1))`

const SETTLE_PRODUCTS = `
  update product set published = ${PUBLISHED}
   where id in (select value from json_each(?1)) and published <> ${PUBLISHED}
  returning code, published`

// Lists sort and filter by these prices, which leave out articles that are off sale.
const SETTLE_PRICES = `
  update product set (min_price, max_price, min_business_price, has_campaign) = (
    select min(coalesce(${reducedPrice('a')}, price)), max(coalesce(${reducedPrice('a')}, price)),
           min(${paidBusinessPrice('a')}), max(${reducedPrice('a')} is not null)
      from article a where product_id = product.id and published = 1)
   where id in (select value from json_each(?1)) and published = 1`

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
  await readRows(tx, SETTLE_PRICES, ids)
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

/** The products of a file's source, and other products that the file names. */
export async function listExistingProducts(
  tx: Db | Tx,
  { source, idPrefix }: FileScope,
  codes: readonly string[],
): Promise<ExistingProduct[]> {
  const isOfSource = '(source = ?1 and substr(code, 1, length(?2)) = ?2)'
  return readRows(
    tx,
    `select id, code, published, off_in_file as offInFile, on_sale_by_hand as onSaleByHand,
            ${isOfSource} as isOfSource,
            (select count(*) from article a
              where a.product_id = product.id and a.on_sale_by_hand is not null) as articlesSetByHand
       from product
      where ${isOfSource} or code in (select value from json_each(?3))
      order by id`,
    [source, idPrefix, JSON.stringify(codes)],
  )
}

/** Records that a file sells these products; this ends changes by hand that agree with it. */
export async function noteSold(
  tx: Tx,
  productIds: readonly number[],
  source: string,
): Promise<void> {
  await readRows(
    tx,
    `update product set off_in_file = 0, on_sale_by_hand = nullif(on_sale_by_hand, 1), source = ?2
      where id in (select value from json_each(?1))
        and (off_in_file = 1 or on_sale_by_hand = 1 or source <> ?2)`,
    [JSON.stringify(productIds), source],
  )
}

/** Records that a file no longer sells these products. */
export async function noteUnsold(tx: Tx, productIds: readonly number[]): Promise<void> {
  await readRows(
    tx,
    'update product set off_in_file = 1 where id in (select value from json_each(?1))',
    [JSON.stringify(productIds)],
  )
}

/** How many articles of these products are off sale by hand although their files sell them. */
export async function countKeptOff(tx: Tx, productIds: readonly number[]): Promise<number> {
  const text = `select count(*) as count from article
    where product_id in (select value from json_each(?)) and on_sale_by_hand = 0
      and off_in_file = 0`
  const [found] = await readRows<{ count: number }>(tx, text, [JSON.stringify(productIds)])
  return found?.count ?? 0
}
