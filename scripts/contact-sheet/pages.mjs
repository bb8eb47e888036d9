/**
 * The pages of the contact sheet: each line has its route, address and person. `{product}` and the like are
 * filled in from the photographed shop.
 */
const visitor = [
  ['home', '/', '/'],
  ['category', '/c/:slug', '{category}'],
  ['category, filtered to nothing', '/c/:slug', '{category}?pricefrom=1&priceto=2'],
  ['product', '/p/:slug', '{product}'],
  ['reviews', '/p/:slug/reviews', '{reviewed}/reviews'],
  ['product without sizes', '/p/:slug', '{plain}'],
  ['search', '/search', '/search?q=skor'],
  ['search without hits', '/search', '/search?q=qqqqqq'],
  ['campaigns', '/campaigns', '/campaigns'],
  ['favourites, none', '/favourites', '/favourites'],
  ['recently viewed, none', '/recently-viewed', '/recently-viewed'],
  ['link to buy', '/buy/*', '{link}?code=SOMMAR10'],
  ['link to buy, parts of it gone', '/buy/*', '{link},NONE:1'],
  ['cart, empty', '/cart', '/cart'],
  ['checkout, empty', '/checkout', '/checkout'],
  ['login', '/login', '/login'],
  ['forgot password', '/forgot-password', '/forgot-password'],
  ['choose password, dead link', '/choose-password', '/choose-password?token=none'],
  ['register', '/register', '/register'],
  ['register, dead link', '/register/confirm', '/register/confirm?token=none'],
  ['change e-mail, dead link', '/change-email', '/change-email?token=none'],
  ['stop change of e-mail, dead link', '/change-email/stop', '/change-email/stop?token=none'],
  ['contact', '/contact', '/contact'],
  ['delivery', '/delivery', '/delivery'],
  ['returns', '/returns', '/returns'],
  ['terms', '/terms', '/terms'],
  ['privacy', '/privacy', '/privacy'],
  ['accessibility', '/accessibility', '/accessibility'],
  ['cookies', '/cookies', '/cookies'],
  ['newsletter', '/newsletter', '/newsletter'],
  ['newsletter, dead link', '/newsletter/confirm', '/newsletter/confirm?token=none'],
  ['newsletter, dead link to leave', '/newsletter/leave', '/newsletter/leave?token=none'],
  ['back in stock, stop', '/restock/stop', '/restock/stop?key=none'],
  ['withdraw', '/withdraw', '/withdraw'],
  ['story, a campaign', '/stories/:name', '/stories/winter-running'],
  ['story, a buying guide', '/stories/:name', '/stories/choose-running-shoes'],
  ['story, a team', '/stories/:name', '/stories/lunda-if'],
  ['story, a brand', '/stories/:name', '/stories/asklop'],
  ['story, a store', '/stories/:name', '/stories/store-bollstad'],
  ['the demo, and its doors', '/demo', '/demo'],
  ['mail of the demo', '/demo/mail', '/demo/mail'],
  ['withdraw, nothing sent', '/withdraw/received', '/withdraw/received'],
  ['no such page', '*', '/no-such-page'],
  ['pro home', '/', '/pro'],
  ['pro category', '/c/:slug', '/pro{category}'],
  ['pro product', '/p/:slug', '/pro{product}'],
  ['pro search', '/search', '/pro/search?q=skor'],
  ['pro quotation, empty', '/quotation', '/pro/quotation'],
  ['pro link to buy', '/buy/*', '/pro{link}'],
  ['pro quick order', '/quick-order', '/pro/quick-order'],
  ['no such quotation', '/quotation/:id', '/pro/quotation/none'],
  ['staff login', '/staff/login', '/staff/login'],
]

const marker = [
  ['favourites', '/favourites', '/favourites'],
  ['recently viewed', '/recently-viewed', '/recently-viewed'],
  ['pro favourites', '/favourites', '/pro/favourites'],
  ['pro recently viewed', '/recently-viewed', '/pro/recently-viewed'],
]

const shopper = [
  ['cart', '/cart', '/cart'],
  ['checkout', '/checkout', '/checkout'],
]

const anna = [
  ['account', '/account', '/account'],
  ['orders', '/account/orders', '/account/orders'],
  ['order', '/account/orders/:id', '/account/orders/{order}'],
  ['return of an order', '/account/orders/:id/return', '/account/orders/{order}/return'],
  ['receipt', '/order/:id', '/order/{order}'],
  ['return by the receipt', '/order/:id/return', '/order/{order}/return'],
  ['no such return', '/order/:id/returns/:number', '/order/{order}/returns/R-1'],
  ['reviews of an order', '/order/:id/reviews', '/order/{order}/reviews'],
  ['addresses', '/account/addresses', '/account/addresses'],
  ['profile', '/account/profile', '/account/profile'],
  ['security', '/account/security', '/account/security'],
  ['passkeys', '/account/security/passkeys', '/account/security/passkeys'],
  ['second step', '/account/security/second-step', '/account/security/second-step'],
  ['privacy of the account', '/account/privacy', '/account/privacy'],
  ['quotations', '/account/quotations', '/account/quotations'],
  ['no such quotation of the account', '/account/quotations/:id', '/account/quotations/none'],
]

const bo = [
  ['company account', '/account', '/pro/account'],
  ['people', '/account/persons', '/pro/account/persons'],
  ['limits', '/account/limits', '/pro/account/limits'],
  ['approvals', '/account/approvals', '/pro/account/approvals'],
  ['no such approval', '/account/approvals/:id', '/pro/account/approvals/none'],
  ['order lists', '/account/order-lists', '/pro/account/order-lists'],
  ['pro home with prices', '/', '/pro'],
  ['pro product with prices', '/p/:slug', '/pro{product}'],
  ['pro list with prices', '/c/:slug', '/pro{category}'],
  ['pro link to buy with prices', '/buy/*', '/pro{link}'],
]

const staff = [
  ...[
    '',
    '/goods',
    '/campaigns',
    '/campaigns/new',
    '/price-lists',
    '/customers',
    '/companies',
    '/applications',
    '/withdrawals',
    '/returns',
    '/reviews',
    '/quotations',
    '/newsletter',
    '/codes',
    '/measurement',
    '/exports',
    '/people',
    '/audit',
    '/me',
    '/prove',
  ].map((it) => [`staff${it}`, `/staff${it}`, `/staff${it}`]),
  ['staff order', '/staff/orders/:id', '/staff/orders/{order}'],
  ['staff slip', '/staff/orders/:id/slip', '/staff/orders/{order}/slip'],
  ['staff product', '/staff/goods/:id', '{staff /staff/goods}'],
  ['staff article', '/staff/articles/:id', '{staff /staff/articles}'],
  ['staff price list', '/staff/price-lists/:id', '{staff /staff/price-lists}'],
  ['staff customer', '/staff/customers/:id', '{staff /staff/customers}'],
  ['staff company', '/staff/companies/:id', '{staff /staff/companies}'],
]

/**
 * The persons: `visitor` has an empty cart, `shopper` a full one, the browser of `marker` stores favourites,
 * the others are logged in.
 *
 * @type {{ name: string, route: string, path: string, who: string }[]}
 */
export const PAGES = Object.entries({ visitor, marker, shopper, anna, bo, staff }).flatMap(
  ([who, rows]) => rows.map(([name, route, path]) => ({ name, route, path, who })),
)

/** Routes without a picture, and why. */
export const UNSEEN = {
  '/demo/mail/:id': 'shows one mail, and nothing is mailed before somebody orders',
  '/checkout/return': 'leads on to the receipt or the checkout',
  '/handoff': 'shows what a page of another site has led here with',
  '/staff/price-lists/:id/file': 'is a file',
  '/staff/measurement/steps': 'is a file',
  '/staff/measurement/vitals': 'is a file',
  '/staff/code': 'stands between a password and a login',
  '/staff/setup': 'stands between a first password and a login',
  '/staff/welcome': 'shows codes once, after the setup',
  '/staff/campaigns/:id': 'the demo has no campaign of the staff’s',
  '/staff/returns/:id': 'the demo has no return',
  '/staff/quotations/:id': 'the demo has no quotation',
}
