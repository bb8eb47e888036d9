import type { Language } from './language.ts'
import type { Storefront } from './storefront.ts'

/** Where an order stands, for who bought it and who handles it. */
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

/** `held`: placed, its goods kept for a time, and to be paid at a provider. */
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

/** What of an order is not money: kept as JSON in `orders.details`, as it was when it was placed. */
export interface OrderDetails {
  readonly isBusiness: boolean
  readonly billing: OrderAddress
  /** Where the goods go. */
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
  /** Of the delivery, in hundredths of a per cent. */
  readonly vatRate?: number
}

export interface OrderPayment {
  readonly id: string
  readonly name: string
  readonly provider?: string
  /** Of the shop's own invoice: the last day to pay it, as an ISO date. */
  readonly dueOn?: string
}

export interface ReceiptRow {
  readonly kind: 'article' | 'gift' | 'fee' | 'service'
  readonly articleNumber: string
  readonly name: string
  readonly size: string | null
  readonly colour: string | null
  readonly quantity: number
  /** Of one, as the storefront states it. */
  readonly price: number
  readonly vatRate: number
  readonly total: number
}

/** An order as its page and its mail show it. Amounts are minor units of its currency. */
export interface Receipt extends OrderDetails {
  readonly orderId: string
  readonly number: string
  readonly status: OrderStatus
  readonly storefront: Storefront
  readonly language: Language
  readonly email: string
  /** The address that an account was asked for with the order, in lower case. */
  readonly signUpEmail: string | null
  readonly createdAt: number
  /** When the order ends unless a bank transfer has come for it; absent where none is awaited. */
  readonly dueDate?: number
  /** Of all amounts: the shop may have another one by now. */
  readonly currency: string
  readonly rows: readonly ReceiptRow[]
  readonly itemsTotal: number
  readonly feeTotal: number
  readonly deliveryTotal: number
  readonly discountTotal: number
  readonly vatTotal: number
  /** Always with VAT. */
  readonly total: number
  /** What of it has gone back in parts, or is on its way; with VAT. */
  readonly refundedTotal: number
  /** Whether rows, delivery and discount include VAT. */
  readonly includesVat: boolean
}

export type OrderState = (typeof ORDER_STATES)[number]
