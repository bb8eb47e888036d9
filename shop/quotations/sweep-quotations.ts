import type { Db } from '../platform/db/schema.ts'
import { enqueue } from '../platform/jobs/outbox.ts'
import { QUOTATION_KEY_MS } from './quotation-links.ts'
import { listEndingOffers } from './quotation-queries.ts'
import { expireQuotations, forgetQuotations } from './quotation-writes.ts'

/** Ends what is over, says so, and forgets what came to nothing once no mail's link opens it. */
export async function sweepQuotations(db: Db, now: number): Promise<void> {
  await expireQuotations(db, now)
  await remindOfOffers(db, now)
  await forgetQuotations(db, now - QUOTATION_KEY_MS)
}

/** Mails about offers that end soon, and about those that nobody has accepted: each of them once. */
async function remindOfOffers(db: Db, now: number): Promise<void> {
  for (const { id, answeredAt, about } of await listEndingOffers(db, now)) {
    const entry = {
      ref: `${about} ${id} ${answeredAt}`,
      content: { id, about, answeredAt },
    }
    await db.transaction().execute((tx) => enqueue(tx, { kind: 'quotation-mail', ...entry }, now))
  }
}
