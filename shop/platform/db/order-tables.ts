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
  /** What the customer sees: short, unique. */
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
  /** Addresses, note, delivery and payment as they were when the order was placed; JSON. */
  details: string
  goods_total: number
  fee_total: Generated<number>
  delivery_total: Generated<number>
  discount_total: Generated<number>
  vat_total: number
  total: number
  created_at: number
  /** The address, in lower case, that an account was asked for with the order. */
  sign_up_email: Generated<string | null>
  /** 0 or 1: whether the delivery's money has gone back, or is on its way. */
  delivery_refunded: Generated<number>
  /** When the goods go back on sale unless a bank transfer has come; null where none is awaited. */
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
  /** Pieces whose money has gone back, or is on its way. */
  refunded: Generated<number>
  /** Pieces that came back and are on sale again. */
  restocked: Generated<number>
  /** Pieces of returns that are announced and not settled. */
  returning_pieces: Generated<number>
}

/** Money of a part of an order that goes back. */
export interface RefundTable {
  /** Made by whoever asks, so that a repeat is known. */
  id: string
  order_id: string
  payment_id: string
  /** In minor units. */
  amount: number
  reason: PartialRefundReason
  /** 0 or 1. */
  with_delivery: Generated<number>
  /** `started`: the provider is asked, or the owner is to transfer it. */
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
  /** What it is about: an order's id, say. One entry of a kind for each. */
  ref: string
  content: string
  attempts: Generated<number>
  claimed_until: Generated<number>
  created_at: number
  done_at: number | null
  /** Nobody tries it any more; set to null, it is tried again. */
  given_up_at: Generated<number | null>
  /** Why it was given up. */
  trouble: Generated<string | null>
}

/** Goods that a customer sends back. */
export interface GoodsReturnTable {
  /** Made by whoever asks, so that a repeat is known. */
  id: string
  number: string
  order_id: string
  state: ReturnState
  /** In which its mails are written. */
  lang: Language
  created_at: number
  received_at: number | null
  /** When it was repaid or refused. */
  settled_at: number | null
  /** What the shop said to the customer with a refusal. */
  message: Generated<string>
}

export interface GoodsReturnRowTable {
  return_id: string
  row_id: string
  /** Pieces that the customer announced. */
  quantity: number
  reason: ReturnReason
  /** Pieces that came; null as long as nobody has counted. */
  received: number | null
}

/** What somebody stated: that a contract is withdrawn from. */
export interface WithdrawalTable {
  id: string
  /** As stated, in the shop's way of writing it. */
  number: string
  /** As stated, lower case. */
  email: string
  /** `all`, or what names the part of the order: the same statement twice is one. */
  scope: string
  /** The order that it withdraws from; null where there is none that it could. */
  order_id: string | null
  name: string
  /** JSON: article numbers and quantities; an empty list for the whole order. */
  rows: string
  /** The part of the order in the consumer's own words. */
  articles: string
  /** In which its acknowledgement is written. */
  lang: Language
  /** How often it was sent. */
  times: Generated<number>
  received_at: number
  /** When the shop was done with it. */
  settled_at: number | null
}

/** What the staff has done with an order; one row for each that anything was done with. */
export interface OrderFulfilmentTable {
  order_id: string
  /** The day on which a bank transfer came, as an ISO date. */
  paid_on: Generated<string | null>
  /** What the bank says of the transfer. */
  paid_reference: Generated<string | null>
  packed_at: Generated<number | null>
  sent_at: Generated<number | null>
  carrier: Generated<string | null>
  tracking: Generated<string | null>
  /** When the shop cancelled it; what is paid after that goes back. */
  cancelled_at: Generated<number | null>
}

/** What the staff writes to itself about an order. */
export interface OrderNoteTable {
  id: string
  order_id: string
  staff_name: string
  text: string
  created_at: number
}
