import type { Db } from '../platform/db/schema.ts'
import type { Statement } from './statement.ts'

/** How many statements of an order and address came before this one, `since` at the earliest. */
export async function countBefore(
  db: Db,
  { id, number, email, receivedAt }: Pick<Statement, 'id' | 'number' | 'email' | 'receivedAt'>,
  since: number,
): Promise<number> {
  const { count } = await db
    .selectFrom('withdrawal')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('number', '=', number)
    .where('email', '=', email)
    .where('received_at', '>=', since)
    .where((it) =>
      it.or([
        it('received_at', '<', receivedAt),
        // Of those of one moment, somebody has to be first.
        it.and([it('received_at', '=', receivedAt), it('id', '<', id)]),
      ]),
    )
    .executeTakeFirstOrThrow()
  return count
}
