import { createHmac, timingSafeEqual } from 'node:crypto'

export const SIGNATURE_HEADER = 'sandbox-signature'

/** Calls older than this, and from further in the future, are refused. */
const TOLERANCE_SECONDS = 5 * 60
const SIGNATURE = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/

/** Signs the time, the event and every byte of the body. */
export function signWebhook(
  key: Buffer,
  { event, body }: { readonly event: string; readonly body: string | Buffer },
  now: number,
): string {
  const time = Math.floor(now / 1000)
  return `t=${time},v1=${digestOf(key, time, event, body).toString('hex')}`
}

export function isSigned(
  key: Buffer,
  {
    signature,
    event,
    body,
  }: { readonly signature: unknown; readonly event: string; readonly body: Buffer },
  now: number,
): boolean {
  const [, time, digest] = SIGNATURE.exec(typeof signature === 'string' ? signature : '') ?? []
  if (time === undefined || digest === undefined) return false
  if (Math.abs(now / 1000 - Number(time)) > TOLERANCE_SECONDS) return false
  return timingSafeEqual(Buffer.from(digest, 'hex'), digestOf(key, Number(time), event, body))
}

function digestOf(key: Buffer, time: number, event: string, body: string | Buffer): Buffer {
  return createHmac('sha256', key).update(`${time}.${event}.`).update(body).digest()
}
