import type { ReactNode } from 'react'
import { LightboxMarkup } from '../../../src/ui/lightbox/lightbox-markup.tsx'
import { viewMark } from '../../../src/ui/view-mark.ts'
import { VisuallyHidden } from '../../../src/ui/visually-hidden.tsx'
import type { PageContext } from '../../platform/pages/page-context.ts'
import { pictureSource, smallPicture } from '../picture-sizes.ts'
import { AT_ONCE, WHEN_NEAR } from '../picture-url.ts'
import { type GalleryPicture, galleryPictures } from './pictures.ts'
import type { ProductView } from './product-view.ts'

/** Further thumbnails are folded behind the last one, "+5". */
const MAX_THUMBNAILS = 8
/** Wide screens show the gallery beside the product's text. */
const LARGE_SIZES = '(min-width: 60rem) 50vw, 100vw'

interface GalleryProps {
  readonly page: PageContext
  readonly view: ProductView
}

/** The product in the chosen colour, with thumbnails if it has several pictures. */
export function Gallery({ page, view }: GalleryProps) {
  const pictures = galleryPictures(page, view)
  const [first, second] = pictures
  if (first && !second) {
    return (
      <div className="shop-product__gallery">
        <Enlarged>
          <LargeLink page={page} picture={first} number={1} className="shop-product__single" />
        </Enlarged>
      </div>
    )
  }
  const total = pictures.length
  const rest = total > MAX_THUMBNAILS ? total - MAX_THUMBNAILS + 1 : 0
  const items = pictures.map((it, at) => (
    <GalleryItem key={it.source} page={page} picture={it} number={at + 1} total={total} />
  ))
  if (rest > 0) {
    items.splice(MAX_THUMBNAILS - 1, 0, <MoreItem key="more" page={page} rest={rest} />)
  }
  return (
    <div className="shop-product__gallery shop-gallery">
      <Enlarged>
        <ol className="shop-gallery__list" id="pictures" aria-label={page.t('page.pictures')}>
          {items}
        </ol>
      </Enlarged>
    </div>
  )
}

/** Its links to pictures open over the page; without script they lead to the picture's own address. */
function Enlarged({ children }: { readonly children: ReactNode }) {
  return (
    <lightbox-images data-view={viewMark('lightbox-images', {})}>
      <LightboxMarkup>{children}</LightboxMarkup>
    </lightbox-images>
  )
}

interface LargeLinkProps {
  readonly page: PageContext
  readonly picture: GalleryPicture
  readonly number: number
  readonly className: string
}

function LargeLink({ page, picture, number, className }: LargeLinkProps) {
  return (
    <a className={className} href={picture.large} data-act="enlarge">
      {largePicture(picture, number === 1 ? 'first' : 'further')}
      <VisuallyHidden>{`. ${page.t('page.picture.large')}`}</VisuallyHidden>
    </a>
  )
}

interface MoreItemProps {
  readonly page: PageContext
  readonly rest: number
}

function MoreItem({ page, rest }: MoreItemProps) {
  return (
    <li className="shop-gallery__more">
      <a className="shop-gallery__thumb" href="#pictures">
        {`+${rest}`}
        <VisuallyHidden>{` ${page.t('page.pictures.more', { n: rest })}`}</VisuallyHidden>
      </a>
    </li>
  )
}

interface GalleryItemProps {
  readonly page: PageContext
  readonly picture: GalleryPicture
  readonly number: number
  readonly total: number
}

/**
 * Each thumbnail links to its own fragment, so that the browser alone knows which one is chosen: the
 * large picture beside the target is displayed, and links to the picture's own address.
 */
function GalleryItem({ page, picture, number, total }: GalleryItemProps) {
  const isBehind = total > MAX_THUMBNAILS && number >= MAX_THUMBNAILS
  const more = isBehind ? ' shop-gallery__item--behind' : ''
  const id = `picture-${number}`
  return (
    <li className={`shop-gallery__item${more}`}>
      <LargeLink page={page} picture={picture} number={number} className="shop-gallery__large" />
      <a className="shop-gallery__thumb" id={id} href={`#${id}`}>
        <img src={smallPicture(picture.source)} alt="" width="72" height="72" loading="lazy" />
        <VisuallyHidden>
          {page.t('page.picture.number', { n: number, total })}
          <span className="shop-gallery__now">{`, ${page.t('page.picture.shown')}`}</span>
          {`: ${picture.alt}`}
        </VisuallyHidden>
      </a>
    </li>
  )
}

function largePicture({ source, alt, isDrawn }: GalleryPicture, position: 'first' | 'further') {
  const kind = isDrawn ? '' : ' shop-product__picture--file'
  const when = position === 'first' ? AT_ONCE : WHEN_NEAR
  return (
    <img
      className={`shop-product__picture${kind}`}
      {...pictureSource(source, LARGE_SIZES)}
      alt={alt}
      width="800"
      height="800"
      {...when}
    />
  )
}
