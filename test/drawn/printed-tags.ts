import fc from 'fast-check'
import { renderTag } from '../../src/package/render.ts'
import { SCRIPTS } from '../elements/hostile-values.ts'

const SEED = Number(process.env.SEED) || 20_261_121
const TAGS = ['product-card', 'product-list', 'product-price', 'product-availability'] as const

/** A tag as a server prints it, with the data from which the browser draws the same. */
export interface Printed {
  readonly tag: string
  readonly language: string
  readonly storefront: 'sport' | 'professional'
  readonly products: readonly object[]
  readonly html: string
}

/** Characters that HTML can hold: no null, no lone surrogate, and only one kind of line end. */
const words = fc
  .oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('', ' ', 'Boll', '<b>&amp;</b>', '"\'', '🏀', ...SCRIPTS),
  )
  .filter((it) => !/[\0\r\p{Surrogate}]/u.test(it))

/** Relative addresses are resolved by the browser, not by a server. */
const address = fc.oneof(
  words.map((it) => `/p/${encodeURIComponent(it)}`),
  fc.constantFrom('', 'javascript:alert(1)', 'https://elsewhere.example/å', '//elsewhere.example/'),
)
const picture = fc.constantFrom(
  '/images/boll.png',
  '',
  'javascript:alert(1)',
  '//elsewhere.example/x',
)
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
const variant = fc.record({
  VariantId: words,
  Color: words,
  HexCode: fc.constantFrom('#aa0000', null, 'url(x)'),
})
const products = fc.array(
  fc.record(
    {
      productId: words.map((it) => `P${it}`),
      articleNumber: fc.constantFrom('A1', 'a1', 'B2', '7'),
      name: words,
      url: address,
      image: picture,
      otherImage: picture,
      ...Object.fromEntries(
        [
          ...['brand', 'trait', 'badgeText', 'rating', 'ratingText', 'price', 'campaignPrice'],
          ...['lowestPrice', 'unitPrice', 'unitPriceText', 'vatText', 'stock', 'sizesText'],
        ].map((it) => [it, words]),
      ),
      badge: fc.oneof(fc.constantFrom('out', 'campaign', 'new'), words),
      stepTexts: fc.array(words, { maxLength: 2 }),
      fewLeft: fc.boolean(),
      inStock: fc.boolean(),
      isQuotation: fc.boolean(),
      maxQuantity: fc.nat(9),
      energyClass: fc.constantFrom('A', 'G', 'x'),
      loggedOutText: optional(words),
      loggedOutHref: address,
      variants: fc.array(variant, { maxLength: 7 }),
    },
    { requiredKeys: ['productId', 'articleNumber', 'name'] },
  ),
  { maxLength: 3 },
)

const ASKS = {
  'product-list': [{ articles: 'B2, a1,7', count: 2 }, { category: 'shoes' }, { query: 'b"<' }],
  other: [{ articleNumber: 'A1' }, { articlenumber: '7', id: 'seven' }],
}

const printed = fc
  .record({
    tag: fc.constantFrom(...TAGS),
    at: fc.nat(2),
    language: fc.constantFrom('sv', 'en'),
    storefront: fc.constantFrom('sport' as const, 'professional' as const),
    products,
  })
  .map(({ tag, at, ...given }): Printed => {
    const asks = tag === 'product-list' ? ASKS['product-list'] : ASKS.other
    const attributes = asks[at % asks.length] ?? {}
    // As sent over the wire.
    const answer = JSON.parse(JSON.stringify(given.products))
    const html = renderTag(tag, attributes, { ...given, products: answer })
    return { tag, ...given, products: answer, html }
  })

const attributes = fc.record({
  json: fc.oneof(fc.object(), fc.array(fc.oneof(words, fc.jsonValue()))),
  words: fc.oneof(words, fc.constantFrom('a\r\nb\rc', '--></script>')),
  other: fc.oneof(fc.integer(), fc.boolean(), fc.constant(null)),
})

const ball = (articleNumber: string, more: object = {}) => ({
  productId: 'P1',
  articleNumber,
  name: 'Boll',
  url: '/p/boll',
  image: '/images/boll.png',
  price: '499 kr',
  inStock: true,
  variants: [
    { VariantId: 'A1', Color: 'Röd', HexCode: '#aa0000' },
    { VariantId: 'A2', Color: 'Blå' },
  ],
  ...more,
})
const balls = [ball('A1', { variants: [] }), ball('A2'), ball('A3', { productId: 'P3' })]

/** By its name as JSON: a server's markup, and its data. */
export const drawn = {
  any: JSON.stringify(fc.sample(printed, { numRuns: 300, seed: SEED })),
  attributes: JSON.stringify(
    fc.sample(attributes, { numRuns: 300, seed: SEED }).map(({ json, words, other }) => {
      const given = { sizeInputFields: json, productid: words, 'data-other': other }
      return { json, words, other, html: renderTag('size-input', given) }
    }),
  ),
  products: JSON.stringify(balls),
  card: renderTag('product-card', { articleNumber: 'A2' }, { products: balls }),
  list: renderTag('product-list', { query: 'boll' }, { products: balls }),
}
