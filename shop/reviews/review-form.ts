import {
  canFit,
  FITS,
  type Fit,
  MAX_REVIEW_LENGTH,
  plainReview,
  STARS,
  type Stars,
} from '../../src/model/reviews.ts'
import type { PageContext } from '../platform/pages/page-context.ts'
import { type Sent, textOf } from '../platform/pages/sent-form.ts'
import type { BoughtProduct } from './own-review-queries.ts'

/** Fields of a form, one form for each product. */
export const REVIEW_FIELDS = ['product', 'stars', 'fit', 'body', 'named'] as const

/** What a form holds, as it was typed or as it was written before. */
export interface TypedReview {
  readonly stars: string
  readonly fit: string
  readonly body: string
  readonly isNamed: boolean
}

export interface ReviewFaults {
  readonly stars?: string | undefined
  readonly body?: string | undefined
}

export function typedReview(sent: Sent): TypedReview {
  return {
    stars: textOf(sent, 'stars'),
    fit: textOf(sent, 'fit'),
    body: textOf(sent, 'body'),
    isNamed: textOf(sent, 'named') === 'yes',
  }
}

export function writtenReview({ stars, fit, body, author }: BoughtProduct): TypedReview {
  return {
    stars: stars === null ? '' : String(stars),
    fit: fit ?? '',
    body: body ?? '',
    isNamed: author !== null && author !== '',
  }
}

/** What a form says, or what is wrong with it in the visitor's language. */
export type ReadReview =
  | { readonly stars: Stars; readonly fit: Fit | null; readonly body: string }
  | { readonly faults: ReviewFaults }

export function readReview(
  { t }: Pick<PageContext, 't'>,
  bought: BoughtProduct,
  typed: TypedReview,
): ReadReview {
  const stars = STARS.find((it) => String(it) === typed.stars)
  const body = plainReview(typed.body)
  if (stars !== undefined && body.length <= MAX_REVIEW_LENGTH) {
    const fit = hasFit(bought) ? FITS.find((it) => it === typed.fit) : undefined
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

/** Whether its sizes are such that one may be too small or too large. */
export function hasFit({ sizes }: Pick<BoughtProduct, 'sizes'>): boolean {
  return canFit(JSON.parse(sizes) as readonly (string | null)[])
}
