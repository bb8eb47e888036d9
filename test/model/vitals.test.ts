import { expect } from '@open-wc/testing'
import {
  endOfRange,
  lastEnd,
  rangeOf,
  summarizeVital,
  VITALS,
  verdictOf,
} from '../../src/model/vitals.ts'

describe('the ranges of a vital', () => {
  it('hold their own end and nothing beyond it', () => {
    for (const vital of VITALS) {
      for (let range = 0; Number.isFinite(endOfRange(vital, range)); range++) {
        const end = endOfRange(vital, range)
        expect(rangeOf(vital, end)).to.equal(range)
        expect(rangeOf(vital, end + 1e-9)).to.equal(range + 1)
      }
      expect(rangeOf(vital, 0)).to.equal(0)
      expect(endOfRange(vital, rangeOf(vital, lastEnd(vital) + 1))).to.equal(Infinity)
    }
  })

  it('never stand on both sides of what is good or poor', () => {
    const limits = { LCP: [2500, 4000], INP: [200, 500], CLS: [0.1, 0.25] }
    for (const vital of VITALS) {
      const [good = 0, poor = 0] = limits[vital]
      expect([good, poor].map((it) => endOfRange(vital, rangeOf(vital, it)))).to.deep.equal([
        good,
        poor,
      ])
      expect(
        [good, good + 1e-9, poor, poor + 1e-9].map((it) => verdictOf(vital, it)),
      ).to.deep.equal(['good', 'fair', 'fair', 'poor'])
    }
  })
})

describe('what the counts of a vital say', () => {
  const counted = (...values: readonly number[]) => {
    const counts = new Map<number, number>()
    for (const it of values) {
      const range = rangeOf('LCP', it)
      counts.set(range, (counts.get(range) ?? 0) + 1)
    }
    return summarizeVital('LCP', counts)
  }

  it('is nothing where nothing was counted', () => {
    expect(counted()).to.equal(undefined)
  })

  it('is the end of the range that three of four do not pass', () => {
    expect(counted(100, 100, 900, 9000)?.p75).to.equal(1000)
    expect(counted(100, 900, 900, 9000, 9000)?.p75).to.equal(10_000)
    expect(counted(100, 20_000)?.p75).to.equal(Infinity)
    expect(counted(1300)?.p75).to.equal(1500)
  })

  it('parts good, fair and poor', () => {
    expect(counted(2500, 2501, 4000, 4001, 99_999)).to.deep.equal({
      ...{ count: 5, p75: 5000 },
      ...{ good: 1, fair: 2, poor: 2 },
    })
  })
})
