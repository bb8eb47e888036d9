import { CompiledQuery, sql } from 'kysely'
import type { Language } from '../../src/model/language.ts'
import type { Tx } from '../platform/db/schema.ts'
import { articleUpsert } from './article-upsert.ts'
import type { CatalogueProduct } from './catalogue.ts'
import type { PriceEntry } from './lowest-price.ts'
import { pictureRows } from './picture-rows.ts'
import { articleRow, type ProductRowContext, productRow, textRow } from './product-rows.ts'
import { type SearchRow, searchRow } from './search-row.ts'
import type { CategoryTree } from './store-categories.ts'

const STORE_PICTURES = `
  insert into product_picture (product_id, position, colour_id, url, view, alt_sv, alt_en)
  select ?1, key + 1, value ->> 'colourId', value ->> 'url', value ->> 'view',
         value ->> 'altSv', value ->> 'altEn'
    from json_each(?2)`

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

const STORE_ARTICLES = articleUpsert(`
  select value ->> 'number', ?1, value ->> 'position', value ->> 'size', value ->> 'colourId',
         value ->> 'colourSv', value ->> 'colourEn', value ->> 'colourHex', value ->> 'price',
         value ->> 'campaignPrice', value ->> 'lowestPrice', value ->> 'businessPrice',
         value ->> 'expectedOn', value ->> 'contentAmount', value ->> 'contentUnit', 1
    from json_each(?2) where true`)

const STORE_STOCK = `
  insert into stock (article_number, available)
  select value ->> 'number', value ->> 'stock' from json_each(?1) where true
  on conflict (article_number) do update set available = excluded.available`

const STORE_HISTORY = `
  insert into price_history (article_number, valid_from, price)
  select article.value ->> 'number', entry.value ->> 'validFrom', entry.value ->> 'price'
    from json_each(?1) as article, json_each(article.value, '$.history') as entry where true
  on conflict (article_number, valid_from) do nothing`

const WITHDRAW_OTHERS = `
  update article set off_in_file = 1, published = coalesce(on_sale_by_hand, 0)
   where product_id = ?1 and number not in (select value ->> 'number' from json_each(?2))`

const STORE_TEXTS = `
  insert into product_text (product_id, lang, name, description, trait, type, material)
  select ?1, value ->> 'lang', value ->> 'name', value ->> 'description', value ->> 'trait',
         value ->> 'type', value ->> 'material'
    from json_each(?2) where true
  on conflict (product_id, lang) do update set
    name = excluded.name, description = excluded.description, trait = excluded.trait,
    type = excluded.type, material = excluded.material`

const STORE_CATEGORIES = `
  insert into product_category (product_id, category_id, is_main)
  select ?1, value, key = 0 from json_each(?2)`

// A product's id must be free as a document's id and among rows written ahead by an import.
const FREE_ID = sql<number>`(select max(
  coalesce((select max(id) from product), 0),
  coalesce((select max(product_id) from product_text), 0),
  coalesce((select max(product_id) from article), 0),
  coalesce((select max(document_id) from product where document_id is not null), 0)) + 1)`

/** A product's rows for the search indexes, still to be written. */
export interface UnwrittenSearch {
  readonly productId: number
  readonly rows: Readonly<Record<Language, SearchRow>>
}

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
  await run(tx, STORE_TEXTS, [id, JSON.stringify(LANGUAGES.map((it) => textRow(product, it)))])
  await run(tx, 'delete from product_category where product_id = ?', [id])
  await run(tx, STORE_CATEGORIES, [id, JSON.stringify(filed)])
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

/**
 * Writes several products to the search indexes at once: any statement in between would make the index
 * flush early.
 */
export async function storeSearch(tx: Tx, products: readonly UnwrittenSearch[]): Promise<void> {
  await leaveOtherDocuments(tx, products)
  for (const language of LANGUAGES) {
    const text = `
      insert or replace into product_search_${language}
        (rowid, name, type, brand, category, colour, material, body, numbers)
      values (?, ?, ?, ?, ?, ?, ?, ?, ?)`
    for (const { productId, rows } of products) {
      const row = rows[language]
      const { name, type, brand, category, colour, material, body, numbers } = row
      const values = [productId, name, type, brand, category, colour, material, body, numbers]
      await run(tx, text, values)
    }
  }
}

/** The products are found by their own documents from now on. */
async function leaveOtherDocuments(tx: Tx, products: readonly UnwrittenSearch[]): Promise<void> {
  const ids = [JSON.stringify(products.map((it) => it.productId))]
  const others = `select document_id from product
    where document_id is not null and id in (select value from json_each(?))`
  for (const language of LANGUAGES) {
    await run(tx, `delete from product_search_${language} where rowid in (${others})`, ids)
  }
  await run(
    tx,
    `update product set document_id = null
      where document_id is not null and id in (select value from json_each(?))`,
    ids,
  )
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
  const { rows } = await tx.executeQuery<{ id: number }>(
    CompiledQuery.raw('select id from product where slug = ? and code <> ?', [row.slug, code]),
  )
  if (rows.length > 0) throw new CatalogueClash(code, 'slug')
  const { id } = await tx
    .insertInto('product')
    .values({ ...row, id: FREE_ID })
    .onConflict((it) => it.column('code').doUpdateSet(changing))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function storeGuide(tx: Tx, id: number, { sizeGuide }: CatalogueProduct): Promise<void> {
  await run(tx, 'delete from size_guide where product_id = ?', [id])
  if (!sizeGuide) return
  const values = [id, JSON.stringify(sizeGuide)]
  await run(tx, 'insert into size_guide (product_id, guide) values (?, ?)', values)
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
  const stored = await run(tx, STORE_ARTICLES, [id, json])
  if (stored < articles.length) throw new CatalogueClash(code, 'article number')
  await run(tx, STORE_STOCK, [json])
  await run(tx, STORE_HISTORY, [json])
  await run(tx, WITHDRAW_OTHERS, [id, json])
}

async function readHistory(tx: Tx, productId: number): Promise<Map<string, PriceEntry[]>> {
  const { rows } = await tx.executeQuery<PriceEntry & { number: string }>(
    CompiledQuery.raw(
      `select article_number as number, valid_from as validFrom, price_history.price
         from article join price_history on article_number = number
        where product_id = ? order by valid_from`,
      [productId],
    ),
  )
  const history = new Map<string, PriceEntry[]>()
  for (const { number, ...entry } of rows)
    history.set(number, [...(history.get(number) ?? []), entry])
  return history
}

/** Returns the number of changed rows. */
async function run(tx: Tx, text: string, values: readonly unknown[]): Promise<number> {
  const { numAffectedRows = 0n } = await tx.executeQuery(CompiledQuery.raw(text, [...values]))
  return Number(numAffectedRows)
}

/** Replaces a product's pictures besides the main one. */
export async function storePictures(
  tx: Tx,
  productId: number,
  product: CatalogueProduct,
): Promise<void> {
  await tx.executeQuery(
    CompiledQuery.raw('delete from product_picture where product_id = ?', [productId]),
  )
  const rows = pictureRows(product)
  if (rows.length === 0) return
  await tx.executeQuery(CompiledQuery.raw(STORE_PICTURES, [productId, JSON.stringify(rows)]))
}
