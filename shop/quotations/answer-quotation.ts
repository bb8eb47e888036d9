import type { Tx } from '../platform/db/schema.ts'
import { enqueueMail } from './enqueue-mail.ts'
import { answerQuotation, endQuotation, type Offer } from './quotation-writes.ts'
import { readQuotation, type WholeQuotation } from './read-quotation.ts'

/**
 * The shop names its prices, and the customer is mailed; undefined where there is nothing to answer.
 * An answer can be changed for as long as nobody has accepted it.
 */
export async function offerPrices(
  tx: Tx,
  id: string,
  offerFor: (whole: WholeQuotation) => Offer,
  now: number,
): Promise<WholeQuotation | undefined> {
  const whole = await readQuotation(tx, id)
  if (!whole || !(await answerQuotation(tx, id, offerFor(whole), now))) return undefined
  await enqueueMail(tx, id, 'answered', now)
  return whole
}

/** The shop says no, and why; undefined where there is nothing to refuse. */
export async function refuseQuotation(
  tx: Tx,
  id: string,
  answer: string,
  now: number,
): Promise<WholeQuotation | undefined> {
  if (!(await endQuotation(tx, id, { state: 'refused', answer }, now))) return undefined
  await enqueueMail(tx, id, 'refused', now)
  return readQuotation(tx, id)
}
