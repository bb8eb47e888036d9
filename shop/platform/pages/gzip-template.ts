import { constants, crc32, deflateRawSync } from 'node:zlib'
import { bytesOf, type PageTemplate, type PersonalValues } from './page-template.ts'

/** RFC 1952: deflated, without file name or time, unknown system. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** RFC 1951: an empty last block. */
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff])
const MAX_STORED_BYTES = 0xffff
const STORED_HEAD_BYTES = 5

interface Piece {
  readonly plain: Buffer
  /** Its blocks end on a byte boundary and refer to nothing before them. */
  readonly deflated: Buffer
}

/** A shared page: its deflated pieces, and the slots between them. */
export type GzipTemplate = readonly (Piece | keyof PersonalValues)[]

/** Deflates the pieces between the slots once. */
export function gzipTemplate(template: PageTemplate): GzipTemplate {
  return template.map((it) =>
    typeof it === 'string'
      ? it
      : { plain: it, deflated: deflateRawSync(it, { finishFlush: constants.Z_SYNC_FLUSH }) },
  )
}

/**
 * Fills a viewer's own parts into the slots, as one gzip stream. These parts are stored uncompressed, so
 * nothing is deflated for each viewer, and the length of the page reveals nothing about a token by
 * comparison with text that somebody else got into the page (BREACH).
 */
export function fillInGzip(template: GzipTemplate, values: PersonalValues): Buffer {
  const own = bytesOf(values)
  const blocks: Buffer[] = [HEADER]
  let checksum = 0
  let length = 0
  for (const it of template) {
    const plain = typeof it === 'string' ? own[it] : it.plain
    if (typeof it === 'string') blocks.push(...storedBlocks(plain))
    else blocks.push(it.deflated)
    // For an empty buffer, zlib returns 0 instead of the checksum so far.
    if (plain.length > 0) checksum = crc32(plain, checksum)
    length += plain.length
  }
  return Buffer.concat([...blocks, LAST_BLOCK, trailerOf(checksum, length)])
}

/** Bytes as uncompressed blocks. */
function storedBlocks(bytes: Buffer): Buffer[] {
  const blocks: Buffer[] = []
  for (let start = 0; start < bytes.length; start += MAX_STORED_BYTES) {
    const part = bytes.subarray(start, start + MAX_STORED_BYTES)
    const head = Buffer.alloc(STORED_HEAD_BYTES)
    head.writeUInt16LE(part.length, 1)
    head.writeUInt16LE(MAX_STORED_BYTES - part.length, 3)
    blocks.push(head, part)
  }
  return blocks
}

function trailerOf(checksum: number, length: number): Buffer {
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(checksum, 0)
  trailer.writeUInt32LE(length, 4)
  return trailer
}
