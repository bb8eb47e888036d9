import type { Language } from '../../../src/model/language.ts'
import type { SqlDialect } from '../../platform/db/dialect/sql-dialect.ts'
import { readRows } from '../../platform/db/read-rows.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'
import { LOWEST_PRICE_MS } from '../lowest-price.ts'
import { ownPrice } from '../running-price.ts'
import { campaignPrices } from './campaign-prices.ts'

/** The prices of an article under a campaign, as if it were the only one. */
export interface PreviewedArticle {
  readonly number: string
  readonly name: string
  readonly size: string | null
  readonly colour: string | null
  /** Prices for private customers without campaigns and with this one; null if it is not for them. */
  readonly before: number
  readonly after: number | null
  /** Likewise for businesses. */
  readonly businessBefore: number
  readonly businessAfter: number | null
}

export interface PreviewCounts {
  /** Number of articles that it covers. */
  readonly covered: number
  /** Number of articles that it makes cheaper for anybody. */
  readonly lowered: number
  /** Those of them whose price history does not cover the 30 days before it begins. */
  readonly unannounced: number
}

const preview = (d: SqlDialect) => `
  with ${campaignPrices(d, 'c.id = ?1')},
  one as (
    select number, min(price) as price, min(business) as business from asked group by number
  )`

const ARTICLES = (d: SqlDialect) => `${preview(d)}
  select a.number, t.name, a.size, case ?5 when 'sv' then a.colour_sv else a.colour_en end as colour,
         ${ownPrice('a')} as before, w.price as after,
         a.business_price as "businessBefore", w.business as "businessAfter"
    from one join article a on a.number = one.number
    join product_text t on t.product_id = a.product_id and t.lang = ?5
    left join wanted w on w.number = a.number
   order by w.price is null and w.business is null, t.name, a.position, a.number
   limit ?3 offset ?4`

const COUNTS = (d: SqlDialect) => `${preview(d)},
  known as (
    select one.number, case when w.price is null and w.business is null then 0 else 1 end as is_lower,
           case when w.price is not null and not exists (
             select 1 from price_history h where h.article_number = one.number
                and h.valid_from <= (select starts_at - ?3 from campaigns)) then 1 else 0
             end as is_unknown
      from one left join wanted w on w.number = one.number)
  select count(*) as covered, coalesce(sum(is_lower), 0) as lowered,
         coalesce(sum(is_unknown), 0) as unannounced
    from known`

/** Sorted by the names of products; those that become cheaper come first. */
export function previewArticles(
  db: Db,
  id: string,
  part: { readonly language: Language; readonly limit: number; readonly offset: number },
): Promise<PreviewedArticle[]> {
  const { language, limit, offset } = part
  return readRows(db, ARTICLES, [id, null, limit, offset, language])
}

export async function countPreview(db: Db | Tx, id: string): Promise<PreviewCounts> {
  const [counts] = await readRows<PreviewCounts>(db, COUNTS, [id, null, LOWEST_PRICE_MS])
  return counts ?? { covered: 0, lowered: 0, unannounced: 0 }
}
