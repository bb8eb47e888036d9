import { listRefundRows, type RefundRow } from '../payments/records/refund-row-queries.ts'
import type { Db } from '../platform/db/schema.ts'
import type { Statement } from './statement.ts'
import { listWithdrawals } from './withdrawal-queries.ts'

export interface BoughtRow extends RefundRow {
  /** Pieces that can still be returned or withdrawn. */
  readonly left: number
}

/** The pieces of an order that can still come back, and its statements of withdrawal. */
export interface ItemsLeft {
  /** Rows of articles: fees, services and gifts are not sent back. */
  readonly rows: readonly BoughtRow[]
  /** The oldest first. */
  readonly statements: readonly Statement[]
}

/**
 * Returns and withdrawals share the same pieces: a piece that is refunded, on its way back or named by
 * an open withdrawal is available to neither.
 */
export async function readItemsLeft(db: Db, orderId: string): Promise<ItemsLeft> {
  const statements = await listWithdrawals(db, orderId)
  return { statements, rows: withoutWithdrawn(await listRefundRows(db, orderId), statements) }
}

/** Neither refunded nor announced in a return. */
export function piecesLeft({ quantity, refunded, returning }: RefundRow): number {
  return quantity - refunded - returning
}

/** One article can stand in several rows: the upper ones come first. */
function withoutWithdrawn(
  rows: readonly RefundRow[],
  statements: readonly Statement[],
): readonly BoughtRow[] {
  const open = new Map<string, number>()
  for (const { articleNumber, quantity } of statements
    .filter((it) => it.settledAt === null)
    .flatMap((it) => it.rows)) {
    open.set(articleNumber, (open.get(articleNumber) ?? 0) + quantity)
  }
  return rows
    .filter(({ kind }) => kind === 'article')
    .map((row) => {
      const left = piecesLeft(row)
      const withdrawn = Math.min(left, open.get(row.articleNumber) ?? 0)
      open.set(row.articleNumber, (open.get(row.articleNumber) ?? 0) - withdrawn)
      return { ...row, left: left - withdrawn }
    })
}
