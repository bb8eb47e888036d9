import { constants, crc32, deflateRawSync } from 'node:zlib'
import { bytesOf, type PageTemplate, type PersonalValues } from './page-template.ts'

/** RFC 1952: deflated, without a name or a time, by a system that is not named. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** RFC 1951: the last block, with nothing in it. */
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff])
const MAX_STORED_BYTES = 0xffff
const STORED_HEAD_BYTES = 5

interface Piece {
  readonly plain: Buffer
  /** Its blocks end with a whole byte and refer to nothing before them. */
  readonly deflated: Buffer
}

/** A page that was drawn for everybody, its pieces deflated, and the places between them. */
export type GzipTemplate = readonly (Piece | keyof PersonalValues)[]

/** Deflates what is between the places once. */
export function gzipTemplate(template: PageTemplate): GzipTemplate {
  return template.map((it) =>
    typeof it === 'string'
      ? it
      : { plain: it, deflated: deflateRawSync(it, { finishFlush: constants.Z_SYNC_FLUSH }) },
  )
}

/**
 * The page with a visitor's own parts in its places, as one gzip stream. Those parts stand in it as they
 * are: nothing has to be deflated for each visitor, and how long the page becomes says nothing about a
 * token that is compared with what somebody else got into the page.
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
    // Of no bytes, zlib answers 0 instead of the checksum so far.
    if (plain.length > 0) checksum = crc32(plain, checksum)
    length += plain.length
  }
  return Buffer.concat([...blocks, LAST_BLOCK, trailerOf(checksum, length)])
}

/** Bytes as blocks that hold them as they are. */
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
