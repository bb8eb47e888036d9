import { sql } from 'kysely'
import type { Language } from '../../src/model/language.ts'
import type { JsonType, SqlDialect } from '../platform/db/dialect/sql-dialect.ts'
import { holdName } from '../platform/db/hold.ts'
import { readRow, readRows, runText } from '../platform/db/read-rows.ts'
import type { Tx } from '../platform/db/schema.ts'
import { articleUpsert } from './article-upsert.ts'
import type { CatalogueProduct } from './catalogue.ts'
import type { PriceEntry } from './lowest-price.ts'
import { STORE_PICTURES } from './picture-queries.ts'
import { pictureRows } from './picture-rows.ts'
import { articleRow, type ProductRowContext, productRow, textRow } from './product-rows.ts'
import { searchRow } from './search-row.ts'
import type { CategoryTree } from './store-categories.ts'
import type { UnwrittenSearch } from './store-search.ts'

/** Thrown if an article number or address belongs to another product. */
class CatalogueClash extends Error {
  override readonly name = 'CatalogueClash'
  /** The catalogue's id of the refused product. */
  readonly productId: string
  readonly what: 'article number' | 'slug'

  constructor(productId: string, what: 'article number' | 'slug') {
    super(`Product ${productId} has the ${what} of another product`)
    this.productId = productId
    this.what = what
  }
}

const LANGUAGES: readonly Language[] = ['sv', 'en']

const ARTICLE = {
  number: 'text',
  position: 'integer',
  size: 'text',
  colourId: 'text',
  colourSv: 'text',
  colourEn: 'text',
  colourHex: 'text',
  price: 'integer',
  campaignPrice: 'integer',
  lowestPrice: 'integer',
  businessPrice: 'integer',
  expectedOn: 'text',
  contentAmount: 'real',
  contentUnit: 'text',
} as const satisfies Record<string, JsonType>

const STORE_ARTICLES = (d: SqlDialect) =>
  articleUpsert(`
  select number, cast(?1 as bigint), position, size, "colourId", "colourSv", "colourEn", "colourHex",
         price, "campaignPrice", "lowestPrice", "businessPrice", "expectedOn", "contentAmount",
         "contentUnit", 1
    from ${d.rowsOf('?2', ARTICLE)} as row where true`)

const STORE_STOCK = (d: SqlDialect) => `
  insert into stock (article_number, available)
  select number, stock from ${d.rowsOf('?1', { number: 'text', stock: 'integer' })} as row where true
  on conflict (article_number) do update set available = excluded.available`

const STORE_HISTORY = (d: SqlDialect) => `
  insert into price_history (article_number, valid_from, price)
  select number, "validFrom", price from ${d.rowsOf('?1', ENTRY)} as entry where true
  on conflict (article_number, valid_from) do nothing`

const ENTRY = { number: 'text', validFrom: 'integer', price: 'integer' } as const

const WITHDRAW_OTHERS = (d: SqlDialect) => `
  update article set off_in_file = 1, published = coalesce(on_sale_by_hand, 0)
   where product_id = ?1
     and number not in (select number from ${d.rowsOf('?2', { number: 'text' })} as row)`

const STORE_TEXTS = (d: SqlDialect) => `
  insert into product_text (product_id, lang, name, description, trait, type, material)
  select cast(?1 as bigint), lang, name, description, trait, type, material
    from ${d.rowsOf('?2', TEXT)} as row where true
  on conflict (product_id, lang) do update set
    name = excluded.name, description = excluded.description, trait = excluded.trait,
    type = excluded.type, material = excluded.material`

const TEXT = {
  lang: 'text',
  name: 'text',
  description: 'text',
  trait: 'text',
  type: 'text',
  material: 'text',
} as const satisfies Record<string, JsonType>

const STORE_CATEGORIES = (d: SqlDialect) => `
  insert into product_category (product_id, category_id, is_main)
  select cast(?1 as bigint), value, case key when 0 then 1 else 0 end
    from ${d.listOf('?2', 'text')} as category`

// A product's id must be free as a document's id and among rows written ahead by an import.
const FREE_ID = sql<number>`(select coalesce(max(id), 0) + 1 from (
  select max(id) as id from product
  union all select max(product_id) from product_text
  union all select max(product_id) from article
  union all select max(document_id) from product where document_id is not null) as used)`

/**
 * Writes a product with everything that belongs to it, replacing what has its id. Returns the rows that
 * `storeSearch` has to write.
 */
export async function storeProduct(
  tx: Tx,
  product: CatalogueProduct,
  tree: CategoryTree,
  context: ProductRowContext,
): Promise<UnwrittenSearch> {
  const id = await storeOwnRow(tx, product, context)
  const filed = [...new Set(product.categoryIds.flatMap((it) => tree.lineOf(it)))]
  await runText(tx, STORE_TEXTS, [id, JSON.stringify(LANGUAGES.map((it) => textRow(product, it)))])
  await runText(tx, 'delete from product_category where product_id = ?', [id])
  await runText(tx, STORE_CATEGORIES, [id, JSON.stringify(filed)])
  await storeGuide(tx, id, product)
  await storePictures(tx, id, product)
  await storeArticles(tx, id, product, context.now)
  const rowIn = (language: Language) =>
    searchRow(
      product,
      language,
      filed.map((it) => tree.nameOf(it, language)),
    )
  return { productId: id, rows: { sv: rowIn('sv'), en: rowIn('en') } }
}

async function storeOwnRow(
  tx: Tx,
  product: CatalogueProduct,
  context: ProductRowContext,
): Promise<number> {
  const row = productRow(product, context)
  const { code, created_at, new_until, published, ...others } = row
  // An existing product is announced as new only if the catalogue names a day.
  const changing = product.newUntil === undefined ? others : { ...others, new_until }
  const text = 'select id from product where slug = ?1 and code <> ?2'
  if (await readRow(tx, text, [row.slug, code])) throw new CatalogueClash(code, 'slug')
  await holdName(tx, 'product ids')
  const { id } = await tx
    .insertInto('product')
    .values({ ...row, id: FREE_ID })
    .onConflict((it) => it.column('code').doUpdateSet(changing))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function storeGuide(tx: Tx, id: number, { sizeGuide }: CatalogueProduct): Promise<void> {
  await runText(tx, 'delete from size_guide where product_id = ?', [id])
  if (!sizeGuide) return
  const values = [id, JSON.stringify(sizeGuide)]
  await runText(tx, 'insert into size_guide (product_id, guide) values (?, ?)', values)
}

async function storeArticles(
  tx: Tx,
  id: number,
  { id: code, articles, vatRate }: CatalogueProduct,
  now: number,
): Promise<void> {
  const history = await readHistory(tx, id)
  const rows = articles.map((article, position) =>
    articleRow(article, position, { vatRate, now, past: history.get(article.number) ?? [] }),
  )
  const json = JSON.stringify(rows)
  const stored = await runText(tx, STORE_ARTICLES, [id, json])
  if (stored < articles.length) throw new CatalogueClash(code, 'article number')
  await runText(tx, STORE_STOCK, [json])
  const entries = rows.flatMap(({ number, history }) => history.map((it) => ({ number, ...it })))
  await runText(tx, STORE_HISTORY, [JSON.stringify(entries)])
  await runText(tx, WITHDRAW_OTHERS, [id, json])
}

async function readHistory(tx: Tx, productId: number): Promise<Map<string, PriceEntry[]>> {
  const rows = await readRows<PriceEntry & { number: string }>(
    tx,
    `select article_number as number, valid_from as "validFrom", price_history.price
       from article join price_history on article_number = number
      where product_id = ?1 order by valid_from`,
    [productId],
  )
  const history = new Map<string, PriceEntry[]>()
  for (const { number, ...entry } of rows)
    history.set(number, [...(history.get(number) ?? []), entry])
  return history
}

/** Replaces a product's pictures besides the main one. */
export async function storePictures(
  tx: Tx,
  productId: number,
  product: CatalogueProduct,
): Promise<void> {
  await runText(tx, 'delete from product_picture where product_id = ?1', [productId])
  const rows = pictureRows(product)
  if (rows.length === 0) return
  await runText(tx, STORE_PICTURES, [productId, JSON.stringify(rows)])
}
