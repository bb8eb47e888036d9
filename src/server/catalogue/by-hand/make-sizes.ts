import { createHash } from 'node:crypto'
import { PICTURE_WIDTHS, sizedName } from '../picture-sizes.ts'
import { pictureEnding } from './picture-bytes.ts'

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

let last: Promise<unknown> = Promise.resolve()

/**
 * A picture in the widths that pages show, upright, as WebP and without anything that a camera wrote
 * beside it; the widest is the last one. One at a time, so that memory stays bounded.
 */
export function makeSizes(file: Buffer): Promise<readonly PictureFile[] | PictureFault> {
  const made = last.then(() => make(file))
  last = made.catch(() => undefined)
  return made
}

async function make(file: Buffer): Promise<readonly PictureFile[] | PictureFault> {
  const ending = pictureEnding(file)
  if (!ending) return 'kind'
  const { default: sharp } = await import('sharp')
  // A shop makes few pictures smaller, and has other work meanwhile.
  sharp.concurrency(1)
  sharp.cache(false)
  const limitInputPixels = MAX_PIXELS[ending]
  const picture = sharp(file, { limitInputPixels, pages: 1 }).autoOrient()
  try {
    // Says the size by the file's head alone.
    const { width, height, autoOrient } = await sharp(file, { limitInputPixels: false }).metadata()
    if (width * height > limitInputPixels) return 'pixels'
    const hash = createHash('sha256').update(file).digest('base64url').slice(0, NAME_LENGTH)
    const files: PictureFile[] = []
    for (const it of widthsFor(autoOrient.width)) {
      const size = { width: it, height: it * MAX_RATIO, fit: 'inside' } as const
      const resized = picture.clone().resize({ ...size, withoutEnlargement: true })
      files.push({
        name: sizedName(hash, it),
        bytes: await resized.webp({ quality: QUALITY }).toBuffer(),
      })
    }
    return files
  } catch {
    return 'kind'
  }
}

function widthsFor(width: number): readonly number[] {
  const [widest] = PICTURE_WIDTHS.slice(-1)
  const narrower = PICTURE_WIDTHS.filter((it) => it < width)
  return width < (widest ?? width) ? [...narrower, width] : PICTURE_WIDTHS
}
