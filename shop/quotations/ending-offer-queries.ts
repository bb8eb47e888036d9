import type { Db } from '../platform/db/schema.ts'
import { DAY_MS, HOUR_MS } from '../platform/durations.ts'
import type { MailSubject } from './enqueue-mail.ts'

/** Offers end with a day: these are nine in the morning, two days before the last one and after it. */
const BEFORE_END_MS = 3 * DAY_MS - 9 * HOUR_MS
const AFTER_END_MS = 9 * HOUR_MS
/** An answer that has just come says for itself how long it holds. */
const RECENT_ANSWER_MS = 2 * DAY_MS
/** Nobody is written to about what ended longer ago. */
const MAX_AGE_MS = 7 * DAY_MS

/** An offer whose customer is to hear that it ends, or has ended. */
export interface EndingOffer {
  readonly id: string
  readonly answeredAt: number
  readonly about: Extract<MailSubject, 'expiring' | 'expired'>
}

/** Offers to write about at this moment, whether that has been done before or not. */
export async function listEndingOffers(db: Db, now: number): Promise<EndingOffer[]> {
  const open = db
    .selectFrom('quotation')
    .select((it) => ['id', 'answered_at', it.val('expiring').as('about')])
    .where('state', '=', 'answered')
    .where('valid_until', '>=', now)
    .where('valid_until', '<', now + BEFORE_END_MS)
    .where('answered_at', '<=', now - RECENT_ANSWER_MS)
  const over = db
    .selectFrom('quotation')
    .select((it) => ['id', 'answered_at', it.val('expired').as('about')])
    .where('state', '=', 'expired')
    .where('valid_until', '<', now - AFTER_END_MS)
    .where('valid_until', '>=', now - MAX_AGE_MS)
  const rows = await open.unionAll(over).orderBy('id').execute()
  return rows.map(({ id, answered_at, about }) => ({
    id,
    answeredAt: answered_at ?? 0,
    about: about === 'expired' ? 'expired' : 'expiring',
  }))
}
