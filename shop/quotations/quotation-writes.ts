import { sql } from 'kysely'
import type { QuotationContact, QuotationState } from '../../src/model/quotations.ts'
import type { Db, Tx } from '../platform/db/schema.ts'
import type { Quotation, QuotationRow } from './quotation-queries.ts'

export interface NewQuotation
  extends QuotationContact,
    Pick<
      Quotation,
      | 'id'
      | 'number'
      | 'customerId'
      | 'companyId'
      | 'sessionId'
      | 'storefront'
      | 'language'
      | 'currency'
      | 'message'
    > {
  /** The text of the terms, in the language in which they were read. */
  readonly termsTextId: string | null
  readonly rows: readonly Omit<QuotationRow, 'position' | 'price'>[]
}

/** Saves a request; false if it exists already. */
export async function insertQuotation(tx: Tx, it: NewQuotation, now: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('quotation')
    .values({
      ...{ id: it.id, number: it.number, currency: it.currency },
      ...{ customer_id: it.customerId, company_id: it.companyId, session_id: it.sessionId },
      ...{ storefront: it.storefront, lang: it.language, company_name: it.companyName },
      ...{ organization_number: it.organizationNumber, first_name: it.firstName },
      ...{ last_name: it.lastName, email: it.email, phone: it.phoneNumber, address: it.address },
      ...{ zip_code: it.zipCode, city: it.city, contact_person: it.contactPerson },
      ...{ message: it.message, terms_accepted_at: now, created_at: now },
      terms_text_id: it.termsTextId,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) return false
  const rows = it.rows.map(({ articleNumber, vatRate, ...row }, position) => ({
    ...{ quotation_id: it.id, position, article_number: articleNumber, vat_rate: vatRate },
    ...row,
  }))
  await tx.insertInto('quotation_row').values(rows).execute()
  return true
}

export interface Offer {
  /** The price of one piece for each row, by position. */
  readonly prices: readonly number[]
  readonly deliveryTotal: number
  readonly validUntil: number
  readonly answer: string
}

/**
 * Saves an answer to a request, or replaces an earlier one; false if the request is settled or does not
 * exist.
 */
export async function answerQuotation(
  tx: Tx,
  id: string,
  { prices, deliveryTotal, validUntil, answer }: Offer,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('quotation')
    .set({
      state: 'answered',
      // Keeps two answers within a millisecond apart: an acceptance names the one that was read.
      answered_at: sql<number>`
        case when answered_at >= ${now} then answered_at + 1 else ${now} end`,
      valid_until: validUntil,
      delivery_total: deliveryTotal,
      answer,
      settled_at: null,
    })
    .where('id', '=', id)
    .where('state', 'in', ['asked', 'answered', 'expired'])
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return false
  for (const [position, price] of prices.entries()) {
    await tx
      .updateTable('quotation_row')
      .set({ price })
      .where('quotation_id', '=', id)
      .where('position', '=', position)
      .execute()
  }
  return true
}

/** Marks a valid offer as accepted if it is the one that was read; otherwise returns false. */
export async function markAccepted(
  tx: Tx,
  { id, answeredAt }: Pick<Quotation, 'id' | 'answeredAt'>,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('quotation')
    .set({ state: 'accepted', settled_at: now })
    .where('id', '=', id)
    .where('state', '=', 'answered')
    .where('answered_at', '=', answeredAt)
    .where('valid_until', '>=', now)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function nameOrder(tx: Tx, id: string, orderId: string): Promise<void> {
  await tx.updateTable('quotation').set({ order_id: orderId }).where('id', '=', id).execute()
}

/** Opens an accepted offer again, whose order has come to nothing. */
export async function reopenOffer(tx: Tx, orderId: string): Promise<void> {
  await tx
    .updateTable('quotation')
    .set({ state: 'answered', settled_at: null, order_id: null })
    .where('order_id', '=', orderId)
    .where('state', '=', 'accepted')
    .execute()
}

interface Ending {
  readonly state: Extract<QuotationState, 'refused' | 'declined'>
  /** The shop's reason for a refusal; any other end keeps the earlier answer. */
  readonly answer?: string
}

/** Ends a request or an offer without an order; false if it has already ended. */
export async function endQuotation(
  tx: Tx,
  id: string,
  { state, answer }: Ending,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('quotation')
    .set({ state, settled_at: now, ...(answer !== undefined && { answer }) })
    .where('id', '=', id)
    .where('state', 'in', ['asked', 'answered'])
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Ends offers that were not accepted in time. */
export async function expireQuotations(db: Db, now: number): Promise<void> {
  await db
    .updateTable('quotation')
    .set({ state: 'expired', settled_at: now })
    .where('state', '=', 'answered')
    .where('valid_until', '<', now)
    .execute()
}

/** Deletes quotations that led to no order and were settled before this time. */
export async function forgetQuotations(db: Db, settledBefore: number): Promise<void> {
  await db
    .deleteFrom('quotation')
    .where('settled_at', '<', settledBefore)
    .where('state', '<>', 'accepted')
    .execute()
}
