import type { Purchase, PurchaseRow } from '../../../src/model/purchase.ts'

/** A row in which quantity × unit price is the total, as providers demand. */
export interface ExactRow extends PurchaseRow {
  readonly total: number
}

/**
 * The rows as providers count them. A row whose total is not its quantity times its price becomes
 * one piece with that total. Rows that do not add up to the amount are our mistake: nobody is asked
 * to pay them.
 */
export function exactRows({ rows, amount, orderId }: Purchase): readonly ExactRow[] {
  const sum = rows.reduce((before, row) => before + row.total, 0)
  if (sum !== amount) {
    throw new Error(`The rows of order ${orderId} add up to ${sum}, and ask for ${amount}.`)
  }
  return rows.map(asExactRow)
}

function asExactRow(row: PurchaseRow): ExactRow {
  if (row.quantity * row.unitPrice === row.total) return row
  const name = row.quantity === 1 ? row.name : `${row.quantity} × ${row.name}`
  return { ...row, name, quantity: 1, unitPrice: row.total }
}
