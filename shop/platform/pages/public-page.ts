import { COMPRESS, type Encoding } from '../http/accept-encoding.ts'
import { entityTag } from '../http/entity-tag.ts'

/** A page for viewers without a session: the same bytes for all of them. */
export interface PublicPage {
  /** A tag of the page, equal for every encoding. */
  readonly etag: string
  /** Compressed at the first request for the encoding, and kept. */
  compressed(encoding: Encoding): Promise<Buffer>
}

export function publicPage(bytes: Buffer): PublicPage {
  const byEncoding = new Map<Encoding, Promise<Buffer>>()
  return {
    etag: entityTag(bytes),
    compressed(encoding) {
      const compressed = byEncoding.get(encoding) ?? COMPRESS[encoding](bytes)
      byEncoding.set(encoding, compressed)
      return compressed
    },
  }
}
