import { createHash } from 'node:crypto'

/** A weak tag of the content, equal for every encoding of its bytes. */
export function entityTag(content: Buffer | string): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22)
  return `W/"${hash}"`
}

/** Whether the client already has the tagged content, by its `If-None-Match`. */
export function matchesTag(ifNoneMatch: string | undefined, etag: string): boolean {
  const bare = (it: string) => it.trim().replace(/^W\//, '')
  return ifNoneMatch?.split(',').some((it) => it.trim() === '*' || bare(it) === bare(etag)) ?? false
}
