/** What an id of somebody else's names; each is made by the test. */
export type ForeignKind =
  | 'order'
  | 'checkout'
  | 'cart row'
  | 'login'
  | 'passkey'
  | 'quotation'
  | 'list'
  | 'address'
  | 'person'
  | 'approval'

export interface ForeignIdRow {
  readonly names: ForeignKind
  /** What is sent with the id in it. */
  body?(id: string): object
  /** The address that names it, where its path does not. */
  path?(id: string): string
}

const inPath = (names: ForeignKind, body: object = {}): ForeignIdRow => ({
  names,
  body: () => body,
})
const orderId: ForeignIdRow = { names: 'order', body: (id) => ({ orderId: id }) }
const row = {
  names: 'cart row',
  body: (id: string) => ({ rowSystemId: id, quantity: '2' }),
} as const
const returned: ForeignIdRow = {
  names: 'order',
  body: (id) => ({
    orderId: id,
    rows: [{ rowSystemId: 'row', quantity: 1, reason: 'other' }],
  }),
}
const checkout: ForeignIdRow = {
  names: 'checkout',
  body: (id) => ({ orderId: id, selectedDeliveryMethod: 'home', selectedPaymentMethod: 'prepay' }),
}
const inQuery = (names: ForeignKind, path: string, field: string): ForeignIdRow => ({
  names,
  path: (id) => `${path}?${field}=${encodeURIComponent(id)}`,
})

const PUBLIC = 'The same for everybody: goods, words and files.'
const OWN = 'Of whoever is logged in, or of the session; what is sent names nobody.'
const SECRET = 'Opened by a secret of 256 bits, by a signature or by a password, not by an id.'
const DEMO = 'Of a demo, where everybody at its machine may see everything; no other shop has it.'
const ADDRESSED = 'Names an address of e-mail, and is answered the same for every one.'

function exempt(reason: string, names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((it) => [it, reason]))
}

/** Calls of payment providers' elements, by their names. */
function providers(names: readonly string[]): Readonly<Record<string, ForeignIdRow | string>> {
  const rows = names.flatMap((it): [string, ForeignIdRow | string][] => [
    [`POST /api/${it}checkout/validateOrder`, checkout],
    [`PUT /api/${it}checkout/setShippingOption`, checkout],
    [`PUT /api/${it}checkout/setSelectedCountry`, OWN],
  ])
  return Object.fromEntries(rows)
}

/**
 * Which id of somebody else's each route can be sent, or why there is none. Routes below a login whose
 * path or form names what they are about stand in the matrix of roles.
 */
export const FOREIGN_ID_ROWS: Readonly<Record<string, ForeignIdRow | string>> = {
  ...exempt(PUBLIC, [
    ...['GET /healthz', 'GET /readyz', 'GET /ui/*', 'GET /ui-lite/*', 'GET /api/openapi.json'],
    ...['GET /api/quickSearch', 'POST /api/quickSearch', 'GET /api/quickbuy/activevariant'],
    ...[
      'GET /api/products',
      'GET /api/productFilter',
      'GET /api/productFilter/withHtmlResult',
      'GET /',
    ],
    ...[
      'GET /c/:slug',
      'GET /p/:slug',
      'GET /p/:slug/reviews',
      'GET /search',
      'GET /campaigns',
      'GET /buy/*',
      'GET /contact',
    ],
    ...['GET /delivery', 'GET /returns', 'GET /terms', 'GET /privacy', 'GET /accessibility'],
    ...['GET /images/:slug/:picture', 'GET /pictures/:name', 'GET /favicon.svg'],
    ...['GET /sitemap.xml', 'GET /robots.txt', 'GET /login', 'GET /newsletter'],
    ...['GET /api/registerme/GetRegistrationHtmlSnippet', 'GET /forgot-password', 'POST /vat'],
    ...['GET /cookies', 'POST /cookies'],
    ...['POST /api/transportapi/:carrier/getDeliveryCheckouts'],
    ...['GET /stories/:name', 'GET /scenes/:name', 'GET /marks/:name'],
  ]),
  ...exempt(OWN, [
    'POST /api/vitals',
    'GET /api/quickorder/suggestions',
    ...['POST /api/favourites', 'GET /favourites', 'POST /favourites'],
    ...['POST /api/recently-viewed', 'GET /recently-viewed', 'POST /recently-viewed'],
    ...['GET /api/token', 'POST /api/user/logout', 'POST /logout', 'GET /api/cart', 'GET /cart'],
    ...['POST /buy/*', 'POST /handoff', 'POST /handoff/back'],
    ...['POST /api/cart/add', 'POST /cart/add', 'PUT /api/cart/clear', 'POST /cart/clear'],
    ...['GET /api/checkout', 'GET /checkout', 'PUT /api/checkout/setGoodsMarking'],
    ...['POST /quotation/add', 'POST /quotation/cart', 'POST /account/order-lists'],
    ...['GET /api/orders', 'GET /api/mypageaddress', 'POST /api/mypageaddress'],
    ...['GET /api/mypageperson', 'POST /api/mypageperson', 'GET /account', 'GET /account/orders'],
    ...['GET /account/quotations', 'GET /account/order-lists', 'GET /account/approvals'],
    ...['GET /account/profile', 'POST /account/profile', 'GET /account/security'],
    ...['POST /account/security/password', 'POST /account/security/elsewhere'],
    ...['GET /account/security/passkeys', 'POST /account/security/passkeys/begin'],
    ...['POST /account/security/passkeys/add', 'GET /account/security/second-step'],
    ...['begin', 'confirm', 'codes', 'off'].map((it) => `POST /account/security/second-step/${it}`),
    ...['GET /account/privacy', 'POST /account/privacy/newsletter'],
    ...['POST /account/privacy/export', 'POST /account/privacy/erase'],
    ...['POST /api/user/login/code', 'POST /login/code', 'GET /account/limits'],
  ]),
  ...exempt(SECRET, [
    ...['POST /api/user/login', 'POST /login', 'POST /login/passkey'],
    ...['POST /api/user/changepassword', 'GET /choose-password', 'POST /choose-password'],
    ...['GET /change-email', 'POST /change-email', 'GET /change-email/stop'],
    ...['POST /change-email/stop', 'GET /register/confirm', 'POST /register/confirm'],
    ...[
      'GET /api/registerme/GetFields',
      'GET /register',
      'GET /newsletter/confirm',
      'GET /newsletter/leave',
      'GET /restock/stop',
      'POST /restock/stop',
    ],
    ...['POST /newsletter/confirm', 'POST /api/payment/:provider/:event', 'GET /checkout/return'],
    ...['POST /checkout/return', 'GET /withdraw/received'],
    ...['GET /handoff', 'POST /api/cart/handoff', 'POST /api/cart/key'],
  ]),
  ...exempt(ADDRESSED, [
    ...['POST /api/user/forgotpassword', 'POST /forgot-password', 'POST /register'],
    ...[
      'POST /api/registerme/SaveMember',
      'POST /api/newsletter/subscribe',
      'POST /newsletter',
      'POST /newsletter/leave',
      'POST /restock',
    ],
    ...['PUT /api/newsletter/checkoutOptin', 'POST /api/withdrawal', 'POST /account/profile/email'],
  ]),
  ...exempt(DEMO, [
    ...['GET /demo', 'POST /demo', 'GET /demo/mail', 'GET /demo/mail/:id', 'POST /demo/line'],
  ]),
  'PUT /api/cart/update': row,
  'POST /api/cart/update': row,
  'POST /cart/update': row,
  'POST /api/cart/reorder': orderId,
  'POST /cart/reorder': orderId,
  'POST /api/returns': returned,
  'POST /api/returns/quote': returned,
  'GET /order/:id': inPath('order'),
  'GET /order/:id/return': inPath('order'),
  'POST /order/:id/return': inPath('order', { 'count.row': '1', step: 'confirm' }),
  'GET /order/:id/returns/:number': inPath('order'),
  'GET /order/:id/reviews': inPath('order'),
  'POST /order/:id/reviews': inPath('order', { product: '1', stars: '5' }),
  'POST /order/:id/account': inPath('order'),
  'POST /order/:id/link': inPath('order'),
  'GET /withdraw': inQuery('order', '/withdraw', 'order'),
  'POST /withdraw': { names: 'order', body: (id) => ({ order: id }) },
  'POST /api/quotation': { names: 'quotation', body: (id) => ({ id, articles: [] }) },
  'GET /quotation': inQuery('quotation', '/quotation', 'done'),
  'POST /quotation': { names: 'quotation', body: (id) => ({ request: id }) },
  'GET /quotation/:id': inPath('quotation'),
  'POST /quotation/:id/accepted': inPath('quotation'),
  'POST /quotation/:id/declined': inPath('quotation'),
  'POST /quotation/:id/again': inPath('quotation'),
  'GET /quick-order': inQuery('list', '/pro/quick-order', 'list'),
  'POST /quick-order': {
    names: 'list',
    path: () => '/pro/quick-order',
    body: (id) => ({ list: id, step: 'replace', lines: 'PLENTY-1 1' }),
  },
  'PUT /api/checkout/setDeliveryProvider': checkout,
  'PUT /api/checkout/setPaymentProvider': checkout,
  'PUT /api/checkout/setCampaignCode': checkout,
  'PUT /api/checkout/setCountry': checkout,
  'POST /api/checkout': checkout,
  'POST /checkout': checkout,
  'POST /api/checkout/orderstep': {
    names: 'checkout',
    body: (id) => ({ orderId: id, payload: { orderId: id } }),
  },
  'POST /api/checkout/makeSandpartPurchaseDecision': {
    names: 'checkout',
    body: (id) => ({ model: { orderId: id }, decision: true }),
  },
  ...providers(['sandpay', 'sandpart', 'klarna', 'wallet']),
  'POST /api/registerme/sandpartLogin': { ...checkout, body: (id) => ({ orderId: id }) },
  'GET /account/addresses': inQuery('address', '/account/addresses', 'edit'),
  'GET /account/persons': inQuery('person', '/account/persons', 'remove'),
  'POST /account/security/login': { names: 'login', body: (id) => ({ login: id }) },
  'POST /account/security/passkeys/remove': { names: 'passkey', body: (id) => ({ id }) },
}
