import type { Db } from '../../platform/db/schema.ts'
import type { Flash, ReturnedBoxes } from '../../platform/pages/flash.ts'
import type { PageContent } from '../../platform/pages/page-content.ts'
import type { PageContext } from '../../platform/pages/page-context.ts'
import { listArticles, listedFor } from '../article-queries.ts'
import { findTrail } from '../category-tree.ts'
import { findProduct, listPictures } from '../product-queries.ts'
import { loadReviews } from '../reviews/load-reviews.ts'
import { NEWEST } from '../reviews/product-reviews.tsx'
import type { CatalogueSite } from '../site.ts'
import { loadRelated } from './load-related.ts'
import type { QuoteDelivery } from './product-delivery.ts'
import { productPage } from './product-page.tsx'
import { productView, type ReturnedRestockForm } from './product-view.ts'

export interface ProductRequest {
  readonly slug: string
  readonly colourId?: string | undefined
  /** Quantity fields of a returned form. */
  readonly returned?: ReturnedBoxes | undefined
  readonly flash?: Flash | undefined
  readonly deliver: QuoteDelivery
}

/** Returns undefined if the storefront does not sell it. */
export async function loadProduct(
  db: Db,
  page: PageContext,
  site: CatalogueSite,
  { slug, colourId, returned, flash, deliver }: ProductRequest,
): Promise<PageContent | undefined> {
  const product = await findProduct(db, slug, page.language, page.storefront)
  if (!product) return undefined
  const articles = await listArticles(db, [product.id], listedFor(page))
  const pictures = await listPictures(db, product.id, page.language)
  const trail = findTrail(site.categories, (it) => it.id === product.mainCategoryId)
  const related = await loadRelated(db, page, site, { id: product.id, trail })
  const view = productView(page, {
    product,
    pictures,
    articles,
    colourId,
    returned,
    restock: returnedRestockForm(flash),
    deliver,
    trail,
    related,
    reviews: await loadReviews(db, product.id, { limit: NEWEST }),
    catalogueVersion: site.version,
  })
  return productPage(page, site, view)
}

function returnedRestockForm(flash: Flash | undefined): ReturnedRestockForm | undefined {
  if (flash?.key !== 'restock.refused') return undefined
  const { article = '', email = '' } = flash.values ?? {}
  const [error = ''] = flash.errors ?? []
  return { article: String(article), email: String(email), error }
}
