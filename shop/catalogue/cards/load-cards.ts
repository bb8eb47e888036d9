import type { Db } from '../../platform/db/schema.ts'
import { type PageContext, priceView } from '../../platform/pages/page-context.ts'
import { type ListedArticle, listArticles, listedFor } from '../article-queries.ts'
import {
  type ListedProduct,
  type ListingQuestion,
  listProducts,
  listProductsById,
} from '../listing-queries.ts'
import { readRatings } from '../reviews/review-queries.ts'
import type { CatalogueSite } from '../site.ts'
import { type CardOptions, type CardView, cardViews } from './card-view.ts'

type ListingRequest = Omit<ListingQuestion, 'language' | 'storefront'>

/** The parts of a page and its site that cards depend on. */
export type CardPage = Pick<PageContext, 'language' | 'storefront' | 'viewer'>
export type CardSite = Pick<CatalogueSite, 'version'>

export interface CardSelection {
  readonly productIds: readonly number[]
  /** Ids of preferred colours: a card shows the first that its product has. */
  readonly colours?: readonly string[] | undefined
}

/** Keeps cards that several lists show. */
export interface CardCache {
  /** The cards of the selected products, in their order. */
  read(page: CardPage, site: CardSite, chosen: CardSelection): Promise<CardView[]>
}

/** Cards of a list, by three queries whatever its length: products, articles, ratings. */
export async function loadListing(
  db: Db,
  page: CardPage,
  site: CardSite,
  request: ListingRequest,
): Promise<CardView[]> {
  return loadCards(db, page, site, { products: await listProducts(db, { ...page, ...request }) })
}

/** The same for selected products, in their order. */
export async function loadSelected(
  db: Db,
  page: CardPage,
  site: CardSite,
  { productIds, colours }: CardSelection,
): Promise<CardView[]> {
  return loadCards(db, page, site, {
    products: await listProductsById(db, productIds, page),
    colours,
  })
}

/** The same for products that have been read: two queries. */
export async function loadCards(
  db: Db,
  page: CardPage,
  { version: catalogueVersion }: CardSite,
  {
    products,
    colours,
  }: Pick<CardSelection, 'colours'> & { readonly products: readonly ListedProduct[] },
): Promise<CardView[]> {
  const ids = products.map((it) => it.id)
  const articles = await listArticles(db, ids, listedFor(page))
  const ratings = await readRatings(db, ids)
  return cardViews(products, articles, {
    view: priceView(page),
    catalogueVersion,
    colours,
    ratings,
  })
}

/** A card of a single article: in its colour, at its own price. */
export interface ArticleCard {
  readonly card: CardView
  readonly article: ListedArticle
}

interface ArticleSelection {
  readonly products: readonly ListedProduct[]
  /** Article numbers; those of other products are left out. */
  readonly numbers: Iterable<string>
  /** Ratings by the product's id. */
  readonly ratings?: CardOptions['ratings']
}

/** Such cards by article number. One query reads the articles of all these products. */
export async function loadArticleCards(
  db: Db,
  page: CardPage,
  { version: catalogueVersion }: CardSite,
  { products, numbers, ratings }: ArticleSelection,
): Promise<ReadonlyMap<string, ArticleCard>> {
  const byId = new Map(products.map((it) => [it.id, it]))
  const articles = await listArticles(db, [...byId.keys()], listedFor(page))
  const selected = new Set(numbers)
  const view = priceView(page)
  const found = articles.flatMap((article): [string, ArticleCard][] => {
    const product = byId.get(article.productId)
    if (!product || !selected.has(article.number)) return []
    const colours = article.colourId ? [article.colourId] : []
    return cardViews([product], [article], { view, catalogueVersion, colours, ratings }).map(
      (card) => [article.number, { card, article }],
    )
  })
  return new Map(found)
}
