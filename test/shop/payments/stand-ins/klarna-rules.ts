/** The rules of Klarna Checkout's published description that concern the shop's orders. */

const ORDER_FIELDS = [
  'purchase_country',
  'purchase_currency',
  'locale',
  'order_amount',
  'order_tax_amount',
  'order_lines',
  'merchant_reference1',
  'merchant_reference2',
  'merchant_urls',
  'billing_address',
  'shipping_address',
  'customer',
  'options',
]
const REQUIRED = ORDER_FIELDS.slice(0, 6)
const URL_FIELDS = ['terms', 'checkout', 'confirmation', 'push']
const HTTPS_FIELDS = ['validation', 'address_update']
const ADDRESS_FIELDS = [
  'given_name',
  'family_name',
  'email',
  'street_address',
  'postal_code',
  'city',
  'country',
  'phone',
]
const LINE_TYPES = ['physical', 'discount', 'shipping_fee', 'gift_card', 'digital', 'surcharge']

type Fields = Readonly<Record<string, unknown>>

/** What is wrong with an order, by field; empty if nothing is. */
export function findOrderFaults(order: Fields): string[] {
  const amount = whole(order.order_amount)
  const tax = whole(order.order_tax_amount)
  const lines = asList(order.order_lines)
  return [
    ...Object.keys(order).filter((it) => !ORDER_FIELDS.includes(it)),
    ...REQUIRED.filter((it) => order[it] === undefined),
    ...unless(/^[A-Za-z]{2}$/.test(String(order.purchase_country)), 'purchase_country'),
    ...unless(/^[A-Za-z]{3}$/.test(String(order.purchase_currency)), 'purchase_currency'),
    ...unless(/^[A-Za-z]{2}-[A-Za-z]{2}$/.test(String(order.locale)), 'locale'),
    ...unless(amount >= 0 && amount === sum(lines, 'total_amount'), 'order_amount'),
    ...unless(tax >= 0 && tax === sum(lines, 'total_tax_amount'), 'order_tax_amount'),
    ...lines.flatMap((line, at) => findLineFaults(line).map((it) => `order_lines[${at}].${it}`)),
    ...findUrlFaults(asFields(order.merchant_urls)),
    ...findAddressFaults(asFields(order.billing_address)),
  ]
}

function findLineFaults(line: Fields): string[] {
  const [quantity, price, total, rate, tax] = [
    whole(line.quantity),
    whole(line.unit_price),
    whole(line.total_amount),
    whole(line.tax_rate),
    whole(line.total_tax_amount),
  ]
  const discount = whole(line.total_discount_amount ?? 0)
  const exactTax = total - (total * 10_000) / (10_000 + rate)
  const isDiscount = line.type === 'discount'
  return [
    ...unless(LINE_TYPES.includes(String(line.type)), 'type'),
    ...unless(hasLength(line.name, 1, 255), 'name'),
    ...unless(hasLength(line.reference, 0, 255), 'reference'),
    ...unless(quantity >= 0, 'quantity'),
    ...unless(price <= 100_000_000 && (isDiscount ? price <= 0 : price >= 0), 'unit_price'),
    ...unless(total === quantity * price - discount, 'total_amount'),
    ...unless(rate >= 0 && rate <= 10_000, 'tax_rate'),
    ...unless(Math.abs(tax - exactTax) <= 1, 'total_tax_amount'),
  ]
}

function findUrlFaults(urls: Fields): string[] {
  const wrong = Object.entries(urls).filter(([name, url]) => {
    const needsHttps = HTTPS_FIELDS.includes(name) && !String(url).startsWith('https:')
    return !hasLength(url, 1, 2000) || !URL.canParse(String(url)) || needsHttps
  })
  const missing = URL_FIELDS.filter((it) => urls[it] === undefined)
  return [...missing, ...wrong.map(([name]) => name)].map((it) => `merchant_urls.${it}`)
}

function findAddressFaults(address: Fields): string[] {
  return Object.entries(address)
    .filter(([name, value]) => !ADDRESS_FIELDS.includes(name) || !hasLength(value, 1, 255))
    .map(([name]) => `billing_address.${name}`)
}

/** The rules of order management for a captured or refunded amount. */
export function isAmount(value: unknown, most: number): value is number {
  return whole(value) >= 1 && whole(value) <= Math.min(most, 200_000_000)
}

function unless(isRight: boolean, field: string): string[] {
  return isRight ? [] : [field]
}

function whole(value: unknown): number {
  return Number.isSafeInteger(value) ? Number(value) : Number.NaN
}

function hasLength(value: unknown, least: number, most: number): boolean {
  return typeof value === 'string' && value.length >= least && value.length <= most
}

function sum(lines: readonly Fields[], field: string): number {
  return lines.reduce((before, line) => before + whole(line[field]), 0)
}

function asFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function asList(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.map(asFields) : []
}
