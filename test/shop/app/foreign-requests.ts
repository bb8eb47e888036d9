import type { Cart } from '../../../src/contract/cart.ts'
import type { Checkout } from '../../../src/contract/checkout.ts'
import { DEMO_PASSWORD, type ShopVisitor } from '../../helpers/open-shop.ts'
import { request as quotationRequest } from '../../helpers/quotations.ts'

export interface Asker {
  readonly visitor: ShopVisitor
  readonly sent: Checkout
}

export interface ForeignRequest {
  readonly expects: number
  readonly path?: string
  /** Asked by who has filled in the checkout; without it, by who has something in the cart. */
  readonly pays?: 'prepay' | 'card' | 'account'
  body?(asker: Asker): Promise<object> | object
}

const row = async ({ visitor }: Asker) =>
  (await visitor.ask('/api/cart')).json<Cart>().orderRows[0]?.rowSystemId

const checkout = ({ sent }: Asker) => sent
export const article = { articleNumber: 'PLENTY-1', quantity: 1 }

const returned = {
  orderId: 'mine',
  rows: [{ rowSystemId: 'row', quantity: 1, reason: 'other' }],
}
const statement = { orderNumber: '261121-7KQ4TM', name: 'Kim Ek', email: 'kim@example.com' }

const REGISTRATION = {
  _email: 'kim@example.com',
  _phone: '070-174 06 05',
  firstName: 'Kim',
  lastName: 'Ek',
  password: 'tre blå hästar',
}
const REGISTERED = Object.entries({ ...REGISTRATION, Consent: true }).map(
  ([fieldId, fieldValue]) => ({ fieldId, fieldValue }),
)

function providerRequests(id: string, pays: 'card' | 'account', expects: number) {
  const request = { expects, pays, body: checkout }
  return {
    [`POST /api/${id}checkout/validateOrder`]: request,
    [`PUT /api/${id}checkout/setShippingOption`]: request,
    [`PUT /api/${id}checkout/setSelectedCountry`]: {
      ...request,
      body: () => ({ countryCode: 'SE' }),
    },
  }
}

/** Nobody who is not logged in gets as far; `access-matrix.test.ts` sends as who is. */
function myPageRequests(name: string, expects: number) {
  const request = { expects, body: () => ({ systemId: 'anna-home' }) }
  return Object.fromEntries(
    ['POST', 'PUT', 'DELETE'].map((method) => [`${method} /api/${name}`, request]),
  )
}

/** How each call is made as it should be. A call that is not here fails the test. */
export const REQUESTS: Readonly<Record<string, ForeignRequest>> = {
  'POST /api/user/login': {
    expects: 200,
    body: () => ({ userName: 'bo@example.com', password: DEMO_PASSWORD }),
  },
  // Nobody has typed a password.
  'POST /api/user/login/code': { expects: 401, body: () => ({ code: '123456' }) },
  'POST /login/code': { expects: 401, body: () => ({ code: '123456' }) },
  'POST /login/passkey': { expects: 401, body: () => ({ credential: '{}' }) },
  'POST /api/user/logout': { expects: 200, body: () => ({}) },
  'POST /api/cart/add': { expects: 200, body: () => ({ articles: [article] }) },
  'PUT /api/cart/update': {
    expects: 200,
    body: async (it) => ({ rowSystemId: await row(it), quantity: 2 }),
  },
  'POST /api/cart/update': {
    expects: 200,
    body: async (it) => ({ rowSystemId: await row(it), quantity: 2 }),
  },
  'PUT /api/cart/clear': { expects: 200, body: () => ({}) },
  'POST /api/cart/key': { expects: 404, body: () => ({ code: 'x'.repeat(43) }) },
  'POST /api/cart/handoff': { expects: 303, body: () => ({ key: '', to: '/cart' }) },
  'POST /api/cart/reorder': { expects: 404, body: () => ({ orderId: 'mine' }) },
  'POST /api/quickSearch': { expects: 200, body: () => ({ query: 'sko' }) },
  'PUT /api/newsletter/checkoutOptin': {
    expects: 200,
    pays: 'prepay',
    body: () => ({ gender: 'Female', acceptNewsletter: true }),
  },
  'POST /api/newsletter/subscribe': { expects: 200, body: () => ({ email: 'kim@example.com' }) },
  'POST /api/quotation': { expects: 200, body: () => quotationRequest() },
  'POST /api/favourites': { expects: 401, body: () => ({ add: ['shoe'] }) },
  'POST /favourites': { expects: 303, body: () => ({ add: 'shoe' }) },
  'POST /api/recently-viewed': { expects: 401, body: () => ({ add: ['shoe'] }) },
  'POST /recently-viewed': { expects: 303, body: () => ({}) },
  'POST /quotation': { expects: 422, body: () => ({ id: 'x' }) },
  'POST /quotation/add': { expects: 303, body: () => ({ articleNumber: 'QUOTE-1' }) },
  'POST /quotation/cart': { expects: 303, body: () => ({}) },
  'POST /quotation/:id/accepted': { expects: 404, path: '/quotation/x/accepted', body: () => ({}) },
  'POST /quotation/:id/declined': { expects: 404, path: '/quotation/x/declined', body: () => ({}) },
  'POST /quotation/:id/again': { expects: 404, path: '/quotation/x/again', body: () => ({}) },
  // Nobody is logged in: to the storefront of companies, or to the login.
  'POST /quick-order': { expects: 303, body: () => ({ lines: 'PLENTY-1 1', step: 'add' }) },
  'POST /account/order-lists': { expects: 303, body: () => ({ name: 'X' }) },
  'POST /account/order-lists/:id/save': {
    expects: 303,
    path: '/account/order-lists/mine/save',
    body: () => ({ name: 'X' }),
  },
  'POST /account/order-lists/:id/remove': {
    expects: 303,
    path: '/account/order-lists/mine/remove',
    body: () => ({}),
  },
  'POST /api/returns': { expects: 401, body: () => returned },
  'POST /api/returns/quote': { expects: 401, body: () => returned },
  // Refused where no page is timed.
  'POST /api/vitals': { expects: 404, body: () => ({ page: 'home', device: 'phone', LCP: 1 }) },
  'POST /api/withdrawal': { expects: 200, body: () => statement },
  'POST /api/transportapi/:carrier/getDeliveryCheckouts': {
    expects: 200,
    path: '/api/transportapi/courier/getDeliveryCheckouts',
    body: () => ({ country: 'SE', zipCode: '123 45', method: 'home' }),
  },
  'PUT /api/checkout/setDeliveryProvider': { expects: 200, pays: 'prepay', body: checkout },
  'PUT /api/checkout/setPaymentProvider': { expects: 200, pays: 'prepay', body: checkout },
  'PUT /api/checkout/setCampaignCode': { expects: 200, pays: 'prepay', body: checkout },
  'PUT /api/checkout/setCountry': { expects: 200, pays: 'prepay', body: checkout },
  'PUT /api/checkout/setGoodsMarking': {
    expects: 200,
    path: '/api/checkout/setGoodsMarking?goodsMarking=x',
    body: () => ({}),
  },
  'POST /api/checkout': { expects: 200, pays: 'prepay', body: checkout },
  'POST /api/checkout/orderstep': {
    expects: 200,
    pays: 'prepay',
    body: ({ sent }) => ({ orderId: sent.orderId, payload: sent }),
  },
  'POST /api/checkout/makeSandpartPurchaseDecision': {
    expects: 200,
    pays: 'account',
    body: ({ sent }) => ({ model: sent, decision: true }),
  },
  ...providerRequests('sandpay', 'card', 200),
  ...providerRequests('sandpart', 'account', 200),
  // Not set up: knows no order.
  ...providerRequests('klarna', 'card', 404),
  ...providerRequests('wallet', 'card', 404),
  'POST /api/registerme/sandpartLogin': {
    expects: 200,
    pays: 'account',
    body: ({ sent }) => ({ orderId: sent.orderId }),
  },
  'POST /api/payment/:provider/:event': {
    expects: 401,
    path: '/api/payment/sandpay/authorized',
    body: () => ({ id: '1', state: 'captured', amount: 1, currency: 'SEK' }),
  },
  'POST /cart/add': { expects: 303, body: () => article },
  'POST /buy/*': {
    expects: 303,
    path: '/buy/PLENTY-1:1',
    body: () => ({ articles: 'PLENTY-1:1' }),
  },
  'POST /cart/update': {
    expects: 303,
    body: async (it) => ({ rowSystemId: await row(it), quantity: '2' }),
  },
  'POST /cart/reorder': { expects: 303, body: () => ({ orderId: 'mine' }) },
  'POST /cart/clear': { expects: 303, body: () => ({}) },
  'POST /checkout': { expects: 303, body: () => ({ step: 'update' }) },
  'POST /handoff': { expects: 303, body: () => ({ choice: 'add', to: '/cart' }) },
  'POST /handoff/back': { expects: 303, body: () => ({}) },
  'POST /login': { expects: 401, body: () => ({ userName: 'bo@example.com', password: 'wrong' }) },
  'POST /logout': { expects: 303, body: () => ({}) },
  'POST /vat': { expects: 303, body: () => ({ vat: 'with' }) },
  'POST /cookies': { expects: 303, body: () => ({ choice: 'none' }) },
  'POST /withdraw': {
    expects: 303,
    pays: 'prepay',
    body: () => ({ step: 'confirm', ...statement }),
  },
  'POST /api/registerme/SaveMember': { expects: 200, body: () => ({ fields: REGISTERED }) },
  'POST /register': {
    expects: 303,
    body: () => ({ ...REGISTRATION, type: 'B2C', Consent: 'true' }),
  },
  'POST /register/confirm': { expects: 303, body: () => ({ token: 'x' }) },
  ...myPageRequests('mypageaddress', 401),
  ...myPageRequests('mypageperson', 401),
  'POST /api/user/changepassword': {
    expects: 400,
    body: () => ({ ResetPasswordToken: 'x', NewPassword: 'tre blå hästar' }),
  },
  'POST /api/user/forgotpassword': { expects: 200, body: () => ({ email: 'kim@example.com' }) },
  'POST /choose-password': {
    expects: 410,
    body: () => ({ token: 'x', NewPassword: 'tre hästar', RepeatedPassword: 'tre hästar' }),
  },
  'POST /forgot-password': {
    expects: 303,
    body: () => ({ step: 'send', email: 'kim@example.com' }),
  },
  // Nobody is logged in: back with what was typed, and to the login where that is nothing.
  'POST /account/addresses/save': { expects: 401, body: () => ({}) },
  'POST /account/addresses/remove': { expects: 303, body: () => ({}) },
  'POST /account/persons/save': { expects: 401, body: () => ({}) },
  'POST /account/persons/remove': { expects: 303, body: () => ({}) },
  'POST /account/profile': { expects: 401, body: () => ({ firstName: 'X', lastName: 'Y' }) },
  'POST /account/profile/email': { expects: 401, body: () => ({ email: 'x@example.com' }) },
  'POST /change-email': { expects: 410, body: () => ({ token: 'x' }) },
  'POST /change-email/stop': { expects: 410, body: () => ({ token: 'x' }) },
  'POST /account/security/password': { expects: 401, body: () => ({ current: 'wrong' }) },
  'POST /account/security/elsewhere': { expects: 303, body: () => ({}) },
  'POST /account/security/login': { expects: 303, body: () => ({ login: 'none' }) },
  'POST /account/security/second-step/begin': { expects: 401, body: () => ({}) },
  'POST /account/security/second-step/confirm': { expects: 401, body: () => ({}) },
  'POST /account/security/second-step/codes': { expects: 401, body: () => ({}) },
  'POST /account/security/second-step/off': { expects: 401, body: () => ({}) },
  'POST /account/security/passkeys/begin': { expects: 401, body: () => ({}) },
  'POST /account/security/passkeys/add': { expects: 303, body: () => ({}) },
  'POST /account/security/passkeys/remove': { expects: 303, body: () => ({}) },
  'POST /order/:id/account': { expects: 404, path: '/order/mine/account', body: () => ({}) },
  'POST /order/:id/link': { expects: 303, path: '/order/mine/link', body: () => ({}) },
  'POST /order/:id/reviews': {
    expects: 404,
    path: '/order/mine/reviews',
    body: () => ({ product: '1', stars: '5' }),
  },
  'POST /order/:id/return': {
    expects: 404,
    path: '/order/mine/return',
    body: () => ({ step: 'confirm' }),
  },
  'POST /account/orders/:id/return': {
    expects: 401,
    path: '/account/orders/mine/return',
    body: () => ({ step: 'confirm' }),
  },
  'POST /newsletter': { expects: 303, body: () => ({ email: 'kim@example.com' }) },
  'POST /newsletter/leave': { expects: 303, body: () => ({ email: 'kim@example.com' }) },
  'POST /restock': { expects: 303, body: () => ({ article: 'NONE', email: 'kim@example.com' }) },
  'POST /restock/stop': { expects: 303, body: () => ({ key: 'x' }) },
  'POST /newsletter/confirm': { expects: 410, body: () => ({ token: 'x' }) },
  'POST /account/quotations/:id/accepted': {
    expects: 303,
    path: '/account/quotations/mine/accepted',
    body: () => ({}),
  },
  'POST /account/quotations/:id/declined': {
    expects: 303,
    path: '/account/quotations/mine/declined',
    body: () => ({}),
  },
  'POST /account/quotations/:id/again': {
    expects: 303,
    path: '/account/quotations/mine/again',
    body: () => ({}),
  },
  'POST /account/approvals/:id/approved': {
    expects: 303,
    path: '/account/approvals/mine/approved',
    body: () => ({}),
  },
  'POST /account/approvals/:id/refused': {
    expects: 401,
    path: '/account/approvals/mine/refused',
    body: () => ({ message: 'Nej' }),
  },
  'POST /account/approvals/:id/withdrawn': {
    expects: 303,
    path: '/account/approvals/mine/withdrawn',
    body: () => ({}),
  },
  'POST /account/limits': { expects: 401, body: () => ({ amount: '1', period: 'order' }) },
  'POST /account/privacy/newsletter': { expects: 303, body: () => ({ wanted: 'yes' }) },
  'POST /account/privacy/export': { expects: 401, body: () => ({ password: 'x' }) },
  'POST /account/privacy/erase': { expects: 401, body: () => ({ password: 'x' }) },
  'POST /checkout/return': { expects: 303, body: () => ({}) },
  // The shop of these tests is no demo.
  'POST /demo': { expects: 404, body: () => ({ door: 'anna' }) },
  'POST /demo/line': { expects: 404, body: () => ({}) },
}

/** What a client may write beside what it is asked for. Numbers of this kind occur nowhere else. */
export const FOREIGN: Readonly<Record<string, unknown>> = {
  authenticated: true,
  isAuthenticated: true,
  isAdmin: true,
  role: 'foreign-admin',
  canSeePrices: true,
  mayBackorder: true,
  status: 'paid',
  state: 'captured',
  paid: true,
  price: 7_770_001,
  priceAmount: 7_770_002,
  total: 7_770_003,
  totalAmount: 7_770_004,
  discount: 7_770_005,
  vatRate: 7_770_006,
  available: 7_770_007,
  createdAt: 7_770_008,
}

/** Their fields have any name. */
const MAPS = new Set(['towns', 'deliverySettings'])

/** The field in the body, and in everything that the body holds. */
export function plant(body: unknown, field: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(body)) return body.map((it) => plant(it, field))
  if (typeof body !== 'object' || body === null) return body
  const inner = Object.entries(body).map(([name, value]) => [
    name,
    MAPS.has(name) ? value : plant(value, field),
  ])
  const outer = Object.entries(field).map(([name, value]) => [name, likeThere(body, name, value)])
  return Object.fromEntries([...inner, ...outer])
}

/** Of the kind that is expected, where the name is known: so that it gets past the look at shapes. */
function likeThere(body: object, name: string, value: unknown): unknown {
  return typeof Reflect.get(body, name) === 'string' ? String(value) : value
}
