import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const LIFETIME_MS = 12 * 60 * 60 * 1000
const SALT_BYTES = 8
const TIME_BYTES = 6
const HEAD_BYTES = SALT_BYTES + TIME_BYTES
const SIGNATURE_BYTES = 24
const TOKEN_LENGTH = Math.ceil(((HEAD_BYTES + SIGNATURE_BYTES) * 4) / 3)

export interface VerificationTokens {
  /** Differs every time, so that a compressed page does not give it away. */
  issue(owner: string): string
  accepts(token: string, owner: string): boolean
}

/** Whose a token is: it runs out when the session changes, and when a login in it begins or ends. */
export function tokenOwner(sessionId: string, customerId: string | undefined): string {
  return `${sessionId} ${customerId ?? ''}`
}

/** Tokens that are good for one owner, for twelve hours. */
export function verificationTokens(
  secret: Buffer,
  now: () => number = Date.now,
): VerificationTokens {
  const signature = (head: Buffer, owner: string) =>
    createHmac('sha256', secret)
      .update('token:')
      .update(head)
      .update(owner)
      .digest()
      .subarray(0, SIGNATURE_BYTES)
  return {
    issue(owner) {
      const head = randomBytes(HEAD_BYTES)
      head.writeUIntBE(now(), SALT_BYTES, TIME_BYTES)
      return Buffer.concat([head, signature(head, owner)]).toString('base64url')
    },
    accepts(token, owner) {
      if (token.length !== TOKEN_LENGTH) return false
      const bytes = Buffer.from(token, 'base64url')
      if (bytes.length !== HEAD_BYTES + SIGNATURE_BYTES) return false
      const head = bytes.subarray(0, HEAD_BYTES)
      const age = now() - head.readUIntBE(SALT_BYTES, TIME_BYTES)
      const isFresh = age >= 0 && age < LIFETIME_MS
      return timingSafeEqual(bytes.subarray(HEAD_BYTES), signature(head, owner)) && isFresh
    },
  }
}
