import type { DrawingKind, DrawnView } from './catalogue.ts'

export interface ArticlePicture {
  readonly kind: DrawingKind
  /** `#rrggbb`; any other value is drawn in court blue. */
  readonly hex: string
  readonly accentHex?: string
  /** At most four characters: the number on a shirt, a weight in kilos. */
  readonly number?: string
  /** A description of the picture, in the visitor's language. */
  readonly label?: string
  /** The background. Absent: follows the colour scheme of the page. */
  readonly theme?: 'light' | 'dark'
  /** Another side, or a close-up; the whole article if its kind has no such view. */
  readonly view?: DrawnView
  /** Within a page, or filling a window. Absent: within a page. */
  readonly frame?: 'page' | 'window'
}

/** Draws articles that have no photo. */
export interface ArticleDrawings {
  /** A self-contained SVG. */
  draw(picture: ArticlePicture): string
  /** The views of a kind, besides the front. */
  viewsOf(kind: DrawingKind): readonly DrawnView[]
}
