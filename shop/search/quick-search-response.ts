import { NO_HIT, type SearchHit, SHOW_ALL } from '../../src/contract/quick-search.ts'
import { MAX_HITS, MAX_QUERY_LENGTH } from '../../src/model/limits.ts'
import { encodeQuery, safeUrl } from '../../src/model/url.ts'
import { groupByProduct, type ListedArticle, listArticles } from '../catalogue/article-queries.ts'
import { displayedPrice } from '../catalogue/cards/displayed-price.ts'
import { unitPriceTag } from '../catalogue/cards/unit-price.ts'
import { readCatalogueVersion } from '../catalogue/catalogue-version.ts'
import { smallPicture } from '../catalogue/picture-sizes.ts'
import { pictureUrl } from '../catalogue/picture-url.ts'
import { pathOfProduct } from '../paths/shop-paths.ts'
import type { Db } from '../platform/db/schema.ts'
import { addressPrefix } from '../platform/http/request-context.ts'
import { textFor, type Visitor } from '../platform/http/visitor.ts'
import { findPages } from './find-pages.ts'
import { type HitProduct, listHitCategories, listHitProducts } from './search-hit-queries.ts'
import type { SearchPort, Suggestions } from './search-port.ts'

export interface QuickSearchSources {
  readonly db: Db
  readonly search: SearchPort
}

/**
 * The rows of quick search: categories, products grouped by main category, and a link to all hits; or a
 * single row without hits. An empty query has no rows.
 */
export async function buildQuickSearchResponse(
  { db, search }: QuickSearchSources,
  typed: string,
  visitor: Visitor,
): Promise<SearchHit[]> {
  const query = typed.trim().slice(0, MAX_QUERY_LENGTH)
  if (query === '') return []
  const { language, storefront } = visitor
  const version = await readCatalogueVersion(db)
  const scope = { language, storefront, catalogueVersion: version }
  const found = await search.suggest(query, { ...scope, limit: MAX_HITS })
  // A company's prices are its own, and change without the catalogue.
  const kept = visitor.priceLists ? undefined : keptRows(found)
  const view = `${version} ${priceViewOf(visitor)}`
  const rows = kept?.get(view) ?? (await buildRows(db, { found, query, version }, visitor))
  kept?.set(view, rows)
  return rows
}

const NO_GOODS: Suggestions = { categoryIds: [], productIds: [] }

/** Rows by suggestions, which stay the same object while the catalogue does not change. */
const rowsOf = new WeakMap<Suggestions, Map<string, SearchHit[]>>()

function keptRows(found: Suggestions): Map<string, SearchHit[]> {
  const kept = rowsOf.get(found) ?? new Map<string, SearchHit[]>()
  rowsOf.set(found, kept)
  return kept
}

/** Everything that rows depend on besides the suggestions and the catalogue. */
function priceViewOf({ language, storefront, canSeePrices, wantsVat }: Visitor): string {
  return `${language} ${storefront} ${canSeePrices} ${wantsVat}`
}

interface Found {
  readonly found: Suggestions
  readonly query: string
  readonly version: number
}

async function buildRows(
  db: Db,
  { found, query, version }: Found,
  visitor: Visitor,
): Promise<SearchHit[]> {
  const { language } = visitor
  const pages = findPages(query, visitor)
  // Corrected words are not meant if a page has the query as its name.
  const isMeant = found.corrected === undefined || pages.length === 0
  const { isGuess, categoryIds, productIds, corrected: near = '' } = isMeant ? found : NO_GOODS
  const categories = await listHitCategories(db, categoryIds, language)
  const ids = productIds.slice(0, MAX_HITS - categories.length - pages.length)
  const products = await listHitProducts(db, ids, language, found.colourIds)
  const text = textFor(visitor)
  const prefix = addressPrefix(visitor)
  const noHit = row({ category: NO_HIT, name: text('search.nohits', { q: query }) })
  if (pages.length + categories.length + products.length === 0) return [noHit]
  const prices = await readHitPrices(db, products, visitor)
  const rows = [
    ...pages.map(({ path, name }) =>
      row({ category: text('search.pages'), name, url: prefix + path }),
    ),
    ...categories.map(({ slug, name, parentName, grandparentName }) =>
      row({
        category: text('search.categories'),
        name: [grandparentName, parentName, name].filter(Boolean).join(' › '),
        url: `${prefix}/c/${encodeURIComponent(slug)}`,
      }),
    ),
    ...byCategory(products).map((it) => productRow(it, { prefix, version, prices, ...found })),
  ]
  const guess = text('search.guess', { q: near })
  return [
    ...(isGuess ? [noHit, ...rows.map((it) => ({ ...it, category: guess }))] : rows),
    row({
      category: SHOW_ALL,
      name: text('search.all', { q: query }),
      url: `${prefix}/search?q=${encodeQuery(query)}`,
      showAll: true,
    }),
  ]
}

interface RowSetting {
  readonly prefix: string
  readonly version: number
  readonly prices: ReadonlyMap<number, string | undefined>
  readonly colourIds?: readonly string[]
}

/** Shows and opens a product in the requested colour. */
function productRow(
  product: HitProduct,
  { prefix, version, prices, colourIds = [] }: RowSetting,
): SearchHit {
  const { slug, brand, name, category, imageUrl, colourId } = product
  const price = prices.get(product.id)
  const isBranded = brand === '' || name.toLowerCase().startsWith(brand.toLowerCase())
  const isRequested = colourId !== null && colourIds.includes(colourId)
  return row({
    category: category ?? '',
    name: isBranded ? name : `${brand} ${name}`,
    url: prefix + pathOfProduct(slug, isRequested ? colourId : null),
    imageSource: smallPicture(safeUrl(imageUrl) ?? pictureUrl(slug, colourId, version)),
    hasImage: true,
    ...(price !== undefined && { price }),
  })
}

function row(hit: Pick<SearchHit, 'category' | 'name'> & Partial<SearchHit>): SearchHit {
  return { hasImage: false, showAll: false, ...hit }
}

/** Groups products by category, starting with the category of the best hit. */
function byCategory(products: readonly HitProduct[]): HitProduct[] {
  const categories = [...new Set(products.map((it) => it.category))]
  return categories.flatMap((category) => products.filter((it) => it.category === category))
}

/** Prices of hits by product, as on cards, if the viewer may see prices. */
async function readHitPrices(
  db: Db,
  products: readonly HitProduct[],
  visitor: Visitor,
): Promise<ReadonlyMap<number, string | undefined>> {
  if (!visitor.canSeePrices) return new Map()
  const ids = products.filter((it) => !it.isQuotation).map((it) => it.id)
  const byProduct = groupByProduct(await listArticles(db, ids, visitor))
  return new Map([...byProduct].map(([id, articles]) => [id, priceText(articles, visitor)]))
}

function priceText(articles: readonly ListedArticle[], visitor: Visitor): string | undefined {
  const { shop, language, storefront, wantsVat } = visitor
  const text = textFor(visitor)
  const displayed = displayedPrice(articles, visitor)
  if (!displayed) return undefined
  const { amount, isFrom, perUnit } = displayed
  const sum = shop.money(amount, language)
  const price = isFrom ? text('price.from', { sum }) : sum
  const vat = storefront === 'professional' && text(wantsVat ? 'price.incvat' : 'price.exvat')
  const whole = vat ? `${price} ${vat}` : price
  // An option is a single text for display and screen readers.
  const unit = perUnit && unitPriceTag({ shop, language, t: text }, perUnit).spoken
  return unit ? `${whole} · ${unit}` : whole
}
