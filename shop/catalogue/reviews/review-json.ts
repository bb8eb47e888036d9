import { isoDay } from '../../platform/dates.ts'
import type { PageContext } from '../../platform/pages/page-context.ts'
import type { ProductReviews } from './load-reviews.ts'

/** Schema.org's rating and reviews of a product: only what the page displays. */
export function reviewJson(
  { t, shop }: Pick<PageContext, 't' | 'shop'>,
  { rating, rows }: ProductReviews,
): object {
  const range = { bestRating: 5, worstRating: 1 }
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.average,
      reviewCount: rating.count,
      ...range,
    },
    review: rows.map(({ stars, body, author, writtenAt }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: author || t('review.nameless') },
      datePublished: isoDay(writtenAt, shop),
      ...(body && { reviewBody: body }),
      reviewRating: { '@type': 'Rating', ratingValue: stars, ...range },
    })),
  }
}
