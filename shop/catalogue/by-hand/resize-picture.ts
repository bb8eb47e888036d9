import { createHash } from 'node:crypto'
import type { Sharp } from 'sharp'
import { createMutex } from '../../platform/semaphore.ts'
import { pictureEnding } from '../picture-bytes.ts'
import { sizedName, widthsUpTo } from '../picture-sizes.ts'

/** A stored file of a picture. */
export interface PictureFile {
  readonly name: string
  readonly bytes: Uint8Array
}

export type PictureFault = 'kind' | 'pixels'

const NAME_LENGTH = 22
const QUALITY = 80
/** Greatest height, as a multiple of the width. */
const MAX_RATIO = 2
/**
 * JPEG and PNG are decoded line by line; the other formats are decoded whole, which takes more memory.
 */
const MAX_PIXELS = { jpg: 64_000_000, png: 64_000_000, webp: 16_000_000, avif: 16_000_000 } as const

/** How sharp begins messages about the file rather than about itself: `Input buffer …`, `vipspng: …`. */
const OF_FILE = /^(?:Input |VipsJpeg:|vipspng:|webp(?:2vips)?:|heif:|\w+load(?:_\w+)?:)/m

/** One picture at a time, so that memory stays bounded. */
const oneAtATime = createMutex()

/**
 * Converts a picture to upright WebP files in the widths that pages show, the widest last. Drops all
 * metadata of the camera.
 */
export function resizePicture(file: Buffer): Promise<readonly PictureFile[] | PictureFault> {
  return oneAtATime.run(() => resize(file))
}

async function resize(file: Buffer): Promise<readonly PictureFile[] | PictureFault> {
  const ending = pictureEnding(file)
  if (!ending) return 'kind'
  const { default: sharp } = await import('sharp')
  // A shop resizes few pictures, and needs the processor for other work.
  sharp.concurrency(1)
  sharp.cache(false)
  const limitInputPixels = MAX_PIXELS[ending]
  try {
    // Reads the size from the file's header alone.
    const { width, height, autoOrient } = await sharp(file, { limitInputPixels: false }).metadata()
    if (width * height > limitInputPixels) return 'pixels'
    const picture = sharp(file, { limitInputPixels, pages: 1 }).autoOrient()
    return await filesOf(picture, autoOrient.width, nameOf(file))
  } catch (error) {
    if (isFaultOfFile(error)) return 'kind'
    throw error
  }
}

/**
 * Sharp's errors have no codes, so the message decides. When memory runs out, the file itself may be
 * fine.
 */
function isFaultOfFile(error: unknown): boolean {
  return error instanceof Error && OF_FILE.test(error.message) && !/memory/i.test(error.message)
}

function nameOf(file: Buffer): string {
  return createHash('sha256').update(file).digest('base64url').slice(0, NAME_LENGTH)
}

async function filesOf(picture: Sharp, width: number, hash: string): Promise<PictureFile[]> {
  const files: PictureFile[] = []
  for (const it of widthsUpTo(width)) {
    const size = { width: it, height: it * MAX_RATIO, fit: 'inside' } as const
    const resized = picture.clone().resize({ ...size, withoutEnlargement: true })
    const bytes = await resized.webp({ quality: QUALITY }).toBuffer()
    files.push({ name: sizedName(hash, it), bytes })
  }
  return files
}
