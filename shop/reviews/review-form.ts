import type { Text } from '../../src/i18n/text.ts'
import {
  canFit,
  FITS,
  type Fit,
  MAX_REVIEW_LENGTH,
  plainReview,
  STARS,
  type Stars,
} from '../../src/model/reviews.ts'
import { type Sent, textOf } from '../platform/pages/sent-form.ts'
import type { BoughtProduct } from './own-review-queries.ts'

/** Fields of the form for one product. */
export const REVIEW_FIELDS = ['product', 'stars', 'fit', 'body', 'named'] as const

/** Values of a form, as typed or from the stored review. */
export interface ReviewValues {
  readonly stars: string
  readonly fit: string
  readonly body: string
  readonly isNamed: boolean
}

export interface ReviewFaults {
  readonly stars?: string | undefined
  readonly body?: string | undefined
}

export function readReviewValues(sent: Sent): ReviewValues {
  return {
    stars: textOf(sent, 'stars'),
    fit: textOf(sent, 'fit'),
    body: textOf(sent, 'body'),
    isNamed: textOf(sent, 'named') === 'yes',
  }
}

export function valuesOfReview({ stars, fit, body, author }: BoughtProduct): ReviewValues {
  return {
    stars: stars === null ? '' : String(stars),
    fit: fit ?? '',
    body: body ?? '',
    isNamed: author !== null && author !== '',
  }
}

/** The values of a form, or its errors in the visitor's language. */
export type ReviewResult =
  | { readonly stars: Stars; readonly fit: Fit | null; readonly body: string }
  | { readonly faults: ReviewFaults }

export function checkReview(t: Text, bought: BoughtProduct, values: ReviewValues): ReviewResult {
  const stars = STARS.find((it) => String(it) === values.stars)
  const body = plainReview(values.body)
  if (stars !== undefined && body.length <= MAX_REVIEW_LENGTH) {
    const fit = hasFit(bought) ? FITS.find((it) => it === values.fit) : undefined
    return { stars, fit: fit ?? null, body }
  }
  const figures = { max: MAX_REVIEW_LENGTH, length: body.length }
  return {
    faults: {
      stars: stars === undefined ? t('review.form.stars.missing') : undefined,
      body: body.length > MAX_REVIEW_LENGTH ? t('review.form.body.long', figures) : undefined,
    },
  }
}

/** Whether the product has sizes that may turn out too small or too large. */
export function hasFit({ sizes }: Pick<BoughtProduct, 'sizes'>): boolean {
  return canFit(JSON.parse(sizes) as readonly (string | null)[])
}
