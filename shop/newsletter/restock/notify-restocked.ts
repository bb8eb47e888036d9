import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Db } from '../../platform/db/schema.ts'
import { DAY_MS } from '../../platform/durations.ts'
import { enqueue } from '../../platform/jobs/outbox.ts'
import { WAIT_DAYS } from './request-restock.ts'
import { deleteOldRequests, listNotifiable, markNotified } from './restock-queries.ts'

/** How many mails at a time: a large import must not fill the outbox ahead of orders. */
const BATCH_SIZE = 100

/**
 * Enqueues a mail for everybody who waits for an article that is back in stock, whatever restocked
 * it: an import, the staff, a return or a cancelled order. Returns how many. Of two processes, one
 * sends each mail.
 */
export async function notifyRestocked(db: Db, now: number): Promise<number> {
  let count = 0
  for (const id of await listNotifiable(db, BATCH_SIZE)) {
    const isMine = await inTransaction(db, async (tx) => {
      if (!(await markNotified(tx, id, now))) return false
      return enqueue(tx, { kind: 'restock-mail', ref: `${id} ${now}`, content: { id } }, now)
    })
    if (isMine) count += 1
  }
  return count
}

/** Deletes requests whose article has not come back. */
export function forgetOldRequests(db: Db, now: number): Promise<void> {
  return deleteOldRequests(db, now - WAIT_DAYS * DAY_MS)
}
