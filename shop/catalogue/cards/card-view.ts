import { unbroken } from '../../../src/i18n/unbroken.ts'
import type { EnergyClass } from '../../../src/model/energy-label.ts'
import type { PriceView } from '../../../src/model/prices.ts'
import type { Rating } from '../../../src/model/reviews.ts'
import { sizeRuns } from '../../../src/model/size-runs.ts'
import { safeUrl } from '../../../src/model/url.ts'
import { pathOfProduct } from '../../paths/shop-paths.ts'
import { groupByProduct, type ListedArticle } from '../article-queries.ts'
import type { DrawnView } from '../catalogue.ts'
import type { ListedProduct } from '../listing-queries.ts'
import { pictureUrl } from '../picture-url.ts'
import { type DisplayedPrice, displayedPrice } from './displayed-price.ts'

const DRAWN_VIEWS: readonly DrawnView[] = ['back', 'sole', 'detail']

export interface Swatch {
  readonly id: string
  readonly name: string
  readonly hex: string
  readonly isSoldOut: boolean
}

/** One product in a list, in the viewer's language and at the viewer's prices. */
export interface CardView {
  readonly id: number
  /** The product's id for elements. */
  readonly code: string
  readonly slug: string
  /** Path of its page, in the colour of the card. */
  readonly path: string
  readonly name: string
  readonly brand: string
  readonly trait: string
  readonly picture: string
  /** Replaces the picture under the pointer. */
  readonly otherPicture?: string
  readonly swatches: readonly Swatch[]
  /** Available sizes, neighbours as ranges; empty on the professional storefront. */
  readonly sizes: readonly string[]
  /** The picture's colour. */
  readonly displayedColour: string | null
  readonly isQuotation: boolean
  readonly isSoldOut: boolean
  readonly isNew: boolean
  /** Absent if there is none, or the viewer may not see it. */
  readonly price?: DisplayedPrice | undefined
  readonly energyClass?: EnergyClass | undefined
  /** Absent without reviews. */
  readonly rating?: Rating | undefined
  readonly articles: readonly ListedArticle[]
}

export interface CardOptions {
  readonly view: PriceView
  readonly catalogueVersion: number
  /** Requested colours, the best first: a card shows the first that the product has. */
  readonly colours?: readonly string[] | undefined
  /** Ratings by the product's id. */
  readonly ratings?: ReadonlyMap<number, Rating> | undefined
  readonly now?: number
}

export function cardViews(
  products: readonly ListedProduct[],
  articles: readonly ListedArticle[],
  options: CardOptions,
): CardView[] {
  const byProduct = groupByProduct(articles)
  return products.flatMap((product) => {
    const own = byProduct.get(product.id) ?? []
    return own.length > 0 ? [cardView(product, own, options)] : []
  })
}

function cardView(
  product: ListedProduct,
  articles: readonly ListedArticle[],
  { view, catalogueVersion, colours = [], ratings, now = Date.now() }: CardOptions,
): CardView {
  const isQuotation = product.isQuotation === 1
  const own = new Set(articles.map((it) => it.colourId))
  const requested = colours.find((it) => own.has(it))
  const first = requested ?? articles[0]?.colourId ?? null
  return {
    id: product.id,
    code: product.code,
    slug: product.slug,
    path: pathOfProduct(product.slug, requested),
    name: product.name,
    brand: product.brand,
    trait: unbroken(product.trait ?? product.type),
    ...picturesOf(product, first, catalogueVersion),
    swatches: swatchesOf(articles),
    sizes: view.storefront === 'sport' && !isQuotation ? sizeRuns(articles) : [],
    displayedColour: first,
    isQuotation,
    isSoldOut: !isQuotation && articles.every((it) => it.available === 0),
    isNew: product.newUntil !== null && now < product.newUntil,
    price: isQuotation ? undefined : displayedPrice(articles, view),
    energyClass: product.energyClass,
    rating: ratings?.get(product.id),
    articles,
  }
}

function picturesOf(
  { slug, imageUrl, otherPicture }: ListedProduct,
  colour: string | null,
  version: number,
): Pick<CardView, 'picture' | 'otherPicture'> {
  const file = safeUrl(imageUrl)
  const view = DRAWN_VIEWS.find((it) => it === otherPicture)
  const other = file ? safeUrl(otherPicture) : view && pictureUrl(slug, colour, version, view)
  const picture = file ?? pictureUrl(slug, colour, version)
  return { picture, ...(other && { otherPicture: other }) }
}

/** The colours in the order of the articles, each once. */
export function swatchesOf(articles: readonly ListedArticle[]): Swatch[] {
  const found = new Map<string, Swatch>()
  for (const { colourId, colour, hex, available } of articles) {
    if (!colourId) continue
    const existing = found.get(colourId)
    const isSoldOut = available === 0 && (existing?.isSoldOut ?? true)
    found.set(colourId, { id: colourId, name: colour ?? '', hex: safeHex(hex), isSoldOut })
  }
  return [...found.values()]
}

/** Only a valid colour may be written into a drawing's attribute. */
function safeHex(hex: string | null): string {
  return hex && /^#[0-9a-f]{6}$/i.test(hex) ? hex : '#888888'
}
