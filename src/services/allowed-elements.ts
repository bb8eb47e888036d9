/** Attributes of every tag of ours, from the tables; written by `npm run docs`. */
export const ALLOWED_ELEMENTS: Readonly<Record<string, string>> = {
  'account-tabs': 'tabs',
  'buy-button':
    'articlenumber name label quantityfieldid maxquantity outofstock href authenticated loggedouttext cssclass',
  'cart-table': 'shopurl shoplabel loginurl',
  'category-links': 'links label',
  'change-password': 'title token presetpassword redirecturl username',
  'faceted-search': 'target subnavigation',
  'faceted-search-compact': 'target subnavigation',
  'forgot-password': 'title loginpageurl redirecturl',
  'login-form': 'title redirecturl forgotpasswordurl registerurl',
  'main-navbar': 'links',
  'mini-cart': 'checkouturl carturl shopurl shoplabel loginurl',
  'my-addresses': 'countries loginurl',
  'my-persons': 'countries loginurl',
  'page-header': '',
  'progress-circle': 'value max label',
  'quick-buy': 'variants variantid label',
  'quick-buy-professional': 'variants variantid label producttype',
  'quick-search': 'searchurl placeholder',
  'quotation-button': 'articlenumber label name listurl',
  'quotation-form': 'termsurl',
  'register-me': 'token types redirecturl',
  'reorder-button': 'orderid title',
  'shop-checkout': 'checkout termsurl loginurl shopurl shoplabel',
  'size-input':
    'sizeinputfields producttype productid productname offert loggedouttext loggedouthref',
}
