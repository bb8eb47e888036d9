import { expect } from '@open-wc/testing'
import { isWithin, parsePriceRange, priceRangeId } from '../../src/model/price-range.ts'

it('a range of prices is read from an address, and written the same', () => {
  for (const [text, range, id = text] of [
    ['10000-50000', { from: 10_000, to: 50_000 }],
    ['10000-', { from: 10_000 }],
    ['-50000', { to: 50_000 }],
    ['0-0', { from: 0, to: 0 }],
    ['50000-10000', { from: 10_000, to: 50_000 }, '10000-50000'],
  ] as const) {
    expect(parsePriceRange(text)).to.deep.equal(range)
    expect(priceRangeId(range)).to.equal(id)
  }
})

it('what is no range is none', () => {
  for (const text of ['', '-', '100', 'a-b', '1.5-2', '1-2-3', '12345678901-', ' 1-2']) {
    expect(parsePriceRange(text)).to.equal(undefined)
  }
})

it('both ends are within, and an open end has none', () => {
  for (const [range, price, expected] of [
    [{ from: 10, to: 20 }, 10, true],
    [{ from: 10, to: 20 }, 20, true],
    [{ from: 10, to: 20 }, 9, false],
    [{ from: 10, to: 20 }, 21, false],
    [{ from: 10 }, 1_000_000, true],
    [{ to: 20 }, 0, true],
    [{}, 5, true],
  ] as const) {
    expect(isWithin(range, price)).to.equal(expected)
  }
})
