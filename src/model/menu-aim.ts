/** A position in the window, in CSS pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
}

/**
 * Whether a pointer at `at`, which left the menu's bar at `from`, is on its way into the panel below:
 * inside the triangle between `from` and the panel's upper edge.
 */
export function isOnTheWay(from: Point, at: Point, panel: Box): boolean {
  const height = panel.top - from.y
  const share = (at.y - from.y) / height
  if (!(height > 0) || share <= 0 || share > 1) return false
  const left = from.x + (panel.left - from.x) * share
  const right = from.x + (panel.right - from.x) * share
  return at.x >= left && at.x <= right
}
