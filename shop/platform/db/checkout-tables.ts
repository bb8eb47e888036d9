import type { Generated } from 'kysely'
import type { Language } from '../../../src/model/language.ts'
import type { PaymentState } from '../../../src/model/payment.ts'

/** A buyer's choices and input on the way to an order; one per cart. */
export interface CheckoutTable {
  /** Random; becomes the order's id, and makes placing it idempotent. */
  order_id: string
  cart_id: string
  /** JSON. */
  content: string
  created_at: number
  changed_at: number
}

/** A saved address, of a customer or of a company. */
export interface AddressTable {
  id: string
  customer_id: string | null
  company_id: string | null
  /** `Shipping` or `Billing`. */
  address_type: string
  care_of: Generated<string>
  address: string
  address2: Generated<string>
  zip_code: string
  city: string
  /** Two letters, upper case. */
  country: string
  phone_number: Generated<string>
  changed_at: number
  /** 0 for addresses from before dates were stored. */
  created_at: Generated<number>
}

/** A removed address, so that removing it again is no error. */
export interface RemovedAddressTable {
  id: string
  /** The customer or the company. */
  owner_id: string
  removed_at: number
}

/** The campaign code of an order; given back when the order is cancelled. */
export interface CodeUseTable {
  order_id: string
  code: string
  state: 'used' | 'given back'
}

/** A payment at a provider, possibly from before the order is placed. */
export interface PaymentTable {
  id: string
  order_id: string
  provider: string
  /** The provider's id of the payment. */
  reference: string
  state: PaymentState | 'refunding'
  /** In minor units. */
  amount: number
  /** The part of the amount that is refunded or on its way back; never more than the amount. */
  refunded: Generated<number>
  currency: string
  created_at: number
  changed_at: number
}

/** A provider's event that has been handled. */
export interface PaymentEventTable {
  provider: string
  id: string
  received_at: number
}

/** The state of the built-in sandbox providers, which the shop itself never reads. */
export interface SandboxPaymentTable {
  reference: string
  provider: string
  order_id: string
  state: string
  amount: number
  currency: string
  /** JSON. */
  content: string
  changed_at: number
}

/** A newsletter subscription, active once the mailed link has confirmed it. */
export interface NewsletterConsentTable {
  /** Lower case. */
  email: string
  gender: 'Male' | 'Female' | null
  lang: Language
  /** SHA-256 of the token in the link. */
  token_hash: string
  asked_at: number
  confirmed_at: number | null
}
