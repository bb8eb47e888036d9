/** A picture that opens over the page; `thumbnail` stands on the page. */
export interface LightboxImage {
  readonly src: string
  readonly alt?: string | null | undefined
  readonly thumbnail?: string | null | undefined
}

/** One block of a slider; it may lead somewhere. */
export interface SliderBlock {
  readonly image?: string | null | undefined
  readonly url?: string | null | undefined
  readonly text?: string | null | undefined
  readonly alt?: string | null | undefined
}

/** A slide stays for this long at least: as long as it takes to read one. */
const MIN_INTERVAL_MS = 5000
/** Longer than a browser's timers can count. */
const MAX_INTERVAL_MS = 2 ** 31 - 1
/** Most pictures of one list. */
export const MAX_SLIDES = 100

/** The place that is meant, or the nearest that there is. */
export function nearestSlide(index: number, count: number): number {
  const whole = Number.isNaN(index) ? 0 : Math.round(index)
  return Math.max(0, Math.min(whole, count - 1))
}

/** The place that is meant; beyond an end it goes on at the other. */
export function wrappedSlide(index: number, count: number): number {
  if (!Number.isInteger(index) || count < 1) return 0
  return ((index % count) + count) % count
}

/** How long a slide stays; undefined where nothing moves by itself. */
export function slideInterval(ms: number | undefined): number | undefined {
  if (ms === undefined || !(ms > 0)) return undefined
  return Math.min(Math.max(ms, MIN_INTERVAL_MS), MAX_INTERVAL_MS)
}

/** How much larger than its frame a picture may be. */
export const MAX_ZOOM = 4

export function nearestZoom(zoom: number): number {
  const rounded = Math.round(zoom * 100) / 100
  return Number.isFinite(zoom) ? Math.max(1, Math.min(rounded, MAX_ZOOM)) : 1
}
