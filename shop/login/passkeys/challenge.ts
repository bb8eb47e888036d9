import { randomBytes } from 'node:crypto'
import { MINUTE_MS } from '../../platform/durations.ts'
import type { Signer } from '../../platform/signer.ts'

/** How long a challenge on a page is valid. */
const CHALLENGE_MS = 10 * MINUTE_MS
const SALT_BYTES = 16
const TIME_BYTES = 6
const HEAD_BYTES = SALT_BYTES + TIME_BYTES

/** What a challenge is for: a login, or adding a passkey to this customer's account. */
export interface ChallengePurpose {
  readonly sessionId: string
  /** Absent for a login. */
  readonly customerId?: string | undefined
}

/**
 * Creates a challenge that contains its time and its session, signed by the shop, so that a visitor
 * who only looks at the login page causes no write.
 */
export function makeChallenge(signer: Signer, purpose: ChallengePurpose, now: number): Buffer {
  const time = Buffer.alloc(TIME_BYTES)
  time.writeUIntBE(now, 0, TIME_BYTES)
  const head = Buffer.concat([randomBytes(SALT_BYTES), time])
  return Buffer.concat([head, Buffer.from(signatureOf(signer, purpose, head), 'base64url')])
}

/**
 * Returns when a challenge expires, or undefined where it has expired, is forged, or was made for
 * something else.
 */
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
