import { randomUUID } from 'node:crypto'
import type { ConsentEventTable } from '../platform/db/consent-tables.ts'
import type { Tx } from '../platform/db/schema.ts'
import {
  type ConsentContext,
  type DisplayedWords,
  findTextId,
  insertEvent,
  insertEventWithWords,
  insertVersion,
} from './consent-queries.ts'

export interface ConsentStatement extends Pick<ConsentEventTable, 'consent' | 'act' | 'place'> {
  /** Absent where the shop does not know what was shown, or nothing was. */
  readonly displayed?: DisplayedWords
  readonly owner:
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
  { consent, act, place, displayed, owner }: ConsentStatement,
  now: number,
): Promise<void> {
  const id = randomUUID()
  const event = { id, consent, act, place, ...columnsOf(owner), made_at: now }
  if (!displayed) return insertEvent(tx, { ...event, text_id: null })
  if (await insertEventWithWords(tx, event, displayed)) return
  await insertVersion(tx, event, displayed.words, now)
  await insertEventWithWords(tx, event, displayed)
}

/** Keeps words that something is asked for under, once for all who read the same; answers their id. */
export async function keepWords(
  tx: Tx,
  context: ConsentContext,
  displayed: DisplayedWords,
  now: number,
): Promise<string> {
  const existing = await findTextId(tx, context, displayed)
  if (existing !== undefined) return existing
  await insertVersion(tx, context, displayed.words, now)
  const inserted = await findTextId(tx, context, displayed)
  if (inserted === undefined) throw new Error('Words that were just inserted are missing')
  return inserted
}

function columnsOf(owner: ConsentStatement['owner']) {
  const nobody = {
    ...{ customer_id: null, email: null, order_id: null },
    ...{ registration_id: null, request_hash: null },
  }
  if ('customerId' in owner) return { ...nobody, customer_id: owner.customerId }
  if ('orderId' in owner) return { ...nobody, order_id: owner.orderId }
  const { email, registrationId = null, requestHash = null } = owner
  return { ...nobody, email, registration_id: registrationId, request_hash: requestHash }
}
