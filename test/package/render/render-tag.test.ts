import { deepEqual, doesNotMatch, equal, match, throws } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { renderTag } from '../../../src/package/render.ts'

interface Declared {
  readonly tagName: string
  readonly attributes?: readonly { readonly name: string; readonly fieldName?: string }[]
}

const { modules } = JSON.parse(readFileSync('custom-elements.json', 'utf8'))
const TAGS: readonly Declared[] = modules.flatMap(
  (it: { readonly declarations: readonly Declared[] }) => it.declarations,
)
const ball = (articleNumber: string, more: object = {}) => ({
  productId: `P-${articleNumber}`,
  articleNumber,
  name: `Ball ${articleNumber}`,
  url: '/p/ball',
  image: '/images/ball.png',
  price: '499 kr',
  stock: 'In stock',
  inStock: true,
  ...more,
})
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

test('every tag is printed, with each of its attributes by either name', () => {
  equal(TAGS.length > 40, true)
  for (const { tagName, attributes = [] } of TAGS) {
    const written = attributes.map(({ name }) => ` ${name}="1"`).join('')
    const byName = Object.fromEntries(attributes.map(({ name }) => [name, 1]))
    const byProperty = Object.fromEntries(attributes.map((it) => [it.fieldName ?? it.name, 1]))
    equal(renderTag(tagName, byName), `<${tagName}${written}></${tagName}>`)
    equal(renderTag(tagName, byProperty), renderTag(tagName, byName))
    equal(renderTag(`acme-${tagName}`), `<acme-${tagName}></acme-${tagName}>`)
  }
})

test('a value is written as HTML writes it: none, without a value, in words, as JSON', () => {
  const attributes = {
    productId: null,
    productName: undefined,
    hidden: true,
    'data-one': false,
    'data-two': 2,
    sizeInputFields: [{ size: '"<&>\'' }],
  }
  equal(
    renderTag('size-input', attributes),
    '<size-input hidden="" data-two="2" sizeinputfields="[{&#34;size&#34;:&#34;\\&#34;&#60;&#38;&#62;&#39;&#34;}]"></size-input>',
  )
})

test('a name that there is not is refused, and those that there are are said', () => {
  const wrong = [
    'product-cards',
    'card',
    'Product-Card',
    'x onload=y-product-card',
    'a><product-card',
  ]
  for (const it of wrong)
    throws(() => renderTag(it), { name: 'TypeError', message: /product-price/ })
  const refused = {
    name: 'TypeError',
    message: /^product-card has .* articlenumber, productid, id/,
  }
  for (const it of [
    'article',
    'onclick',
    'x y',
    'data-x="',
    'style',
    '__proto__x',
    'constructor',
  ]) {
    throws(() => renderTag('product-card', { [it]: '1' }), refused)
  }
})

test('an element without a hyphen stands for the tag', () => {
  equal(
    renderTag('product-list', { query: 'x', class: 'wide', 'data-wake': 'idle' }, { plain: true }),
    '<div data-courtside="product-list" data-query="x" class="wide" data-wake="idle"></div>',
  )
  match(
    renderTag(
      'acme-product-price',
      { articlenumber: 'A1' },
      { plain: true, products: [ball('A1')] },
    ),
    /^<span data-courtside="product-price" data-articlenumber="A1"><span class="cs-price">499 kr<\/span><\/span>$/,
  )
})

test('each tag finds its own in an answer for all of a page', () => {
  const products = [ball('A1'), ball('B2', { price: '20 kr', stock: 'Only 3 left' }), ball('C3')]
  const print = (tag: string, attributes: object) =>
    wordsOf(renderTag(tag, { ...attributes }, { products, language: 'en-GB' }))

  equal(print('product-price', { articleNumber: 'b2' }), '20 kr')
  equal(print('product-availability', { articleNumber: 'B2' }), 'Only 3 left')
  match(print('product-card', { productId: 'P-C3' }), /^Ball C3 499 kr Add to cart , Ball C3$/)
  match(
    print('product-list', { articles: 'C3, A1,B2', count: 2 }),
    /^Ball C3 .* Ball A1 .* Ball A1$/,
  )
  match(print('product-list', { campaign: 'all' }), /Ball A1 .* Ball B2 .* Ball C3/)
  equal(print('product-price', { articleNumber: 'X9' }), 'No longer sold')
})

test('a tag stays empty without an answer, and where its attributes name nothing', () => {
  for (const products of [undefined, null, { error: 'no' }, '[]', 7]) {
    equal(renderTag('product-price', { articlenumber: 'A1' }, { products }).includes('></'), true)
  }
  equal(renderTag('product-card', {}, { products: [ball('A1')] }), '<product-card></product-card>')
  equal(renderTag('mini-cart', {}, { products: [ball('A1')] }), '<mini-cart></mini-cart>')
})

test('words are those of the page’s language, and the page’s own', () => {
  const products = [ball('A1', { price: undefined, isQuotation: true })]
  const texts = { 'product.quotation': 'Ask us' }
  const print = (options: object) =>
    wordsOf(renderTag('product-price', { articleNumber: 'A1' }, { products, ...options }))

  equal(print({}), 'Pris på offert')
  equal(print({ language: 'en' }), 'Price on request')
  equal(print({ language: 'de' }), 'Pris på offert')
  equal(print({ language: 'en', texts }), 'Ask us')
  equal(print({ language: 'en', texts: { 'product.quotation': '{' } }), 'Price on request')
})

test('paths lead to the shop where the page has another origin', () => {
  const products = [
    ball('A1', { image: 'https://pictures.example/a.png', otherImage: '//evil.example/x' }),
  ]
  const origin = 'https://shop.example'
  const html = renderTag('product-card', { articleNumber: 'A1' }, { products, origin })
  deepEqual(
    [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, it]) => it),
    ['https://shop.example/p/ball', 'https://pictures.example/a.png'],
  )
})

test('a card buys what its storefront sells', () => {
  const variants = [
    { VariantId: 'A1', Color: 'Red' },
    { VariantId: 'A2', Color: 'Blue' },
  ]
  const print = (storefront: 'sport' | 'professional') =>
    renderTag(
      'product-card',
      { articleNumber: 'A1' },
      { products: [ball('A1', { variants })], storefront },
    )
  match(print('sport'), /<quick-buy /)
  match(print('professional'), /<quick-buy-professional /)
})

test('ids are the same each time, and others with an id of the page', () => {
  const products = [
    ball('A1', {
      variants: [
        { VariantId: 'A1', Color: 'Red' },
        { VariantId: 'A2', Color: 'Blue' },
      ],
    }),
  ]
  const print = (more: object) =>
    renderTag('product-card', { articleNumber: 'A1', ...more }, { products })
  equal(print({}), print({}))
  match(print({}), / id="product-card-A1"/)
  match(print({ id: 'first' }), / id="product-card-first-A1"/)
})

test('nothing of an answer becomes markup, and no address runs', () => {
  const evil = {
    name: '</product-card><script>alert(1)</script>',
    url: 'javascript:alert(1)',
    image: 'data:text/html,x',
    price: '<img src=x onerror=alert(1)>',
    brand: { $$typeof: 'x', toString: () => '<b>' },
    badge: '" onclick="x',
    badgeText: '<i>',
    energyClass: '"><script>',
    loggedOutHref: 'javascript:alert(1)',
    variants: [{ VariantId: '"><b>', Color: '<u>', HexCode: 'url(x)' }, 7, null],
    toString: 7,
  }
  const html = renderTag(
    'product-card',
    { articleNumber: 'A1' },
    { products: [ball('A1', evil), null, 7] },
  )
  doesNotMatch(html, /<(?:script|b|i|u)\b|javascript:|data:text|<[^>]* on\w+=/)
  equal(html.match(/<\/product-card>/g)?.length, 1)
})
