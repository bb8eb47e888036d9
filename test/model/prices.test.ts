import { expect } from '@open-wc/testing'
import { currentPrice, type PriceView, statedPrice, unitPrice } from '../../src/model/prices.ts'

const REGULAR = { price: 1000, campaignPrice: null, businessPrice: 800, vatRate: 2500 }
const REDUCED = { ...REGULAR, campaignPrice: 600 }
const STEPPED = { ...REGULAR, businessPrice: 700, steps: [{ from: 10, price: 500 }] }
const ARTICLES = {
  regular: REGULAR,
  reduced: REDUCED,
  agreed: STEPPED,
  'agreed, ten pieces': { ...STEPPED, pieces: 10 },
  'on quotation': { ...REDUCED, isQuotation: 1 },
}

const anybody: PriceView = { storefront: 'sport', canSeePrices: true }
const buyer: PriceView = { storefront: 'professional', canSeePrices: true }
const VIEWS = {
  anybody,
  'anybody who has asked for VAT': { ...anybody, wantsVat: true },
  buyer,
  'buyer who wants VAT': { ...buyer, wantsVat: true },
  'logged out at the professional storefront': { ...buyer, canSeePrices: false },
  'logged out there, who wants VAT': { ...buyer, canSeePrices: false, wantsVat: true },
  'nobody who may see them': { ...anybody, canSeePrices: false },
}

const HIDDEN = {
  regular: undefined,
  reduced: undefined,
  agreed: undefined,
  'agreed, ten pieces': undefined,
  'on quotation': undefined,
}
const PRIVATE = { ...HIDDEN, regular: 1000, reduced: 600, agreed: 1000, 'agreed, ten pieces': 1000 }
const NET = { ...HIDDEN, regular: 800, reduced: 800, agreed: 700, 'agreed, ten pieces': 500 }
const WITH_VAT = { ...HIDDEN, regular: 1000, reduced: 1000, agreed: 875, 'agreed, ten pieces': 625 }

const EXPECTED: Readonly<
  Record<keyof typeof VIEWS, { readonly pays: object; readonly reads: object }>
> = {
  anybody: { pays: PRIVATE, reads: PRIVATE },
  'anybody who has asked for VAT': { pays: PRIVATE, reads: PRIVATE },
  buyer: { pays: NET, reads: NET },
  'buyer who wants VAT': { pays: NET, reads: WITH_VAT },
  'logged out at the professional storefront': { pays: HIDDEN, reads: HIDDEN },
  'logged out there, who wants VAT': { pays: HIDDEN, reads: HIDDEN },
  'nobody who may see them': { pays: HIDDEN, reads: HIDDEN },
}

for (const [name, view] of Object.entries(VIEWS)) {
  it(`${name}: what an article costs, and how that is stated`, () => {
    const ask = (price: (article: typeof STEPPED, view: PriceView) => number | undefined) =>
      Object.fromEntries(
        Object.entries(ARTICLES).map(([it, article]) => [
          it,
          price(article as typeof STEPPED, view),
        ]),
      )
    expect({ pays: ask(unitPrice), reads: ask(statedPrice) }).to.deep.equal(
      EXPECTED[name as keyof typeof VIEWS],
    )
  })
}

it('a campaign’s price counts where there is one, of nothing as well', () => {
  for (const [campaignPrice, expected] of [
    [600, 600],
    [0, 0],
    [null, 1000],
    [undefined, 1000],
  ] as const) {
    expect(currentPrice({ price: 1000, campaignPrice })).to.equal(expected)
  }
})
