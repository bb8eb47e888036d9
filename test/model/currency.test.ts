import { expect } from '@open-wc/testing'
import { amountText, parseAmount, parseGroupedAmount } from '../../src/model/amount-text.ts'
import { decimalsOf, unitOf } from '../../src/model/currency.ts'

describe('a currency', () => {
  it('has the decimals of ISO 4217, whatever the engine takes for usual', () => {
    const decimals = ['SEK', 'EUR', 'HUF', 'IDR', 'RSD', 'JPY', 'ISK', 'KWD', 'BHD', 'IQD', 'CLF']
    expect(decimals.map((it) => decimalsOf(it))).to.deep.equal([2, 2, 2, 2, 2, 0, 0, 3, 3, 3, 4])
    expect([unitOf('JPY'), unitOf('EUR'), unitOf('KWD'), unitOf()]).to.deep.equal([
      1, 100, 1000, 100,
    ])
  })

  for (const [typed, currency, minor] of [
    ['99', 'EUR', 9900],
    ['1 249,5', 'CHF', 124_950],
    ['1249', 'JPY', 1249],
    ['12,5', 'JPY', undefined],
    ['1.234', 'KWD', 1234],
    ['1.2345', 'KWD', undefined],
    ['', 'EUR', undefined],
    ['-1', 'EUR', undefined],
    ['1e3', 'EUR', undefined],
  ] as const) {
    it(`of ${currency}, typed as "${typed}", is ${minor} minor units`, () => {
      expect(parseAmount(typed, currency)).to.equal(minor)
    })
  }

  for (const [typed, currency, sign, minor] of [
    ['1 200', 'SEK', ',', 120_000],
    ['1\u00a0200', 'SEK', ',', 120_000],
    ['1.200,50', 'SEK', ',', 120_050],
    ['1,200.50', 'SEK', ',', 120_050],
    ['1,200.50', 'EUR', '.', 120_050],
    ["1'200.50", 'CHF', '.', 120_050],
    ['1.200', 'SEK', ',', 120_000],
    ['1,200', 'SEK', ',', 120_000],
    ['1.234.567', 'EUR', ',', 123_456_700],
    ['1,200', 'JPY', '.', 1200],
    ['12,5', 'EUR', '.', 1250],
    ['1,200', 'KWD', '.', 1_200_000],
    ['1.200', 'KWD', '.', 1200],
    ['1.200', 'KWD', ',', 1200],
    ['1,200', 'KWD', ',', 1200],
    ['12.34.56', 'EUR', '.', undefined],
    ['1,20,50', 'EUR', '.', undefined],
    ['1200,505', 'SEK', ',', undefined],
    ['12,5', 'JPY', ',', undefined],
    ['', 'EUR', ',', undefined],
    ['kr', 'SEK', ',', undefined],
  ] as const) {
    it(`with signs between thousands, "${typed}" of ${currency} is ${minor} where decimals follow "${sign}"`, () => {
      expect(parseGroupedAmount(typed, currency, sign)).to.equal(minor)
    })
  }

  it('stands in a field with the sign of its language', () => {
    expect([amountText(150, 'EUR', ','), amountText(1500, 'BHD', ',')]).to.deep.equal([
      '1,50',
      '1,500',
    ])
  })

  it('stands in a field without decimals where it is whole', () => {
    const shown = [amountText(100, 'EUR'), amountText(150, 'EUR'), amountText(1500, 'JPY')]
    expect(shown).to.deep.equal(['1', '1.50', '1500'])
    expect([amountText(1500, 'BHD'), amountText(undefined)]).to.deep.equal(['1.500', ''])
  })
})
