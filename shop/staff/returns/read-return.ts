import type { Receipt } from '../../../src/model/order.ts'
import { readReceipt } from '../../orders/receipt/read-receipt.ts'
import type { Db } from '../../platform/db/schema.ts'
import { quoteMade, type ReturnQuote } from '../../returns/quote-return.ts'
import {
  findReturn,
  type GoodsReturn,
  listReturnRows,
  type ReturnRow,
} from '../../returns/return-queries.ts'

/** All that the staff sees of one return. */
export interface StaffReturn {
  readonly made: GoodsReturn
  readonly receipt: Receipt
  readonly rows: readonly ReturnRow[]
  readonly quote: ReturnQuote
}

export async function readStaffReturn(db: Db, id: string): Promise<StaffReturn | undefined> {
  const made = await findReturn(db, id)
  const receipt = made && (await readReceipt(db, made.orderId))
  if (!receipt) return undefined
  const rows = await listReturnRows(db, id)
  return { made, receipt, rows, quote: await quoteMade(db, made, rows) }
}
