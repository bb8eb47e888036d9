import { createSigner } from '../../../platform/signer.ts'

export const SIGNATURE_HEADER = 'sandbox-signature'

/** Calls with an older signature, or one from further in the future, are refused. */
const TOLERANCE_SECONDS = 5 * 60
const SIGNATURE = /^t=(\d{1,12}),v1=([\w-]{43})$/

/** Signs the time, the event and the whole body. */
export function signWebhook(
  key: Buffer,
  { event, body }: { readonly event: string; readonly body: string | Buffer },
  now: number,
): string {
  const time = Math.floor(now / 1000)
  const signature = createSigner(key).sign('webhook', subjectOf(time, event, body))
  return `t=${time},v1=${signature}`
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
  const [, time, given] = SIGNATURE.exec(typeof signature === 'string' ? signature : '') ?? []
  if (time === undefined || given === undefined) return false
  if (Math.abs(now / 1000 - Number(time)) > TOLERANCE_SECONDS) return false
  return createSigner(key).verify('webhook', subjectOf(Number(time), event, body), given)
}

function subjectOf(time: number, event: string, body: string | Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${time}.${event}.`), Buffer.from(body)])
}
