import type { Language } from '../../src/model/language.ts'
import type { PriceStep } from '../../src/model/price-steps.ts'
import type { ContentUnit, NetContent } from '../../src/model/unit-price.ts'
import type { SqlDialect } from '../platform/db/dialect/sql-dialect.ts'
import { readRow, type SqlText } from '../platform/db/read-rows.ts'
import type { Db } from '../platform/db/schema.ts'
import type { PriceLists } from '../platform/http/visitor.ts'
import type { PageContext } from '../platform/pages/page-context.ts'
import { offeredSteps, pricedFor } from './company-price.ts'
import { paidBusinessPrice, reducedPrice } from './running-price.ts'

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
  /** Price of one piece for the viewer's company, by what is agreed with it. */
  readonly businessPrice: number
  /** Its volume prices; absent without any. */
  readonly steps?: readonly PriceStep[]
  readonly vatRate: number
  readonly available: number
  readonly expectedOn: string | null
  /** Net content; absent if it is not sold by measure. */
  readonly content?: NetContent
}

/** The viewer, as far as texts and prices depend on it. */
export interface ListedFor {
  readonly language: Language
  readonly priceLists?: PriceLists | undefined
}

/**
 * The articles of a page's products, in the order of display. They come as one text: two hundred rows of
 * twelve columns take the driver twice as long.
 */
export async function listArticles(
  db: Db,
  productIds: readonly number[],
  { language, priceLists }: ListedFor,
): Promise<ListedArticle[]> {
  if (productIds.length === 0) return []
  const agreed = priceLists ? [JSON.stringify(priceLists.ids), priceLists.currency] : []
  const row = await readRow<{ readonly articles: string }>(
    db,
    ARTICLES[language][priceLists ? 'agreed' : 'plain'],
    [JSON.stringify(productIds), ...agreed],
  )
  return (JSON.parse(row?.articles ?? '[]') as readonly ArticleCells[]).map(toArticle)
}

export function groupByProduct(articles: readonly ListedArticle[]): Map<number, ListedArticle[]> {
  const groups = new Map<number, ListedArticle[]>()
  for (const article of articles) {
    const group = groups.get(article.productId)
    if (group) group.push(article)
    else groups.set(article.productId, [article])
  }
  return groups
}

const AGREED = { article: 'a', lists: '?2', currency: '?3' }

/** Each text is built once, and so prepared once. */
const ARTICLES = {
  sv: { plain: articlesQuery('sv', false), agreed: articlesQuery('sv', true) },
  en: { plain: articlesQuery('en', false), agreed: articlesQuery('en', true) },
}

function articlesQuery(language: Language, isAgreed: boolean): SqlText {
  const cells = (d: SqlDialect) => [
    ...[
      'a.product_id',
      'a.number',
      'a.size',
      'a.colour_id',
      `a.colour_${language}`,
      'a.colour_hex',
    ],
    ...['a.price', reducedPrice('a'), 'a.lowest_price', paidBusinessPrice('a')],
    ...[isAgreed ? offeredSteps(d, AGREED) : 'null', 'p.vat_rate', 'coalesce(s.available, 0)'],
    ...['a.expected_on', 'a.content_amount', 'a.content_unit'],
  ]
  return (d) => `
    select ${d.jsonRows(d.jsonArray(...cells(d)), 'a.product_id, a.position, a.number')} as articles
      from article a
      join product p on p.id = a.product_id
      left join stock s on s.article_number = a.number
     where a.product_id in (select value from ${d.listOf('?1', 'integer')} as asked)
       and a.published = 1`
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
  contentAmount: number | null,
  contentUnit: ContentUnit | null,
]

function toArticle(cells: ArticleCells): ListedArticle {
  const [productId, number, size, colourId, colour, hex, ...rest] = cells
  const [price, campaignPrice, lowestPrice, businessPrice, offered, ...more] = rest
  const [vatRate, available, expectedOn, amount, unit] = more
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
    ...(amount !== null && unit && { content: { amount, unit } }),
  }
}

/** The viewer for whom the articles of a page are read. */
export function listedFor({
  language,
  viewer,
}: Pick<PageContext, 'language' | 'viewer'>): ListedFor {
  return { language, priceLists: viewer.priceLists }
}
