import type { ReturnedBoxes } from '../../platform/pages/flash.ts'
import { type PageContext, priceView } from '../../platform/pages/page-context.ts'
import type { ListedArticle } from '../article-queries.ts'
import { type CardView, type Swatch, swatchesOf } from '../cards/card-view.ts'
import { type DisplayedPrice, displayedPrice } from '../cards/displayed-price.ts'
import { isBoughtInGrid } from '../cards/product-variants.ts'
import type { CatalogueSizeGuide } from '../catalogue.ts'
import type { FoundPicture, FoundProduct } from '../product-queries.ts'
import type { ProductReviews } from '../reviews/load-reviews.ts'
import type { CategoryView } from '../site.ts'
import { type DeliveryView, deliveryView, type QuoteDelivery } from './product-delivery.ts'

/** A product in one of its colours. */
export interface ProductView {
  readonly product: FoundProduct
  /** Pictures of every colour besides the main one; see `picturesOf`. */
  readonly pictures: readonly FoundPicture[]
  readonly swatches: readonly Swatch[]
  readonly colour: Swatch | undefined
  /** Articles of the displayed colour. */
  readonly articles: readonly ListedArticle[]
  /** Articles of every colour, if they are bought in one grid. */
  readonly grid?: readonly ListedArticle[]
  /** Absent if there is none, or the viewer may not see it. */
  readonly price?: DisplayedPrice | undefined
  /** Delivery of one piece, before the visitor has chosen anything. */
  readonly delivery?: DeliveryView | undefined
  readonly isQuotation: boolean
  readonly isSoldOut: boolean
  readonly guide?: CatalogueSizeGuide
  readonly trail: readonly CategoryView[]
  readonly related: readonly CardView[]
  readonly catalogueVersion: number
  /** Typed quantities and their errors, from a returned form. */
  readonly returned?: ReturnedBoxes
  readonly restock?: ReturnedRestockForm
  /** Absent without reviews. */
  readonly reviews?: ProductReviews | undefined
}

/** A returned restock form. */
export interface ReturnedRestockForm {
  readonly article: string
  readonly email: string
  readonly error: string
}

export interface ProductParts {
  readonly product: FoundProduct
  readonly pictures: readonly FoundPicture[]
  readonly articles: readonly ListedArticle[]
  /** The colour in the address; if unknown, the first colour in stock is displayed. */
  readonly colourId?: string | undefined
  readonly trail: readonly CategoryView[]
  readonly related: readonly CardView[]
  readonly catalogueVersion: number
  readonly returned?: ReturnedBoxes | undefined
  readonly restock?: ReturnedRestockForm | undefined
  readonly reviews?: ProductReviews | undefined
  readonly deliver: QuoteDelivery
}

export function productView(page: PageContext, parts: ProductParts): ProductView {
  const { product, articles, colourId, returned, restock, deliver, ...rest } = parts
  const swatches = swatchesOf(articles)
  const colour =
    swatches.find((it) => it.id === colourId) ?? swatches.find((it) => !it.isSoldOut) ?? swatches[0]
  const ofColour = colour ? articles.filter((it) => it.colourId === colour.id) : articles
  const isQuotation = product.isQuotation === 1
  const guide = readGuide(product.guide)
  const delivered = { drawing: product.drawing, articles: ofColour }
  const delivery = isQuotation ? undefined : deliveryView(page, delivered, deliver)
  return {
    ...rest,
    product,
    swatches,
    colour,
    articles: ofColour,
    ...(isBoughtInGrid(page, articles) && !isQuotation && { grid: articles }),
    isQuotation,
    isSoldOut: !isQuotation && ofColour.every((it) => it.available === 0),
    price: isQuotation ? undefined : displayedPrice(ofColour, priceView(page)),
    delivery,
    ...(guide && { guide }),
    ...(returned && { returned }),
    ...(restock && { restock }),
  }
}

function readGuide(json: string | null): CatalogueSizeGuide | undefined {
  return json ? (JSON.parse(json) as CatalogueSizeGuide) : undefined
}
