import { randomUUID } from 'node:crypto'
import type { ListedProduct } from '../../src/model/quotations.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import type { Tx } from '../platform/db/schema.ts'
import type { StoredVisitor } from '../platform/http/visitor.ts'
import { ShopError } from '../platform/shop-error.ts'
import { changeQuotationList, removeFromQuotationList } from './quotation-list-queries.ts'
import { findQuotation } from './quotation-queries.ts'
import type { QuotationPageOptions } from './quotation-routes.ts'
import { isRequestedBy } from './read-quotation.ts'
import type { TypedRequest } from './request-form.ts'
import { requestQuotation } from './request-quotation.ts'

/**
 * Saves a request from a form without script, and removes its articles from the session's list. Returns
 * the id of the request: a new one if the sent id belongs to another visitor's request.
 */
export async function submitRequest(
  { db, signer, now }: QuotationPageOptions,
  { visitor, ip }: { readonly visitor: StoredVisitor; readonly ip: string },
  typed: TypedRequest<ListedProduct>,
): Promise<string> {
  const { sent, faults } = typed
  const { session } = visitor
  await inTransaction(db, (tx) => saveTypedRows(tx, session.id, typed))
  // A repeated form has been saved before, and its list is empty now.
  const existing = await findQuotation(db, typed.id)
  if (existing && isRequestedBy(existing, visitor)) return typed.id
  const id = existing ? randomUUID() : typed.id
  const [fault] = Object.values(faults).flat()
  if (fault) throw new ShopError(422, fault, { modelState: faults })
  if (sent.articles.length === 0) throw new ShopError(422, 'quote.empty')
  await inTransaction(db, async (tx) => {
    await requestQuotation(tx, visitor, sent, { id, signer, ip, now: now() })
    const numbers = sent.articles.map(({ articleNumber }) => articleNumber)
    await removeFromQuotationList(tx, session.id, numbers)
  })
  return id
}

/** Removes one product from the session's list; keeps everything else that was typed. */
export async function removeFromRequest<Row extends ListedProduct>(
  { db }: QuotationPageOptions,
  { session }: StoredVisitor,
  typed: TypedRequest<Row>,
  articleNumber: string,
): Promise<TypedRequest<Row>> {
  await inTransaction(db, async (tx) => {
    await saveTypedRows(tx, session.id, typed)
    await removeFromQuotationList(tx, session.id, [articleNumber])
  })
  return { ...typed, rows: typed.rows.filter((it) => it.articleNumber !== articleNumber) }
}

/** Saves what was typed in the rows for the next page, whatever happens to the form. */
async function saveTypedRows(
  tx: Tx,
  sessionId: string,
  { rows }: Pick<TypedRequest<ListedProduct>, 'rows'>,
): Promise<void> {
  for (const it of rows) await changeQuotationList(tx, sessionId, it)
}
