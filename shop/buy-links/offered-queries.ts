import type { Storefront } from '../../src/model/storefront.ts'
import { STOREFRONT_COLUMNS } from '../platform/db/catalogue-tables.ts'
import { readRows } from '../platform/db/read-rows.ts'
import type { Db } from '../platform/db/schema.ts'

/** An article that a storefront sells. */
export interface OfferedArticle {
  readonly articleNumber: string
  readonly productId: number
}

/** The articles with one of these numbers, ignoring the case of a to z. */
export function listOffered(
  db: Db,
  storefront: Storefront,
  numbers: readonly string[],
): Promise<OfferedArticle[]> {
  return readRows(db, OFFERED[storefront], [JSON.stringify(numbers)])
}

const OFFERED = { sport: offeredQuery('sport'), professional: offeredQuery('professional') }

function offeredQuery(storefront: Storefront): string {
  return `
    select distinct article.number as articleNumber, article.product_id as productId
      from json_each(?1) as wanted
      join article on article.number = wanted.value collate nocase and article.published
      join product on product.id = article.product_id and product.published
       and product.${STOREFRONT_COLUMNS[storefront]}
     order by article.number`
}
