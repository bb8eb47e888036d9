import type { Rating } from '../../../src/model/reviews.ts'
import { VisuallyHidden } from '../../../src/ui/visually-hidden.tsx'
import type { PageContext } from '../../platform/pages/page-context.ts'

/** After its first point all is relative, so that a row of them is the same path moved. */
const STAR =
  'M12 2.8l2.4 6.5l6.9 0.3l-5.4 4.3l1.9 6.6l-5.8 -3.8l-5.8 3.8l1.9 -6.6l-5.4 -4.3l6.9 -0.3z'
const WIDTH = 24
const PLACES = [0, 1, 2, 3, 4]

interface StarsProps {
  /** 1 to 5; a half is drawn as half a star. */
  readonly value: number
}

/** Five stars, filled as far as the value goes; silent by themselves. */
export function Stars({ value }: StarsProps) {
  return (
    <svg
      className="shop-stars"
      viewBox={`0 0 ${5 * WIDTH} ${WIDTH}`}
      width={5 * WIDTH}
      height={WIDTH}
      aria-hidden="true"
      focusable="false"
    >
      <path className="shop-stars__empty" d={rowOf(PLACES)} />
      <svg width={value * WIDTH} height={WIDTH} aria-hidden="true">
        <path d={rowOf(PLACES)} />
      </svg>
    </svg>
  )
}

export function Star() {
  return (
    <svg
      className="shop-stars"
      viewBox={`0 0 ${WIDTH} ${WIDTH}`}
      width={WIDTH}
      height={WIDTH}
      aria-hidden="true"
      focusable="false"
    >
      <path d={STAR} />
    </svg>
  )
}

function rowOf(places: readonly number[]): string {
  return places.map((it) => STAR.replace('M12 ', `M${12 + it * WIDTH} `)).join('')
}

type Words = Pick<PageContext, 'language' | 't'>

/** `4,3` */
export function averageText({ language }: Pick<PageContext, 'language'>, average: number): string {
  return average.toFixed(1).replace('.', language === 'sv' ? ',' : '.')
}

/** On a card: a star, the average and how many, heard as a sentence. */
export function CardRating({ page, rating }: { readonly page: Words; readonly rating: Rating }) {
  const average = averageText(page, rating.average)
  return (
    <p className="shop-card__rating">
      <span aria-hidden="true">
        <Star />
        {`${average} (${rating.count})`}
      </span>
      <VisuallyHidden>{page.t('review.rating', { average, n: rating.count })}</VisuallyHidden>
    </p>
  )
}
