import type { Rating } from '../../../src/model/reviews.ts'
import type { PageContext } from '../../platform/pages/page-context.ts'

/** `4,3` */
export function averageText({ language }: Pick<PageContext, 'language'>, average: number): string {
  return average.toFixed(1).replace('.', language === 'sv' ? ',' : '.')
}

/** The average and the number of reviews, as text and for screen readers. */
export function ratingWords(
  page: Pick<PageContext, 'language' | 't'>,
  { average, count }: Rating,
): { readonly rating: string; readonly ratingText: string } {
  const words = averageText(page, average)
  return {
    rating: `${words} (${count})`,
    ratingText: page.t('review.rating', { average: words, n: count }),
  }
}
