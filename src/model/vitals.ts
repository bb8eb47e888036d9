/** What is measured of a page: the loading, the answer to a press, the calm of the layout. */
export const VITALS = ['LCP', 'INP', 'CLS'] as const
export type Vital = (typeof VITALS)[number]

/** What kind of page it is measured on. */
export const PAGE_KINDS = ['home', 'list', 'product', 'cart', 'checkout', 'other'] as const
export type PageKind = (typeof PAGE_KINDS)[number]

/** By the width of the window: a desktop's begins at `DESKTOP_WIDTH`. */
export const DEVICES = ['phone', 'desktop'] as const
export type Device = (typeof DEVICES)[number]
export const DESKTOP_WIDTH = 768

/** A vital that is worse than this in ten minutes is no page that anybody waited for. */
export const MAX_VITAL = 600_000

/**
 * Where the ranges end that a vital is counted in, the end included; what is worse than the last is one
 * more. Milliseconds, and of CLS its own figure.
 */
const RANGE_ENDS: Readonly<Record<Vital, readonly number[]>> = {
  LCP: [
    250, 500, 750, 1000, 1250, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000, 5000, 6000, 8000,
    10_000,
  ],
  INP: [25, 50, 75, 100, 125, 150, 175, 200, 250, 300, 350, 400, 500, 600, 800, 1000, 2000],
  CLS: [0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 1],
}

/** Up to the first it is good, beyond the second poor. */
const THRESHOLDS: Readonly<Record<Vital, readonly [good: number, poor: number]>> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
}

/** At most this is what three visits of four had. */
const QUANTILE = 0.75

/** How many visits there were in each range. */
export type RangeCounts = ReadonlyMap<number, number>

export interface VitalSummary {
  readonly count: number
  /** The end of the range that three visits of four do not pass; infinite in the last one. */
  readonly p75: number
  readonly good: number
  readonly fair: number
  readonly poor: number
}

/** The range that a value is counted in. */
export function rangeOf(vital: Vital, value: number): number {
  const ends = RANGE_ENDS[vital]
  const found = ends.findIndex((end) => value <= end)
  return found === -1 ? ends.length : found
}

/** What the counts of a vital say; undefined where there are none. */
export function summarizeVital(vital: Vital, counts: RangeCounts): VitalSummary | undefined {
  const ends = [...RANGE_ENDS[vital], Number.POSITIVE_INFINITY]
  const ranges = ends.map((end, range) => ({ end, count: counts.get(range) ?? 0 }))
  const sum = (isIn: (end: number) => boolean) =>
    ranges.reduce((all, { end, count }) => (isIn(end) ? all + count : all), 0)
  const called = (verdict: string) => sum((end) => verdictOf(vital, end) === verdict)
  const count = sum(() => true)
  if (count === 0) return undefined
  const p75 = ends.find((end) => sum((it) => it <= end) >= count * QUANTILE)
  return {
    count,
    p75: p75 ?? Number.POSITIVE_INFINITY,
    good: called('good'),
    fair: called('fair'),
    poor: called('poor'),
  }
}

/** What no value of a range passes; infinite for the last one. */
export function endOfRange(vital: Vital, range: number): number {
  return RANGE_ENDS[vital][range] ?? Number.POSITIVE_INFINITY
}

/** The last end that there is: what is worse is only known to be so. */
export function lastEnd(vital: Vital): number {
  return Math.max(...RANGE_ENDS[vital])
}

/** What a value is called. */
export function verdictOf(vital: Vital, value: number): 'good' | 'fair' | 'poor' {
  const [good, poor] = THRESHOLDS[vital]
  if (value <= good) return 'good'
  return value <= poor ? 'fair' : 'poor'
}
