import type { WithdrawalStatement } from '../../contract/withdrawal.ts'
import type { Language } from '../../model/language.ts'
import type { Db } from '../platform/db/schema.ts'
import type { ReceivedNote } from './received-token.ts'
import { recordWithdrawal, withOrderNumber } from './record-withdrawal.ts'
import { toOrderNumber, toStatement } from './statement.ts'
import type { WithdrawalLimiter } from './withdrawal-limiter.ts'

export interface WithdrawalSources {
  readonly db: Db
  readonly withdrawals: WithdrawalLimiter
  readonly now: () => number
}

export interface Sender {
  readonly language: Language
  readonly ip: string
  /** Whether the order is the sender's own: then nobody else's attempts stand in the way. */
  readonly isProven?: boolean
}

/** Takes a statement, from whichever page or call; it is kept when this comes back. */
export async function submitWithdrawal(
  { db, withdrawals, now }: WithdrawalSources,
  sent: WithdrawalStatement,
  { language, ip, isProven = false }: Sender,
): Promise<ReceivedNote> {
  const { orderNumber, orderId = '' } = sent
  withdrawals.addresses.count(ip)
  if (!isProven) withdrawals.orders.count(toOrderNumber(orderNumber || orderId))
  const at = now()
  return db.transaction().execute(async (tx) => {
    const statement = toStatement(await withOrderNumber(tx, sent), { language, now: at })
    await recordWithdrawal(tx, statement, at)
    return { number: statement.number, at }
  })
}
