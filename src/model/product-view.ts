/** A colour of a product, or all of a product without colours, whose `Color` is empty. */
interface VariantView {
  /** One of its articles, by which its sizes are requested. */
  readonly VariantId: string
  readonly Color: string
  /** `#rrggbb` */
  readonly HexCode?: string | null | undefined
  readonly sizes?: readonly unknown[] | undefined
}

/**
 * A product, or one of its articles, as cards show it: the answer of `GET /api/products`, and what a server
 * may add. Money is text; what the visitor may not see is absent.
 */
export interface ProductView {
  readonly productId: string
  readonly articleNumber: string
  readonly name: string
  readonly url?: string | undefined
  readonly image?: string | undefined
  /** Shown instead of the picture on hover. */
  readonly otherImage?: string | undefined
  readonly brand?: string | undefined
  readonly trait?: string | undefined
  /** `out`, `campaign` or `new`, and the word over the picture. */
  readonly badge?: string | undefined
  readonly badgeText?: string | undefined
  /** `4,3 (12)`, and the same for screen readers. */
  readonly rating?: string | undefined
  readonly ratingText?: string | undefined
  readonly price?: string | undefined
  readonly campaignPrice?: string | undefined
  readonly lowestPrice?: string | undefined
  readonly unitPrice?: string | undefined
  readonly unitPriceText?: string | undefined
  readonly vatText?: string | undefined
  readonly stepTexts?: readonly string[] | undefined
  /** When the price may change next, in ISO 8601. */
  readonly askAgainAt?: string | undefined
  readonly stock?: string | undefined
  readonly fewLeft?: boolean | undefined
  readonly inStock?: boolean | undefined
  /** Available pieces of a single article. */
  readonly maxQuantity?: number | undefined
  readonly isQuotation?: boolean | undefined
  readonly loggedOutText?: string | undefined
  readonly loggedOutHref?: string | undefined
  readonly energyClass?: string | undefined
  readonly sizesText?: string | undefined
  /** Absent for a single article. */
  readonly variants?: readonly VariantView[] | undefined
  /** The pictures in all widths, if a server has them. */
  readonly imageSet?: string | undefined
  readonly otherImageSet?: string | undefined
  /** The link's data about the product for tracking, as JSON. */
  readonly tracked?: string | undefined
}

/** Whether there is nothing to choose: a product with a single article, or a requested article. */
export function isOneArticle({ variants = [] }: Pick<ProductView, 'variants'>): boolean {
  const [first, second] = variants
  return !first || (!second && first.sizes?.length === 1)
}
