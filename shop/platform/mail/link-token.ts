import { createHash, randomBytes } from 'node:crypto'

const BYTES = 32
const TOKEN = /^[\w-]{43}$/

/** The secret of a mailed link: it stands in the mail, and the shop keeps its SHA-256. */
export function newLinkToken(): string {
  return randomBytes(BYTES).toString('base64url')
}

/** Whether a text could be one at all; nothing else is looked up. */
export function isLinkToken(text: string): boolean {
  return TOKEN.test(text)
}

export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
