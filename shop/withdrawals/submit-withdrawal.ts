import type { WithdrawalStatement } from '../../src/contract/withdrawal.ts'
import type { Language } from '../../src/model/language.ts'
import { toOrderNumber } from '../orders/receipt/order-number.ts'
import { holdRow } from '../platform/db/hold.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import type { Tx } from '../platform/db/schema.ts'
import type { Sources } from '../platform/http/sources.ts'
import { ATTEMPT_LIMITS } from '../platform/limits/attempt-limits.ts'
import { ShopError } from '../platform/shop-error.ts'
import { readItemsLeft } from './items-left.ts'
import type { ReceivedNote } from './received-token.ts'
import { recordWithdrawal, withOrderNumber } from './record-withdrawal.ts'
import { type Statement, toStatement, WHOLE_ORDER } from './statement.ts'

export type WithdrawalSources = Pick<Sources, 'db' | 'now' | 'attempts'>

export interface Sender {
  readonly language: Language
  readonly ip: string
  /** The sender's own order: its limit of attempts does not count, and what is left is checked. */
  readonly provenOrderId?: string | undefined
  /** Identifies the form or the call. */
  readonly key?: string
}

/** Stores a statement from a page or a call; it is committed when this returns. */
export async function submitWithdrawal(
  { db, attempts, now }: WithdrawalSources,
  sent: WithdrawalStatement,
  { language, ip, provenOrderId, key = '' }: Sender,
): Promise<ReceivedNote> {
  const { orderNumber, orderId = '' } = sent
  const order = {
    limit: ATTEMPT_LIMITS.withdrawalOfOrder,
    by: toOrderNumber(orderNumber || orderId),
  }
  await attempts.count(
    { limit: ATTEMPT_LIMITS.withdrawalFromAddress, by: ip },
    ...(provenOrderId === undefined ? [order] : []),
  )
  const at = now()
  return inTransaction(db, async (tx) => {
    const statement = toStatement(await withOrderNumber(tx, sent), { language, now: at, key })
    if (provenOrderId !== undefined) await requireLeft(tx, provenOrderId, statement)
    await recordWithdrawal(tx, statement, at)
    return { number: statement.number, at }
  })
}

/**
 * Refuses pieces that a return or another withdrawal has taken meanwhile. A statement proved by the
 * mail address alone is not checked: the shop keeps it in any case, and the owner settles it by hand.
 */
async function requireLeft(
  tx: Tx,
  orderId: string,
  { scope, rows: wanted }: Pick<Statement, 'scope' | 'rows'>,
): Promise<void> {
  await holdRow(tx, 'orders', orderId)
  const { rows, statements } = await readItemsLeft(tx, orderId)
  // A repeated statement counts once.
  if (statements.some((it) => it.scope === scope || it.scope === WHOLE_ORDER)) return
  const isLeft =
    scope === WHOLE_ORDER
      ? rows.every(({ returning }) => returning === 0)
      : wanted.every(({ articleNumber, quantity }) => {
          const found = rows.filter((it) => it.articleNumber === articleNumber)
          return found.reduce((sum, { left }) => sum + left, 0) >= quantity
        })
  if (!isLeft) throw new ShopError(409, 'withdraw.gone')
}
