import { randomUUID } from 'node:crypto'
import type { Tx } from '../../platform/db/schema.ts'
import { enqueue } from '../../platform/jobs/outbox.ts'
import { upsertAccount } from '../customers/account-queries.ts'
import {
  type CompanyRequest,
  decideRequest,
  insertCompany,
  joinCompany,
} from './company-request-queries.ts'

/** Why a company cannot be accepted; what has been written by then must not stand. */
export type AcceptFault = 'decided' | 'company' | 'account'

/**
 * Makes the company and its first person, who approves what others of it buy, and mails that person
 * a link to a password. Whoever throws on a fault takes the rest back with the transaction.
 */
export async function acceptCompany(
  tx: Tx,
  id: string,
  answer: string,
  now: number,
): Promise<CompanyRequest | AcceptFault> {
  const request = await decideRequest(tx, id, { status: 'accepted', answer }, now)
  if (!request) return 'decided'
  const { companyName: name, organizationNumber, email, firstName, lastName, phone } = request
  const companyId = randomUUID()
  if (!(await insertCompany(tx, { id: companyId, name, organizationNumber }))) return 'company'
  await upsertAccount(tx, { id: randomUUID(), email, firstName, lastName, phone }, now)
  if (!(await joinCompany(tx, { email, companyId }))) return 'account'
  await enqueueAnswer(tx, request, now)
  return request
}

/** Answers a request with a no, once; undefined where it is answered already. */
export async function declineCompany(
  tx: Tx,
  id: string,
  answer: string,
  now: number,
): Promise<CompanyRequest | undefined> {
  const request = await decideRequest(tx, id, { status: 'refused', answer }, now)
  if (request) await enqueueAnswer(tx, request, now)
  return request
}

async function enqueueAnswer(tx: Tx, { id }: CompanyRequest, now: number): Promise<void> {
  await enqueue(tx, { kind: 'company-mail', ref: `answer ${id}`, content: { id } }, now)
}
