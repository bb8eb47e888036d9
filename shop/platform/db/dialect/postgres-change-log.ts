import { GOODS_TABLES } from './schema-words.ts'

const STATEMENTS = {
  inserted: { on: 'insert', rows: 'new table as changed' },
  updated: { on: 'update', rows: 'new table as changed' },
  deleted: { on: 'delete', rows: 'old table as changed' },
} as const

/**
 * The log of changes to the goods, which the nodes' copies of them follow. A transaction notes each product once,
 * and an article's stock only where it ends or begins. `xid` is the transaction, by which a reader knows what
 * may still come, and what it has been told: all of a transaction becomes visible at once.
 */
export const changeLog: readonly string[] = [
  `create table catalogue_change (
    xid xid8 not null default pg_current_xact_id(),
    kind text collate "C" not null check (kind in ('product', 'stock', 'categories')),
    product_id bigint not null default 0,
    made_at bigint not null default floor(extract(epoch from clock_timestamp()) * 1000),
    primary key (xid, kind, product_id)
  )`,
  'create index catalogue_change_age on catalogue_change (made_at)',
  ...Object.entries(GOODS_TABLES.ofProduct).flatMap(([table, column]) => [
    noting(table, `select distinct 'product', ${column} from changed`),
    ...triggersOn(table),
  ]),
  ...GOODS_TABLES.ofCategories.flatMap((table) => [
    noting(table, `select 'categories', 0 where exists (select from changed)`),
    ...triggersOn(table),
  ]),
  `create function note_stock() returns trigger language plpgsql as $$ begin
    insert into catalogue_change (kind, product_id)
    select 'stock', product_id from article where number = new.article_number
    on conflict do nothing;
    return null;
  end $$`,
  `create trigger stock_began after insert on stock for each row execute function note_stock()`,
  `create trigger stock_turned after update of available on stock for each row
    when ((old.available > 0) <> (new.available > 0)) execute function note_stock()`,
]

function noting(table: string, changes: string): string {
  return `create function note_${table}() returns trigger language plpgsql as $$ begin
    insert into catalogue_change (kind, product_id) ${changes} on conflict do nothing;
    return null;
  end $$`
}

function triggersOn(table: string): string[] {
  return Object.entries(STATEMENTS).map(
    ([name, { on, rows }]) =>
      `create trigger ${table}_${name} after ${on} on ${table} referencing ${rows}
        for each statement execute function note_${table}()`,
  )
}
