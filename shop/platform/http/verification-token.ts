import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { HOUR_MS } from '../durations.ts'
import type { Signer } from '../signer.ts'

const LIFETIME_MS = 12 * HOUR_MS
const SALT_BYTES = 8
const TIME_BYTES = 6
const HEAD_BYTES = SALT_BYTES + TIME_BYTES
const SIGNATURE_BYTES = 24
const TOKEN_LENGTH = Math.ceil(((HEAD_BYTES + SIGNATURE_BYTES) * 4) / 3)

export interface VerificationTokens {
  /** Differs every time, so that the length of a compressed page does not reveal it. */
  issue(owner: string): string
  accepts(token: string, owner: string): boolean
}

/** The owner of a token: a token becomes invalid with a new session, and with a login or logout. */
export function tokenOwner(sessionId: string, customerId: string | undefined): string {
  return `${sessionId} ${customerId ?? ''}`
}

/** Tokens that are valid for one owner, for twelve hours. */
export function verificationTokens(
  signer: Signer,
  now: () => number = Date.now,
): VerificationTokens {
  const subject = (head: Buffer, owner: string) => Buffer.concat([head, Buffer.from(owner)])
  return {
    issue(owner) {
      const head = randomBytes(HEAD_BYTES)
      head.writeUIntBE(now(), SALT_BYTES, TIME_BYTES)
      const signature = Buffer.from(signer.sign('token', subject(head, owner)), 'base64url')
      return Buffer.concat([head, signature]).toString('base64url')
    },
    accepts(token, owner) {
      if (token.length !== TOKEN_LENGTH) return false
      const bytes = Buffer.from(token, 'base64url')
      if (bytes.length !== HEAD_BYTES + SIGNATURE_BYTES) return false
      const head = bytes.subarray(0, HEAD_BYTES)
      // Only this shop issues tokens, so one from the future means that the clock has been set back.
      const isFresh = now() < head.readUIntBE(SALT_BYTES, TIME_BYTES) + LIFETIME_MS
      const signature = bytes.subarray(HEAD_BYTES).toString('base64url')
      return signer.verify('token', subject(head, owner), signature) && isFresh
    },
  }
}

/** Issues a new verification token, for a page whose own has expired. */
export async function tokenRoutes(shop: FastifyInstance): Promise<void> {
  shop.get('/api/token', async (_request, reply) => ({ token: reply.verificationToken() }))
}
