import type { Generated } from 'kysely'
import type { Language } from '../../../src/model/language.ts'
import type { ReturnReason, ReturnState } from '../../../src/model/returns.ts'

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
