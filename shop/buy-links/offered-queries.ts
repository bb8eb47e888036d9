import type { Storefront } from '../../src/model/storefront.ts'
import type { SqlDialect } from '../platform/db/dialect/sql-dialect.ts'
import { STOREFRONT_COLUMNS } from '../platform/db/flag-columns.ts'
import { readRows, type SqlText } from '../platform/db/read-rows.ts'
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

function offeredQuery(storefront: Storefront): SqlText {
  return (d: SqlDialect) => `
    select distinct article.number as "articleNumber", article.product_id as "productId"
      from ${d.listOf('?1', 'text')} as wanted
      join article on lower(article.number) = ${d.lower('wanted.value')} and article.published = 1
      join product on product.id = article.product_id and product.published = 1
       and product.${STOREFRONT_COLUMNS[storefront]} = 1
     order by article.number`
}
