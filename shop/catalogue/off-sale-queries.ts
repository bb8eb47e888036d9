import type { SqlDialect } from '../platform/db/dialect/sql-dialect.ts'
import { type Flag, STOREFRONT_COLUMNS } from '../platform/db/flag-columns.ts'
import { readRow, readRows, runText } from '../platform/db/read-rows.ts'
import type { Db, Tx } from '../platform/db/schema.ts'
import type { PageContext } from '../platform/pages/page-context.ts'

/** A product or one of its articles, found by its name. */
export interface ProductOrArticle {
  readonly productId: number
  readonly code: string
  readonly name: string
  /** Null for the product as a whole. */
  readonly articleNumber: string | null
  /** Whether it is on sale itself; an article can be on sale in a product that is not. */
  readonly isOn: Flag
  readonly isProductOn: Flag
}

const NAMED = (d: SqlDialect) => `
  select p.id as "productId", p.code, t.name, a.number as "articleNumber", a.published as "isOn",
         p.published as "isProductOn"
    from article a
    join product p on p.id = a.product_id
    join product_text t on t.product_id = p.id and t.lang = 'sv'
   where a.number = ?1
   union all
  select p.id, p.code, t.name, null, p.published, p.published
    from product p
    join product_text t on t.product_id = p.id and t.lang = 'sv'
   where p.slug = ?1 or p.code in (select value from ${d.listOf('?2', 'text')} as code)`

/** Finds what has this article number, one of these ids, or this address. Articles come first. */
export function findProductsOrArticles(
  db: Db | Tx,
  name: string,
  codes: readonly string[],
): Promise<ProductOrArticle[]> {
  return readRows(db, NAMED, [name, JSON.stringify(codes)])
}

export type SaleState = 'on' | 'off'

/** Putting on sale what the file sells is no exception from the file, and is not stored as one. */
const ON_SALE_BY_HAND: Readonly<Record<SaleState, string>> = {
  on: 'nullif(off_in_file, 0)',
  off: '0',
}

/** Stores whether an article, or a product as a whole, is on or off sale by hand. */
export async function noteSaleState(
  tx: Tx,
  { productId, articleNumber }: Pick<ProductOrArticle, 'productId' | 'articleNumber'>,
  state: SaleState,
): Promise<void> {
  if (articleNumber === null) {
    await runText(
      tx,
      `update product set on_sale_by_hand = ${ON_SALE_BY_HAND[state]} where id = ?`,
      [productId],
    )
    return
  }
  await runText(
    tx,
    `update article set on_sale_by_hand = ${ON_SALE_BY_HAND[state]}, published = ? where number = ?`,
    [state === 'on' ? 1 : 0, articleNumber],
  )
}

export interface OffSale {
  readonly code: string
  readonly name: string
  /** Null if the product as a whole is off sale. */
  readonly articleNumber: string | null
  readonly isByHand: Flag
}

/** Everything that is off sale, by product. Articles are listed only for products that are on sale. */
export function listOffSale(db: Db): Promise<OffSale[]> {
  return readRows(
    db,
    `select p.code, t.name, null as "articleNumber",
            p.on_sale_by_hand is not distinct from 0 as "isByHand"
       from product p join product_text t on t.product_id = p.id and t.lang = 'sv'
      where p.published = 0
      union all
     select p.code, t.name, a.number, a.on_sale_by_hand is not distinct from 0
       from article a join product p on p.id = a.product_id
       join product_text t on t.product_id = p.id and t.lang = 'sv'
      where a.published = 0 and (p.published = 1 or a.on_sale_by_hand = 0)
      order by 1, 3 nulls first`,
    [],
  )
}

export interface FormerProduct {
  readonly id: number
  readonly slug: string
  readonly brand: string
  readonly name: string
  readonly mainCategoryId: string | null
}

/** A product that the storefront used to sell. */
export function findFormerProduct(
  db: Db,
  slug: string,
  { language, storefront }: Pick<PageContext, 'language' | 'storefront'>,
): Promise<FormerProduct | undefined> {
  const text = `
    select p.id, p.slug, p.brand, t.name, p.main_category_id as "mainCategoryId"
      from product p join product_text t on t.product_id = p.id and t.lang = ?2
     where p.slug = ?1 and p.published = 0 and p.${STOREFRONT_COLUMNS[storefront]} = 1`
  return readRow(db, text, [slug, language])
}
