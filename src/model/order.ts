import type { Language } from './language.ts'
import type { Storefront } from './storefront.ts'

/** The state of an order, for its buyer and for the staff. */
export const ORDER_STATES = [
  'toapprove',
  'topay',
  'topack',
  'packed',
  'sent',
  'held',
  'cancelled',
  'refunded',
] as const

/** `held`: placed, with its items reserved for a time, and waiting for a provider's payment. */
export type OrderStatus = 'placed' | 'held' | 'paid' | 'cancelled' | 'refunded' | 'delivered'

/** An address as it was when the order was placed. */
export interface OrderAddress {
  readonly firstName: string
  readonly lastName: string
  readonly companyName?: string
  readonly careOf: string
  readonly address: string
  readonly address2: string
  readonly zipCode: string
  readonly city: string
  /** Two letters, upper case. */
  readonly country: string
  readonly phoneNumber: string
}

/**
 * The data of an order other than money: stored as JSON in `orders.details`, as it was when the order was
 * placed.
 */
export interface OrderDetails {
  readonly isBusiness: boolean
  readonly billing: OrderAddress
  /** Where the items are sent. */
  readonly delivery: OrderAddress
  readonly organizationNumber?: string
  readonly reference: string
  readonly goodsMarking: string
  readonly orderNote: string
  readonly campaignCode: string
  readonly deliveryMethod: OrderDelivery
  readonly paymentMethod: OrderPayment
}

export interface OrderDelivery {
  readonly id: string
  readonly name: string
  /** The carrier's pick-up point or time slot. */
  readonly option?: { readonly id: string; readonly name: string; readonly description?: string }
  /** First and last day of arrival, as milliseconds since 1970. */
  readonly arrival?: readonly [number, number]
  /** The VAT rate of the delivery, in hundredths of a per cent. */
  readonly vatRate?: number
}

export interface OrderPayment {
  readonly id: string
  readonly name: string
  readonly provider?: string
  /** The last day to pay the shop's own invoice, as an ISO date. */
  readonly dueOn?: string
}

export interface ReceiptRow {
  readonly kind: 'article' | 'gift' | 'fee' | 'service'
  readonly articleNumber: string
  readonly name: string
  readonly size: string | null
  readonly colour: string | null
  readonly quantity: number
  /** How many of them were in stock; absent if all were, and once the order is sent or has ended. */
  readonly inStock?: number
  /** The price of one, as the storefront states it. */
  readonly price: number
  readonly vatRate: number
  readonly total: number
}

/** An order as its page and its mail show it. Amounts are in minor units of its currency. */
export interface Receipt extends OrderDetails {
  readonly orderId: string
  readonly number: string
  readonly status: OrderStatus
  readonly storefront: Storefront
  readonly language: Language
  readonly email: string
  /** The address for which an account was requested with the order, in lower case. */
  readonly signUpEmail: string | null
  readonly createdAt: number
  /** When the order ends unless a bank transfer arrives; absent if none is awaited. */
  readonly dueDate?: number
  /** The currency of all amounts: the shop may use another one by now. */
  readonly currency: string
  readonly rows: readonly ReceiptRow[]
  readonly itemsTotal: number
  readonly feeTotal: number
  readonly deliveryTotal: number
  readonly discountTotal: number
  readonly vatTotal: number
  /** Always with VAT. */
  readonly total: number
  /** The part of it that has been refunded, or is being refunded; with VAT. */
  readonly refundedTotal: number
  /** Whether rows, delivery and discount include VAT. */
  readonly includesVat: boolean
}

export type OrderState = (typeof ORDER_STATES)[number]
