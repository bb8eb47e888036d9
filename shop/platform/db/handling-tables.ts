import type { Generated } from 'kysely'

/** What the staff has done with an order; one row for each that anything was done with. */
export interface OrderHandlingTable {
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
