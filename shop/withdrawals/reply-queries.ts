import type { Db } from '../platform/db/schema.ts'
import type { Statement } from './statement.ts'

type Mailed = Pick<Statement, 'id' | 'number' | 'email' | 'receivedAt'>

export interface Before {
  readonly ofOrder: number
  /** Of this order, and of all others that fit the same address. */
  readonly toMailbox: number
}

/** How many statements came before this one that are answered by mail, `since` at the earliest. */
export async function countBefore(
  db: Db,
  { id, number, email, receivedAt }: Mailed,
  since: number,
): Promise<Before> {
  const before = await db
    .selectFrom('withdrawal')
    .select('number')
    .where('email', '=', email)
    // What fits no order is answered by nothing: nobody uses up another's mails with it.
    .where((it) => it.or([it('number', '=', number), it('order_id', 'is not', null)]))
    .where('received_at', '>=', since)
    .where((it) =>
      it.or([
        it('received_at', '<', receivedAt),
        // Of those of one moment, somebody has to be first.
        it.and([it('received_at', '=', receivedAt), it('id', '<', id)]),
      ]),
    )
    .execute()
  const ofOrder = before.filter((it) => it.number === number).length
  return { ofOrder, toMailbox: before.length }
}
