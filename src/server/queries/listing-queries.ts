import { type RawBuilder, sql } from 'kysely'
import type { Language, Storefront } from '../catalogue/catalogue.ts'
import type { Db } from '../db/schema.ts'

export type ListingSort = 'popular' | 'newest' | 'price-up' | 'price-down' | 'name'

export interface ListingQuestion {
  readonly language: Language
  readonly storefront: Storefront
  /** Absent: the whole shop. */
  readonly categoryId?: string
  /** Only these products, in this order: the hits of a search. */
  readonly productIds?: readonly number[]
  readonly onlyCampaigns?: boolean
  readonly sort?: ListingSort
  readonly offset?: number
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
  readonly createdAt: number
  /** How many products the question matches in all. */
  readonly total: number
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
  readonly businessPrice: number
  readonly available: number
  readonly expectedOn: string | null
}

/** Only what is below the lowest price of the last 30 days may be announced as reduced (UX TRUST-2). */
const REDUCED = sql`select 1 from article a
  where a.product_id = p.id and a.published = 1 and a.campaign_price < a.lowest_price`

const ORDERS: Record<ListingSort, string> = {
  popular: 'p.popularity desc, p.created_at desc, p.id',
  newest: 'p.created_at desc, p.id',
  'price-up': 'p.is_quotation, p.min_price, p.id',
  'price-down': 'p.is_quotation, p.min_price desc, p.id',
  name: 'lower(t.name), p.id',
}

/** One page of products; `total` is on each row, so that no second count is asked. */
export async function listProducts(db: Db, question: ListingQuestion): Promise<ListedProduct[]> {
  const { language, storefront, sort = 'popular', offset = 0, limit } = question
  const onStorefront = sql.ref(storefront === 'sport' ? 'p.on_sport' : 'p.on_professional')
  const { rows } = await sql<ListedProduct>`
    select p.id, p.slug, p.brand, t.name, t.trait, t.type, p.image_url as "imageUrl",
           p.is_quotation as "isQuotation", p.created_at as "createdAt",
           count(*) over () as total
      from product p
      join product_text t on t.product_id = p.id and t.lang = ${language}
     where p.published = 1 and ${onStorefront} = 1 ${narrow(question)}
     order by ${orderOf(question, sort)}
     limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/**
 * What the products of one page are sold as, in the order they are shown. They come as one text: two
 * hundred rows of twelve columns take the driver twice the time.
 */
export async function listArticles(
  db: Db,
  productIds: readonly number[],
  language: Language,
): Promise<ListedArticle[]> {
  if (productIds.length === 0) return []
  const colour = sql.ref(language === 'sv' ? 'a.colour_sv' : 'a.colour_en')
  const { rows } = await sql<{ articles: string }>`
    select json_group_array(json_array(
             a.product_id, a.number, a.size, a.colour_id, ${colour}, a.colour_hex, a.price,
             a.campaign_price, a.lowest_price, a.business_price, coalesce(s.available, 0),
             a.expected_on
           ) order by a.product_id, a.position) as articles
      from article a
      left join stock s on s.article_number = a.number
     where a.product_id in (${sql.join(productIds)}) and a.published = 1`.execute(db)
  return (JSON.parse(rows[0]?.articles ?? '[]') as readonly ArticleCells[]).map(toArticle)
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
  available: number,
  expectedOn: string | null,
]

function toArticle(cells: ArticleCells): ListedArticle {
  const [productId, number, size, colourId, colour, hex, ...rest] = cells
  const [price, campaignPrice, lowestPrice, businessPrice, available, expectedOn] = rest
  const prices = { price, campaignPrice, lowestPrice, businessPrice }
  return { productId, number, size, colourId, colour, hex, ...prices, available, expectedOn }
}

function narrow({ categoryId, productIds, onlyCampaigns }: ListingQuestion): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = []
  if (categoryId !== undefined) {
    parts.push(
      sql`and p.id in (select product_id from product_category where category_id = ${categoryId})`,
    )
  }
  if (productIds) parts.push(sql`and p.id in (${sql.join([...productIds, -1])})`)
  if (onlyCampaigns) parts.push(sql`and p.has_campaign = 1 and exists (${REDUCED})`)
  return sql.join(parts, sql` `)
}

/** Hits of a search keep the order in which the search ranked them. */
function orderOf({ productIds }: ListingQuestion, sort: ListingSort): RawBuilder<unknown> {
  if (!productIds || sort !== 'popular') return sql.raw(ORDERS[sort])
  const ranked = productIds.map((id, rank) => sql`when ${id} then ${rank}`)
  return ranked.length > 0 ? sql`case p.id ${sql.join(ranked, sql` `)} end` : sql`p.id`
}
