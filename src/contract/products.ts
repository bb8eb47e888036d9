import * as v from 'valibot'
import { numeric, textual } from './field-schemas.ts'
import { colourVariantSchema } from './quick-buy.ts'
import { sizeFieldsSchema } from './size-fields.ts'

const text = v.optional(v.string())
const amount = v.optional(v.pipe(numeric, v.integer()))

/** A colour of a product, or all of a product without colours, whose `Color` is empty. */
const productVariantSchema = v.object({
  ...colourVariantSchema.entries,
  /** Its articles, for `sizeinputfields`; only for products requested by id. */
  sizes: v.optional(sizeFieldsSchema),
})

/**
 * A product, or one of its articles, as tags show it. Money is text in the page's language; `…Amount` is
 * the same in minor units. What the visitor may not see is absent.
 */
const productSchema = v.object({
  productId: textual,
  /** The requested article; otherwise the first in the colour of the picture. */
  articleNumber: textual,
  name: v.string(),
  /** The address of its page, in the colour of the picture if a colour was requested. */
  url: text,
  image: text,
  /** A second picture, shown instead of the first on hover. */
  otherImage: text,
  brand: text,
  /** What kind of product it is, in a few words. */
  trait: text,
  /** `out`, `campaign` or `new`, and the word over the picture. */
  badge: text,
  badgeText: text,
  /** The average rating and the number of ratings, and the same for screen readers. */
  rating: text,
  ratingText: text,
  /** Only for a requested article. */
  size: v.optional(textual),
  color: text,
  currency: text,
  /** If there is a `campaignPrice`, the price without the campaign. */
  price: text,
  priceAmount: amount,
  /** Present if the price may be called reduced. */
  campaignPrice: text,
  campaignPriceAmount: amount,
  /** The lowest price of the 30 days before the campaign; the law requires it next to `campaignPrice`. */
  lowestPrice: text,
  lowestPriceAmount: amount,
  /** The price of a unit of measure, and the same for screen readers. */
  unitPrice: text,
  unitPriceText: text,
  unitPriceAmount: amount,
  /** Whether the price includes VAT, in words, if the page states it. */
  vatText: text,
  /** Quantity prices, in words. */
  stepTexts: v.optional(v.array(v.string())),
  /**
   * When to request it again, in ISO 8601: the price may change at the end of an announced campaign, or
   * soon.
   */
  askAgainAt: text,
  stock: text,
  /** Whether `stock` says that few are left, so that it is marked. */
  fewLeft: v.optional(v.boolean()),
  inStock: v.optional(v.boolean()),
  /** Available pieces of a single article, if stock is checked. */
  maxQuantity: amount,
  isQuotation: v.optional(v.boolean(), false),
  /** The text that replaces price and stock, and its link. */
  loggedOutText: text,
  loggedOutHref: text,
  /** For products that by law need an energy label: `A` to `G`. */
  energyClass: text,
  /** The available sizes, in words. */
  sizesText: text,
  /** The variants, the colour of the picture first; absent for a single article. */
  variants: v.optional(v.array(productVariantSchema)),
})

/** Answer of `GET /api/products`: a bare array. */
export const productsSchema = v.pipe(
  v.nullable(v.array(productSchema)),
  v.transform((it) => it ?? []),
)

/** As a browser reads them. */
export type Product = v.InferOutput<typeof productSchema>
/** As the shop sends them: names are text, and amounts numbers. */
export type ProductVariant = v.InferInput<typeof productVariantSchema> & { VariantId: string }
export type ProductAnswer = Omit<v.InferOutput<typeof productSchema>, 'variants'> & {
  variants?: ProductVariant[] | undefined
}
