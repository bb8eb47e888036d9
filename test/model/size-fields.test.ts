import { expect } from '@open-wc/testing'
import {
  articlesToAdd,
  countHidden,
  displayedFields,
  nextStepOf,
  piecesInCart,
  totalOf,
} from '../../src/model/size-fields.ts'

const small = { fieldId: 's', articleNumber: 'A-S', availableInStock: 4, priceAmount: 10_000 }
const large = { fieldId: 'l', articleNumber: 'A-L', priceAmount: 12_050, visible: false }
const gone = { fieldId: 'x', articleNumber: 'A-X', inStock: false, availableInStock: 0 }
const fields = [small, large, gone]

describe('size fields', () => {
  it('show what is flagged visible, until all are shown', () => {
    expect(displayedFields(fields, 'visible')).to.deep.equal([small, gone])
    expect(displayedFields(fields, 'all')).to.deep.equal(fields)
    expect(countHidden(fields)).to.equal(1)
  })

  it('are sent without zeros and without what is out of stock', () => {
    expect(articlesToAdd(fields, { s: 2, l: 0, x: 3, other: 9 })).to.deep.equal([
      { articleNumber: 'A-S', quantity: 2, fieldId: 's', maxQuantity: 4 },
    ])
  })

  it('keep a wrong quantity, so that it is reported and not dropped', () => {
    expect(articlesToAdd(fields, { l: -1 })).to.deep.equal([
      { articleNumber: 'A-L', quantity: -1, fieldId: 'l' },
    ])
  })

  it('add up', () => {
    expect(totalOf(fields, { s: 2, l: 1 })).to.deep.equal({ pieces: 3, sizes: 2, amount: 32_050 })
    expect(totalOf(fields, {})).to.deep.equal({ pieces: 0, sizes: 0, amount: 0 })
  })

  it('name how many more cost less, and what the cheapest of them then costs', () => {
    const steps = [
      { from: 5, priceAmount: 9000 },
      { from: 20, priceAmount: 8000 },
    ]
    const both = [{ ...small, steps }, large]

    expect([4, 5, 20].map((it) => nextStepOf(both, it))).to.deep.equal([
      { left: 1, price: 9000, isFrom: true },
      { left: 15, price: 8000, isFrom: true },
      undefined,
    ])
    expect(nextStepOf([{ ...small, steps }], 0)?.isFrom).to.equal(false)
    expect(nextStepOf(fields, 1)).to.equal(undefined)
  })

  it('cost less from a number of pieces on, counted over all of them', () => {
    const steps = [
      { from: 3, priceAmount: 9_000 },
      { from: 10, priceAmount: 8_000 },
    ]
    const stepped = [{ ...small, steps }, large]
    expect(totalOf(stepped, { s: 2 }).amount).to.equal(20_000)
    expect(totalOf(stepped, { s: 2, l: 1 }).amount).to.equal(18_000 + 12_050)
    expect(totalOf(stepped, { s: 10 }).amount).to.equal(80_000)
    expect(totalOf(stepped, { s: 2 }, { inCart: 8 }).amount).to.equal(16_000)
    expect(totalOf(stepped, { s: 2 }, { ofForm: 3, inCart: 6 }).amount).to.equal(18_000)
  })

  it('count the pieces of their product that are in the cart, in whatever size or colour', () => {
    const row = { articleNumber: 'A-S', quantity: 4, isFreeGift: false }
    const rows = [
      row,
      { ...row, articleNumber: 'B-S' },
      { ...row, articleNumber: 'A-L', product: 'a', quantity: 20 },
      { ...row, product: 'b', quantity: 100 },
      { ...row, product: 'a', quantity: 1, isFreeGift: true },
    ]
    const stepped = { ...small, steps: [{ from: 3, priceAmount: 9_000 }] }

    expect(piecesInCart([{ ...stepped, product: 'a' }], rows)).to.equal(24)
    expect(piecesInCart([stepped, large], rows)).to.equal(4)
    expect(piecesInCart([{ ...small, product: 'a' }], rows)).to.equal(0)
  })

  it('have no sum where a price is hidden', () => {
    const { priceAmount, ...priceless } = small

    expect(totalOf([priceless, large], { s: 1, l: 1 })).to.deep.equal({
      pieces: 2,
      sizes: 2,
      amount: undefined,
    })
  })
})
