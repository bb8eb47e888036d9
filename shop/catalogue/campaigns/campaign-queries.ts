import type { SelectQueryBuilder } from 'kysely'
import type { Language } from '../../../src/model/language.ts'
import type { SqlDialect } from '../../platform/db/dialect/sql-dialect.ts'
import { readRows } from '../../platform/db/read-rows.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'
import type { ShopTables } from '../../platform/db/tables.ts'
import { isReduced } from '../running-price.ts'
import type { NamedCampaign } from '../site.ts'
import { campaignPrices, RUNNING } from './campaign-prices.ts'

/** Prices for a limited time. */
export interface Campaign {
  readonly id: string
  readonly version: number
  readonly nameSv: string
  readonly nameEn: string
  readonly startsAt: number
  /** It is over from this instant on. */
  readonly endsAt: number
  readonly covers: ShopTables['campaign']['covers']
  /** Null if its products have fixed prices. */
  readonly percent: number | null
  readonly onSport: number
  readonly onProfessional: number
  /** Null for a draft. */
  readonly scheduledAt: number | null
}

/** The fields of a campaign's form. */
export type CampaignInput = Omit<Campaign, 'id' | 'version' | 'scheduledAt'>

export interface CampaignTarget {
  readonly kind: ShopTables['campaign_target']['kind']
  readonly target: string
  readonly price: number | null
}

export type CampaignState = 'draft' | 'planned' | 'running' | 'ended'

export function stateOf(
  { scheduledAt, startsAt, endsAt }: Pick<Campaign, 'scheduledAt' | 'startsAt' | 'endsAt'>,
  now: number,
): CampaignState {
  if (scheduledAt === null) return 'draft'
  if (now >= endsAt) return 'ended'
  return now >= startsAt ? 'running' : 'planned'
}

function columns<Row>(query: SelectQueryBuilder<ShopTables, 'campaign', Row>) {
  return query.select([
    'id',
    'version',
    'name_sv as nameSv',
    'name_en as nameEn',
    'starts_at as startsAt',
    'ends_at as endsAt',
    'covers',
    'percent',
    'on_sport as onSport',
    'on_professional as onProfessional',
    'scheduled_at as scheduledAt',
  ])
}

/** The one that ends last comes first. */
export function listCampaigns(db: Db, limit: number): Promise<Campaign[]> {
  return columns(db.selectFrom('campaign'))
    .orderBy('ends_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

export function findCampaign(db: Db | Tx, id: string): Promise<Campaign | undefined> {
  return columns(db.selectFrom('campaign')).where('id', '=', id).executeTakeFirst()
}

/** Articles on sale with the price of a campaign `c` that may be announced as reduced. */
const REDUCED = `
  from asked s
  join article a on a.number = s.number and a.published = 1
  join product p on p.id = a.product_id and p.published = 1
 where s.price = a.running_price and ${isReduced('a')}`

const ON_SPORT = `${RUNNING} and c.on_sport = 1`

const NAMED = (d: SqlDialect) => `
  with ${campaignPrices(d, ON_SPORT)}
  select c.id, case ?3 when 'sv' then c.name_sv else c.name_en end as name, c.ends_at as "endsAt"
    from campaigns c
   where exists (select 1 ${REDUCED} and s.id = c.id)
   order by c.ends_at, c.id`

/**
 * Current campaigns on the sport storefront with prices that may be announced as reduced; the one that
 * ends first comes first.
 */
export function listRunning(
  db: Db | Tx,
  language: Language,
  now: number,
): Promise<NamedCampaign[]> {
  return readRows(db, NAMED, [now, null, language])
}

const CAMPAIGN_PRODUCTS = (d: SqlDialect) => `
  with ${campaignPrices(d, `${ON_SPORT} and c.id = ?3`)}
  select distinct a.product_id as id ${REDUCED}`

/** Ids of the products with such a price, in no order. */
export async function listCampaignProducts(
  db: Db | Tx,
  id: string,
  now: number,
): Promise<Int32Array> {
  const rows = await readRows<{ readonly id: number }>(db, CAMPAIGN_PRODUCTS, [now, null, id])
  return Int32Array.from(rows, (it) => it.id)
}

/** Other campaigns, planned or current, at the same time. */
export function listOverlapping(
  db: Db,
  { id, startsAt, endsAt }: Pick<Campaign, 'id' | 'startsAt' | 'endsAt'>,
): Promise<Campaign[]> {
  return columns(db.selectFrom('campaign'))
    .where('id', '<>', id)
    .where('scheduled_at', 'is not', null)
    .where('starts_at', '<', endsAt)
    .where('ends_at', '>', startsAt)
    .orderBy('starts_at')
    .orderBy('id')
    .execute()
}

export function listTargets(db: Db | Tx, id: string): Promise<CampaignTarget[]> {
  return db
    .selectFrom('campaign_target')
    .select(['kind', 'target', 'price'])
    .where('campaign_id', '=', id)
    .orderBy('kind')
    .orderBy('target')
    .execute()
}

export interface NamedTarget {
  readonly name: string
  readonly kind: 'product' | 'article'
}

const NAMED_GOODS = (d: SqlDialect) => `
  select n.value as name, case when a.number is null then 'product' else 'article' end as kind
    from ${d.listOf('?1', 'text')} as n
    left join article a on a.number = n.value
    left join product p on p.code = n.value
   where a.number is not null or p.code is not null
   order by n.key`

/** Finds articles by these numbers, or else products; leaves out the other names. */
export function listNamed(tx: Db | Tx, names: readonly string[]): Promise<NamedTarget[]> {
  return readRows(tx, NAMED_GOODS, [JSON.stringify(names)])
}

export async function listBrands(db: Db | Tx): Promise<string[]> {
  const rows = await db
    .selectFrom('product')
    .select('brand')
    .distinct()
    .where('published', '=', 1)
    .where('brand', '<>', '')
    .orderBy('brand')
    .execute()
  return rows.map(({ brand }) => brand)
}
