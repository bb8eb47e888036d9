import type { DrawnView } from '../platform/db/catalogue-tables.ts'
import type { DrawingKind } from './catalogue.ts'

export interface ArticlePicture {
  readonly kind: DrawingKind
  /** `#rrggbb`; anything else is drawn in court blue. */
  readonly hex: string
  readonly accentHex?: string
  /** At most four characters: a shirt's number, a weight in kilos. */
  readonly number?: string
  /** What the picture shows, in the visitor's language. */
  readonly label?: string
  /** The tile behind the article. Absent: follows the colour scheme of the page that shows it. */
  readonly theme?: 'light' | 'dark'
  /** Another side of it, or a part from close by; the whole article where its kind has no such view. */
  readonly view?: DrawnView
  /** Within a page, or alone in a window, which it then fills. Absent: within a page. */
  readonly place?: 'page' | 'window'
}

/** Draws articles that have no photograph. */
export interface ArticleDrawings {
  /** A self-contained SVG. */
  draw(picture: ArticlePicture): string
  /** The other sides that a kind can be drawn from. */
  viewsOf(kind: DrawingKind): readonly DrawnView[]
}
