import type { PriceRange } from '../../src/model/price-range.ts'
import { NO_PRICE } from './facet-index.ts'

const MAX_SAMPLE = 2000
const PARTS = 5
const MIN_STEPS = 4
/** Round prices: 100, 150, 200, 300, 500, 750 and the same times ten. */
const ROUND = [1, 1.5, 2, 3, 5, 7.5, 10]

/**
 * Ranges with about as many products each, at round prices. They depend on the unfiltered list, so that
 * they stay the same while filters change.
 */
export function priceSteps(prices: Int32Array, rows: Int32Array): PriceRange[] {
  const sample = sampleOf(prices, rows)
  if (sample.length < MIN_STEPS) return []
  const [lowest = 0, highest = 0] = [sample[0], sample[sample.length - 1]]
  const borders = new Set<number>()
  for (let part = 1; part < PARTS; part += 1) {
    const border = rounded(sample[Math.floor((sample.length * part) / PARTS)] ?? 0)
    if (border > lowest && border < highest) borders.add(border)
  }
  const steps = [...borders]
  return steps.length === 0
    ? []
    : [
        { to: steps[0] ?? 0 },
        ...steps.slice(1).map((to, at) => ({ from: steps[at] ?? 0, to })),
        { from: steps.at(-1) ?? 0 },
      ]
}

function sampleOf(prices: Int32Array, rows: Int32Array): Int32Array {
  const pace = Math.max(1, Math.floor(rows.length / MAX_SAMPLE))
  const sample: number[] = []
  for (let at = 0; at < rows.length; at += pace) {
    const price = prices[rows[at] ?? 0] ?? NO_PRICE
    if (price !== NO_PRICE) sample.push(price)
  }
  return Int32Array.from(sample).sort()
}

function rounded(price: number): number {
  if (price < 100) return price
  const tens = 10 ** Math.floor(Math.log10(price))
  const step = ROUND.reduce((best, it) =>
    Math.abs(it * tens - price) < Math.abs(best * tens - price) ? it : best,
  )
  return Math.round(step * tens)
}
