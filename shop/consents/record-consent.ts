import { randomUUID } from 'node:crypto'
import type { Tx } from '../platform/db/schema.ts'
import type { ShopTables } from '../platform/db/tables.ts'
import {
  type ConsentContext,
  type DisplayedWords,
  findTextId,
  insertEvent,
  insertEventWithWords,
  insertVersion,
} from './consent-queries.ts'

export interface ConsentStatement extends ConsentContext {
  readonly act: ShopTables['consent_event']['act']
  /** Absent if the displayed words are unknown, or there were none. */
  readonly displayed?: DisplayedWords
  readonly owner:
    | { readonly customerId: string }
    | { readonly email: string; readonly registrationId?: string; readonly requestHash?: string }
    | { readonly orderId: string }
}

/**
 * Stores a consent, in the transaction that it belongs to. Words are stored once for everybody who agrees to
 * them.
 */
export async function recordConsent(
  tx: Tx,
  { consent, act, place, displayed, owner }: ConsentStatement,
  now: number,
): Promise<void> {
  const id = randomUUID()
  const event = { id, consent, act, place, ...columnsOf(owner), made_at: now }
  if (!displayed) return insertEvent(tx, { ...event, text_id: null })
  while (!(await insertEventWithWords(tx, event, displayed))) {
    await insertVersion(tx, event, displayed.words, now)
  }
}

/** Stores displayed words once for everybody who reads them; returns their id. */
export async function keepWords(
  tx: Tx,
  context: ConsentContext,
  displayed: DisplayedWords,
  now: number,
): Promise<string> {
  for (;;) {
    const id = await findTextId(tx, context, displayed)
    if (id !== undefined) return id
    await insertVersion(tx, context, displayed.words, now)
  }
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
