import type { DrawingKind, DrawnView } from '../../catalogue/catalogue.ts'
import { drawings, type Side, sides } from './drawings.ts'
import type { Drawing } from './read-drawing.ts'

/** Views of a kind beside the whole article, the most informative first. */
export function viewsOf(kind: DrawingKind): readonly DrawnView[] {
  // A database may contain a kind of an earlier version.
  const detail = drawings[kind]?.detail
  return [...(Object.keys(sides[kind] ?? {}) as Side[]), ...(detail ? (['detail'] as const) : [])]
}

/** The drawing of a view; the whole article if its kind lacks the view. */
export function drawingOf(kind: DrawingKind, view: DrawnView | undefined): Drawing {
  const side = view && view !== 'detail' ? sides[kind]?.[view] : undefined
  return side ?? drawings[kind] ?? drawings.article
}
