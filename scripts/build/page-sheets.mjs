import { basename } from 'node:path'
import { listFiles } from './files.mjs'

/**
 * The style sheets of each page of the reference shop, so that nobody on a slow connection waits for rules that
 * the page does not need. A sheet consists of whole files. A file that no list names is in `other`, which
 * every page has except the most frequent ones; `test/architecture/page-sheets.test.ts` fails if one of these
 * needs it.
 */
const isCss = (path) => path.endsWith('.css')
const THEMES = listFiles('shop/platform/pages/styles/themes', isCss)
const SHOP = listShopSheets()
const ui = pathsIn('src/ui')
const elements = pathsIn('src/elements')

const CARDS = [
  ...shop('energy', 'recently-viewed', 'row', 'table'),
  ...ui('product-card/product-card', 'product-card/product-cards', 'product-card/product-signs'),
  ...elements('buy-button/buy-button', 'quotation-button/quotation-button'),
]

const NAMED = {
  /** Files that every page needs at once. */
  common: [
    ...shop(
      'base',
      'controls',
      'fonts',
      'header',
      'header-variants',
      'navbar',
      'footer',
      'pictures',
      'messages',
    ),
    ...THEMES,
    ...ui('tokens', 'base', 'button', 'price', 'signs', 'navigation/menu'),
    ...elements('main-navbar/main-navbar-controls', 'main-navbar/main-navbar-links'),
    ...elements('main-navbar/main-navbar-wide'),
    ...elements('mini-cart/mini-cart', 'quick-search/quick-search', 'page-header/page-header'),
    ...elements('favourites/favourite-button'),
  ],
  /** Product rows with quantities: in the cart, its panel and the checkout. */
  rows: [
    ...ui('quantity', 'notice', 'cart-rows/cart-rows', 'cart-rows/cart-words'),
    ...elements('progress-circle/progress-circle'),
  ],
  /** Choosing sizes: on a product page, and in a card's dialog. */
  sizes: elements('size-input/size-input'),
  /** Files for what appears after an interaction or a call, and for print. */
  later: [
    ...shop('sheet', 'print'),
    ...ui('panel', 'lightbox/lightbox', 'consent/cookie-consent', 'product-card/product-sheet'),
    ...elements('main-navbar/main-navbar-sheet'),
    ...elements('mini-cart/mini-cart-added', 'mini-cart/mini-cart-panel', 'quick-buy/quick-buy'),
    ...elements('lightbox-images/lightbox-images'),
    ...elements('quick-search/quick-search-list'),
  ],
  home: [
    ...CARDS,
    ...shop('home', 'home-hero', 'home-professional', 'home-stories', 'home-tiles'),
    ...ui('field', 'account/password-forms', 'newsletter/newsletter-block'),
    ...elements('newsletter-block/newsletter-block'),
  ],
  list: [
    ...CARDS,
    ...shop('empty', 'filters', 'home-tiles', 'listing'),
    ...elements('category-links/category-links'),
    ...elements('facets/filters', 'facets/options', 'facets/sheet'),
  ],
  product: [
    ...CARDS,
    ...shop('buy-bar', 'gallery', 'product', 'product-buy', 'reviews'),
    ...ui('field', 'size-guide/size-guide'),
  ],
  cart: [...CARDS, ...shop('cart', 'empty', 'home-tiles'), ...elements('cart-table/cart-table')],
  checkout: [
    ...shop('checkout', 'forms', 'receipt-print'),
    ...ui('field', 'checkout/checkout-fields', 'checkout/checkout-form', 'checkout/checkout-words'),
    ...ui('payment-frame/payment-frame'),
    ...elements('cart-table/cart-table'),
    ...elements('shop-checkout/shop-checkout', 'shop-checkout/shop-checkout-parts'),
  ],
}

/** The sheets of a page, and those that may load later. */
export const PAGE_SHEETS = {
  home: { first: ['common', 'home'], later: ['sizes', 'rows', 'later'] },
  list: { first: ['common', 'list'], later: ['sizes', 'rows', 'later'] },
  product: { first: ['common', 'sizes', 'product'], later: ['rows', 'later'] },
  cart: { first: ['common', 'rows', 'cart'], later: ['sizes', 'later'] },
  checkout: { first: ['common', 'rows', 'checkout'], later: ['later'] },
  other: { first: ['common', 'rows', 'sizes', 'other'], later: ['later'] },
}

/** The files of each sheet. */
export function filesOfSheets(all) {
  const shared = [NAMED.common, NAMED.rows, NAMED.sizes, NAMED.later].flat()
  const other = all.filter((it) => !shared.includes(it))
  return { ...NAMED, other }
}

/**
 * The style sheets of the shop's pages: those in folders `styles` of the platform or of a feature, except the
 * staff's. They are ordered by file name, regardless of folder; themes come last.
 */
export function listShopSheets() {
  const isOfPages = (path) => /\/styles\/[\w-]+\.css$/.test(path) && !path.startsWith('shop/staff/')
  const byName = (one, other) => (basename(one) < basename(other) ? -1 : 1)
  return [...listFiles('shop', isOfPages).sort(byName), ...THEMES]
}

/** Files by name, which must be unique. */
function shop(...names) {
  return names.map((name) => SHOP.find((it) => basename(it) === `${name}.css`) ?? name)
}

function pathsIn(folder) {
  return (...names) => names.map((it) => `${folder}/${it}.css`)
}
