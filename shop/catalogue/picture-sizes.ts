/** Widths of an uploaded picture; a narrower one keeps its own width. */
const PICTURE_WIDTHS = [320, 640, 1280] as const

/** Name of the widest file; the others differ only in the width. */
const SIZED = /^((?:\/pictures\/)?[\w-]{22})-(\d{1,4})\.webp$/
const [SMALLEST, MIDDLE, WIDEST] = PICTURE_WIDTHS

export function sizedName(hash: string, width: number): string {
  return `${hash}-${width}.webp`
}

/** Widths of a picture with this original width, the narrowest first. */
export function widthsUpTo(width: number): readonly number[] {
  const widest = Math.min(width, WIDEST)
  return [...PICTURE_WIDTHS.filter((it) => it < widest), widest]
}

/**
 * Names or addresses of a picture in all its widths, the narrowest first; only itself if it has no
 * others.
 */
export function sizesOf(
  widest: string,
): readonly { readonly name: string; readonly width: number }[] {
  const [, stem, digits] = SIZED.exec(widest) ?? []
  if (stem === undefined) return []
  return widthsUpTo(Number(digits)).map((it) => ({ name: sizedName(stem, it), width: it }))
}

interface PictureSource {
  readonly src: string
  readonly srcSet?: string
  readonly sizes?: string
}

/** Attributes that let a browser choose a picture's width, by `sizes`. */
export function pictureSource(url: string, sizes: string): PictureSource {
  const srcSet = pictureSet(url)
  return srcSet ? { src: url, srcSet, sizes } : { src: url }
}

/** All widths of a picture as a `srcset`, if it has several. */
export function pictureSet(url: string): string | undefined {
  const found = sizesOf(url)
  if (found.length < 2) return undefined
  return found.map((it) => `${it.name} ${it.width}w`).join(', ')
}

/** The width for thumbnails and rows. */
export function smallPicture(url: string): string {
  return narrowest(url, SMALLEST)
}

/** The width for cards, where only one address can be given. */
export function cardPicture(url: string): string {
  return narrowest(url, MIDDLE)
}

function narrowest(url: string, from: number): string {
  return sizesOf(url).find(({ width }) => width >= from)?.name ?? url
}
