/** A picture that opens over the page; `thumbnail` is on the page. */
export interface LightboxImage {
  readonly src: string
  readonly alt?: string | null | undefined
  readonly thumbnail?: string | null | undefined
}

/** One block of a slider, with an optional link. */
export interface SliderBlock {
  readonly image?: string | null | undefined
  readonly url?: string | null | undefined
  readonly text?: string | null | undefined
  readonly alt?: string | null | undefined
}

/** The minimum time of a slide: as long as it takes to read one. */
const MIN_INTERVAL_MS = 5000
/** The maximum delay of a browser's timers. */
const MAX_INTERVAL_MS = 2 ** 31 - 1
/** The maximum number of pictures in a list. */
export const MAX_SLIDES = 100

/** The index, limited to the existing slides. */
export function nearestSlide(index: number, count: number): number {
  const whole = Number.isNaN(index) ? 0 : Math.round(index)
  return Math.max(0, Math.min(whole, count - 1))
}

/** The index, wrapped around the ends. */
export function wrappedSlide(index: number, count: number): number {
  if (!Number.isInteger(index) || count < 1) return 0
  return ((index % count) + count) % count
}

/** How long a slide stays; undefined without automatic motion. */
export function slideInterval(ms: number | undefined): number | undefined {
  if (ms === undefined || !(ms > 0)) return undefined
  return Math.min(Math.max(ms, MIN_INTERVAL_MS), MAX_INTERVAL_MS)
}

/** The maximum size of a picture, relative to its frame. */
export const MAX_ZOOM = 4

export function nearestZoom(zoom: number): number {
  const rounded = Math.round(zoom * 100) / 100
  return Number.isFinite(zoom) ? Math.max(1, Math.min(rounded, MAX_ZOOM)) : 1
}
