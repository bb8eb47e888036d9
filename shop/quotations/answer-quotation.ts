import type { Tx } from '../platform/db/schema.ts'
import { enqueueQuotationMail } from './enqueue-quotation-mail.ts'
import { answerQuotation, endQuotation, type Offer } from './quotation-writes.ts'
import { readQuotation, type WholeQuotation } from './read-quotation.ts'

/**
 * Saves the shop's prices and mails the customer; returns undefined if there is nothing to answer. The
 * shop can change an answer until somebody has accepted it.
 */
export async function offerPrices(
  tx: Tx,
  id: string,
  offerFor: (whole: WholeQuotation) => Offer,
  now: number,
): Promise<WholeQuotation | undefined> {
  const whole = await readQuotation(tx, id)
  if (!whole || !(await answerQuotation(tx, id, offerFor(whole), now))) return undefined
  await enqueueQuotationMail(tx, id, 'answered', now)
  return whole
}

/** Refuses a request with a reason from the shop; returns undefined if there is nothing to refuse. */
export async function rejectQuotation(
  tx: Tx,
  id: string,
  answer: string,
  now: number,
): Promise<WholeQuotation | undefined> {
  if (!(await endQuotation(tx, id, { state: 'refused', answer }, now))) return undefined
  await enqueueQuotationMail(tx, id, 'refused', now)
  return readQuotation(tx, id)
}

/**
 * Declines an offer for the customer and mails the shop; does nothing if it has already ended. Returns
 * no order.
 */
export async function declineQuotation(tx: Tx, id: string, now: number): Promise<undefined> {
  const hasEnded = await endQuotation(tx, id, { state: 'declined' }, now)
  if (hasEnded) await enqueueQuotationMail(tx, id, 'declined', now)
}
