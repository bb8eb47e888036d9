import { type Kysely, sql } from 'kysely'

/** How often something happened on a day; never whose it was. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of MEASUREMENT) await sql.raw(statement).execute(db)
}

const MEASUREMENT = [
  `create table measured_step (
    day text not null,
    storefront text not null check (storefront in ('sport', 'professional')),
    lang text not null check (lang in ('sv', 'en')),
    step text not null check (step in ('seen', 'added', 'checkout')),
    count integer not null check (count > 0),
    primary key (day, storefront, lang, step)
  ) strict, without rowid`,
  `create table measured_vital (
    day text not null,
    vital text not null check (vital in ('LCP', 'INP', 'CLS')),
    page text not null,
    device text not null check (device in ('phone', 'desktop')),
    range integer not null check (range between 0 and 31),
    count integer not null check (count > 0),
    primary key (day, vital, page, device, range)
  ) strict, without rowid`,
]
