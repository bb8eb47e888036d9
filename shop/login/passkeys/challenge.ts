import { randomBytes } from 'node:crypto'
import { MINUTE_MS } from '../../platform/durations.ts'
import type { Signer } from '../../platform/signer.ts'

/** A page with a challenge is good for so long. */
const CHALLENGE_MS = 10 * MINUTE_MS
const SALT_BYTES = 16
const TIME_BYTES = 6
const HEAD_BYTES = SALT_BYTES + TIME_BYTES

/** What a challenge may be answered for: a login, or one more key of this customer's. */
export interface ChallengePurpose {
  readonly sessionId: string
  /** Absent for a login. */
  readonly customerId?: string | undefined
}

/**
 * A challenge says when it was made and for which session, under the shop's signature, so that
 * nothing is written for whoever only looks at the login page.
 */
export function makeChallenge(signer: Signer, purpose: ChallengePurpose, now: number): Buffer {
  const time = Buffer.alloc(TIME_BYTES)
  time.writeUIntBE(now, 0, TIME_BYTES)
  const head = Buffer.concat([randomBytes(SALT_BYTES), time])
  return Buffer.concat([head, Buffer.from(signatureOf(signer, purpose, head), 'base64url')])
}

/** Until when a challenge is good; undefined for one that is not, or was made for something else. */
export function readChallenge(
  signer: Signer,
  purpose: ChallengePurpose,
  challenge: string,
  now: number,
): number | undefined {
  const bytes = Buffer.from(challenge, 'base64url')
  if (bytes.length <= HEAD_BYTES) return undefined
  const head = bytes.subarray(0, HEAD_BYTES)
  const given = bytes.subarray(HEAD_BYTES).toString('base64url')
  if (!signer.verify('passkey', subjectOf(purpose, head), given)) return undefined
  const endsAt = head.readUIntBE(SALT_BYTES, TIME_BYTES) + CHALLENGE_MS
  return now <= endsAt ? endsAt : undefined
}

function signatureOf(signer: Signer, purpose: ChallengePurpose, head: Buffer): string {
  return signer.sign('passkey', subjectOf(purpose, head))
}

function subjectOf({ sessionId, customerId }: ChallengePurpose, head: Buffer): string {
  return JSON.stringify([sessionId, customerId ?? null, head.toString('base64url')])
}
