import { expect } from '@open-wc/testing'
import { addCounts, NO_COUNTS, shareOf } from '../../src/model/funnel.ts'

const COUNTS = { seen: 200, added: 50, checkout: 10, bought: 5 }

describe('the funnel', () => {
  it('shares each step out over the one before it', () => {
    expect(
      (['seen', 'added', 'checkout', 'bought'] as const).map((it) => shareOf(COUNTS, it)),
    ).to.deep.equal([undefined, 0.25, 0.2, 0.5])
  })

  it('says no share of nothing', () => {
    expect(shareOf({ ...COUNTS, seen: 0 }, 'added')).to.equal(undefined)
  })

  it('adds up step by step', () => {
    expect(addCounts(COUNTS, { ...NO_COUNTS, bought: 2 })).to.deep.equal({ ...COUNTS, bought: 7 })
  })
})
