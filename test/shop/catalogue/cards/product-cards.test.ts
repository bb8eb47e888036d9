import { deepEqual, equal, match, ok, throws } from 'node:assert/strict'
import { test } from 'node:test'
import { type ComponentType, createElement, isValidElement, type ReactNode, useState } from 'react'
import { markupOf } from '../../../../shop/platform/html/html.ts'
import { render } from '../../../../shop/platform/html/render.ts'
import { defaultText } from '../../../../shop/platform/texts/server-text.ts'
import { withTexts } from '../../../../src/i18n/text.ts'
import type { Language } from '../../../../src/model/language.ts'
import type { ProductView } from '../../../../src/model/product-view.ts'
import { CardAction } from '../../../../src/ui/product-card/card-action.tsx'
import { ProductCard } from '../../../../src/ui/product-card/product-card.tsx'
import { ProductCards } from '../../../../src/ui/product-card/product-cards.tsx'
import {
  ProductAvailability,
  ProductPrice,
} from '../../../../src/ui/product-card/product-price.tsx'

const BLUE = { VariantId: 'TRAIL-1', Color: 'Blå', HexCode: '#2f5fa7' }
const RED = { VariantId: 'TRAIL-2', Color: 'Röd', HexCode: '#b8441f' }

const TRAIL: ProductView = {
  productId: 'trail',
  articleNumber: 'TRAIL-1',
  name: 'Trail 5',
  url: '/p/trail-5',
  image: '/images/trail.svg',
  inStock: true,
}
const WHOLE: ProductView = {
  ...TRAIL,
  otherImage: '/images/trail-back.svg',
  brand: 'Asklöp',
  trait: 'terrängsko',
  badge: 'campaign',
  badgeText: '−20 %',
  rating: '4,3 (12)',
  ratingText: '4,3 av 5, 12 omdömen',
  price: 'från 1 000 kr',
  campaignPrice: 'från 800 kr',
  lowestPrice: '950 kr',
  unitPrice: '80 kr/kg',
  unitPriceText: '80 kr per kilogram',
  vatText: 'exkl. moms',
  stepTexts: ['Från 10 st: 700 kr per st'],
  energyClass: 'B',
  sizesText: 'Storlek 36–44',
  variants: [BLUE, RED],
}
/** Professionals see no price before they have logged in. */
const HIDDEN: ProductView = {
  ...TRAIL,
  inStock: undefined,
  loggedOutText: 'Logga in för att handla',
  loggedOutHref: '/pro/login?returnTo=%2Fpro%2Fp%2Ftrail-5',
}

function draw<Props extends object>(
  View: ComponentType<Props>,
  props: Props,
  language: Language = 'sv',
): string {
  return markupOf(render(createElement(View, props), defaultText(language)))
}

const cardOf = (more: Partial<ProductView>) =>
  draw(ProductCard, { product: { ...TRAIL, ...more }, level: 3 })
const actionOf = (more: Partial<ProductView>, storefront: 'sport' | 'professional' = 'sport') =>
  draw(CardAction, { product: { ...TRAIL, ...more }, uid: 'card-1', storefront })
/** What stands in some markup, without its tags. */
const wordsOf = (markup: string) =>
  markup
    .split(/<[^>]*>/)
    .map((it) => it.trim())
    .filter((it) => it !== '')

test('a card says all that is known of a product, in the order in which it is read', () => {
  const markup = draw(ProductCard, { product: WHOLE, level: 2 })

  deepEqual(wordsOf(markup).slice(0, 18), [
    '−20 %',
    'Asklöp',
    'Trail 5',
    'terrängsko',
    '4,3 (12)',
    '4,3 av 5, 12 omdömen',
    'från 800 kr',
    'exkl. moms',
    '80 kr/kg',
    '80 kr per kilogram',
    'Lägsta pris senaste 30 dagarna:',
    '950 kr',
    'Från 10 st: 700 kr per st',
    'A',
    'G',
    'B',
    'Finns i 2 färger: Blå, Röd',
    'Storlek 36–44',
  ])
  match(markup, /<h2 class="product-card__name">Trail 5<\/h2>/)
  match(markup, /<s>950 kr<\/s>/)
  ok(!markup.includes('1 000 kr'), 'what it costs without the campaign is nobody’s lowest price')
})

test('it says so in English where the page is', () => {
  const words = wordsOf(draw(ProductCard, { product: WHOLE }, 'en')).join('|')

  match(words, /Lowest price in the last 30 days:\|950 kr/)
  match(words, /Comes in 2 colours: Blå, Röd/)
  match(words, /Quick buy\|, Trail 5/)
  match(draw(ProductCard, { product: WHOLE }, 'en'), /aria-label="Energy class B on the scale A to/)
})

test('of what is not known nothing stands on a card, and its picture keeps its place', () => {
  const markup = cardOf({ image: undefined, inStock: false })

  equal(
    markup,
    '<div class="product-card"><a class="product-card__link" href="/p/trail-5">' +
      '<span class="product-card__media"></span><div class="product-card__words">' +
      '<h3 class="product-card__name">Trail 5</h3></div></a></div>',
  )
})

test('the first pictures are fetched at once, and those of all widths where a server has them', () => {
  const imageSet = '/a-320.webp 320w, /a-640.webp 640w'
  const eager = draw(ProductCard, { product: { ...TRAIL, imageSet }, isEager: true })

  match(
    eager,
    /<img src="\/images\/trail.svg" srcSet="\/a-320.webp 320w, \/a-640.webp 640w" sizes=/,
  )
  match(eager, /<img [^>]*fetchpriority="high"/)
  match(cardOf({}), /<img [^>]*loading="lazy"/)
})

test('without an address, or with one that is not of the web, the name is no link', () => {
  for (const url of [
    undefined,
    '',
    'javascript:alert(1)',
    '//elsewhere.example/p',
    'data:text/html,x',
  ]) {
    const markup = cardOf({ url, variants: [BLUE, RED] })
    deepEqual([url, markup.match(/<a\b|href|elsewhere|alert/)], [url, null])
    match(markup, /<h3 class="product-card__name">Trail 5<\/h3>/)
  }
})

test('names, pictures, colours and addresses of another backend do nothing on a page', () => {
  const hostile = '"><img src=x onerror=alert(1)><script>alert(1)</script>'
  const product: ProductView = {
    ...WHOLE,
    ...{ productId: hostile, articleNumber: hostile, name: hostile, brand: hostile },
    ...{ badge: hostile, badgeText: hostile, rating: hostile, price: hostile, trait: hostile },
    ...{ image: 'javascript:alert(1)', otherImage: '//elsewhere.example/x.png' },
    ...{ energyClass: hostile, sizesText: hostile, stepTexts: [hostile], tracked: hostile },
    variants: [{ ...BLUE, HexCode: 'url(//elsewhere.example)', Color: hostile }, RED],
  }
  const views = [
    draw(ProductCards, { products: [product], level: 2 }),
    actionOf({ ...product, variants: undefined }),
    actionOf({ ...product, variants: undefined, isQuotation: true }),
    draw(ProductPrice, { product: { ...product, loggedOutText: hostile, loggedOutHref: hostile } }),
    draw(ProductAvailability, { product: { ...product, stock: hostile } }),
    draw(ProductCard, { product: { ...HIDDEN, loggedOutHref: 'javascript:alert(1)' } }),
  ]

  for (const markup of views) {
    deepEqual(markup.match(/<script|<img src=x|="[^"{]*elsewhere|javascript:|cs-energy/), null)
  }
  match(views[0] ?? '', /<circle [^>]*fill="#888888"/)
  match(views[0] ?? '', /class="product-badge product-badge--new"/)
})

test('what is one article is bought by its own button, as many as there are', () => {
  const expected =
    '<buy-button articlenumber="TRAIL-1" name="Trail 5" maxquantity="4">' +
    '<button type="button" class="cs-button cs-button--primary buy-button__button" data-act="buy"' +
    ' data-state="neutral">Lägg i varukorgen<span class="cs-visually-hidden">, Trail 5</span>' +
    '</button></buy-button>'

  equal(actionOf({ maxQuantity: 4 }), expected)
  equal(actionOf({ maxQuantity: 4, variants: [{ ...BLUE, sizes: [{}] }] }), expected)
})

test('what there is to choose of opens over the page, by the tag of its storefront', () => {
  const variants = [{ ...BLUE, sizes: [{}, {}] }, RED]
  const sport = actionOf({ variants })
  const pro = actionOf({ variants }, 'professional')

  match(sport, /<button [^>]*popoverTarget="card-1">Snabbköp</)
  match(sport, /<div [^>]*popover="" id="card-1" role="dialog" aria-labelledby="card-1-title">/)
  const json = /<quick-buy variants="([^"]*)"><a [^>]*href="\/p\/trail-5">/.exec(sport)?.[1] ?? ''
  deepEqual(JSON.parse(json.replaceAll('&quot;', '"')), [BLUE, RED])
  match(pro, /<quick-buy-professional variants="[^"]*" producttype="Item">/)
})

test('sizes without a colour, and several articles on quotation, are chosen on the product’s page', () => {
  const choose =
    '<a class="cs-button cs-button--secondary product-card__action" href="/p/trail-5">Välj variant' +
    '<span class="cs-visually-hidden">, Trail 5</span></a>'

  equal(actionOf({ variants: [{ VariantId: 'TRAIL-1', Color: '' }] }), choose)
  equal(actionOf({ variants: [BLUE], isQuotation: true, inStock: undefined }), choose)
  equal(actionOf({ variants: [BLUE], isQuotation: true, url: undefined }), '')
})

test('what is on quotation is asked for, and says so in the place of a price', () => {
  const quoted = { isQuotation: true, inStock: undefined, price: '777 kr' }

  equal(
    actionOf(quoted),
    '<quotation-button articlenumber="TRAIL-1" name="Trail 5"></quotation-button>',
  )
  match(cardOf(quoted), /<p class="cs-price">Pris på offert<\/p>/)
  ok(!cardOf(quoted).includes('777'))
})

test('what is out of stock has nothing to press', () => {
  equal(actionOf({ inStock: false }), '')
  equal(actionOf({ inStock: false, variants: [BLUE, RED] }), '')
})

test('a card by itself shows the way to prices, and cards beside each other show it once', () => {
  const way =
    '<a class="product-login" href="/pro/login?returnTo=%2Fpro%2Fp%2Ftrail-5" data-handoff="">' +
    'Logga in för att handla</a>'
  const products = [
    { ...TRAIL, productId: 'other', isQuotation: true, inStock: undefined },
    HIDDEN,
    { ...HIDDEN, productId: 'third' },
  ]

  ok(draw(ProductCard, { product: HIDDEN }).endsWith(`${way}</div>`))
  const grid = draw(ProductCards, { products, level: 2 })
  ok(grid.startsWith(`${way}<ul class="product-cards"><li class="product-card">`), grid)
  equal(grid.split('product-login').length, 2)
  equal(grid.split('<quotation-button').length, 2)
  equal(draw(ProductPrice, { product: HIDDEN }), way)
  equal(draw(ProductAvailability, { product: HIDDEN }), way)
})

test('cards of the same product open what is their own, where a page says whose they are', () => {
  const product = { ...TRAIL, productId: 'trail 5"', variants: [BLUE, RED] }
  const idsIn = (markup: string) => [...markup.matchAll(/ id="([^"]*)"/g)].map((it) => it[1])

  deepEqual(idsIn(draw(ProductCards, { products: [product], level: 2 })), [
    'quick-trail_5_',
    'quick-trail_5_-title',
  ])
  deepEqual(idsIn(draw(ProductCards, { products: [product, product], level: 2, uid: 'list-7' })), [
    ...['list-7:0', 'list-7:0-title', 'list-7:1', 'list-7:1-title'],
  ])
})

test('a page may say what buys a product, and that nothing does', () => {
  const action = (it: ProductView) => createElement('b', undefined, `Köp ${it.name}`)
  const favourite = (it: ProductView) => createElement('i', undefined, it.productId)

  const grid = draw(ProductCards, { products: [TRAIL], level: 3, action, favourite })
  ok(grid.endsWith('</a><i>trail</i><b>Köp Trail 5</b></li></ul>'), grid)
  ok(draw(ProductCard, { product: TRAIL, action: null }).endsWith('</a></div>'))
})

test('a price and a stock by themselves stand among words: they are no paragraphs', () => {
  const price = draw(ProductPrice, { product: WHOLE })

  ok(!/<(?:p|div|h\d)\b/.test(price), price)
  equal(
    price.replaceAll(/<[^>]*>/g, ''),
    'från 800 kr exkl. moms 80 kr/kg80 kr per kilogram Lägsta pris senaste 30 dagarna: 950 kr',
  )
  const stockOf = (more: Partial<ProductView>) =>
    draw(ProductAvailability, { product: { ...TRAIL, ...more } })
  const span = (level: string, words: string) =>
    `<span class="product-availability__stock" data-stock="${level}">${words}</span>`
  equal(stockOf({ stock: 'I lager' }), span('in-stock', 'I lager'))
  equal(stockOf({ stock: 'Bara 3 kvar', fewLeft: true }), span('few-left', 'Bara 3 kvar'))
  equal(stockOf({ stock: 'Slut', inStock: false }), span('out-of-stock', 'Slut'))
  equal(stockOf({}), '')
  equal(draw(ProductPrice, { product: TRAIL }), '')
})

type Seen = (type: string, props: Record<string, unknown>) => void

/** Draws as a renderer without state does: components are called, and what is left are tags. */
function walk(node: ReactNode, seen: Seen): void {
  if (Array.isArray(node)) {
    for (const it of node) walk(it, seen)
    return
  }
  if (!isValidElement<Record<string, unknown>>(node)) return
  const { type, props } = node
  if (typeof type === 'function') {
    walk(Reflect.apply(type, undefined, [props]), seen)
    return
  }
  if (typeof type === 'string') seen(type, props)
  walk(props.children as ReactNode, seen)
}

test('every view is drawn by calling it: no state, no handlers, no styles, no html', () => {
  const tags = new Set<string>()
  const views = [
    createElement(ProductCards, { products: [WHOLE, HIDDEN, TRAIL], level: 2, eager: 1 }),
    createElement(ProductCard, { product: { ...TRAIL, isQuotation: true } }),
    createElement(ProductPrice, { product: WHOLE }),
    createElement(ProductAvailability, { product: { ...TRAIL, stock: 'I lager' } }),
  ]

  withTexts(defaultText('sv'), () => {
    walk(views, (type, props) => {
      tags.add(type)
      for (const [name, value] of Object.entries(props)) {
        ok(name !== 'style' && name !== 'ref' && name !== 'dangerouslySetInnerHTML', name)
        ok(name === 'children' || typeof value !== 'function', `${type} ${name}`)
      }
    })
  })

  for (const it of ['quick-buy', 'buy-button', 'quotation-button', 'svg']) ok(tags.has(it), it)
  throws(() => walk(createElement(Stateful), () => undefined))
})

/** What the walk above is to find. */
function Stateful(): ReactNode {
  return useState('')[0]
}
