import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import '../../../shop/app/texts.ts'
import type { PaymentMark } from '../../../shop/checkout/payment/payment-marks.ts'
import { document } from '../../../shop/layout/document.tsx'
import { NOBODY } from '../../../shop/layout/layout.ts'
import { markupOf, trusted } from '../../../shop/platform/html/html.ts'
import type { PageLook } from '../../../shop/platform/pages/site.ts'
import { anonymousPage } from '../../helpers/anonymous-page.ts'
import { measuredShop } from '../../helpers/measured-shop.ts'

const INTEGRITY = {
  'loader-1.js': 'sha384-a',
  'first-1.css': 'sha384-b',
  'later-1.css': 'sha384-c',
}
const SHEETS = { first: ['first-1.css'], later: ['later-1.css'] }
const CART_SHEETS = { first: ['first-1.css', 'cart-1.css'], later: [] }
const page = anonymousPage()

interface Drawing {
  readonly structured?: readonly object[]
  readonly hasCampaigns?: boolean
  readonly fonts?: readonly string[]
  readonly waysToPay?: readonly PaymentMark[]
  readonly of?: typeof page
  readonly look?: PageLook
}

function drawn(
  title = 'Title',
  {
    structured = [],
    hasCampaigns = true,
    fonts = [],
    waysToPay = [],
    of = page,
    look = 'other',
  }: Drawing = {},
): string {
  const assets = {
    loader: 'loader-1.js',
    css: 'ui-1.css',
    shopCss: 'shop-1.css',
    staffCss: 'staff-1.css',
    scripts: {},
    pageCss: {
      ...{ home: SHEETS, list: SHEETS, product: SHEETS, checkout: SHEETS, other: SHEETS },
      cart: CART_SHEETS,
    },
    fonts,
    integrity: INTEGRITY,
  }
  const about = {
    categories: [],
    version: 1,
    waysToPay,
    isDemo: false,
    hasCampaigns,
    campaigns: [],
    newsUntil: 0,
    hasSales: false,
  }
  const site = { baseUrl: 'https://shop.test', assets, ...about }
  const main = trusted('<img src="/eager.svg" alt=""><p>main</p>')
  return markupOf(document(of, site, { title, main, structured, look }, NOBODY.draw(of)))
}

test('is one document, in which nothing is moved or preloaded', () => {
  const markup = drawn()

  match(markup, /^<!doctype html>\n<html lang="sv"><head><meta charSet="utf-8"\/><title>/)
  match(markup, /<\/head><body class="sport-storefront shop">.*<\/body><\/html>$/s)
  equal(markup.match(/<(html|head|body|main|title)[ >]/g)?.length, 5)
  ok(!markup.includes('preload') && !markup.includes('noscript'))
})

test('campaigns are called where there are some', () => {
  match(drawn(), /href="\/campaigns"/)
  ok(!drawn('Title', { hasCampaigns: false }).includes('/campaigns'))
})

test('a page that a mailed token opens brings no tag manager, which would read its address', () => {
  const tagManager = { id: 'GTM-ABC123', script: 'https://tags.example/gtm.js' }
  const shop = measuredShop({ tagManager })
  const at = (path: string) => drawn('Title', { of: { ...page, shop, path } })

  match(at('/choose-password'), / data-tags="https:\/\/tags.example/)
  for (const path of ['/choose-password?token=x', '/register/confirm?type=B2C&token=x']) {
    ok(!at(path).includes('tags.example'), path)
  }
  match(at('/search?q=token'), / data-tags=/)
})

test('the script is told how many decimals the currency has, where it is not two', () => {
  for (const [currency, said] of [
    ['SEK', undefined],
    ['JPY', '0'],
    ['KWD', '3'],
  ] as const) {
    const markup = drawn('Title', { of: { ...page, shop: { ...measuredShop(), currency } } })
    equal(/<script[^>]* data-decimals="(\d)"/.exec(markup)?.[1], said)
  }
})

const SHEET = /<link rel="stylesheet"[^>]*>/g

test('scripts and sheets carry their integrity, and what appears later comes at the end', () => {
  const markup = drawn()
  const [head = '', body = ''] = markup.split('</head>')

  deepEqual(head.match(SHEET), [
    '<link rel="stylesheet" href="/ui/first-1.css" integrity="sha384-b"/>',
  ])
  match(body, /<link rel="stylesheet" href="\/ui\/later-1\.css" integrity="sha384-c"\/><\/body>/)
  match(markup, /<script type="module" src="\/ui\/loader-1\.js" integrity="sha384-a"><\/script>/)
})

test('a kind of page has its own sheets', () => {
  const hrefs = [...drawn('Title', { look: 'cart' }).matchAll(/"stylesheet" href="([^"]+)"/g)]

  deepEqual(
    hrefs.map((it) => it[1]),
    ['/ui/first-1.css', '/ui/cart-1.css'],
  )
})

test('nothing in the head ends it', () => {
  const hostile = '</title></script><script>alert(1)</script>'

  const markup = drawn(hostile, { structured: [{ name: hostile }] })

  ok(!markup.includes('<script>alert'))
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(markup) ?? []
  equal(JSON.parse(json).name, hostile)
})

test('typefaces are fetched ahead: both for sport, the text’s alone for professional', () => {
  const fonts = ['archivo-1.woff2', 'figtree-1.woff2']
  const preloaded = (of: typeof page) =>
    [
      ...drawn('Title', { fonts, of }).matchAll(/<link rel="preload" href="([^"]*)" as="font"/g),
    ].map(([, href]) => href)

  deepEqual(preloaded(page), ['/ui/archivo-1.woff2', '/ui/figtree-1.woff2'])
  deepEqual(preloaded({ ...page, storefront: 'professional' }), ['/ui/figtree-1.woff2'])
})

test('the footer says how one can pay, and says nothing where nobody can', () => {
  match(
    drawn('Title', {
      waysToPay: [
        { name: 'Visa', picture: { src: '/marks/visa.svg', width: 60 } },
        { name: 'Faktura' },
      ],
    }),
    /<ul class="shop-footer__ways" aria-label="Så kan du betala"><li><img src="\/marks\/visa.svg" width="60" height="32" alt="Visa" loading="lazy" decoding="async"\/><\/li><li>Faktura<\/li><\/ul>/,
  )
  ok(!drawn().includes('shop-footer__ways'))
})
