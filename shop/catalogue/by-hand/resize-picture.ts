import { createHash } from 'node:crypto'
import type { Sharp } from 'sharp'
import { createMutex } from '../../platform/semaphore.ts'
import { pictureEnding } from '../picture-bytes.ts'
import { sizedName, widthsUpTo } from '../picture-sizes.ts'

/** A file of a picture as it is kept. */
export interface PictureFile {
  readonly name: string
  readonly bytes: Uint8Array
}

export type PictureFault = 'kind' | 'pixels'

const NAME_LENGTH = 22
const QUALITY = 80
/** So much higher than wide may a picture be, and no higher. */
const MAX_RATIO = 2
/** JPEG and PNG are read in lines; the others are held whole while they are made smaller. */
const MAX_PIXELS = { jpg: 64_000_000, png: 64_000_000, webp: 16_000_000, avif: 16_000_000 } as const

/** How sharp begins what it says of a file, rather than of itself: `Input buffer …`, `vipspng: …`. */
const OF_FILE = /^(?:Input |VipsJpeg:|vipspng:|webp(?:2vips)?:|heif:|\w+load(?:_\w+)?:)/m

/** One picture at a time, so that memory stays bounded. */
const oneAtATime = createMutex()

/**
 * A picture in the widths that pages show, upright, as WebP and without anything that a camera wrote
 * beside it; the widest is the last one.
 */
export function resizePicture(file: Buffer): Promise<readonly PictureFile[] | PictureFault> {
  return oneAtATime.run(() => resize(file))
}

async function resize(file: Buffer): Promise<readonly PictureFile[] | PictureFault> {
  const ending = pictureEnding(file)
  if (!ending) return 'kind'
  const { default: sharp } = await import('sharp')
  // A shop makes few pictures smaller, and has other work meanwhile.
  sharp.concurrency(1)
  sharp.cache(false)
  const limitInputPixels = MAX_PIXELS[ending]
  try {
    // Says the size by the file's head alone.
    const { width, height, autoOrient } = await sharp(file, { limitInputPixels: false }).metadata()
    if (width * height > limitInputPixels) return 'pixels'
    const picture = sharp(file, { limitInputPixels, pages: 1 }).autoOrient()
    return await filesOf(picture, autoOrient.width, nameOf(file))
  } catch (error) {
    if (isFaultOfFile(error)) return 'kind'
    throw error
  }
}

/** It has no codes for it. Where memory is short, the file may be as good as any. */
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
