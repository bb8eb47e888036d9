import { basename } from 'node:path'
import { listFiles } from './files.mjs'

/**
 * Which style sheets a page of the reference shop links, so that nobody on a slow line waits for rules
 * that the page has no use for. A sheet is made of whole files. One that no list names stands in
 * `other`, and so reaches every page but those that are asked for most, where
 * `test/architecture/page-sheets.test.ts` misses it.
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
  /** What every page shows at once. */
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
  /** Rows of goods with their quantities: in the cart, its panel and the checkout. */
  rows: [
    ...ui('quantity', 'notice', 'cart-rows/cart-rows', 'cart-rows/cart-words'),
    ...elements('progress-circle/progress-circle'),
  ],
  /** Choosing sizes: at a product, and in what a card opens. */
  sizes: elements('size-input/size-input'),
  /** What appears once somebody acts, once a script has asked, or on paper. */
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

/** The sheets of a page, and those that may come once it is there. */
export const PAGE_SHEETS = {
  home: { first: ['common', 'home'], later: ['sizes', 'rows', 'later'] },
  list: { first: ['common', 'list'], later: ['sizes', 'rows', 'later'] },
  product: { first: ['common', 'sizes', 'product'], later: ['rows', 'later'] },
  cart: { first: ['common', 'rows', 'cart'], later: ['sizes', 'later'] },
  checkout: { first: ['common', 'rows', 'checkout'], later: ['later'] },
  other: { first: ['common', 'rows', 'sizes', 'other'], later: ['later'] },
}

/** The files of each sheet, of all that there are. */
export function filesOfSheets(all) {
  const shared = [NAMED.common, NAMED.rows, NAMED.sizes, NAMED.later].flat()
  const other = all.filter((it) => !shared.includes(it))
  return { ...NAMED, other }
}

/**
 * The sheets of the shop's pages: those in a folder `styles` of the platform or of a feature, but for the
 * staff's. Their order is that of their names, wherever they stand; themes come last.
 */
export function listShopSheets() {
  const isOfPages = (path) => /\/styles\/[\w-]+\.css$/.test(path) && !path.startsWith('shop/staff/')
  const byName = (one, other) => (basename(one) < basename(other) ? -1 : 1)
  return [...listFiles('shop', isOfPages).sort(byName), ...THEMES]
}

/** Each by its name, which only one of them has. */
function shop(...names) {
  return names.map((name) => SHOP.find((it) => basename(it) === `${name}.css`) ?? name)
}

function pathsIn(folder) {
  return (...names) => names.map((it) => `${folder}/${it}.css`)
}
