import { sql } from 'kysely'
import type { Db, Tx } from '../platform/db/schema.ts'
import type { Visitor } from '../platform/http/visitor.ts'

/** An article that a session without script wants a price for. */
export interface QuotationListRow {
  readonly articleNumber: string
  readonly name: string
  readonly size: string | null
  readonly colour: string | null
  readonly quantity: number
  readonly note: string
  readonly addedAt: number
}

/** In the order in which they were added; what is shown no longer is left out. */
export async function readQuotationList(
  db: Db,
  sessionId: string,
  { language, storefront }: Pick<Visitor, 'language' | 'storefront'>,
): Promise<QuotationListRow[]> {
  const shown = sql.ref(storefront === 'sport' ? 'product.on_sport' : 'product.on_professional')
  const { rows } = await sql<QuotationListRow>`
    select it.article_number as "articleNumber", product_text.name, article.size,
           ${sql.ref(`article.colour_${language}`)} as colour, it.quantity, it.note,
           it.added_at as "addedAt"
      from quotation_list_row as it
      join article on article.number = it.article_number
      join product on product.id = article.product_id
      join product_text
        on product_text.product_id = product.id and product_text.lang = ${language}
     where it.session_id = ${sessionId} and article.published and product.published
       and product.is_quotation and ${shown}
     order by it.added_at, it.article_number`.execute(db)
  return rows
}

export async function countQuotationList(db: Db, sessionId: string): Promise<number> {
  const { count } = await db
    .selectFrom('quotation_list_row')
    .select((it) => it.fn.countAll<number>().as('count'))
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow()
  return count
}

/** Adds to what is there, up to the most that a row takes. */
export async function addToQuotationList(
  tx: Tx,
  sessionId: string,
  { articleNumber, quantity }: { readonly articleNumber: string; readonly quantity: number },
  now: number,
): Promise<void> {
  await sql`
    insert into quotation_list_row (session_id, article_number, quantity, added_at)
    values (${sessionId}, ${articleNumber}, ${quantity}, ${now})
    on conflict (session_id, article_number)
    do update set quantity = min(100, quantity + excluded.quantity), added_at = excluded.added_at
    `.execute(tx)
}

interface Changed {
  readonly articleNumber: string
  readonly quantity: number
  readonly note: string
}

/** Changes a row that is there. */
export async function changeQuotationList(
  tx: Tx,
  sessionId: string,
  { articleNumber, quantity, note }: Changed,
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
