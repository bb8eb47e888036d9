import { Stars } from '../../../src/ui/stars.tsx'
import { VisuallyHidden } from '../../../src/ui/visually-hidden.tsx'
import { dayText } from '../../platform/dates.ts'
import type { PageContext } from '../../platform/pages/page-context.ts'
import type { ReviewRow } from './review-queries.ts'

interface ReviewListProps {
  readonly page: PageContext
  readonly reviews: readonly ReviewRow[]
  readonly level: 3 | 2
}

/** Reviews with author, date and stars. */
export function ReviewList({ page, reviews, level }: ReviewListProps) {
  return (
    <ul className="shop-reviews__list">
      {reviews.map((it) => (
        <li key={it.id}>
          <Review page={page} review={it} Name={level === 2 ? 'h2' : 'h3'} />
        </li>
      ))}
    </ul>
  )
}

interface ReviewProps {
  readonly page: PageContext
  readonly review: ReviewRow
  readonly Name: 'h2' | 'h3'
}

function Review({ page, review, Name }: ReviewProps) {
  const { t, language, shop } = page
  const { stars, fit, body, reply, writtenAt, isExample } = review
  const proof = isExample ? 'example' : 'bought'
  return (
    <article className="shop-review">
      <Name className="shop-review__head">
        <Stars value={stars} />
        <VisuallyHidden>{`${t('review.stars', { n: stars })}, `}</VisuallyHidden>
        <bdi>{review.author || t('review.nameless')}</bdi>
      </Name>
      <p className="shop-review__about">
        {[dayText(writtenAt, language, shop), t(`review.${proof}`), fit && t(`review.fit.${fit}`)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {body !== '' && (
        <p className="shop-review__text" dir="auto" lang={langOf(page, review)}>
          {body}
        </p>
      )}
      {reply !== '' && (
        <div className="shop-review__reply">
          <p className="shop-review__about">{t('review.reply', { shop: shop.name })}</p>
          <p className="shop-review__text" dir="auto">
            {reply}
          </p>
        </div>
      )}
    </article>
  )
}

/** The language of a review, if it differs from the page's. */
function langOf({ language }: PageContext, review: ReviewRow): string | undefined {
  return review.language === language ? undefined : review.language
}
