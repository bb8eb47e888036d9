import { safeUrl } from '../../../src/model/url.ts'
import { type CatalogueProduct, MAX_FURTHER_PICTURES, type PictureFile } from '../catalogue.ts'
import type { Sentence } from '../file-sentence.ts'
import { readColour } from './colours.ts'
import type { FilePicture, FileProduct } from './file-product.ts'

/** Which of a file's pictures may be displayed. */
export interface PictureRules {
  /** Allowed origins; pages load no pictures from elsewhere. */
  readonly pictureOrigins: readonly string[]
  /** The address that paths such as `/m/h/mh01-black.jpg` are below, without a slash at its end. */
  readonly pictureBase: string | undefined
}

export interface ShapedPictures extends Pick<CatalogueProduct, 'imageUrl' | 'pictures'> {
  /** One reason for each picture that was left out. */
  readonly leftOut: readonly Sentence[]
}

const MAX_ADDRESS = 2000
const MAX_ALT = 200

interface ResolvedPicture {
  readonly url: string
  readonly alt?: string | undefined
  readonly colourId?: string | undefined
}

/** The main picture of a product and its others, some of them of one colour. */
export function shapePictures(file: FileProduct, rules: PictureRules): ShapedPictures {
  const leftOut: Sentence[] = []
  const take = (picture: FilePicture, colour?: string): ResolvedPicture[] => {
    const answer = resolve(picture.address, rules)
    if ('reason' in answer) leftOut.push(answer.reason)
    const colourId = colour === undefined ? undefined : readColour(colour).id
    return 'url' in answer ? [{ ...answer, alt: picture.alt?.slice(0, MAX_ALT), colourId }] : []
  }
  const candidates = withoutDuplicates([
    ...(file.pictures ?? []).flatMap((it) => take(it)),
    ...file.articles.flatMap(({ pictures = [], colour }) =>
      pictures.flatMap((it) => take(it, colour)),
    ),
  ])
  const [first] = candidates
  if (!first) return { leftOut }
  const all = inOrder(candidates, file).filter(
    (it) => it.url !== first.url || it.colourId !== undefined || it.alt !== undefined,
  )
  const kept = all.slice(0, MAX_FURTHER_PICTURES)
  const surplus = all
    .slice(kept.length)
    .map(() => ({ key: 'cli.file.picture.many', values: { max: MAX_FURTHER_PICTURES } }))
  return {
    imageUrl: first.url,
    ...(kept.length > 0 && { pictures: kept.map(toFile) }),
    leftOut: [...leftOut, ...surplus],
  }
}

/**
 * A picture of one colour belongs to that colour, even if the product lists it too; a picture of every
 * colour belongs to none. The first picture of each colour comes before all others, in case there are too
 * many.
 */
function inOrder(candidates: readonly ResolvedPicture[], file: FileProduct): ResolvedPicture[] {
  const colours = new Set(file.articles.map((it) => it.colour && readColour(it.colour).id))
  const altOf = new Map(
    candidates.flatMap(({ url, alt }) => (alt === undefined ? [] : [[url, alt]])),
  )
  const ofUrl = (url: string) =>
    candidates.filter((it) => it.url === url && it.colourId !== undefined)
  const shared: ResolvedPicture[] = []
  const own: ResolvedPicture[] = []
  for (const { url, colourId } of candidates) {
    const showsAll = [0, colours.size].includes(ofUrl(url).length)
    const alt = altOf.get(url)
    if (!showsAll && colourId !== undefined) own.push({ url, alt, colourId })
    if (showsAll && !shared.some((it) => it.url === url)) shared.push({ url, alt })
  }
  const isFirst = ({ colourId }: ResolvedPicture, at: number) =>
    own.findIndex((it) => it.colourId === colourId) === at
  return [...own.filter(isFirst), ...shared, ...own.filter((it, at) => !isFirst(it, at))]
}

function withoutDuplicates(pictures: readonly ResolvedPicture[]): ResolvedPicture[] {
  const keys = new Set<string>()
  return pictures.filter(({ url, colourId }) => {
    const key = `${colourId} ${url}`
    return !keys.has(key) && keys.add(key)
  })
}

function toFile({ url, alt, colourId }: ResolvedPicture): PictureFile {
  return {
    url,
    ...(alt !== undefined && { alt: { sv: alt, en: alt } }),
    ...(colourId !== undefined && { colourId }),
  }
}

function resolve(
  address: string,
  { pictureBase, pictureOrigins }: PictureRules,
): { readonly url: string } | { readonly reason: Sentence } {
  const isWhole = /^[a-z][a-z0-9+.-]*:/i.test(address)
  if (!isWhole && pictureBase === undefined) {
    return { reason: { key: 'cli.file.picture.base' } }
  }
  const url = isWhole ? safeUrl(address) : below(pictureBase ?? '', address)
  const parsed = url === undefined ? undefined : new URL(url)
  if (!url || !parsed || parsed.username || parsed.password || url.length > MAX_ADDRESS) {
    return { reason: { key: 'cli.file.picture.address' } }
  }
  if (pictureOrigins.includes(parsed.origin)) return { url }
  return { reason: { key: 'cli.file.picture.origin', values: { origin: parsed.origin } } }
}

/** The address of a path below the base; undefined if the path leads out of it. */
function below(base: string, path: string): string | undefined {
  const parts = path.split(/[/\\]+/).filter(Boolean)
  const url = safeUrl(`${base}/${parts.map(encodePart).join('/')}`)
  return url?.startsWith(`${base}/`) ? url : undefined
}

function encodePart(part: string): string {
  return encodeURIComponent(part.replace(/\p{Surrogate}/gu, '\ufffd'))
}
