import type { Cart, OrderRow } from '../../src/contract/cart.ts'
import type { Language } from '../../src/model/language.ts'
import type { Storefront } from '../../src/model/storefront.ts'

export interface CartCase {
  readonly language: Language
  readonly storefront: Storefront
  readonly seesPrices: boolean
  readonly cart: Cart
  readonly path?: string
}

const HOSTILE = `</p><img src=x onerror="alert(1)">&amp; 'x'`

/** As the shop answers: false or unknown fields are often left out. */
function row(id: string, more: Partial<OrderRow> = {}): OrderRow {
  return {
    rowSystemId: id,
    articleNumber: `A-${id}`,
    name: `Löparsko ${id}`,
    url: `/p/${id}`,
    image: '/i/shoe.svg',
    price: '500 kr',
    totalPrice: '1 000 kr',
    quantity: 2,
    size: '42',
    color: 'Blå',
    stock: 'I lager',
    isQuotation: false,
    isFeeRow: false,
    isServiceRow: false,
    isFreeGift: false,
    ...more,
  }
}

function cartOf(orderRows: OrderRow[], more: Partial<Cart> = {}): Cart {
  return {
    quantity: String(orderRows.reduce((sum, it) => sum + it.quantity, 0)),
    currency: 'SEK',
    orderTotal: '1 000 kr',
    vat: '200 kr',
    includesVat: true,
    showInfo: false,
    errors: {},
    hasQuotationProductInCart: false,
    isAuthenticated: false,
    orderRows,
    version: 7,
    ...more,
  }
}

function shown(cart: Cart, more: Partial<CartCase> = {}): CartCase {
  return { language: 'sv', storefront: 'sport', seesPrices: true, cart, ...more }
}

const lowered = {
  campaignPrice: '400 kr',
  originalPrice: '500 kr',
  belowPriceText: 'Lägst: 450 kr',
}
const mixed = cartOf(
  [
    row('1', { quantity: 1 }),
    row('2', { quantity: 999, ...lowered, notices: ['Priset är ändrat.'] }),
    row('fee', { isFeeRow: true, quantity: 1 }),
    row('service', { isServiceRow: true, quantity: 1 }),
    row('gift', { isFreeGift: true, quantity: 1 }),
  ],
  {
    notices: ['En vara finns inte längre.'],
    abovePriceText: 'Rea',
    sums: [
      { kind: 'goods', name: 'Varor', price: '1 000 kr', priceAmount: 100_000 },
      { kind: 'delivery', name: 'Frakt, Hem till dig', price: '69 kr', priceAmount: 6_900 },
    ],
    freeShippingLimitAmount: 200_000,
    amountLeftToFreeShippingAmount: 50_000,
    amountLeftToFreeShipping: '500 kr',
  },
)
const long = cartOf(
  Array.from({ length: 200 }, (_, at) =>
    row(String(at), at === 120 ? { notices: ['Priset är ändrat.'] } : {}),
  ),
)
const sizes = Array.from({ length: 7 }, (_, at) =>
  row(`size-${at}`, { name: 'Tröja', url: '/p/1', size: String(at), totalPriceAmount: 100_050 }),
)
const { price: _, totalPrice: __, stock: ___, ...unpriced } = row('1')
const { orderTotal: ____, vat: _____, ...hidden } = cartOf([{ ...unpriced, isQuotation: true }])
const bare: OrderRow = { ...unpriced, rowSystemId: 'bare' }
for (const name of ['url', 'image', 'size', 'color'] as const) Reflect.deleteProperty(bare, name)

export const cartCases: Readonly<Record<string, CartCase>> = {
  empty: shown(cartOf([])),
  'empty in English': shown(cartOf([]), { language: 'en' }),
  'one row': shown(cartOf([row('1')])),
  'many rows': shown(cartOf(Array.from({ length: 60 }, (_, at) => row(String(at))))),
  'more rows than are drawn at first': shown(long),
  'more rows than are drawn at first, in English': shown(long, { language: 'en' }),
  'more rows, all of them asked for': shown(long, { path: '/cart?rows=all' }),
  'all kinds of rows': shown(mixed),
  'all kinds of rows in English': shown(mixed, { language: 'en' }),
  'free shipping reached': shown({ ...mixed, amountLeftToFreeShippingAmount: 0 }),
  'a row without a picture or an address': shown(cartOf([bare])),
  'texts with markup in them': shown(
    cartOf([row('1', { name: HOSTILE, size: HOSTILE, stock: HOSTILE })], { notices: [HOSTILE] }),
  ),
  'addresses that are scripts': shown(
    cartOf([row('1', { url: 'javascript:alert(1)', image: 'data:image/svg+xml,<svg/>' })]),
  ),
  'a professional, logged out': shown(
    { ...hidden, abovePriceText: 'Logga in', hasQuotationProductInCart: true },
    { storefront: 'professional', seesPrices: false },
  ),
  'a professional, logged in': shown(
    cartOf([row('1')], { isAuthenticated: true, includesVat: false, abovePriceText: 'exkl. moms' }),
    { storefront: 'professional' },
  ),
  'many sizes of a product, for a professional': shown(
    cartOf([row('1'), ...sizes], { isAuthenticated: true }),
    { storefront: 'professional' },
  ),
  'many sizes of a product, for a professional, in English': shown(
    cartOf([...sizes.map((it) => ({ ...it, notices: ['Price changed.'] }))], {
      isAuthenticated: true,
    }),
    { storefront: 'professional', language: 'en' },
  ),
}
