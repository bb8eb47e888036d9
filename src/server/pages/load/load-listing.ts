import type { Db } from '../../db/schema.ts'
import { type ListingQuestion, listArticles, listProducts } from '../../queries/listing-queries.ts'
import type { PageContext } from '../page-context.ts'
import { type CardView, cardViews } from '../parts/card-view.ts'
import type { LoadedSite } from './sites.ts'

export interface Listing {
  readonly cards: readonly CardView[]
  readonly total: number
}

type Narrowing = Pick<
  ListingQuestion,
  'categoryId' | 'productIds' | 'onlyCampaigns' | 'sort' | 'offset'
>

interface ListingWanted extends Narrowing {
  readonly limit: number
  /** Ids of the colours in which products are shown, where they have one of them. */
  readonly colours?: readonly string[] | undefined
}

/** Two queries, however long the page: the products, and what they are sold as. */
export async function loadListing(
  db: Db,
  page: PageContext,
  site: LoadedSite,
  { colours, ...question }: ListingWanted,
): Promise<Listing> {
  const { language, storefront } = page
  const products = await listProducts(db, { ...question, language, storefront })
  const ids = products.map((it) => it.id)
  const articles = await listArticles(db, ids, language)
  const { catalogueVersion } = site
  return {
    cards: cardViews(products, articles, { storefront, catalogueVersion, colours }),
    total: products[0]?.total ?? 0,
  }
}
