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

/** Why a company cannot be accepted; the caller must roll back what has been written by then. */
export type AcceptFault = 'decided' | 'company' | 'account'

/**
 * Creates the company and its first person, who approves the orders of the others, and mails that
 * person a link to choose a password. The caller throws on a fault, which rolls back the
 * transaction.
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

/** Declines an application, once; returns undefined where it has been answered. */
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
