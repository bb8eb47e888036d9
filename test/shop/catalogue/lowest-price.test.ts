import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { lowestPriceBefore } from '../../../shop/catalogue/lowest-price.ts'

const DAY = 24 * 60 * 60 * 1000

const history = (...entries: readonly [day: number, price: number][]) =>
  entries.map(([day, price]) => ({ validFrom: day * DAY, price }))

for (const [what, entries, lowest] of [
  ['nothing is known from before', history([100, 50]), undefined],
  ['it is known for fewer than thirty days', history([71, 80], [100, 50]), undefined],
  ['it is known for thirty days', history([70, 80], [100, 50]), 80],
  ['one price was in force', history([0, 80], [100, 50]), 80],
  ['a lower price ended in the window', history([0, 60], [71, 80], [100, 50]), 60],
  ['a lower price ended just before it', history([0, 60], [70, 80], [100, 50]), 80],
  ['the price went up and down', history([0, 80], [80, 70], [90, 90], [100, 50]), 70],
  ['the campaign price has been had before', history([0, 80], [80, 40], [90, 90], [100, 50]), 40],
] as const) {
  test(`is ${lowest} when ${what}`, () => {
    equal(lowestPriceBefore(entries), lowest)
  })
}

test('agrees with looking at each day', () => {
  const days = fc.uniqueArray(fc.integer({ min: 0, max: 200 }), { minLength: 1, maxLength: 12 })
  const prices = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 12, maxLength: 12 })

  fc.assert(
    fc.property(days, prices, (unsorted, costs) => {
      const sorted = [...unsorted].sort((a, b) => a - b)
      const entries = history(...sorted.map((day, it) => [day, costs[it] ?? 1] as [number, number]))
      const start = sorted.at(-1) ?? 0
      let lowest: number | undefined
      for (let day = start - 30; day < start; day += 1) {
        const price = entries.filter((it) => it.validFrom <= day * DAY).at(-1)?.price
        if (price !== undefined) lowest = Math.min(lowest ?? price, price)
      }
      const isKnown = (sorted[0] ?? 0) <= start - 30
      equal(lowestPriceBefore(entries), isKnown ? lowest : undefined)
    }),
    { numRuns: 2000 },
  )
})
