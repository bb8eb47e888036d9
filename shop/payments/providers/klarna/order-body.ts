import type { Purchase, PurchaseCustomer, PurchaseUrls } from '../../../../src/model/purchase.ts'
import { type ExactRow, exactRows } from '../../port/purchase-rows.ts'
import { tokenAddress } from './callback-token.ts'

const MAX_NAME = 255

const LINE_TYPES = {
  article: 'physical',
  gift: 'physical',
  fee: 'surcharge',
  delivery: 'shipping_fee',
  discount: 'discount',
} as const

/** The order in the format of Klarna Checkout v3; its sums are exact to the minor unit. */
export function describeOrder(purchase: Purchase, secret: string) {
  const order_lines = exactRows(purchase).map(describeSummary)
  const { customer } = purchase
  const hasCallbacks = purchase.urls.callback('validation').startsWith('https:')
  return {
    purchase_country: purchase.country,
    purchase_currency: purchase.currency,
    locale: localeOf(purchase),
    order_amount: purchase.amount,
    order_tax_amount: order_lines.reduce((sum, line) => sum + line.total_tax_amount, 0),
    order_lines,
    merchant_reference2: purchase.orderId,
    merchant_urls: describeUrls(purchase.urls, { orderId: purchase.orderId, secret }),
    billing_address: describeAddress(customer),
    customer: describeCustomer(customer),
    options: {
      allowed_customer_types: [customerType(customer)],
      require_client_validation: true,
      require_validate_callback_success: hasCallbacks,
    },
  }
}

function describeSummary(line: ExactRow) {
  return {
    type: LINE_TYPES[line.kind],
    reference: line.reference.slice(0, MAX_NAME),
    name: line.name.slice(0, MAX_NAME),
    quantity: line.quantity,
    unit_price: line.unitPrice,
    tax_rate: line.vatRate,
    total_amount: line.total,
    total_tax_amount: taxOf(line),
  }
}

/** Klarna accepts one minor unit off its own formula; the shop's rounding is kept within that. */
function taxOf({ total, vatRate, vatAmount }: ExactRow): number {
  const exact = total - (total * 10_000) / (10_000 + vatRate)
  return Math.abs(vatAmount - exact) <= 1 ? vatAmount : Math.round(exact)
}

/** The buyer's language if Klarna offers it in the country, otherwise English. */
function localeOf({ language, country }: Purchase): string {
  const isSwedish = language === 'sv' && (country === 'SE' || country === 'FI')
  return `${isSwedish ? 'sv' : 'en'}-${country}`
}

/** Klarna's servers call https addresses only: a shop without https gets no calls, and polls. */
function describeUrls(urls: PurchaseUrls, key: { orderId: string; secret: string }) {
  const called = (event: string) => tokenAddress(urls.callback(event), event, key)
  const always = {
    terms: urls.terms,
    checkout: urls.checkout,
    confirmation: urls.widgetDone,
    push: called('push'),
  }
  if (!urls.callback('push').startsWith('https:')) return always
  return {
    ...always,
    validation: called('validation'),
    notification: called('notification'),
    address_update: called('address'),
  }
}

function describeAddress(customer: PurchaseCustomer) {
  return withoutEmpty({
    given_name: customer.firstName,
    family_name: customer.lastName,
    email: customer.email,
    street_address: customer.address,
    postal_code: customer.zipCode,
    city: customer.city,
    country: customer.country,
    phone: customer.phoneNumber,
  })
}

function describeCustomer(customer: PurchaseCustomer) {
  return withoutEmpty({
    type: customerType(customer),
    organization_registration_id: customer.organizationNumber ?? '',
  })
}

function customerType({ organizationNumber }: PurchaseCustomer): 'organization' | 'person' {
  return organizationNumber ? 'organization' : 'person'
}

function withoutEmpty(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
}
