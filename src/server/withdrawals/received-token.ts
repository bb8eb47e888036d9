import { createHmac, timingSafeEqual } from 'node:crypto'

/** When a statement came in, and about which order, as the page after it says. */
export interface ReceivedNote {
  readonly number: string
  readonly at: number
}

/** Nobody can make the shop say that it received what it did not. */
export function createReceivedToken(secret: Buffer, { number, at }: ReceivedNote): string {
  return createHmac('sha256', secret).update(`withdrawal ${at} ${number}`).digest('base64url')
}

export function isReceivedToken(secret: Buffer, note: ReceivedNote, token: string): boolean {
  const expected = Buffer.from(createReceivedToken(secret, note))
  const given = Buffer.from(token)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
