import { expect } from '@open-wc/testing'
import fc from 'fast-check'
import {
  CONTENT_UNITS,
  type ContentUnit,
  isContentAmount,
  isContentUnit,
  lowestUnitPrice,
  unitPriceOf,
} from '../../src/model/unit-price.ts'

const IN_ONE: Readonly<Record<ContentUnit, number>> = {
  ...{ mg: 1_000_000, g: 1000, kg: 1, ml: 1000, cl: 100, dl: 10, l: 1, cm: 100, m: 1, m2: 1 },
  piece: 1,
}

describe('a unit price', () => {
  for (const [price, amount, unit, expected] of [
    [26_900, 900, 'g', [29_889, 'kg']],
    [8_900, 250, 'g', [35_600, 'kg']],
    [14_900, 10, 'm', [1490, 'm']],
    [1999, 75, 'cl', [2665, 'l']],
    [11_900, 3, 'piece', [3967, 'piece']],
    [129_900, 3, 'm2', [43_300, 'm2']],
    [500, 500, 'mg', [1_000_000, 'kg']],
    [1000, 0.75, 'l', [1333, 'l']],
    // No currency has halves of its minor unit.
    [1, 2, 'kg', [1, 'kg']],
    [0, 2, 'kg', [0, 'kg']],
  ] as const) {
    it(`of ${amount} ${unit} for ${price} is ${expected.join(' by ')}`, () => {
      const found = unitPriceOf(price, { amount, unit })
      expect([found?.amount, found?.unit]).to.deep.equal(expected)
    })
  }

  it('is none where there is nothing to divide by', () => {
    for (const amount of [0, -1, Number.NaN, Infinity, 0.0001, 1_000_001]) {
      expect(unitPriceOf(100, { amount, unit: 'kg' })).to.equal(undefined)
    }
  })

  it('is never half a minor unit away from the exact one', () => {
    const price = fc.integer({ min: 0, max: 1_000_000_000 })
    const parts = fc.integer({ min: 1, max: 1_000_000_000 })
    fc.assert(
      fc.property(price, parts, fc.constantFrom(...CONTENT_UNITS), (sum, thousandths, unit) => {
        const found = unitPriceOf(sum, { amount: thousandths / 1000, unit })
        const exact = BigInt(sum) * BigInt(IN_ONE[unit] * 1000)
        const product = BigInt(found?.amount ?? -1) * BigInt(thousandths)
        if (exact / BigInt(thousandths) > Number.MAX_SAFE_INTEGER) return
        expect(2n * (exact - product) < BigInt(thousandths)).to.equal(true)
        expect(2n * (product - exact) <= BigInt(thousandths)).to.equal(true)
      }),
    )
  })

  it('is the price where one unit is sold, and a tenth of it where ten are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (tens) => {
        expect(unitPriceOf(tens, { amount: 1, unit: 'm' })?.amount).to.equal(tens)
        expect(unitPriceOf(tens * 10, { amount: 10, unit: 'm' })?.amount).to.equal(tens)
      }),
    )
  })
})

describe('a content', () => {
  it('is a number above nothing of at most three decimals', () => {
    const amounts = [1, 0.001, 0.75, 12.345, 1_000_000, 0, -2, 0.0005, 2e6, Number.NaN]
    expect(amounts.map(isContentAmount)).to.deep.equal([
      ...[true, true, true, true, true, false, false, false, false, false],
    ])
  })

  it('is measured in one of the units that there are', () => {
    const units = ['g', 'm2', 'piece', 'oz', 'toString', '']
    expect(units.map(isContentUnit)).to.deep.equal([true, true, true, false, false, false])
  })
})

describe('the lowest unit price', () => {
  const kg = (amount: number) => ({ amount, unit: 'kg' }) as const

  it('says whether others are higher', () => {
    expect(lowestUnitPrice([kg(300), kg(200)])).to.deep.equal({ ...kg(200), isFrom: true })
    expect(lowestUnitPrice([kg(200), kg(200)])).to.deep.equal({ ...kg(200), isFrom: false })
  })

  it('is none where one lacks its content, or is measured in another unit', () => {
    expect(lowestUnitPrice([kg(300), undefined])).to.equal(undefined)
    expect(lowestUnitPrice([kg(300), { amount: 5, unit: 'l' }])).to.equal(undefined)
    expect(lowestUnitPrice([])).to.equal(undefined)
  })
})
