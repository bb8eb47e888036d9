import { type RawBuilder, sql } from 'kysely'
import { removeSearch } from '../catalogue/store-search.ts'
import type { Tx } from '../platform/db/schema.ts'
import { demoCategories } from './catalogue/categories.ts'

export interface RemovedProducts {
  readonly products: number
  readonly articles: number
  readonly categories: number
  /** Categories with products of the shop's own. */
  readonly keptCategories: number
}

const PRODUCTS = sql`(select id from product where source = 'demo')`
const ARTICLES = sql`(select number from article where product_id in ${PRODUCTS})`
const DEEPEST = 3

/** Deletes the demo's products, and its categories that are empty then. */
export async function removeProducts(tx: Tx): Promise<RemovedProducts> {
  await emptyCarts(tx)
  const articles = await countArticles(tx)
  await removeSearch(tx, 'demo')
  const { numDeletedRows } = await tx
    .deleteFrom('product')
    .where('source', '=', 'demo')
    .executeTakeFirst()
  return { products: Number(numDeletedRows), articles, ...(await removeCategories(tx)) }
}

/** Removes the products from carts, whose versions increase. */
async function emptyCarts(tx: Tx): Promise<void> {
  await sql`update cart set version = version + 1
    where id in (select cart_id from cart_row where article_number in ${ARTICLES})`.execute(tx)
  await sql`delete from cart_row where article_number in ${ARTICLES}`.execute(tx)
  await sql`delete from cart_place where article_number in ${ARTICLES}`.execute(tx)
}

async function countArticles(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from article where product_id in ${PRODUCTS}`.execute(tx)
  return rows[0]?.count ?? 0
}

async function removeCategories(
  tx: Tx,
): Promise<Pick<RemovedProducts, 'categories' | 'keptCategories'>> {
  const ids = sql.join(demoCategories.map(({ id }) => id))
  let removed = 0
  for (let level = DEEPEST; level > 0; level -= 1) removed += await removeEmpty(tx, ids, level)
  // Kept categories keep their names, but not the demo's descriptions.
  const kept = await sql`
    update category_text set description = '' where category_id in (${ids}) and lang = 'sv'`.execute(
    tx,
  )
  await sql`update category_text set description = '' where category_id in (${ids})`.execute(tx)
  return { categories: removed, keptCategories: Number(kept.numAffectedRows ?? 0n) }
}

async function removeEmpty(tx: Tx, ids: RawBuilder<unknown>, level: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from category
     where id in (${ids}) and level = ${level}
       and not exists (select 1 from product_category c where c.category_id = category.id)
       and not exists (select 1 from category below where below.parent_id = category.id)`.execute(
    tx,
  )
  return Number(numAffectedRows)
}
