/** Formats that browsers show, by what their files begin with. */
const FORMATS = [
  { ending: 'jpg', type: 'image/jpeg', is: (it: Buffer) => it.readUIntBE(0, 3) === 0xffd8ff },
  { ending: 'png', type: 'image/png', is: (it: Buffer) => hex(it, 0, 8) === '89504e470d0a1a0a' },
  {
    ending: 'webp',
    type: 'image/webp',
    is: (it: Buffer) => text(it, 0) === 'RIFF' && text(it, 8) === 'WEBP',
  },
  {
    ending: 'avif',
    type: 'image/avif',
    is: (it: Buffer) => text(it, 4) === 'ftyp' && text(it, 8) === 'avif',
  },
] as const

const MIN_BYTES = 32

function hex(bytes: Buffer, from: number, to: number): string {
  return bytes.toString('hex', from, to)
}

function text(bytes: Buffer, from: number): string {
  return bytes.toString('latin1', from, from + 4)
}

/** The ending of a picture's name, by its content alone; undefined for what is none. */
export function pictureEnding(bytes: Buffer): string | undefined {
  if (bytes.length < MIN_BYTES) return undefined
  return FORMATS.find((it) => it.is(bytes))?.ending
}

export function pictureType(name: string): string | undefined {
  return FORMATS.find((it) => name.endsWith(`.${it.ending}`))?.type
}

const APP1 = 0xe1
const LAST_APP = 0xef
const START_OF_SCAN = 0xda
/** Colour profile, and how Adobe stores colours: without them a picture looks otherwise. */
const KEPT_APPS = [0xe0, 0xe2, 0xee]

/**
 * A JPEG without what cameras write of places, times and themselves. Which way is up stays.
 * Undefined where it cannot be read as one.
 */
export function withoutCameraData(jpeg: Buffer): Buffer | undefined {
  const head = readHead(jpeg)
  if (!head) return undefined
  const orientation = head.segments.reduce((it, segment) => orientationOf(segment) ?? it, 1)
  const upright = orientation === 1 ? [] : [orientationSegment(orientation)]
  const kept = head.segments.filter((it) => !isCameraData(it[1] ?? 0))
  return Buffer.concat([jpeg.subarray(0, 2), ...upright, ...kept, jpeg.subarray(head.end)])
}

/** What stands before the picture itself, and where that begins. */
function readHead(
  jpeg: Buffer,
): { readonly segments: readonly Buffer[]; readonly end: number } | undefined {
  const segments: Buffer[] = []
  let at = 2
  while (at + 4 <= jpeg.length && jpeg[at] === 0xff) {
    const end = at + 2 + jpeg.readUInt16BE(at + 2)
    if (end > jpeg.length) return undefined
    segments.push(jpeg.subarray(at, end))
    if (jpeg[at + 1] === START_OF_SCAN) return { segments, end }
    at = end
  }
  return undefined
}

function isCameraData(marker: number): boolean {
  return marker >= APP1 && marker <= LAST_APP && !KEPT_APPS.includes(marker)
}

const EXIF = 'Exif\0\0'
const TIFF_AT = 10
const ENTRY_BYTES = 12
const ORIENTATION = 0x0112
const MAX_ORIENTATION = 8

/** Of a segment with EXIF data; undefined where it says none. */
function orientationOf(segment: Buffer): number | undefined {
  if (segment.toString('latin1', 4, TIFF_AT) !== EXIF) return undefined
  const tiff = segment.subarray(TIFF_AT)
  if (tiff.length < 10) return undefined
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => {
    if (at < 0 || at + 2 > tiff.length) return 0
    return isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at)
  }
  const list = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  for (let entry = 0; entry < short(list); entry += 1) {
    const at = list + 2 + entry * ENTRY_BYTES
    const value = short(at + 8)
    if (short(at) === ORIENTATION) return value <= MAX_ORIENTATION ? value || 1 : 1
  }
  return undefined
}

/** EXIF data that says which way is up, and nothing else. */
function orientationSegment(orientation: number): Buffer {
  const tiff = Buffer.from(
    'MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\0\0\0\0\0\0\0',
    'latin1',
  )
  tiff.writeUInt16BE(orientation, 18)
  const body = Buffer.concat([Buffer.from(EXIF, 'latin1'), tiff])
  const head = Buffer.from([0xff, APP1, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}
