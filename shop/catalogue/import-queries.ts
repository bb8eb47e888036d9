import type { SqlDialect } from '../platform/db/dialect/sql-dialect.ts'
import { readRows } from '../platform/db/read-rows.ts'
import type { Db, Tx } from '../platform/db/schema.ts'
import { DAY_MS } from '../platform/durations.ts'

export interface CategoryNode {
  readonly id: string
  readonly parentId: string | null
  readonly slug: string
  readonly position: number
  readonly sv: string
  readonly en: string
}

/** The whole category tree, parents before their children. */
export async function listCategoryTree(tx: Db | Tx): Promise<CategoryNode[]> {
  return readRows(
    tx,
    `select c.id, c.parent_id as "parentId", c.slug, c.position, sv.name as sv, en.name as en
      from category c
      join category_text sv on sv.category_id = c.id and sv.lang = 'sv'
      join category_text en on en.category_id = c.id and en.lang = 'en'
     order by c.level, c.position, c.id`,
    [],
  )
}

export interface SlugOwner {
  readonly code: string
  readonly slug: string
}

const SLUG_OWNERS = (d: SqlDialect) => `
  select code, slug from product where code in (select value from ${d.listOf('?1', 'text')} as asked)
   union
  select code, slug from product where slug in (select value from ${d.listOf('?2', 'text')} as asked)
   order by code`

/** Products with one of these ids or addresses. */
export function listSlugOwners(
  tx: Db | Tx,
  codes: readonly string[],
  slugs: readonly string[],
): Promise<SlugOwner[]> {
  return readRows(tx, SLUG_OWNERS, [JSON.stringify(codes), JSON.stringify(slugs)])
}

export interface NumberOwner {
  readonly number: string
  readonly code: string
}

const NUMBER_OWNERS = (d: SqlDialect) => `
  select a.number, p.code
    from ${d.listOf('?1', 'text')} as asked
    join article a on a.number = asked.value
    join product p on p.id = a.product_id
   order by asked.key`

/** The products of these article numbers. */
export function listNumberOwners(tx: Db | Tx, numbers: readonly string[]): Promise<NumberOwner[]> {
  return readRows(tx, NUMBER_OWNERS, [JSON.stringify(numbers)])
}

/** Whether the shop has products besides the demo's. */
export async function hasOwnProducts(db: Db | Tx): Promise<boolean> {
  const own = db.selectFrom('product').select('id').where('source', '<>', 'demo').limit(1)
  return (await own.executeTakeFirst()) !== undefined
}

/**
 * Whether the shop opened within the last day: its first products may come in several files, and none of
 * them is announced as new.
 */
export async function isOpeningDay(db: Db | Tx, now: number): Promise<boolean> {
  const older = db
    .selectFrom('product')
    .select('id')
    .where('source', '<>', 'demo')
    .where('created_at', '<=', now - DAY_MS)
    .limit(1)
  return (await older.executeTakeFirst()) === undefined
}
