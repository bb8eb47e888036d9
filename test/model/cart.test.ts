import { expect } from '@open-wc/testing'
import {
  canChangeQuantity,
  canRemove,
  canSeePrice,
  canSeeTotal,
  freeShippingShare,
  hasQuantityControl,
  statedTotal,
} from '../../src/model/cart.ts'

describe('a price', () => {
  const cases: [string, object, object, 'sport' | 'professional', boolean][] = [
    ['is seen by all in sport', {}, {}, 'sport', true],
    ['of a quotation is seen by nobody', { isQuotation: true }, {}, 'sport', false],
    ['is hidden from a logged-out professional', {}, {}, 'professional', false],
    ['is seen by a logged-in professional', {}, { isAuthenticated: true }, 'professional', true],
    [
      'of a quotation is hidden from a logged-in professional',
      { isQuotation: true },
      { isAuthenticated: true },
      'professional',
      false,
    ],
  ]
  for (const [name, row, cart, storefront, isSeen] of cases) {
    it(name, () => expect(canSeePrice(row, cart, storefront)).to.equal(isSeen))
  }
})

describe('the total', () => {
  const quotation = { hasQuotationProductInCart: true }

  it('is hidden from a logged-out professional with a quotation in the cart', () => {
    expect(canSeeTotal(quotation, 'professional')).to.equal(false)
  })

  it('is seen otherwise', () => {
    expect(canSeeTotal({ ...quotation, isAuthenticated: true }, 'professional')).to.equal(true)
    expect(canSeeTotal({}, 'professional')).to.equal(true)
    expect(canSeeTotal(quotation, 'sport')).to.equal(true)
  })

  it('is stated with what the shop says of its prices', () => {
    const cart = { orderTotal: '100 kr', abovePriceText: 'exkl. moms' }
    expect(statedTotal(cart)).to.equal('100 kr exkl. moms')
    expect(statedTotal({ orderTotal: '100 kr' })).to.equal('100 kr')
    expect(statedTotal({ abovePriceText: 'exkl. moms' })).to.equal(undefined)
  })
})

describe('a row', () => {
  it('of products can be changed and removed', () => {
    expect([canChangeQuantity({}), canRemove({})]).to.deep.equal([true, true])
  })

  for (const fixed of [{ isFeeRow: true }, { isServiceRow: true }]) {
    it(`with ${Object.keys(fixed)} shows a control that is locked`, () => {
      expect([hasQuantityControl(fixed), canChangeQuantity(fixed), canRemove(fixed)]).to.deep.equal(
        [true, false, false],
      )
    })
  }

  it('with a free gift has no control', () => {
    const gift = { isFreeGift: true }

    expect([hasQuantityControl(gift), canRemove(gift)]).to.deep.equal([false, false])
  })
})

describe('free shipping', () => {
  const cases: [number | undefined, number | undefined, number | undefined][] = [
    [50_000, 12_500, 0.75],
    [50_000, 0, 1],
    [50_000, -1, 1],
    [50_000, 60_000, 0],
    [undefined, 1, undefined],
    [0, 0, undefined],
    [50_000, undefined, undefined],
  ]
  for (const [limit, left, share] of cases) {
    it(`of ${limit} with ${left} left is ${share} on its way`, () => {
      expect(freeShippingShare(limit, left)).to.equal(share)
    })
  }
})
