import { createHash, randomBytes } from 'node:crypto'

const BYTES = 32
const TOKEN = /^[\w-]{43}$/

/** The secret of a mailed link; the shop stores only its SHA-256. */
export function newLinkToken(): string {
  return randomBytes(BYTES).toString('base64url')
}

/** Whether a text has the form of a token; nothing else is looked up. */
export function isLinkToken(text: string): boolean {
  return TOKEN.test(text)
}

export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
