import { MAX_QUANTITY } from '../../src/model/limits.ts'
import type { SqlDialect } from '../platform/db/dialect/sql-dialect.ts'
import { runText, type SqlText } from '../platform/db/read-rows.ts'
import type { Db, Tx } from '../platform/db/schema.ts'
import type { Visitor } from '../platform/http/visitor.ts'
import { findQuotable, type QuotableArticle } from './quotation-queries.ts'

/** An article in a session's list of requested prices, used without script. */
export interface QuotationListRow extends Omit<QuotableArticle, 'vatRate'> {
  readonly quantity: number
  readonly note: string
  readonly addedAt: number
}

/** The list in the order of addition, without articles that are no longer on sale. */
export async function readQuotationList(
  db: Db,
  sessionId: string,
  visitor: Pick<Visitor, 'language' | 'storefront'>,
): Promise<QuotationListRow[]> {
  const listRows = await db
    .selectFrom('quotation_list_row')
    .select(['article_number as articleNumber', 'quantity', 'note', 'added_at as addedAt'])
    .where('session_id', '=', sessionId)
    .orderBy('added_at')
    .orderBy('article_number')
    .execute()
  const numbers = listRows.map(({ articleNumber }) => articleNumber)
  const articles = await findQuotable(db, numbers, visitor)
  return listRows.flatMap((row) => {
    const article = articles.find((it) => it.articleNumber === row.articleNumber)
    return article ? [{ ...row, ...nameOf(article) }] : []
  })
}

function nameOf({ name, size, colour }: QuotableArticle) {
  return { name, size, colour }
}

export async function countQuotationList(db: Db, sessionId: string): Promise<number> {
  const { count } = await db
    .selectFrom('quotation_list_row')
    .select((it) => it.fn.countAll<number>().as('count'))
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow()
  return count
}

/** An article and quantity in a request. */
export interface RequestedQuantity {
  readonly articleNumber: string
  readonly quantity: number
}

/** Adds to the present quantity, up to the maximum of a row. */
export function addToQuotationList(
  tx: Tx,
  sessionId: string,
  requested: RequestedQuantity,
  now: number,
): Promise<void> {
  return putInList(tx, { ...requested, sessionId, now }, SUM)
}

/** Raises a row to at least this quantity, so that articles listed twice are not doubled. */
export function raiseInQuotationList(
  tx: Tx,
  sessionId: string,
  requested: RequestedQuantity,
  now: number,
): Promise<void> {
  return putInList(tx, { ...requested, sessionId, now }, MOST)
}

const putting = (quantity: (d: SqlDialect) => string) => (d: SqlDialect) =>
  `
  insert into quotation_list_row (session_id, article_number, quantity, added_at)
  values (?1, ?2, ?3, ?4)
  on conflict (session_id, article_number)
  do update set quantity = ${quantity(d)}, added_at = excluded.added_at`

const SUM = putting((d) =>
  d.least(`${MAX_QUANTITY}`, 'quotation_list_row.quantity + excluded.quantity'),
)
const MOST = putting((d) => d.most('quotation_list_row.quantity', 'excluded.quantity'))

async function putInList(
  tx: Tx,
  {
    sessionId,
    articleNumber,
    quantity,
    now,
  }: RequestedQuantity & { sessionId: string; now: number },
  text: SqlText,
): Promise<void> {
  await runText(tx, text, [sessionId, articleNumber, quantity, now])
}

interface ListChange {
  readonly articleNumber: string
  readonly quantity: number
  readonly note: string
}

/** Changes an existing row. */
export async function changeQuotationList(
  tx: Tx,
  sessionId: string,
  { articleNumber, quantity, note }: ListChange,
): Promise<void> {
  await tx
    .updateTable('quotation_list_row')
    .set({ quantity, note })
    .where('session_id', '=', sessionId)
    .where('article_number', '=', articleNumber)
    .execute()
}

export async function removeFromQuotationList(
  tx: Tx,
  sessionId: string,
  articleNumbers: readonly string[],
): Promise<void> {
  if (articleNumbers.length === 0) return
  await tx
    .deleteFrom('quotation_list_row')
    .where('session_id', '=', sessionId)
    .where('article_number', 'in', articleNumbers)
    .execute()
}
