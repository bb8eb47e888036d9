import { randomUUID } from 'node:crypto'
import type { ConsentEventTable } from '../platform/db/consent-tables.ts'
import type { Tx } from '../platform/db/schema.ts'
import {
  findTextId,
  insertEvent,
  insertShown,
  insertVersion,
  type Shown,
} from './consent-queries.ts'

export interface Said extends Pick<ConsentEventTable, 'consent' | 'act' | 'place'> {
  /** Absent where the shop does not know what was shown, or nothing was. */
  readonly shown?: Shown
  readonly whose:
    | { readonly customerId: string }
    | { readonly email: string; readonly registrationId?: string; readonly requestHash?: string }
    | { readonly orderId: string }
}

/**
 * Records what somebody says of a consent, in the transaction of what it is said for. Words are kept
 * once for all who agree to them.
 */
export async function recordConsent(
  tx: Tx,
  { consent, act, place, shown, whose }: Said,
  now: number,
): Promise<void> {
  const id = randomUUID()
  const event = { id, consent, act, place, ...columnsOf(whose), made_at: now }
  if (!shown) return insertEvent(tx, { ...event, text_id: null })
  if (await insertShown(tx, event, shown)) return
  await insertVersion(tx, event, shown.words, now)
  await insertShown(tx, event, shown)
}

/** Keeps words that something is asked for under, once for all who read the same; answers their id. */
export async function keepWords(
  tx: Tx,
  asked: Pick<ConsentEventTable, 'consent' | 'place'>,
  shown: Shown,
  now: number,
): Promise<string> {
  const known = await findTextId(tx, asked, shown)
  if (known !== undefined) return known
  await insertVersion(tx, asked, shown.words, now)
  const made = await findTextId(tx, asked, shown)
  if (made === undefined) throw new Error('What was written down is there')
  return made
}

function columnsOf(whose: Said['whose']) {
  const nobody = {
    ...{ customer_id: null, email: null, order_id: null },
    ...{ registration_id: null, request_hash: null },
  }
  if ('customerId' in whose) return { ...nobody, customer_id: whose.customerId }
  if ('orderId' in whose) return { ...nobody, order_id: whose.orderId }
  const { email, registrationId = null, requestHash = null } = whose
  return { ...nobody, email, registration_id: registrationId, request_hash: requestHash }
}
