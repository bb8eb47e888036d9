import type { Language } from '../../../src/model/language.ts'
import type { SqlDialect } from '../../platform/db/dialect/sql-dialect.ts'
import { readRow, readRows } from '../../platform/db/read-rows.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'

const STATE = (d: SqlDialect) =>
  `select ${d.jsonArray(
    '(select version from catalogue_version)',
    '(select count(*) from hand_edit)',
    '(select max(edited_at) from hand_edit)',
  )} as state`

/**
 * Changes with every change to the catalogue, so that an import can tell that somebody has changed it.
 */
export async function readCatalogueState(db: Db | Tx): Promise<string> {
  return (await readRow<{ state: string }>(db, STATE, []))?.state ?? ''
}

const HOLD = (d: SqlDialect) => `select 1 from catalogue_version ${d.holding('catalogue_version')}`

/** The same, until the transaction ends: whoever changes the catalogue waits, or is waited for. */
export async function holdCatalogueState(tx: Tx): Promise<string> {
  await readRows(tx, HOLD, [])
  return readCatalogueState(tx)
}

export interface StoredProduct {
  readonly id: number
  readonly code: string
  readonly contentHash: string
}

const STORED = (d: SqlDialect) => `
  select id, code, content_hash as "contentHash" from product
   where code in (select value from ${d.listOf('?1', 'text')} as asked) order by id`

/** The shop's products with these ids of the catalogue. */
export function listStoredProducts(db: Db, codes: readonly string[]): Promise<StoredProduct[]> {
  return readRows(db, STORED, [JSON.stringify(codes)])
}

interface StoredText {
  readonly lang: Language
  readonly name: string
  readonly description: string
  readonly trait: string | null
  readonly type: string
  readonly material: string | null
}

interface StoredCategory {
  readonly categoryId: string
  readonly isMain: 0 | 1
}

interface StoredPicture {
  readonly colourId: string | null
  readonly url: string | null
  readonly altSv: string | null
  readonly altEn: string | null
}

interface StoredArticle {
  readonly number: string
  readonly offInFile: 0 | 1
  readonly colourSv: string | null
  readonly colourEn: string | null
  readonly price: number
  readonly campaignPrice: number | null
  readonly businessPrice: number
}

interface StoredPrice {
  readonly number: string
  readonly validFrom: number
  readonly price: number
}

/** Everything of a product that an import may change. */
export interface StoredContent {
  readonly id: number
  readonly brand: string
  readonly imageUrl: string | null
  readonly texts: readonly StoredText[]
  readonly categories: readonly StoredCategory[]
  readonly pictures: readonly StoredPicture[]
  readonly articles: readonly StoredArticle[]
  /** In order of date. */
  readonly prices: readonly StoredPrice[]
}

const CONTENT = (d: SqlDialect) => `
  select p.id, p.brand, p.image_url as "imageUrl",
    (select ${d.jsonRows(d.jsonObject(TEXT), 'lang')}
       from product_text where product_id = p.id) as texts,
    (select ${d.jsonRows(d.jsonObject(CATEGORY), 'category_id')}
       from product_category where product_id = p.id) as categories,
    (select ${d.jsonRows(d.jsonObject(PICTURE), 'position')}
       from product_picture where product_id = p.id) as pictures,
    (select ${d.jsonRows(d.jsonObject(ARTICLE), 'number')}
       from article where product_id = p.id) as articles,
    (select ${d.jsonRows(d.jsonObject(PRICE), 'h.valid_from, a.number')}
       from article a join price_history h on h.article_number = a.number
      where a.product_id = p.id) as prices
   from product p
  where p.id in (select value from ${d.listOf('?1', 'integer')} as asked) order by p.id`

const TEXT: Cells<StoredText> = {
  lang: 'lang',
  name: 'name',
  description: 'description',
  trait: 'trait',
  type: 'type',
  material: 'material',
}
const CATEGORY: Cells<StoredCategory> = { categoryId: 'category_id', isMain: 'is_main' }
const PICTURE: Cells<StoredPicture> = {
  colourId: 'colour_id',
  url: 'url',
  altSv: 'alt_sv',
  altEn: 'alt_en',
}
const ARTICLE: Cells<StoredArticle> = {
  number: 'number',
  offInFile: 'off_in_file',
  colourSv: 'colour_sv',
  colourEn: 'colour_en',
  price: 'price',
  campaignPrice: 'campaign_price',
  businessPrice: 'business_price',
}
const PRICE: Cells<StoredPrice> = {
  number: 'a.number',
  validFrom: 'h.valid_from',
  price: 'h.price',
}

/** The cell of each field. */
type Cells<Row> = Readonly<Record<keyof Row, string>>

type ListedPart = 'texts' | 'categories' | 'pictures' | 'articles' | 'prices'

/** The content of these products. */
export async function listStoredContent(
  db: Db,
  productIds: readonly number[],
): Promise<StoredContent[]> {
  const rows = await readRows<Omit<StoredContent, ListedPart> & Record<ListedPart, string>>(
    db,
    CONTENT,
    [JSON.stringify(productIds)],
  )
  return rows.map((row) => ({
    ...row,
    texts: parseList<StoredText>(row.texts),
    categories: parseList<StoredCategory>(row.categories),
    pictures: parseList<StoredPicture>(row.pictures),
    articles: parseList<StoredArticle>(row.articles),
    prices: parseList<StoredPrice>(row.prices),
  }))
}

function parseList<Item>(json: string): Item[] {
  return JSON.parse(json) as Item[]
}
