import { ButtonLink } from '../../../src/ui/button.tsx'
import { pathOfProduct, pathOfReviews } from '../../paths/shop-paths.ts'
import type { Db } from '../../platform/db/schema.ts'
import { withParameters } from '../../platform/pages/addresses.ts'
import { drawPage } from '../../platform/pages/draw-page.ts'
import type { PageContent } from '../../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'
import { type FoundProduct, findProduct } from '../product-queries.ts'
import { cursorText, loadReviews, type ProductReviews, readCursor } from './load-reviews.ts'
import { ReviewSummary } from './product-reviews.tsx'
import { ReviewList } from './review-list.tsx'

const PER_PAGE = 20

interface ReviewsRequest {
  readonly slug: string
  /** The review after which the page begins, from its address. */
  readonly after: string
}

/** All reviews of a product; undefined if there are none. */
export async function loadReviewsPage(
  db: Db,
  page: PageContext,
  { slug, after }: ReviewsRequest,
): Promise<PageContent | undefined> {
  const product = await findProduct(db, slug, page.language, page.storefront)
  const cursor = readCursor(after)
  const reviews = product && (await loadReviews(db, product.id, { cursor, limit: PER_PAGE }))
  if (!reviews) return undefined
  const name = `${product.brand} ${product.name}`
  return {
    title: page.t('review.title.of', { name }),
    canonicalPath: pathOfReviews(slug),
    crumbs: [{ name: product.name, path: pathOfProduct(slug) }, { name: page.t('review.title') }],
    main: drawPage(page, <Reviews page={page} product={product} reviews={reviews} />),
  }
}

interface ReviewsProps {
  readonly page: PageContext
  readonly product: FoundProduct
  readonly reviews: ProductReviews
}

function Reviews({ page, product, reviews }: ReviewsProps) {
  const { slug } = product
  const name = `${product.brand} ${product.name}`
  const last = reviews.rows.at(-1)
  const more = last && withParameters(pathOfReviews(slug), { after: cursorText(last) })
  return (
    <div className="shop-reviews shop-reviews--all">
      <h1>{page.t('review.title.of', { name })}</h1>
      <ReviewSummary page={page} reviews={reviews} />
      <div>
        <ReviewList page={page} reviews={reviews.rows} level={2} />
        <p className="shop-reviews__more">
          {reviews.hasMore && more && (
            <ButtonLink look="secondary" href={linkTo(page, more)}>
              {page.t('review.more')}
            </ButtonLink>
          )}
          <a href={linkTo(page, pathOfProduct(slug))}>{page.t('review.product')}</a>
        </p>
      </div>
    </div>
  )
}
