import type { Db } from '../../db/schema.ts'
import type { SearchPort } from '../../ports/search.ts'
import { type ListingQuestion, listArticles, listProducts } from '../../queries/listing-queries.ts'
import type { PageContent } from '../layout/page-content.ts'
import { campaignPage } from '../listing/campaign-page.ts'
import { categoryPage } from '../listing/category-page.ts'
import type { ListingWish } from '../listing/listing-controls.ts'
import { searchPage } from '../listing/search-page.ts'
import { type PageContext, seesPrices } from '../page-context.ts'
import { type CardView, cardViews } from '../parts/card-view.ts'
import { findTrail } from '../views/category-tree.ts'
import type { LoadedSite } from './sites.ts'

export interface Listing {
  readonly cards: readonly CardView[]
  readonly total: number
}

type Narrowing = Pick<
  ListingQuestion,
  'categoryId' | 'productIds' | 'onlyCampaigns' | 'sort' | 'offset'
>

/** Two queries, however long the page: the products, and what they are sold as. */
export async function loadListing(
  db: Db,
  page: PageContext,
  site: LoadedSite,
  question: Narrowing & { readonly limit: number },
): Promise<Listing> {
  const { language, storefront } = page
  const products = await listProducts(db, { ...question, language, storefront })
  const ids = products.map((it) => it.id)
  const articles = await listArticles(db, ids, language)
  const { catalogueVersion } = site
  return {
    cards: cardViews(products, articles, { storefront, catalogueVersion }),
    total: products[0]?.total ?? 0,
  }
}

/** Undefined where there is no such category on this storefront. */
export async function loadCategory(
  db: Db,
  page: PageContext,
  site: LoadedSite,
  { slug, wish }: { readonly slug: string; readonly wish: ListingWish },
): Promise<PageContent | undefined> {
  const trail = findTrail(site.categories, (it) => it.slug === slug)
  const category = trail.at(-1)
  if (!category) return undefined
  const asked = allowed(page, wish)
  const listing = await loadListing(db, page, site, { categoryId: category.id, ...placeOf(asked) })
  return categoryPage(page, { trail, category, wish: asked, ...listing })
}

export async function loadCampaigns(
  db: Db,
  page: PageContext,
  site: LoadedSite,
  wish: ListingWish,
): Promise<PageContent> {
  const listing = await loadListing(db, page, site, { onlyCampaigns: true, ...placeOf(wish) })
  return campaignPage(page, { wish, ...listing })
}

export interface SearchWish {
  readonly query: string
  readonly wish: ListingWish
}

export async function loadSearch(
  sources: { readonly db: Db; readonly search: SearchPort },
  page: PageContext,
  site: LoadedSite,
  { query, wish }: SearchWish,
): Promise<PageContent> {
  const asked = allowed(page, wish)
  const shared = { query, wish: asked, categories: site.categories }
  if (query === '') {
    const listing = await loadListing(sources.db, page, site, placeOf(asked))
    return searchPage(page, { ...shared, ...listing })
  }
  const found = await findHits(sources.search, page, query, asked)
  const { cards } = await loadListing(sources.db, page, site, {
    productIds: found.ids,
    sort: asked.sort,
    limit: asked.perPage,
    offset: found.isWhole ? (asked.page - 1) * asked.perPage : 0,
  })
  return searchPage(page, {
    ...shared,
    cards,
    total: found.total,
    ...(found.corrected && { corrected: found.corrected }),
  })
}

/** Another order than the search's own is made of the best hits. */
const MOST_SORTED = 1000

async function findHits(search: SearchPort, page: PageContext, query: string, wish: ListingWish) {
  const isWhole = wish.sort !== 'popular'
  const found = await search.searchProducts(query, {
    language: page.language,
    storefront: page.storefront,
    limit: isWhole ? MOST_SORTED : wish.perPage,
    offset: isWhole ? 0 : (wish.page - 1) * wish.perPage,
  })
  return { ...found, isWhole }
}

/** An order by price would tell prices to those who may not see them. */
function allowed(page: PageContext, wish: ListingWish): ListingWish {
  const isByPrice = wish.sort.startsWith('price')
  return isByPrice && !seesPrices(page) ? { ...wish, sort: 'popular' } : wish
}

function placeOf({ sort, page, perPage }: ListingWish) {
  return { sort, limit: perPage, offset: (page - 1) * perPage }
}
