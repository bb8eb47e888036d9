import { createHash } from 'node:crypto'

const LENGTH = 22

/** What a form was drawn from, to tell whether it has changed since. */
export function fingerprint(values: unknown): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, LENGTH)
}
