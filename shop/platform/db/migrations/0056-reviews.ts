import { type Kysely, sql } from 'kysely'

/** What buyers say of products: one of each order, and only what the staff has read is shown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of REVIEWS) await sql.raw(statement).execute(db)
}

const REVIEWS = [
  `create table review (
    id text primary key,
    product_id integer not null references product (id) on delete cascade,
    order_id text references orders (id) on delete cascade,
    stars integer not null check (stars between 1 and 5),
    fit text check (fit in ('small', 'true', 'large')),
    body text not null check (length(body) <= 2000),
    author text not null,
    lang text not null check (lang in ('sv', 'en')),
    state text not null check (state in ('waiting', 'shown', 'refused')),
    refusal text check (refusal in ('abuse', 'personal', 'unrelated', 'advertising', 'illegal')),
    reply text not null default '' check (length(reply) <= 1000),
    written_at integer not null,
    check ((state = 'refused') = (refusal is not null))
  ) strict`,
  `create unique index review_order on review (order_id, product_id) where order_id is not null`,
  `create index review_shown on review (product_id, written_at desc, id) where state = 'shown'`,
  `create index review_rating on review (product_id, stars, fit) where state = 'shown'`,
  `create index review_state on review (state, written_at, id)`,
]
