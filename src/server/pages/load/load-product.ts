import type { Db } from '../../db/schema.ts'
import { listArticles } from '../../queries/listing-queries.ts'
import { findProduct } from '../../queries/product-queries.ts'
import type { PageContent } from '../layout/page-content.ts'
import type { PageContext } from '../page-context.ts'
import { productPage } from '../product/product-page.ts'
import { productView, type ReturnedBoxes } from '../product/product-view.ts'
import { findTrail } from '../views/category-tree.ts'
import { loadListing } from './load-listing.ts'
import type { LoadedSite } from './sites.ts'

const RELATED = 4

export interface ProductWish {
  readonly slug: string
  readonly colourId?: string | undefined
  /** Boxes of a form that was sent back. */
  readonly returned?: ReturnedBoxes | undefined
}

/** Undefined where this storefront does not sell it. */
export async function loadProduct(
  db: Db,
  page: PageContext,
  site: LoadedSite,
  { slug, colourId, returned }: ProductWish,
): Promise<PageContent | undefined> {
  const product = await findProduct(db, slug, page.language, page.storefront)
  if (!product) return undefined
  const articles = await listArticles(db, [product.id], page.language)
  const trail = findTrail(site.categories, (it) => it.id === product.mainCategoryId)
  const near = trail.at(-1)
  const related = near
    ? await loadListing(db, page, site, { categoryId: near.id, limit: RELATED * 2 + 1 })
    : { cards: [] }
  const others = related.cards.filter((it) => it.id !== product.id && !it.isSoldOut)
  const view = productView(page, {
    product,
    articles,
    colourId,
    returned,
    trail,
    related: others.slice(0, RELATED),
    catalogueVersion: site.catalogueVersion,
  })
  return productPage(page, site, view)
}
