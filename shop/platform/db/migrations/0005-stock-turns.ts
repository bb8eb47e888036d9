import { type Kysely, sql } from 'kysely'

/**
 * Notes which products have an article that sold out or came back, so that what is kept in memory
 * about stock follows without reading all of it again. One row a product, whoever changes the stock.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STOCK_TURNS) await sql.raw(statement).execute(db)
}

const STOCK_TURNS = [
  `create table stock_turn (
    product_id integer primary key,
    turn integer not null
  ) strict`,
  `create index stock_turn_order on stock_turn (turn)`,
  `create trigger stock_turned after update of available on stock
    when (old.available > 0) <> (new.available > 0)
    begin
      insert into stock_turn (product_id, turn)
      select product_id, (select coalesce(max(turn), 0) + 1 from stock_turn)
        from article where number = new.article_number
      on conflict (product_id) do update set turn = excluded.turn;
    end`,
]
