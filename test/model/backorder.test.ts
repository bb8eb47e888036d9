import { expect } from '@open-wc/testing'
import { messageText } from '../../src/i18n/text.ts'
import '../../src/i18n/texts/register-sv.ts'
import { laterOf, stockShareOf } from '../../src/model/backorder.ts'

const said = (quantity: number, inStock: number, expected?: string) => {
  const later = laterOf(quantity, { inStock, expected })
  return later && messageText(later)
}

describe('a quantity of which more may be ordered than is in stock', () => {
  it('says nothing as long as all of it is there', () => {
    expect([said(0, 0), said(3, 3), said(2, 100)]).to.deep.equal([undefined, undefined, undefined])
  })

  it('says how much is there and how much comes later', () => {
    expect(said(10, 3)).to.equal('3 i lager, 7 kommer senare')
    expect(said(4, 0)).to.equal('4 kommer senare')
  })

  it('names the day that the shop expects more on', () => {
    expect(said(10, 3, '12 dec')).to.equal('3 i lager, 7 väntas 12 dec')
    expect(said(4, 0, '12 dec')).to.equal('4 väntas 12 dec')
  })
})

describe('an order', () => {
  it('is in stock as a whole, in part or not at all', () => {
    const rows = [
      [{ quantity: 2, inStock: 2 }, { quantity: 9 }],
      [{ quantity: 2, inStock: 1 }],
      [
        { quantity: 2, inStock: 0 },
        { quantity: 1, inStock: 1 },
      ],
      [{ quantity: 2, inStock: 0 }],
      [],
    ]

    expect(rows.map(stockShareOf)).to.deep.equal(['all', 'part', 'part', 'none', 'all'])
  })
})
