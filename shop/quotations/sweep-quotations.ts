import { inTransaction } from '../platform/db/in-transaction.ts'
import type { Db } from '../platform/db/schema.ts'
import { enqueue } from '../platform/jobs/outbox.ts'
import { QUOTATION_KEY_MS } from './quotation-links.ts'
import { listEndingOffers } from './quotation-queries.ts'
import { expireQuotations, forgetQuotations } from './quotation-writes.ts'

/**
 * Ends expired offers, mails reminders, and deletes quotations without an order once no mailed link
 * opens them.
 */
export async function sweepQuotations(db: Db, now: number): Promise<void> {
  await expireQuotations(db, now)
  await remindOfOffers(db, now)
  await forgetQuotations(db, now - QUOTATION_KEY_MS)
}

/** Queues one mail about each offer that ends soon, and one about each that has expired. */
async function remindOfOffers(db: Db, now: number): Promise<void> {
  for (const { id, answeredAt, about } of await listEndingOffers(db, now)) {
    const entry = {
      ref: `${about} ${id} ${answeredAt}`,
      content: { id, about, answeredAt },
    }
    await inTransaction(db, (tx) => enqueue(tx, { kind: 'quotation-mail', ...entry }, now))
  }
}
