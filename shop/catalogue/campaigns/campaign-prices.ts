import type { SqlDialect } from '../../platform/db/dialect/sql-dialect.ts'
import { ownPrice } from '../running-price.ts'

/** Campaigns that run at `?1`. */
export const RUNNING = 'c.scheduled_at is not null and c.starts_at <= ?1 and c.ends_at > ?1'

/**
 * The prices of articles under the campaigns that match a condition, as tables for a query: `asked` has a
 * row for each campaign and article, `wanted` the lowest price of each article, if it is lower than its
 * own. Percentages are off the regular price, rounded to the nearest minor unit. `?2` is a JSON list of
 * products, or null for all.
 */
export function campaignPrices(d: SqlDialect, condition: string): string {
  return `
  campaigns as (select * from campaign c where ${condition}),
  targeted as (
    select t.* from campaigns c join campaign_target t on t.campaign_id = c.id
  ),
  covered as (
    select c.id, a.number, cast(null as bigint) as price
      from campaigns c cross join article a where c.covers = 'all'
    union all
    select t.campaign_id, a.number, null from targeted t
      join product p on p.brand = t.target join article a on a.product_id = p.id
     where t.kind = 'brand'
    union all
    select t.campaign_id, a.number, null from targeted t
      join product_category pc on pc.category_id = t.target
      join article a on a.product_id = pc.product_id
     where t.kind = 'category'
    union all
    select t.campaign_id, a.number, t.price from targeted t
      join product p on p.code = t.target join article a on a.product_id = p.id
     where t.kind = 'product'
    union all
    select t.campaign_id, a.number, t.price from targeted t join article a on a.number = t.target
     where t.kind = 'article'
  ),
  asked as (
    select c.id, a.number,
           case when c.on_sport = 1 and p.on_sport = 1
             then coalesce(v.price, (a.price * (100 - c.percent) + 50) / 100) end as price,
           case when c.on_professional = 0 or p.on_professional = 0 then null
             when v.price is null then (a.business_price * (100 - c.percent) + 50) / 100
             else (v.price * 10000 + (10000 + p.vat_rate) / 2) / (10000 + p.vat_rate)
             end as business
      from covered v
      join campaigns c on c.id = v.id
      join article a on a.number = v.number
      join product p on p.id = a.product_id
     where p.is_quotation = 0
       and (cast(?2 as text) is null or a.product_id in (select value from ${d.listOf('?2', 'integer')} as product))
  ),
  wanted as (
    select a.number,
           min(case when s.price > 0 and s.price < ${ownPrice('a')} then s.price end) as price,
           min(case when s.business > 0 and s.business < a.business_price then s.business end)
             as business
      from asked s join article a on a.number = s.number
     group by a.number
  )`
}
