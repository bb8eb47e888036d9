import type { Purchase, PurchaseRow } from '../../../src/model/purchase.ts'

/** A row whose quantity × unit price equals its total, as providers require. */
export interface ExactRow extends PurchaseRow {
  readonly total: number
}

/**
 * The rows as providers require them. A row whose total is not its quantity times its price becomes
 * one piece at that total. Throws if the rows do not add up to the amount, which is a bug of the
 * shop, before anybody is asked to pay.
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
