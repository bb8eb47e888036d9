import type { FastifyBaseLogger } from 'fastify'
import { CONSENT_SECONDS } from '../../src/model/consent.ts'
import { sweepAccounts } from '../account/sweep-accounts.ts'
import { deleteViewedBefore } from '../catalogue/visitor-lists/visitor-list-queries.ts'
import { forgetWithdrawn } from '../consents/consent-queries.ts'
import { deleteCountsBefore } from '../measurement/count-writes.ts'
import { deleteNewsletterRequests } from '../newsletter/newsletter.ts'
import { forgetOldRequests } from '../newsletter/restock/notify-restocked.ts'
import { forgetChanges } from '../platform/db/change-log.ts'
import { doAlone } from '../platform/db/hold.ts'
import type { Db } from '../platform/db/schema.ts'
import { DAY_MS, HOUR_MS } from '../platform/durations.ts'
import { SESSION_SECONDS } from '../platform/http/session-cookie.ts'
import { deleteEndedWindows } from '../platform/limits/attempt-limit-queries.ts'
import { sweepQuotations } from '../quotations/sweep-quotations.ts'
import { deleteEndedSessions } from '../staff/guard/staff-sessions.ts'
import { deleteUnknownStatements } from '../withdrawals/record-withdrawal.ts'

const ANSWER_MS = DAY_MS
const CART_MS = 90 * DAY_MS
/** Long enough to compare with the same weeks of the previous year. */
const COUNTS_MS = 400 * DAY_MS
const YEAR_MS = 365 * DAY_MS

/** Deletes expired data: sessions with their carts, answers stored for repeats, old counts. */
export async function sweep(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('idempotency')
    .where('created_at', '<', now - ANSWER_MS)
    .execute()
  await db
    .deleteFrom('session')
    .where('seen_at', '<', now - SESSION_SECONDS * 1000)
    .execute()
  await db
    .deleteFrom('cart')
    .where('changed_at', '<', now - CART_MS)
    .where('session_id', 'is not', null)
    .where('status', '<>', 'ordered')
    .execute()
  await deleteEndedWindows(db, now)
  await deleteEndedSessions(db, now)
  await deleteNewsletterRequests(db, now)
  await forgetOldRequests(db, now)
  await forgetWithdrawn(db, now - YEAR_MS)
  await deleteUnknownStatements(db, now)
  await sweepAccounts(db, now)
  await sweepQuotations(db, now)
  await deleteViewedBefore(db, now - CONSENT_SECONDS * 1000)
  await forgetChanges(db, now)
  await deleteCountsBefore(db, new Date(now - COUNTS_MS).toISOString().slice(0, 10))
}

/** Sweeps every hour; the returned function stops that. */
export function startSweeping(db: Db, log: FastifyBaseLogger): () => void {
  const timer = setInterval(() => {
    doAlone(db, 'sweep', () => sweep(db, Date.now())).catch((error: unknown) =>
      log.error({ err: error }, 'sweeping failed'),
    )
  }, HOUR_MS)
  timer.unref()
  return () => clearInterval(timer)
}
