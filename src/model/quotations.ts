import { type BoxDescription, CONTACT_BOXES } from './form-field.ts'
import { type Charge, vatOf } from './prices.ts'

/**
 * `asked`: waits for the shop's answer. `answered`: an offer with prices. `refused`: by the shop.
 * `declined`: by the customer. `expired`: nobody accepted the offer in time.
 */
export type QuotationState = 'asked' | 'answered' | 'accepted' | 'refused' | 'declined' | 'expired'

/** The fields of the form, in its order. */
export const REQUEST_BOXES = {
  companyName: CONTACT_BOXES.companyName,
  organizationNumber: CONTACT_BOXES.organizationNumber,
  firstName: CONTACT_BOXES.firstName,
  lastName: CONTACT_BOXES.lastName,
  email: CONTACT_BOXES.email,
  phoneNumber: CONTACT_BOXES.phone,
  address: CONTACT_BOXES.address,
  zipCode: CONTACT_BOXES.zipCode,
  city: CONTACT_BOXES.city,
  contactPerson: { autoComplete: 'off', isOptional: true },
  message: { rows: 4, isOptional: true },
} as const satisfies Readonly<Record<string, BoxDescription>>

export type RequestField = keyof typeof REQUEST_BOXES
export const REQUEST_FIELDS = Object.keys(REQUEST_BOXES) as RequestField[]

export type RequestValues = Readonly<Record<RequestField, string>>
/** Who requests the quotation. */
export type QuotationContact = Omit<RequestValues, 'message'>

export function requestValues(read: (field: RequestField) => string): RequestValues {
  return Object.fromEntries(REQUEST_FIELDS.map((it) => [it, read(it)])) as RequestValues
}

/** The cookie with the number of products in the list: the browser's own, or the session's. */
export const QUOTATION_COUNT_COOKIE = 'courtside_quotation'
export const QUOTATION_COUNT_SECONDS = 365 * 24 * 60 * 60

/** One product of a request for quotation. */
export interface ListedProduct {
  readonly articleNumber: string
  /** Empty if unknown. */
  readonly name: string
  readonly quantity: number
  readonly note: string
}

interface OfferedRow {
  readonly quantity: number
  /** The price of one piece. */
  readonly price: number
  readonly vatRate: number
}

export interface OfferTotals {
  readonly itemsTotal: number
  readonly deliveryTotal: number
  /** The VAT rate of the delivery: the highest among its items. */
  readonly deliveryVatRate: number
  readonly vatTotal: number
  /** Always with VAT. */
  readonly total: number
}

/** The totals of an offer, from prices as the storefront states them. */
export function offerTotals(
  rows: readonly OfferedRow[],
  deliveryTotal: number,
  { includesVat }: { readonly includesVat: boolean },
): OfferTotals {
  const items = rows.map((it): Charge => ({ total: it.price * it.quantity, vatRate: it.vatRate }))
  const deliveryVatRate = Math.max(0, ...rows.map((it) => it.vatRate))
  const charges = [...items, { total: deliveryTotal, vatRate: deliveryVatRate }]
  const vatTotal = charges.reduce((sum, it) => sum + vatOf(it.total, it.vatRate, includesVat), 0)
  const itemsTotal = items.reduce((sum, it) => sum + it.total, 0)
  const stated = itemsTotal + deliveryTotal
  const total = includesVat ? stated : stated + vatTotal
  return { itemsTotal, deliveryTotal, deliveryVatRate, vatTotal, total }
}
