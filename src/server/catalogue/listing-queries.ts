import { type RawBuilder, sql } from 'kysely'
import type { Language } from '../../model/language.ts'
import type { PriceStep } from '../../model/price-steps.ts'
import type { Storefront } from '../../model/storefront.ts'
import { readRows } from '../platform/db/read-rows.ts'
import type { Db } from '../platform/db/schema.ts'
import { offeredSteps, type PriceLists, pricedFor } from '../platform/shop/company-price.ts'
import { isReduced, paidBusinessPrice, reducedPrice } from '../platform/shop/running-price.ts'

export interface ListingQuestion {
  readonly language: Language
  readonly storefront: Storefront
  /** Absent: the whole shop. */
  readonly categoryId?: string
  readonly onlyCampaigns?: boolean
  readonly sort?: 'popular' | 'newest'
  readonly limit: number
}

export interface ListedProduct {
  readonly id: number
  readonly slug: string
  readonly brand: string
  readonly name: string
  readonly trait: string | null
  readonly type: string
  readonly imageUrl: string | null
  readonly isQuotation: 0 | 1
  /** Until when it is announced as new; null where nothing says that it is. */
  readonly newUntil: number | null
}

export interface ListedArticle {
  readonly productId: number
  readonly number: string
  readonly size: string | null
  readonly colourId: string | null
  readonly colour: string | null
  readonly hex: string | null
  readonly price: number
  readonly campaignPrice: number | null
  readonly lowestPrice: number | null
  /** What a business pays for one piece: the one that asks, by what is agreed with it. */
  readonly businessPrice: number
  /** What it pays for more of the product; absent where that is the same. */
  readonly steps?: readonly PriceStep[]
  readonly vatRate: number
  readonly available: number
  readonly expectedOn: string | null
}

const CAMPAIGN_PRICE = sql.raw(reducedPrice('a'))

const REDUCED = sql`select 1 from article a
  where a.product_id = p.id and a.published = 1 and ${sql.raw(isReduced('a'))}`

const ORDERS = {
  popular: sql`p.popularity desc, p.created_at desc, p.id`,
  newest: sql`p.created_at desc, p.id`,
}

const PRODUCT_CELLS = sql`p.id, p.slug, p.brand, t.name, t.trait, t.type, p.image_url,
  p.is_quotation, p.new_until`

/** The first products that the question matches. */
export async function listProducts(db: Db, question: ListingQuestion): Promise<ListedProduct[]> {
  const { language, sort = 'popular', limit } = question
  const { rows } = await sql<{ cells: string }>`
    select json_array(${PRODUCT_CELLS}) as cells
      from product p
      join product_text t on t.product_id = p.id and t.lang = ${language}
     where ${onSale(question)} ${narrow(question)}
     order by ${ORDERS[sort]}
     limit ${limit}`.execute(db)
  return rows.map((it) => toProduct(JSON.parse(it.cells)))
}

/** Products in the order of their ids; what is not on sale here is left out. */
export async function listProductsById(
  db: Db,
  ids: readonly number[],
  question: Pick<ListingQuestion, 'language' | 'storefront'>,
): Promise<ListedProduct[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ products: string }>`
    select json_group_array(json_array(${PRODUCT_CELLS})) as products
      from product p
      join product_text t on t.product_id = p.id and t.lang = ${question.language}
     where ${onSale(question)} and p.id in (${sql.join(ids)})`.execute(db)
  const found = (JSON.parse(rows[0]?.products ?? '[]') as readonly ProductCells[]).map(toProduct)
  const byId = new Map(found.map((it) => [it.id, it]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

type ProductCells = readonly [
  id: number,
  slug: string,
  brand: string,
  name: string,
  trait: string | null,
  type: string,
  imageUrl: string | null,
  isQuotation: 0 | 1,
  newUntil: number | null,
]

function toProduct(cells: ProductCells): ListedProduct {
  const [id, slug, brand, name, trait, type, imageUrl, isQuotation, newUntil] = cells
  return { id, slug, brand, name, trait, type, imageUrl, isQuotation, newUntil }
}

/** Who looks at articles, as far as it decides on words and prices. */
export interface ListedFor {
  readonly language: Language
  readonly priceLists?: PriceLists | undefined
}

/**
 * What the products of one page are sold as, in the order they are shown. They come as one text: two
 * hundred rows of twelve columns take the driver twice the time.
 */
export async function listArticles(
  db: Db,
  productIds: readonly number[],
  { language, priceLists }: ListedFor,
): Promise<ListedArticle[]> {
  if (productIds.length === 0) return []
  const agreed = priceLists ? [JSON.stringify(priceLists.ids), priceLists.currency] : []
  const [row] = await readRows<{ readonly articles: string }>(
    db,
    ARTICLES[language][priceLists ? 'agreed' : 'plain'],
    [JSON.stringify(productIds), ...agreed],
  )
  return (JSON.parse(row?.articles ?? '[]') as readonly ArticleCells[]).map(toArticle)
}

const AGREED = offeredSteps({ article: 'a', lists: '?2', currency: '?3' })

/** Each is written once, and so prepared once. */
const ARTICLES = {
  sv: { plain: articlesQuery('sv', 'null'), agreed: articlesQuery('sv', AGREED) },
  en: { plain: articlesQuery('en', 'null'), agreed: articlesQuery('en', AGREED) },
}

function articlesQuery(language: Language, offered: string): string {
  return `
    select json_group_array(json_array(
             a.product_id, a.number, a.size, a.colour_id, a.colour_${language}, a.colour_hex,
             a.price, ${reducedPrice('a')}, a.lowest_price, ${paidBusinessPrice('a')}, ${offered},
             p.vat_rate, coalesce(s.available, 0), a.expected_on
           ) order by a.product_id, a.position) as articles
      from article a
      join product p on p.id = a.product_id
      left join stock s on s.article_number = a.number
     where a.product_id in (select value from json_each(?1)) and a.published = 1`
}

type ArticleCells = readonly [
  productId: number,
  number: string,
  size: string | null,
  colourId: string | null,
  colour: string | null,
  hex: string | null,
  price: number,
  campaignPrice: number | null,
  lowestPrice: number | null,
  businessPrice: number,
  offered: string | null,
  vatRate: number,
  available: number,
  expectedOn: string | null,
]

function toArticle(cells: ArticleCells): ListedArticle {
  const [productId, number, size, colourId, colour, hex, ...rest] = cells
  const [price, campaignPrice, lowestPrice, businessPrice, offered, ...more] = rest
  const [vatRate, available, expectedOn] = more
  const prices = { price, campaignPrice, lowestPrice, ...pricedFor({ businessPrice, offered }) }
  return {
    productId,
    number,
    size,
    colourId,
    colour,
    hex,
    ...prices,
    vatRate,
    available,
    expectedOn,
  }
}

function onSale({ storefront }: Pick<ListingQuestion, 'storefront'>): RawBuilder<unknown> {
  return storefront === 'sport'
    ? sql`p.published = 1 and p.on_sport = 1`
    : sql`p.published = 1 and p.on_professional = 1`
}

function narrow({ categoryId, onlyCampaigns }: ListingQuestion): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = []
  if (categoryId !== undefined) {
    parts.push(
      sql`and p.id in (select product_id from product_category where category_id = ${categoryId})`,
    )
  }
  if (onlyCampaigns) parts.push(sql`and p.has_campaign = 1 and exists (${REDUCED})`)
  return sql.join(parts, sql` `)
}
