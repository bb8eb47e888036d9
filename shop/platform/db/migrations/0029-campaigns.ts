import { type Kysely, sql } from 'kysely'

/** Campaigns of the staff's, and what articles cost by those that run. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of CAMPAIGNS) await sql.raw(statement).execute(db)
}

const CAMPAIGNS = [
  `create table campaign (
    id text primary key,
    version integer not null default 1,
    name_sv text not null,
    name_en text not null,
    starts_at integer not null,
    ends_at integer not null check (ends_at >= starts_at),
    covers text not null check (covers in ('all', 'brand', 'category', 'goods')),
    percent integer check (percent between 1 and 99),
    on_sport integer not null check (on_sport in (0, 1)),
    on_professional integer not null check (on_professional in (0, 1)),
    scheduled_at integer,
    created_at integer not null,
    check (on_sport + on_professional > 0)
  ) strict, without rowid`,
  `create table campaign_target (
    campaign_id text not null references campaign (id) on delete cascade,
    kind text not null check (kind in ('brand', 'category', 'product', 'article')),
    target text not null,
    price integer check (price > 0),
    primary key (campaign_id, kind, target)
  ) strict, without rowid`,
  `alter table article add column running_price integer check (running_price > 0)`,
  `alter table article add column running_business_price integer
    check (running_business_price > 0)`,
  `alter table catalogue_version add column campaigns_at integer`,
]
