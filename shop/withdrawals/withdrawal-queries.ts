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
 * Finds an order by its number. It always reads an order, the nearest one for an unknown number, so
 * that the response time does not reveal whether the number exists.
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

/** Whether the same part, or the whole order, was withdrawn before; counts the repetition. */
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
 * Stores a statement. It replaces the same statement made when there was nothing to withdraw from,
 * such as before the order was paid.
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

/** The statement about an order number at an instant; undefined for a repeated one. */
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
  // Of two statements, nobody can tell which is the visitor's.
  return other ? undefined : row && { ...row, rows: JSON.parse(row.rows) }
}

/** The withdrawals from an order, the oldest first. */
export async function listWithdrawals(db: Db, orderId: string): Promise<Statement[]> {
  const rows = await db
    .selectFrom('withdrawal')
    .select(COLUMNS)
    .where('order_id', '=', orderId)
    .orderBy('received_at')
    .execute()
  return rows.map(read)
}

/** Open statements, the oldest first; those that fit no order come last. */
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

/** Settles an order's open statements and returns each of them to one caller only. */
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

/** Deletes statements that fit no order, with the names and addresses in them. */
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

/** A visitor's latest consumer orders that are not wholly withdrawn. */
export async function listOwnOrders(
  db: Db,
  { sessionId, customerId }: { readonly sessionId: string; readonly customerId: string },
  since: number,
): Promise<readonly OwnOrder[]> {
  const { rows } = await sql<OwnOrder>`
    select id, number, created_at as "createdAt" from orders
     where (session_id = ${sessionId} or customer_id = ${customerId})
       and status in ('placed', 'paid', 'delivered') and created_at >= ${since}
       and cast(details -> 'isBusiness' as text) = 'false'
       and not exists (select 1 from withdrawal w
                        where w.order_id = orders.id and w.scope = 'all')
     order by created_at desc, id limit ${MAX_OWN_ORDERS}`.execute(db)
  return rows
}
