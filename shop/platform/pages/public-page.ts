import { COMPRESS, type Encoding } from '../http/accept-encoding.ts'
import { entityTag } from '../http/entity-tag.ts'

/** A page as everybody gets it who has no session: the same bytes for all of them. */
export interface PublicPage {
  /** Of the page itself, whatever its bytes are compressed in. */
  readonly etag: string
  /** Compressed when somebody first takes it so, and kept. */
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
