import type { JsonType, SqlDialect } from '../../platform/db/dialect/sql-dialect.ts'
import { readRows } from '../../platform/db/read-rows.ts'
import type { Tx } from '../../platform/db/schema.ts'
import { campaignPrices, RUNNING } from './campaign-prices.ts'

/** An article whose prices may differ from those of the current campaigns. */
export interface StalePrice {
  readonly number: string
  readonly productId: number
  readonly price: number
  readonly campaignPrice: number | null
  /** Price by the current campaigns. */
  readonly running: number | null
  readonly runningBusiness: number | null
  /** Its price history: a JSON list of `PriceEntry`, the oldest first. */
  readonly history: string
}

const stale = (d: SqlDialect) => `
  with ${campaignPrices(d, RUNNING)}
  select a.number, a.product_id as "productId", a.price, a.campaign_price as "campaignPrice",
         w.price as running, w.business as "runningBusiness",
         (select ${d.jsonRows(d.jsonObject({ validFrom: 'valid_from', price: 'h.price' }), 'valid_from')}
            from price_history h where h.article_number = a.number) as history
    from article a left join wanted w on w.number = a.number`

const DIFFERS = `(a.running_price is distinct from w.price
  or a.running_business_price is distinct from w.business)`

const DIFFERING = (d: SqlDialect) => `${stale(d)} where ${DIFFERS} order by a.number`

const WRITTEN = (d: SqlDialect) => `${stale(d)}
  where a.product_id in (select value from ${d.listOf('?2', 'integer')} as product)
    and (${DIFFERS} or w.price is not null)
  order by a.number`

/** Articles of the whole shop whose price changes by the campaigns of an instant. */
export function listDiffering(tx: Tx, now: number): Promise<StalePrice[]> {
  return readRows(tx, DIFFERING, [now, null])
}

/** Articles of these products whose price changes, or which were just written during a campaign. */
export function listWritten(
  tx: Tx,
  now: number,
  productIds: readonly number[],
): Promise<StalePrice[]> {
  return readRows(tx, WRITTEN, [now, JSON.stringify(productIds)])
}

/**
 * Whether a campaign is current, or has begun or ended without being settled. Otherwise no article has a
 * campaign price, and there is nothing to update.
 */
export async function isAnyUnderWay(tx: Tx, now: number): Promise<boolean> {
  const text = `select 1 from catalogue_version where campaigns_at <= ?1
    union all select 1 from campaign c where ${RUNNING}`
  return (await readRows(tx, text, [now])).length > 0
}

export interface SettledPrice extends Pick<StalePrice, 'number' | 'running' | 'runningBusiness'> {
  readonly lowest: number | null
  /** Its new price; null if that is unchanged. */
  readonly changed: number | null
}

const SETTLED = {
  number: 'text',
  running: 'integer',
  lowest: 'integer',
  runningBusiness: 'integer',
  changed: 'integer',
} as const satisfies Record<string, JsonType>

const WRITE = (d: SqlDialect) => `
  update article set running_price = settled.running, lowest_price = settled.lowest,
         running_business_price = settled."runningBusiness"
    from ${d.rowsOf('?1', SETTLED)} as settled where article.number = settled.number`

/** Nobody has paid the price of an entry from this instant, or from a clock that is ahead. */
const FORGET = (d: SqlDialect) => `
  delete from price_history
   where valid_from >= ?2
     and article_number in (select number from ${d.rowsOf('?1', { number: 'text' })} as settled)`

const NOTE = (d: SqlDialect) => `
  insert into price_history (article_number, valid_from, price)
  select number, cast(?2 as bigint), changed from ${d.rowsOf('?1', SETTLED)} as settled
   where changed is not null`

export async function writeSettled(
  tx: Tx,
  settled: readonly SettledPrice[],
  now: number,
): Promise<void> {
  const json = JSON.stringify(settled)
  await readRows(tx, WRITE, [json])
  await readRows(tx, FORGET, [json, now])
  await readRows(tx, NOTE, [json, now])
}

/** Claims the update that is due; returns false if another process has it. */
export async function claimCampaigns(tx: Tx, now: number): Promise<boolean> {
  const text =
    'update catalogue_version set campaigns_at = null where campaigns_at <= ?1 returning id'
  return (await readRows(tx, text, [now])).length > 0
}

const SCHEDULE = `
  update catalogue_version set campaigns_at = (
    select min(at) from (
      select starts_at as at from campaign where scheduled_at is not null
      union all
      select ends_at from campaign where scheduled_at is not null
    ) as edge where at > ?1)`

export async function writeCampaignsAt(tx: Tx, now: number): Promise<void> {
  await readRows(tx, SCHEDULE, [now])
}
