import type { Generated } from 'kysely'
import type { Language } from '../../../src/model/language.ts'
import type { PartialRefundReason } from '../../../src/model/refund.ts'
import type { ReturnReason, ReturnState } from '../../../src/model/returns.ts'
import type { Storefront } from '../../../src/model/storefront.ts'

export interface CampaignCodeTable {
  code: string
  percent: number | null
  amount: number | null
  from_total: Generated<number>
  uses_left: number | null
  valid_from: number | null
  valid_until: number | null
}

export interface AttemptTable {
  key: string
  hash: string
  order_id: string
  created_at: number
}

export interface OrdersTable {
  /** Random; public. */
  id: string
  /** Short and unique, for the customer. */
  number: string
  cart_id: string
  customer_id: string | null
  company_id: string | null
  session_id: string | null
  storefront: Storefront
  lang: Language
  currency: Generated<string>
  status: 'placed' | 'held' | 'paid' | 'cancelled' | 'refunded' | 'delivered'
  email: string
  /** Addresses, note, delivery and payment at the time of the order; JSON. */
  details: string
  goods_total: number
  fee_total: Generated<number>
  delivery_total: Generated<number>
  discount_total: Generated<number>
  vat_total: number
  total: number
  created_at: number
  /** The address, in lower case, for which an account was requested with the order. */
  sign_up_email: Generated<string | null>
  /** 0 or 1: whether the delivery is refunded, or its refund is on its way. */
  delivery_refunded: Generated<number>
  /** When the stock is released unless a bank transfer has arrived; null if none is expected. */
  pay_by: Generated<number | null>
}

export interface OrderRowTable {
  id: string
  order_id: string
  position: number
  kind: 'article' | 'gift' | 'fee' | 'service'
  article_number: string
  name: string
  size: string | null
  colour: string | null
  quantity: number
  price: number
  vat_rate: number
  total: number
  /** Pieces that are refunded, or whose refund is on its way. */
  refunded: Generated<number>
  /** Pieces that came back and are in stock again. */
  restocked: Generated<number>
  /** Pieces of announced returns that are not settled. */
  returning_pieces: Generated<number>
}

/** A partial refund of an order. */
export interface RefundTable {
  /** Chosen by the requester, so that a repeat is recognised. */
  id: string
  order_id: string
  payment_id: string
  /** In minor units. */
  amount: number
  reason: PartialRefundReason
  /** 0 or 1. */
  with_delivery: Generated<number>
  /** `started`: requested from the provider, or to be transferred by the owner. */
  state: 'started' | 'done' | 'refused'
  created_at: number
  settled_at: number | null
}

export interface RefundRowTable {
  refund_id: string
  row_id: string
  quantity: number
}

export interface ReservationTable {
  order_id: string
  article_number: string
  quantity: number
  state: 'held' | 'sold' | 'released'
  expires_at: number
}

export interface StockMoveTable {
  order_id: string
  article_number: string
  reason: 'sold' | 'held' | 'released' | 'returned'
  delta: number
  created_at: number
}

export interface OutboxTable {
  id: string
  kind: string
  /** The subject, such as an order's id. There is one entry per kind and subject. */
  ref: string
  content: string
  attempts: Generated<number>
  claimed_until: Generated<number>
  created_at: number
  done_at: number | null
  /** When it was given up; if set to null, it is retried. */
  given_up_at: Generated<number | null>
  /** The reason for giving up. */
  trouble: Generated<string | null>
}

/** A customer's return. */
export interface GoodsReturnTable {
  /** Chosen by the requester, so that a repeat is recognised. */
  id: string
  number: string
  order_id: string
  state: ReturnState
  /** Language of its mails. */
  lang: Language
  created_at: number
  received_at: number | null
  /** When it was refunded or refused. */
  settled_at: number | null
  /** The shop's message with a refusal. */
  message: Generated<string>
}

export interface GoodsReturnRowTable {
  return_id: string
  row_id: string
  /** Pieces that the customer announced. */
  quantity: number
  reason: ReturnReason
  /** Received pieces; null until counted. */
  received: number | null
}

/** A statement of withdrawal from a contract. */
export interface WithdrawalTable {
  id: string
  /** The stated order number, in the shop's format. */
  number: string
  /** The stated address, in lower case. */
  email: string
  /** `all`, or a key of the part of the order, which makes a repeat recognisable. */
  scope: string
  /** The order in question; null if none matches. */
  order_id: string | null
  name: string
  /** JSON: article numbers and quantities; an empty list for the whole order. */
  rows: string
  /** The part of the order in the consumer's own words. */
  articles: string
  /** Language of its acknowledgement. */
  lang: Language
  /** How often it was sent. */
  times: Generated<number>
  received_at: number
  /** When the shop settled it. */
  settled_at: number | null
}

/** The fulfilment of an order by the staff; one row per order, from the first step. */
export interface OrderFulfilmentTable {
  order_id: string
  /** The day of the bank transfer, as an ISO date. */
  paid_on: Generated<string | null>
  /** The bank's reference of the transfer. */
  paid_reference: Generated<string | null>
  packed_at: Generated<number | null>
  sent_at: Generated<number | null>
  carrier: Generated<string | null>
  tracking: Generated<string | null>
  /** When the shop cancelled it; later payments are refunded. */
  cancelled_at: Generated<number | null>
}

/** An internal note of the staff about an order. */
export interface OrderNoteTable {
  id: string
  order_id: string
  staff_name: string
  text: string
  created_at: number
}
