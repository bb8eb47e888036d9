import { type Kysely, sql } from 'kysely'

/** Notes whether a shop is the demo, and takes back what imports have guessed of owners' goods. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of REAL_SHOPS) await sql.raw(statement).execute(db)
}

const THIRTY_DAYS = 30 * 24 * 60 * 60 * 1000
/** Kinds that were drawn of things that are something else, as a bicycle is no exercise bike. */
const GUESSED = `'bag', 'ball', 'band', 'bench', 'bike', 'boot', 'bottle', 'cap', 'dumbbell', 'goal',
  'jacket', 'mat', 'plate', 'rack', 'racket', 'rower', 'shoe', 'tank', 'treadmill', 'watch'`
const OF_IMPORTS = `(select id from product where source = 'import')`

const REAL_SHOPS = [
  `create table demo_state (
    id integer primary key check (id = 1),
    is_demo integer not null check (is_demo in (0, 1))
  ) strict`,
  `alter table product add column new_until integer`,
  // What a first import brought was there before; what came later was new then.
  `update product set new_until = created_at + ${THIRTY_DAYS}
    where source <> 'import'
       or created_at > (select min(created_at) from product where source = 'import')`,
  // The next import of the same file guesses again.
  `update product set drawing = 'article', content_hash = ''
    where source = 'import' and drawing in (${GUESSED})`,
  `update product set is_bulky = 0 where source = 'import'`,
  `update article set size = null
    where product_id in ${OF_IMPORTS}
      and lower(trim(size)) in ('none', 'n/a', 'na', 'null', 'nil', '-', '--', '–', '—')`,
  `update article set lowest_price = null
    where product_id in ${OF_IMPORTS} and not exists (
      select 1 from price_history known
       where known.article_number = article.number and known.valid_from <= (
         select max(valid_from) from price_history running
          where running.article_number = article.number
       ) - ${THIRTY_DAYS}
    )`,
]
