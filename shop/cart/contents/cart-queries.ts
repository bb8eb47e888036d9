import type { PriceStep } from '../../../src/model/price-steps.ts'
import { offeredSteps, pricedFor } from '../../catalogue/company-price.ts'
import { paidBusinessPrice, reducedPrice } from '../../catalogue/running-price.ts'
import type { SqlDialect } from '../../platform/db/dialect/sql-dialect.ts'
import { type Flag, STOREFRONT_COLUMNS } from '../../platform/db/flag-columns.ts'
import { readRow, readRows } from '../../platform/db/read-rows.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { CartOwner } from './cart-owner.ts'
import { perView, type View, type ViewText } from './per-view.ts'

export interface OpenCart {
  readonly id: string
  readonly version: number
  /** What the last merge of carts changed, as JSON. */
  readonly notices: string | null
}

/** An article as the cart needs it, whatever has changed since it was added. */
export interface CartArticle {
  readonly articleNumber: string
  readonly name: string
  readonly slug: string
  readonly imageUrl: string | null
  readonly colourId: string | null
  readonly colour: string | null
  readonly size: string | null
  /** The kind of product, which decides the weight. */
  readonly drawing: string
  readonly price: number
  readonly campaignPrice: number | null
  readonly lowestPrice: number | null
  /** What the buyer's company pays for one piece. */
  readonly businessPrice: number
  /** What it pays for more pieces of the product; absent where the price stays the same. */
  readonly steps?: readonly PriceStep[]
  readonly vatRate: number
  readonly isQuotation: Flag
  readonly isBulky: Flag
  readonly isOffered: Flag
  readonly available: number
  readonly expectedOn: string | null
}

interface WantedArticle extends CartArticle {
  readonly inCart: number
}

export interface CartRow extends CartArticle {
  readonly id: string
  readonly quantity: number
  /** The price of one piece when the customer last saw it. */
  readonly seenPrice: number | null
  /** Pieces of the product in the cart, in all sizes and colours; absent where no price is agreed. */
  readonly pieces?: number
}

export interface Gift extends CartArticle {
  readonly fromTotal: number
}

/**
 * Condition for the owner's open cart: `?1` is the owner's id, `?2` the storefront. Each column has an
 * index.
 */
export function isOwnedBy({ column }: Pick<CartOwner, 'column'>): string {
  return `cart.${column} = ?1 and cart.storefront = ?2 and cart.status = 'open'`
}

const ARTICLE_COLUMNS = `
  article.number as "articleNumber", product_text.name, product.slug,
  product.image_url as "imageUrl", product.drawing, article.colour_id as "colourId", article.size,
  article.price, ${reducedPrice('article')} as "campaignPrice",
  article.lowest_price as "lowestPrice", ${paidBusinessPrice('article')} as "businessPrice",
  product.vat_rate as "vatRate",
  product.is_quotation as "isQuotation", product.is_bulky as "isBulky",
  coalesce(stock.available, 0) as available, article.expected_on as "expectedOn"`

const ARTICLE_JOINS = `
  join product on product.id = article.product_id
  left join stock on stock.article_number = article.number`

const PIECES = 'sum(cart_row.quantity) over (partition by article.product_id) as pieces,'

interface ArticleQuery {
  /** Columns before those of the article. */
  readonly more: string
  readonly from: string
  readonly rest: string
  /** The number of the query's own values, which the company's price lists follow. */
  readonly values: number
}

/** Builds a statement from these few parts of a view only, so that each variant is prepared once. */
export function articleQuery(
  d: SqlDialect,
  { language, storefront, priceLists }: View,
  { more, from, rest, values }: ArticleQuery,
): string {
  const lists = { lists: `?${values + 1}`, currency: `?${values + 2}` }
  const offered = priceLists
    ? `${offeredSteps(d, { article: 'article', ...lists })} as offered,`
    : ''
  return `
    select ${more} ${ARTICLE_COLUMNS}, article.colour_${language} as colour, ${offered}
           case when article.published = 1 and product.published = 1
                     and product.${STOREFRONT_COLUMNS[storefront]} = 1 then 1 else 0 end as "isOffered"
      from ${from} ${ARTICLE_JOINS}
      join product_text
        on product_text.product_id = product.id and product_text.lang = '${language}'
      ${rest}`
}

const ROW = 'cart_row.id, cart_row.quantity, cart_row.seen_price as "seenPrice",'
const ROWS = 'cart_row join article on article.number = cart_row.article_number'

/** The rows of cart `?1`, in their displayed order. */
export const cartRowsQuery = perView((view, d) =>
  articleQuery(d, view, {
    more: `${ROW} ${view.priceLists ? PIECES : ''}`,
    from: ROWS,
    rest: 'where cart_row.cart_id = ?1 order by cart_row.position, cart_row.id',
    values: 1,
  }),
)

const cartRowQuery = perView((view, d) =>
  articleQuery(d, view, {
    more: ROW,
    from: ROWS,
    rest: 'where cart_row.cart_id = ?1 and cart_row.id = ?2',
    values: 2,
  }),
)

const IN_CART = 'coalesce(cart_row.quantity, 0) as "inCart",'
const ROW_IN_CART =
  'left join cart_row on cart_row.cart_id = ?1 and cart_row.article_number = article.number'
const wantedQuery = perView((view, d) =>
  articleQuery(d, view, {
    more: IN_CART,
    from: `${d.listOf('?2', 'text')} as wanted join article on article.number = wanted.value`,
    rest: ROW_IN_CART,
    values: 2,
  }),
)

/**
 * The query of a buy button: the list query takes SQLite one and a half times as long for one article.
 */
const wantedOneQuery = perView((view, d) =>
  articleQuery(d, view, {
    more: IN_CART,
    from: 'article',
    rest: `${ROW_IN_CART} where article.number = ?2`,
    values: 2,
  }),
)

const giftsQuery = perView((view, d) =>
  articleQuery(d, view, {
    more: 'gift.from_total as "fromTotal",',
    from: 'gift join article on article.number = gift.article_number',
    rest: 'where gift.from_total <= ?1 order by gift.from_total, article.number',
    values: 1,
  }),
)

/** Applies the prices agreed with a company, which come as text beside the price for every business. */
export function asAgreed<Row extends CartArticle>({
  offered,
  ...row
}: Row & { readonly offered: string | null }): Row {
  const { businessPrice } = row
  return { ...row, ...pricedFor({ businessPrice, offered }) } as unknown as Row
}

/** The row's type is an unchecked claim: the queries' tests verify it against a real database. */
async function readArticles<Row extends CartArticle>(
  db: Db,
  view: View,
  queryOf: ViewText,
  values: readonly (string | number)[],
): Promise<Row[]> {
  const rows = await readRows<Read<Row>>(db, queryOf(view), parametersOf(view, values))
  return view.priceLists ? rows.map((it) => asAgreed<Row>(it)) : rows
}

/** The same for a query that finds at most one article. */
async function readArticle<Row extends CartArticle>(
  db: Db,
  view: View,
  queryOf: ViewText,
  values: readonly (string | number)[],
): Promise<Row | undefined> {
  const row = await readRow<Read<Row>>(db, queryOf(view), parametersOf(view, values))
  return row && view.priceLists ? asAgreed<Row>(row) : row
}

/** The agreed prices are present where the company has price lists. */
type Read<Row> = Row & { readonly offered: string | null }

/** A query's own values, and the price lists of a company that has some. */
export function parametersOf(
  { priceLists }: View,
  values: readonly (string | number)[],
): readonly unknown[] {
  return priceLists ? [...values, JSON.stringify(priceLists.ids), priceLists.currency] : values
}

export async function findOpenCart(db: Db, owner: CartOwner): Promise<OpenCart | undefined> {
  const text = `select id, version, notices from cart where ${isOwnedBy(owner)}`
  return readRow(db, text, [owner.id, owner.storefront])
}

export function listCartRows(db: Db, cartId: string, view: View): Promise<CartRow[]> {
  return readArticles(db, view, cartRowsQuery, [cartId])
}

export function findCartRow(
  db: Db,
  cartId: string,
  rowId: string,
  view: View,
): Promise<CartRow | undefined> {
  return readArticle(db, view, cartRowQuery, [cartId, rowId])
}

/** The articles that exist among `numbers`, with how many of each are already in the cart. */
export async function findWanted(
  db: Db,
  cartId: string,
  numbers: readonly string[],
  view: View,
): Promise<WantedArticle[]> {
  const [number, ...others] = numbers
  if (number === undefined || others.length > 0)
    return readArticles(db, view, wantedQuery, [cartId, JSON.stringify(numbers)])
  const found = await readArticle<WantedArticle>(db, view, wantedOneQuery, [cartId, number])
  return found ? [found] : []
}

/** Gifts for a cart of this total, VAT included. */
export function listGifts(db: Db, total: number, view: View): Promise<Gift[]> {
  return readArticles(db, view, giftsQuery, [total])
}
