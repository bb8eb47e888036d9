import type { Db } from '../../platform/db/schema.ts'
import { HOUR_MS } from '../../platform/durations.ts'
import { hashLinkToken, isLinkToken, newLinkToken } from '../../platform/mail/link-token.ts'
import { toAddress } from '../customers/customer-queries.ts'
import { SOFT_LOGIN_HOURS } from '../customers/paths.ts'
import { findSoftLogin, insertSoftLogin } from './registration-queries.ts'

/**
 * Creates the token of a link that fills in the registration's address, and allows nothing else. It
 * goes into a mail to that address; the shop stores its SHA-256 only.
 */
export async function makeSoftLogin(db: Db, email: string, now: number): Promise<string> {
  const token = newLinkToken()
  await insertSoftLogin(db, { tokenHash: hashLinkToken(token), email: toAddress(email) }, now)
  return token
}

/** Returns the address that a token stands for, while the token is valid. */
export function readSoftLogin(db: Db, token: string, now: number): Promise<string | undefined> {
  if (!isLinkToken(token)) return Promise.resolve(undefined)
  return findSoftLogin(db, hashLinkToken(token), now - SOFT_LOGIN_HOURS * HOUR_MS)
}

/** Replaces the hidden part of an address. */
export const MASK = '•••'

/** Shows enough of an address for its owner to recognise it: `k•••@e•••.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const server = email.slice(at + 1)
  const end = server.lastIndexOf('.')
  return `${firstOf(email)}${MASK}@${firstOf(server)}${MASK}${end > 0 ? server.slice(end) : ''}`
}

function firstOf(text: string): string {
  return [...text][0] ?? ''
}
