/** Widths in which an uploaded picture is kept; one that is narrower is kept as wide as it is. */
export const PICTURE_WIDTHS = [320, 640, 1280] as const

/** Of the widest; narrower ones have the same name, but for their width. */
const SIZED = /^((?:\/pictures\/)?[\w-]{22})-(\d{1,4})\.webp$/
const SMALLEST = PICTURE_WIDTHS[0]

export function sizedName(hash: string, width: number): string {
  return `${hash}-${width}.webp`
}

/** Names or addresses of a picture in all of its widths, the narrowest first; itself where it has one. */
export function sizesOf(
  widest: string,
): readonly { readonly name: string; readonly width: number }[] {
  const [, stem, digits] = SIZED.exec(widest) ?? []
  const width = Number(digits)
  if (stem === undefined) return []
  const narrower = PICTURE_WIDTHS.filter((it) => it < width)
  return [...narrower, width].map((it) => ({ name: sizedName(stem, it), width: it }))
}

interface PictureSource {
  readonly src: string
  readonly srcSet?: string
  readonly sizes?: string
}

/** A picture in whichever of its widths a browser needs where it is as wide as `sizes` says. */
export function pictureSource(url: string, sizes: string): PictureSource {
  const found = sizesOf(url)
  if (found.length < 2) return { src: url }
  return { src: url, srcSet: found.map((it) => `${it.name} ${it.width}w`).join(', '), sizes }
}

/** The width for thumbnails and rows. */
export function smallPicture(url: string): string {
  return sizesOf(url).find(({ width }) => width >= SMALLEST)?.name ?? url
}
