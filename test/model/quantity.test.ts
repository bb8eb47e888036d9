import { expect } from '@open-wc/testing'
import fc from 'fast-check'
import { boxText, readQuantity, stepQuantity } from '../../src/model/quantity.ts'

describe('a typed quantity', () => {
  const read: [typed: string, quantity: number][] = [
    ['1', 1],
    ['100', 100],
    [' 12 ', 12],
    ['1 0', 10],
    ['1\u00a00', 10],
    ['007', 7],
    ['٣', 3],
    ['۱۲', 12],
    ['१२', 12],
    ['１２', 12],
    ['𝟗', 9],
    ['\u200e42\u200f', 42],
  ]
  for (const [typed, quantity] of read) {
    it(`"${typed}" is ${quantity}`, () => {
      expect(readQuantity(typed)).to.deep.equal({ quantity })
    })
  }

  const refused: [typed: string, key: string][] = [
    ['', 'quantity.toosmall'],
    ['0', 'quantity.toosmall'],
    ['-1', 'quantity.toosmall'],
    ['−1', 'quantity.toosmall'],
    ['101', 'quantity.toobig'],
    ['999999999999999999999999', 'quantity.toobig'],
    ['1,5', 'quantity.notwhole'],
    ['0.5', 'quantity.notwhole'],
    [',5', 'quantity.notwhole'],
    ['1e3', 'quantity.notnumber'],
    ['0x10', 'quantity.notnumber'],
    ['NaN', 'quantity.notnumber'],
    ['Infinity', 'quantity.notnumber'],
    ['tre', 'quantity.notnumber'],
    ['5️⃣', 'quantity.notnumber'],
    ['👟', 'quantity.notnumber'],
    ['1-2', 'quantity.notnumber'],
    ['+1', 'quantity.notnumber'],
    ['<b>1</b>', 'quantity.notnumber'],
  ]
  for (const [typed, key] of refused) {
    it(`"${typed}" is refused as ${key}`, () => {
      const reading = readQuantity(typed)

      expect('fault' in reading && reading.fault.key).to.equal(key)
    })
  }

  it('may be nothing where nothing is a quantity', () => {
    expect(readQuantity('', { min: 0 })).to.deep.equal({ quantity: 0 })
    expect(readQuantity('-0', { min: 0 })).to.deep.equal({ quantity: 0 })
  })

  it('names the limit that it breaks', () => {
    expect(readQuantity('9', { max: 4 })).to.deep.equal({
      fault: { key: 'quantity.toobig', values: { max: 4 } },
    })
  })

  it('is a whole number from 1 to 100 or refused, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const reading = readQuantity(typed)
        if ('fault' in reading) return reading.fault.key.startsWith('quantity.')
        return Number.isInteger(reading.quantity) && reading.quantity > 0 && reading.quantity <= 100
      }),
      { numRuns: 2000 },
    )
  })
})

describe('a step', () => {
  const cases: [quantity: number, by: number, max: number, next: number][] = [
    [1, 1, 100, 2],
    [1, -1, 100, 1],
    [100, 1, 100, 100],
    [4, 1, 4, 4],
    [7, 1, 4, 4],
    [NaN, 1, 100, 1],
    [2.5, 1, 100, 3],
  ]
  for (const [quantity, by, max, next] of cases) {
    it(`of ${by} from ${quantity}, of at most ${max}, ends at ${next}`, () => {
      expect(stepQuantity(quantity, by, { max })).to.equal(next)
    })
  }
})

describe('a box', () => {
  it('shows nothing for 0', () => {
    expect([boxText(0), boxText(12)]).to.deep.equal(['', '12'])
  })
})
