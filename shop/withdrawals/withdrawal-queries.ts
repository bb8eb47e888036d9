import { sql } from 'kysely'
import type { OrderStatus } from '../../src/model/order.ts'
import type { Db, Tx } from '../platform/db/schema.ts'
import type { Statement } from './statement.ts'

export interface WithdrawnOrder {
  readonly id: string
  readonly number: string
  readonly status: OrderStatus
  readonly email: string
  readonly isBusiness: boolean
}

/**
 * By the number that the customer got. An order is read in any case, the nearest where there is
 * none, so that the time it takes does not show whether there is.
 */
export async function findOrderByNumber(
  db: Db,
  number: string,
): Promise<WithdrawnOrder | undefined> {
  const { rows } = await sql<Omit<WithdrawnOrder, 'isBusiness'> & { readonly details: string }>`
    select id, number, status, email, details from orders
     where number = coalesce(
       (select min(number) from orders where number >= ${number}),
       (select max(number) from orders))`.execute(db)
  const [order] = rows
  if (!order) return undefined
  const { details, ...head } = order
  const isBusiness = JSON.parse(details).isBusiness === true
  return order.number === number ? { ...head, isBusiness } : undefined
}

export async function findNumber(db: Db, orderId: string): Promise<string | undefined> {
  const order = await db
    .selectFrom('orders')
    .select('number')
    .where('id', '=', orderId)
    .executeTakeFirst()
  return order?.number
}

/** Whether the same has been stated before, or more: the whole order. Counts that it was. */
export async function countAgain(
  tx: Tx,
  { number, email, scope, orderId }: Statement,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('withdrawal')
    .set((it) => ({ times: it('times', '+', 1) }))
    .where('number', '=', number)
    .where('email', '=', email)
    .where((it) => it.or([it('scope', '=', scope), it('scope', '=', 'all')]))
    .$if(orderId !== null, (it) => it.where('order_id', 'is not', null))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Writes a statement down. One that had nothing to withdraw from gives way to the same one once
 * there is: an order that was not paid yet, say.
 */
export async function insertStatement(tx: Tx, statement: Statement): Promise<void> {
  const { id, number, email, scope, orderId, name, rows, articles, language, receivedAt } =
    statement
  const said = { id, order_id: orderId, name, lang: language, received_at: receivedAt }
  await tx
    .insertInto('withdrawal')
    .values({ ...said, number, email, scope, rows: JSON.stringify(rows), articles })
    .onConflict((it) => it.columns(['number', 'email', 'scope']).doUpdateSet(said))
    .execute()
}

const COLUMNS = [
  'id',
  'number',
  'email',
  'scope',
  'order_id as orderId',
  'name',
  'rows',
  'articles',
  'lang as language',
  'received_at as receivedAt',
  'settled_at as settledAt',
] as const

type StoredStatement = Omit<Statement, 'rows'> & { readonly rows: string }

const read = (row: StoredStatement): Statement => ({ ...row, rows: JSON.parse(row.rows) })

export async function findStatement(db: Db, id: string): Promise<Statement | undefined> {
  const row = await db
    .selectFrom('withdrawal')
    .select(COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && read(row)
}

/** What was stated of an order number at a moment; absent where it had been stated before. */
export async function findReceived(
  db: Db,
  { number, at }: { readonly number: string; readonly at: number },
): Promise<Pick<Statement, 'name' | 'rows' | 'articles'> | undefined> {
  const [row, other] = await db
    .selectFrom('withdrawal')
    .select(['name', 'rows', 'articles'])
    .where('number', '=', number)
    .where('received_at', '=', at)
    .limit(2)
    .execute()
  // Of two, nobody can tell whose is whose.
  return other ? undefined : row && { ...row, rows: JSON.parse(row.rows) }
}

/** What has been withdrawn from an order, the oldest first. */
export async function listWithdrawals(db: Db, orderId: string): Promise<Statement[]> {
  const rows = await db
    .selectFrom('withdrawal')
    .select(COLUMNS)
    .where('order_id', '=', orderId)
    .orderBy('received_at')
    .execute()
  return rows.map(read)
}

/** What the shop is not done with, the oldest first; those that fit no order come last. */
export async function listOpenWithdrawals(db: Db): Promise<Statement[]> {
  const rows = await db
    .selectFrom('withdrawal')
    .select(COLUMNS)
    .where('settled_at', 'is', null)
    .orderBy((it) => it('order_id', 'is', null))
    .orderBy('received_at')
    .orderBy('number')
    .execute()
  return rows.map(read)
}

/** Marks all that is open of an order as settled; each is answered once, however many ask. */
export async function settleStatements(
  tx: Tx,
  number: string,
  now: number,
): Promise<readonly { readonly id: string; readonly orderId: string }[]> {
  const rows = await tx
    .updateTable('withdrawal')
    .set({ settled_at: now })
    .where('number', '=', number)
    .where('order_id', 'is not', null)
    .where('settled_at', 'is', null)
    .returning(['id', 'order_id as orderId'])
    .execute()
  return rows.flatMap(({ id, orderId }) => (orderId === null ? [] : [{ id, orderId }]))
}

/** Statements that fit no order, and the people who made them, are forgotten. */
export async function deleteUnknown(db: Db, before: number): Promise<void> {
  await db
    .deleteFrom('withdrawal')
    .where('order_id', 'is', null)
    .where('received_at', '<', before)
    .execute()
}

export interface OwnOrder {
  readonly id: string
  readonly number: string
  readonly createdAt: number
}

const MAX_OWN_ORDERS = 5

/** A visitor's last bought orders that are no business's and not withdrawn from as a whole. */
export async function listOwnOrders(
  db: Db,
  { sessionId, customerId }: { readonly sessionId: string; readonly customerId: string },
  since: number,
): Promise<readonly OwnOrder[]> {
  const { rows } = await sql<OwnOrder>`
    select id, number, created_at as "createdAt" from orders
     where (session_id = ${sessionId} or customer_id = ${customerId})
       and status in ('placed', 'paid', 'delivered') and created_at >= ${since}
       and json_extract(details, '$.isBusiness') = 0
       and not exists (select 1 from withdrawal w
                        where w.order_id = orders.id and w.scope = 'all')
     order by created_at desc limit ${MAX_OWN_ORDERS}`.execute(db)
  return rows
}
