import type { LeftLine } from './add-lines.ts'
import type { ShownLine } from './check-lines.ts'
import type { KnownArticle } from './known-articles.ts'
import type { OrderList } from './order-list-queries.ts'

/** What came of looking at lines. */
export interface CheckedView {
  readonly good: readonly ShownLine[]
  readonly faulty: readonly ShownLine[]
  /** What the good ones come to, for the page's language. */
  readonly total: string
}

export interface AddedView {
  readonly rows: number
  readonly pieces: number
  readonly left: readonly LeftLine[]
}

/** The page of a quick order: what is in its form, and what came of the last press. */
export interface OrderView {
  readonly text: string
  readonly name: string
  readonly isShared: boolean
  readonly key: string
  readonly checked?: CheckedView | undefined
  readonly added?: AddedView | undefined
  readonly problem?: string | undefined
  /** The one that the lines come from. */
  readonly list?: OrderList | undefined
  readonly lists: readonly OrderList[]
  /** Suggested for the number of a line. */
  readonly known: readonly KnownArticle[]
}
