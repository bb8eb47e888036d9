import { withoutUnseen } from './plain-text.ts'

/** A buyer's opinion on how an article is sized. */
export const FITS = ['small', 'true', 'large'] as const
export type Fit = (typeof FITS)[number]

/** The best first. */
export const STARS = [5, 4, 3, 2, 1] as const
export type Stars = (typeof STARS)[number]

export const MAX_REVIEW_LENGTH = 2000
/** Of the shop's reply to a review. */
export const MAX_REPLY_LENGTH = 1000

/** `waiting`: nobody on the staff has read it, or it has changed since. */
export type ReviewState = 'waiting' | 'shown' | 'refused'

/** Why a review is not shown. A low rating is no reason, and cannot be chosen. */
export const REVIEW_REFUSALS = ['abuse', 'personal', 'unrelated', 'advertising', 'illegal'] as const
export type ReviewRefusal = (typeof REVIEW_REFUSALS)[number]

/** The number of a product's displayed reviews for each rating, and for each opinion on its size. */
export interface RatingCounts {
  readonly stars: Readonly<Record<Stars, number>>
  readonly fits: Readonly<Record<Fit, number>>
}

/** The rating of a product in lists. */
export interface Rating {
  readonly count: number
  /** With one decimal. */
  readonly average: number
}

/** Undefined without reviews: no stars are not zero stars. */
export function ratingOf(count: number, sum: number): Rating | undefined {
  return count > 0 ? { count, average: Math.round((sum / count) * 10) / 10 } : undefined
}

/** The minimum number of answers for a statement about most buyers. */
const FEWEST_FITS = 3

/** The opinion of more than half of them; `mixed` if there is no majority. */
export function fitOf(fits: RatingCounts['fits']): Fit | 'mixed' | undefined {
  const all = fits.small + fits.true + fits.large
  if (all < FEWEST_FITS) return undefined
  return FITS.find((it) => fits[it] * 2 > all) ?? 'mixed'
}

const MEASURE = /\d ?(?:kg|g|l|dl|cl|ml|mm|m)$/

/** Whether sizes are such that one of them may fit: not weights, volumes or lengths. */
export function canFit(sizes: readonly (string | null)[]): boolean {
  const distinct = new Set(sizes.filter((it) => it !== null))
  return distinct.size > 1 && [...distinct].every((it) => !MEASURE.test(it))
}

/** Text as it is stored: lines of plain characters, with at most one empty line in between. */
export function plainReview(typed: string): string {
  return withoutUnseen(typed)
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** A buyer's name as readers see it: `Anna L.` */
export function shortName({
  firstName,
  lastName,
}: {
  readonly firstName: string
  readonly lastName: string
}): string {
  const first = plainReview(firstName).split(/\s/)[0] ?? ''
  const [initial = ''] = plainReview(lastName)
  return [first.slice(0, 40), initial && `${initial}.`].filter(Boolean).join(' ')
}
