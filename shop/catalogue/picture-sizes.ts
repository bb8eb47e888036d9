/** Widths in which an uploaded picture is kept; one that is narrower is kept as wide as it is. */
const PICTURE_WIDTHS = [320, 640, 1280] as const

/** Of the widest; narrower ones have the same name, but for their width. */
const SIZED = /^((?:\/pictures\/)?[\w-]{22})-(\d{1,4})\.webp$/
const [SMALLEST, MIDDLE, WIDEST] = PICTURE_WIDTHS

export function sizedName(hash: string, width: number): string {
  return `${hash}-${width}.webp`
}

/** Widths in which a picture is kept that is so wide, the narrowest first. */
export function widthsUpTo(width: number): readonly number[] {
  const widest = Math.min(width, WIDEST)
  return [...PICTURE_WIDTHS.filter((it) => it < widest), widest]
}

/** Names or addresses of a picture in all of its widths, the narrowest first; itself where it has one. */
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

/** A picture in whichever of its widths a browser needs where it is as wide as `sizes` says. */
export function pictureSource(url: string, sizes: string): PictureSource {
  const srcSet = pictureSet(url)
  return srcSet ? { src: url, srcSet, sizes } : { src: url }
}

/** All widths of a picture that has several, as `srcset` has them. */
export function pictureSet(url: string): string | undefined {
  const found = sizesOf(url)
  if (found.length < 2) return undefined
  return found.map((it) => `${it.name} ${it.width}w`).join(', ')
}

/** The width for thumbnails and rows. */
export function smallPicture(url: string): string {
  return narrowest(url, SMALLEST)
}

/** The width for a card or less, where whoever draws it is not told the others. */
export function cardPicture(url: string): string {
  return narrowest(url, MIDDLE)
}

function narrowest(url: string, from: number): string {
  return sizesOf(url).find(({ width }) => width >= from)?.name ?? url
}
