import { safeUrl } from '../../../src/model/url.ts'
import type { PageContext } from '../../platform/pages/page-context.ts'
import { pictureUrl } from '../picture-url.ts'
import type { FoundPicture } from '../product-queries.ts'
import type { ProductView } from './product-view.ts'

/** A picture of a product in one colour. */
export interface GalleryPicture {
  readonly source: string
  /** The picture's own address, at full window size if it is drawn. */
  readonly large: string
  readonly alt: string
  /** Drawings fill any frame; files keep their proportions. */
  readonly isDrawn: boolean
}

type PicturesOf = Pick<ProductView, 'product' | 'pictures' | 'swatches' | 'catalogueVersion'>

/**
 * The pictures of a product in one colour, the main one first; at least one. Leaves out pictures of other
 * colours, unless there are no others.
 */
export function picturesOf(
  page: PageContext,
  view: PicturesOf,
  colourId: string | null,
): readonly GalleryPicture[] {
  const colour = view.swatches.find((it) => it.id === colourId)
  const name = page.t('page.picture', { name: view.product.name, colour: colour?.name ?? 'none' })
  const files = filesOf(view, colourId)
  if (files.length > 0) {
    return files.map(({ url, alt }) => ({
      source: url,
      large: url,
      alt: alt ?? name,
      isDrawn: false,
    }))
  }
  const drawn = (side?: FoundPicture['view']) => {
    const source = pictureUrl(view.product.slug, colourId, view.catalogueVersion, side ?? undefined)
    const alt = side ? page.t('page.picture.view', { picture: name, view: side }) : name
    return { source, large: `${source}&size=window`, alt, isDrawn: true }
  }
  const sides = view.pictures.flatMap((it) => (it.view ? [it.view] : []))
  return [drawn(), ...sides.map(drawn)]
}

/** The pictures of the displayed colour; where a matrix sells every colour, the main one of the others too. */
export function galleryPictures(
  page: PageContext,
  view: PicturesOf & Pick<ProductView, 'colour' | 'grid'>,
): readonly GalleryPicture[] {
  const own = picturesOf(page, view, view.colour?.id ?? null)
  if (!view.grid) return own
  const shown = new Set(own.map((it) => it.source))
  const others = view.swatches.flatMap((it) => picturesOf(page, view, it.id).slice(0, 1))
  return [...own, ...others.filter((it) => !shown.has(it.source))]
}

interface PictureFile {
  readonly url: string
  readonly alt: string | null
  readonly colourId: string | null
}

/** Picture files: those of the colour, then those of no particular colour. */
function filesOf({ product, pictures }: PicturesOf, colourId: string | null): PictureFile[] {
  const files = pictures.flatMap(({ url, ...it }) => {
    const safe = safeUrl(url)
    return safe ? [{ ...it, url: safe }] : []
  })
  const own = files.filter((it) => it.colourId !== null && it.colourId === colourId)
  const shared = files.filter((it) => it.colourId === null)
  const first = safeUrl(product.imageUrl)
  if (!first) return withoutDuplicates([...own, ...shared])
  const listed = files.find((it) => it.url === first)
  const main = { url: first, alt: listed?.alt ?? null, colourId: null }
  const isAnothers = own.length > 0 && files.some((it) => it.url === first && it.colourId !== null)
  return withoutDuplicates([...own, ...(isAnothers ? [] : [main]), ...shared])
}

function withoutDuplicates(files: readonly PictureFile[]): PictureFile[] {
  return files.filter(({ url }, at) => files.findIndex((it) => it.url === url) === at)
}
