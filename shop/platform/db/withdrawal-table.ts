import type { Generated } from 'kysely'
import type { Language } from '../../../src/model/language.ts'

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
