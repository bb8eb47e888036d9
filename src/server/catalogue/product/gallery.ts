import { type Html, html } from '../../platform/html/html.ts'
import { linkTo, type PageContext } from '../../platform/pages/page-context.ts'
import { picturesOf, type ShownPicture } from './pictures.ts'
import type { ProductView } from './product-view.ts'

/** More thumbnails than these are put behind the last one, "+5" (UX PDP-3). */
const THUMBNAILS = 8

/** The product large, in the chosen colour; and all its pictures small, where it has several. */
export function gallery(page: PageContext, view: ProductView): Html {
  const pictures = picturesOf(page, view, view.colour?.id ?? null)
  const [first, second] = pictures
  if (first && !second) {
    return html`<div class="shop-product__gallery">${largePicture(first, 'first')}</div>`
  }
  const rest = pictures.length > THUMBNAILS ? pictures.length - THUMBNAILS + 1 : 0
  const more =
    rest > 0 &&
    html`<li class="shop-gallery__more"><a class="shop-gallery__thumb" href="#pictures">+${rest}<span class="cs-visually-hidden"> ${page.t('page.pictures.more', { n: rest })}</span></a></li>`
  return html`<div class="shop-product__gallery shop-gallery"><ol class="shop-gallery__list" id="pictures" aria-label="${page.t('page.pictures')}">${pictures.map(
    (picture, index) =>
      html`${rest > 0 && index === THUMBNAILS - 1 && more}${item(page, pictures, index, picture)}`,
  )}</ol></div>`
}

/**
 * The small picture is a link to itself, so that the browser alone can tell which one is chosen: the
 * large one beside the target is shown, and is a link to the picture alone.
 */
function item(
  page: PageContext,
  { length: total }: readonly ShownPicture[],
  index: number,
  picture: ShownPicture,
): Html {
  const n = index + 1
  const isBehind = total > THUMBNAILS && n >= THUMBNAILS
  return html`<li class="shop-gallery__item${isBehind && ' shop-gallery__item--behind'}"><a class="shop-gallery__large" href="${picture.large}">${largePicture(picture, index === 0 ? 'first' : 'further')}<span class="cs-visually-hidden">. ${page.t('page.picture.large')}</span></a><a class="shop-gallery__thumb" id="picture-${n}" href="#picture-${n}"><img src="${picture.source}" alt="" width="72" height="72" loading="lazy"><span class="cs-visually-hidden">${page.t('page.picture.number', { n, total })}<span class="shop-gallery__now">, ${page.t('page.picture.shown')}</span>: ${picture.alt}</span></a></li>`
}

function largePicture({ source, alt, isDrawn }: ShownPicture, place: 'first' | 'further'): Html {
  const loading = place === 'first' ? html` fetchpriority="high"` : html` loading="lazy"`
  const kind = !isDrawn && ' shop-product__picture--file'
  return html`<img class="shop-product__picture${kind}" src="${source}" alt="${alt}" width="800" height="800"${loading}>`
}

/** The colours as pictures; each is a link, so that a colour has an address (UX PDP-7). */
export function colourChoice(page: PageContext, view: ProductView): Html | false {
  const { swatches, colour } = view
  if (!colour || swatches.length === 0) return false
  const chosen = html`<p class="shop-colours__chosen">${page.t('page.colour')} <strong>${colour.name}</strong></p>`
  if (swatches.length === 1) return html`<div class="shop-colours">${chosen}</div>`
  return html`<nav class="shop-colours" aria-label="${page.t('page.choosecolour')}">${chosen}<ul>${swatches.map(
    (it) => colourLink(page, view, it),
  )}</ul></nav>`
}

function colourLink(
  page: PageContext,
  view: ProductView,
  swatch: ProductView['swatches'][number],
): Html {
  const address = linkTo(page, `/p/${view.product.slug}?colour=${encodeURIComponent(swatch.id)}`)
  const [picture] = picturesOf(page, view, swatch.id)
  const isOut = swatch.isSoldOut && page.storefront === 'sport' && !view.isQuotation
  const name = isOut ? `${swatch.name}, ${page.t('size.out')}` : swatch.name
  return html`<li><a class="shop-colours__link" href="${address}" aria-label="${name}" title="${name}"${
    swatch.id === view.colour?.id && html` aria-current="true"`
  }${isOut && html` data-stock="out-of-stock"`}><img src="${picture?.source}" alt="" width="72" height="72" loading="lazy"></a></li>`
}
