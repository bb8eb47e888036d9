import { fitOf, STARS } from '../../../src/model/reviews.ts'
import { ButtonLink } from '../../../src/ui/button.tsx'
import { Star, Stars } from '../../../src/ui/stars.tsx'
import { VisuallyHidden } from '../../../src/ui/visually-hidden.tsx'
import { pathOfReviews } from '../../paths/shop-paths.ts'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'
import type { ProductReviews } from './load-reviews.ts'
import { averageText } from './rating-words.ts'
import { ReviewList } from './review-list.tsx'

/** Number of reviews on a product's page. */
export const NEWEST = 5

interface ReviewsProps {
  readonly page: PageContext
  readonly reviews: ProductReviews
}

/** The rating under the product's name, with a link to the reviews. */
export function RatingLink({ page, reviews: { rating } }: ReviewsProps) {
  const average = averageText(page, rating.average)
  return (
    <p className="shop-product__rating">
      <a href="#reviews">
        <Stars value={rating.average} />
        <span aria-hidden="true">{average}</span>
        <VisuallyHidden>{`${page.t('review.average', { average })}, `}</VisuallyHidden>
        {` (${page.t('review.count', { n: rating.count })})`}
      </a>
    </p>
  )
}

interface SectionProps extends ReviewsProps {
  readonly slug: string
}

export function ReviewSection({ page, reviews, slug }: SectionProps) {
  return (
    <section className="shop-reviews" id="reviews" aria-labelledby="reviews-title">
      <h2 id="reviews-title">{page.t('review.title')}</h2>
      <ReviewSummary page={page} reviews={reviews} />
      <div>
        <ReviewList page={page} reviews={reviews.rows} level={3} />
        {reviews.hasMore && (
          <p className="shop-reviews__more">
            <ButtonLink look="secondary" href={linkTo(page, pathOfReviews(slug))}>
              {page.t('review.all', { n: reviews.rating.count })}
            </ButtonLink>
          </p>
        )}
      </div>
    </section>
  )
}

/** The average, the distribution of stars, the fit, and how reviews are checked. */
export function ReviewSummary({ page, reviews: { rating, counts, rows } }: ReviewsProps) {
  const { t } = page
  const average = averageText(page, rating.average)
  const fit = fitOf(counts.fits)
  return (
    <div className="shop-reviews__summary">
      <p className="shop-reviews__average">
        <strong aria-hidden="true">{average}</strong>
        <Stars value={rating.average} />
        <VisuallyHidden>{t('review.average', { average })}</VisuallyHidden>
      </p>
      <p>{t('review.count', { n: rating.count })}</p>
      <ul className="shop-reviews__spread">
        {STARS.map((stars) => (
          <li key={stars}>
            <span aria-hidden="true">
              {stars}
              <Star />
            </span>
            <VisuallyHidden>{`${t('review.stars', { n: stars })}: `}</VisuallyHidden>
            <Bar share={counts.stars[stars] / rating.count} />
            <span>{counts.stars[stars]}</span>
          </li>
        ))}
      </ul>
      {fit && <p>{t(`review.fits.${fit}`)}</p>}
      <p className="shop-reviews__check">
        {t('review.check')}
        {rows.some((it) => it.isExample) && ` ${t('review.check.example')}`}
      </p>
    </div>
  )
}

function Bar({ share }: { readonly share: number }) {
  return (
    <svg
      className="shop-reviews__bar"
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect className="shop-reviews__rest" width="100" height="8" />
      <rect width={Math.round(share * 100)} height="8" />
    </svg>
  )
}
