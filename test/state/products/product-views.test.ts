import { expect } from '@open-wc/testing'
import { safeParse } from 'valibot'
import { readProductViews } from '../../../src/contract/product-views.ts'
import { productsSchema } from '../../../src/contract/products.ts'

/** Every field of the contract. */
const WHOLE = {
  productId: 1042,
  articleNumber: 7,
  name: 'Boll',
  url: '/p/boll',
  image: '/images/boll.png',
  otherImage: '/images/boll-2.png',
  brand: 'Banan',
  trait: 'Handboll',
  badge: 'campaign',
  badgeText: '−20 %',
  rating: '4,3 (12)',
  ratingText: 'Betyg 4,3 av 5',
  size: 3,
  color: 'Röd',
  currency: 'SEK',
  price: '499 kr',
  priceAmount: 49900,
  campaignPrice: '399 kr',
  campaignPriceAmount: 39900,
  lowestPrice: '449 kr',
  lowestPriceAmount: 44900,
  unitPrice: '10 kr/kg',
  unitPriceText: '10 kronor per kilogram',
  unitPriceAmount: 1000,
  vatText: 'exkl. moms',
  stepTexts: ['10: 450 kr'],
  askAgainAt: '2026-12-01T00:00:00.000Z',
  stock: 'Bara 3 kvar',
  fewLeft: true,
  inStock: true,
  maxQuantity: '3',
  isQuotation: false,
  loggedOutText: 'Logga in',
  loggedOutHref: '/login',
  energyClass: 'B',
  sizesText: 'S–XL',
  variants: [{ VariantId: 7, Color: 'Röd', HexCode: '#aa0000', sizes: [] }],
}
/** Fields that no card shows. */
const UNSHOWN = /Amount$|^(?:size|color|currency)$/
const NONE = [null, undefined, 1, true, 'x', [], [1], {}, [null], [[]]]

describe('the products that cards show', () => {
  it('are read as the schema of the call reads them', () => {
    const { output, issues } = safeParse(productsSchema, [WHOLE])
    const [read] = (output ?? []) as object[]
    expect(issues).to.equal(undefined)
    expect(Object.keys(read ?? {})).to.deep.equal(Object.keys(WHOLE))

    const shown = Object.entries(read ?? {}).filter(([name]) => !UNSHOWN.test(name))
    expect(readProductViews([WHOLE])).to.deep.equal([Object.fromEntries(shown)])
  })

  for (const name of Object.keys(WHOLE)) {
    it(`leave out a field of another kind: ${name}`, () => {
      const [product] = readProductViews([{ ...WHOLE, [name]: { a: 1 } }])
      expect(product?.[name as keyof typeof product] ?? []).to.deep.equal([])
    })
  }

  for (const answer of [...NONE, [{ name: 'Boll' }], [{ productId: 'P' }]]) {
    it(`are none in ${JSON.stringify(answer)}`, () => {
      expect(readProductViews(answer)).to.deep.equal([])
    })
  }
})
