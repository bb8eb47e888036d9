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

const STALE = `
  with ${campaignPrices(RUNNING)}
  select a.number, a.product_id as productId, a.price, a.campaign_price as campaignPrice,
         w.price as running, w.business as runningBusiness,
         (select json_group_array(json_object('validFrom', valid_from, 'price', h.price)
                   order by valid_from)
            from price_history h where h.article_number = a.number) as history
    from article a left join wanted w on w.number = a.number`

const DIFFERS = `(a.running_price is not w.price or a.running_business_price is not w.business)`

/** Articles of the whole shop whose price changes by the campaigns of an instant. */
export function listDiffering(tx: Tx, now: number): Promise<StalePrice[]> {
  return readRows(tx, `${STALE} where ${DIFFERS} order by a.number`, [now, null])
}

/** Articles of these products whose price changes, or which were just written during a campaign. */
export function listWritten(
  tx: Tx,
  now: number,
  productIds: readonly number[],
): Promise<StalePrice[]> {
  const text = `${STALE}
    where a.product_id in (select value from json_each(?2)) and (${DIFFERS} or w.price is not null)
    order by a.number`
  return readRows(tx, text, [now, JSON.stringify(productIds)])
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

const WRITE = `
  update article set running_price = value ->> 'running', lowest_price = value ->> 'lowest',
         running_business_price = value ->> 'runningBusiness'
    from json_each(?1) where article.number = value ->> 'number'`

/** Nobody has paid the price of an entry from this instant, or from a clock that is ahead. */
const FORGET = `
  delete from price_history
   where valid_from >= ?2 and article_number in (select value ->> 'number' from json_each(?1))`

const NOTE = `
  insert into price_history (article_number, valid_from, price)
  select value ->> 'number', ?2, value ->> 'changed' from json_each(?1)
   where value ->> 'changed' is not null`

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
    'update catalogue_version set campaigns_at = null where campaigns_at <= ? returning 1'
  return (await readRows(tx, text, [now])).length > 0
}

const SCHEDULE = `
  update catalogue_version set campaigns_at = (
    select min(at) from (
      select starts_at as at from campaign where scheduled_at is not null
      union all
      select ends_at from campaign where scheduled_at is not null
    ) where at > ?)`

export async function writeCampaignsAt(tx: Tx, now: number): Promise<void> {
  await readRows(tx, SCHEDULE, [now])
}
