import type { Receipt } from '../../src/model/order.ts'
import type { ShopDb } from '../checkout/current/stored-checkout.ts'
import { canBeWithdrawn } from './record-withdrawal.ts'
import { type Statement, WHOLE_ORDER } from './statement.ts'
import { isWithdrawalOver, lastWithdrawalDay } from './withdrawal-period.ts'
import { listWithdrawals } from './withdrawal-queries.ts'

/** The state of an order's right of withdrawal, for the order's page. */
export interface OrderWithdrawal {
  /** The oldest first. */
  readonly statements: readonly Statement[]
  /** The last day to withdraw; absent where there is nothing to withdraw from any more. */
  readonly lastDay?: number
  /** The key of the mail's link, where the visitor came by one. */
  readonly key?: string
}

export async function readOrderWithdrawal(
  { db, shop }: ShopDb,
  receipt: Receipt,
  { now, key }: { readonly now: number; readonly key: string | undefined },
): Promise<OrderWithdrawal> {
  const statements = await listWithdrawals(db, receipt.orderId)
  const isOpen =
    canBeWithdrawn(receipt) &&
    !isWithdrawalOver(shop, receipt, now) &&
    !isWhollyWithdrawn(statements)
  return {
    statements,
    ...(isOpen && { lastDay: lastWithdrawalDay(shop, receipt) }),
    ...(key !== undefined && { key }),
  }
}

export function isWhollyWithdrawn(statements: readonly Statement[]): boolean {
  return statements.some(({ scope }) => scope === WHOLE_ORDER)
}
