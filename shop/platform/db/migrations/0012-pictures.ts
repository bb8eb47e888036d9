import { type Kysely, sql } from 'kysely'

/** Lets a product have more pictures than one, some of them of one of its colours. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of PICTURES) await sql.raw(statement).execute(db)
}

const PICTURES = [
  `create table product_picture (
    product_id integer not null references product (id) on delete cascade,
    position integer not null check (position between 1 and 20),
    colour_id text,
    url text check (colour_id is null or url is not null),
    view text check (view in ('back', 'sole', 'detail')),
    alt_sv text,
    alt_en text,
    check ((url is null) <> (view is null)),
    check ((alt_sv is null) = (alt_en is null)),
    primary key (product_id, position)
  ) strict, without rowid`,
]
