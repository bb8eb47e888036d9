import type { DrawingKind } from '../../catalogue/catalogue.ts'
import type { DrawnView } from '../../platform/db/catalogue-tables.ts'
import { drawings, type Side, sides } from './drawings.ts'
import type { Drawing } from './read-drawing.ts'

/** What can be shown of a kind beside the article as a whole, the most telling first. */
export function viewsOf(kind: DrawingKind): readonly DrawnView[] {
  // A database may name a kind that an earlier version knew.
  const detail = drawings[kind]?.detail
  return [...(Object.keys(sides[kind] ?? {}) as Side[]), ...(detail ? (['detail'] as const) : [])]
}

/** The drawing that shows a view; the whole article where its kind has no such side. */
export function drawingOf(kind: DrawingKind, view: DrawnView | undefined): Drawing {
  const side = view && view !== 'detail' ? sides[kind]?.[view] : undefined
  return side ?? drawings[kind] ?? drawings.article
}
