/** The measured vitals of a page: loading, response to input, and stability of the layout. */
export const VITALS = ['LCP', 'INP', 'CLS'] as const
export type Vital = (typeof VITALS)[number]

/** The kind of the measured page. */
export const PAGE_KINDS = ['home', 'list', 'product', 'cart', 'checkout', 'other'] as const
export type PageKind = (typeof PAGE_KINDS)[number]

/** By the width of the window: desktop from `DESKTOP_WIDTH` on. */
export const DEVICES = ['phone', 'desktop'] as const
export type Device = (typeof DEVICES)[number]
export const DESKTOP_WIDTH = 768

/** Values above ten minutes are errors: nobody waited for such a page. */
export const MAX_VITAL = 600_000

/**
 * The upper ends of the ranges in which a vital is counted, inclusive; one more range is open.
 * Milliseconds, and CLS in its own unit.
 */
const RANGE_ENDS: Readonly<Record<Vital, readonly number[]>> = {
  LCP: [
    250, 500, 750, 1000, 1250, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000, 5000, 6000, 8000,
    10_000,
  ],
  INP: [25, 50, 75, 100, 125, 150, 175, 200, 250, 300, 350, 400, 500, 600, 800, 1000, 2000],
  CLS: [0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 1],
}

/** Good up to the first, poor beyond the second. */
const THRESHOLDS: Readonly<Record<Vital, readonly [good: number, poor: number]>> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
}

/** Three visits of four had at most this value. */
const QUANTILE = 0.75

/** The number of visits in each range. */
export type RangeCounts = ReadonlyMap<number, number>

export interface VitalSummary {
  readonly count: number
  /** The upper end of the range that three visits of four do not exceed; infinite for the last one. */
  readonly p75: number
  readonly good: number
  readonly fair: number
  readonly poor: number
}

/** The range of a value. */
export function rangeOf(vital: Vital, value: number): number {
  const ends = RANGE_ENDS[vital]
  const found = ends.findIndex((end) => value <= end)
  return found === -1 ? ends.length : found
}

/** The summary of a vital's counts; undefined without any. */
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

/** The upper end of a range; infinite for the last one. */
export function endOfRange(vital: Vital, range: number): number {
  return RANGE_ENDS[vital][range] ?? Number.POSITIVE_INFINITY
}

/** The last finite end: worse values are only known to exceed it. */
export function lastEnd(vital: Vital): number {
  return Math.max(...RANGE_ENDS[vital])
}

/** The verdict on a value. */
export function verdictOf(vital: Vital, value: number): 'good' | 'fair' | 'poor' {
  const [good, poor] = THRESHOLDS[vital]
  if (value <= good) return 'good'
  return value <= poor ? 'fair' : 'poor'
}
