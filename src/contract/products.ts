import * as v from 'valibot'
import { numeric, textual } from './field-schemas.ts'
import { colourVariantSchema } from './quick-buy.ts'
import { sizeFieldsSchema } from './size-fields.ts'

const text = v.optional(v.string())
const amount = v.optional(v.pipe(numeric, v.integer()))

/** A colour of a product, or the whole of one that has none, whose `Color` is empty. */
const productVariantSchema = v.object({
  ...colourVariantSchema.entries,
  /** What it is sold as, for `sizeinputfields`; of products that were asked for by their ids. */
  sizes: v.optional(sizeFieldsSchema),
})

/**
 * A product, or one of its articles, as tags show it. Money is text for the page's language; beside it,
 * `…Amount` is the same in minor units. What the visitor may not see is absent.
 */
const productSchema = v.object({
  productId: textual,
  /** The article that was asked for; else the first in the colour of the picture. */
  articleNumber: textual,
  name: v.string(),
  /** Of its page, in the colour of the picture where that was asked for. */
  url: text,
  image: text,
  /** Another side of it, shown in its place under the pointer. */
  otherImage: text,
  brand: text,
  /** What it is, in a few words. */
  trait: text,
  /** `out`, `campaign` or `new`, and the word over the picture. */
  badge: text,
  badgeText: text,
  /** The average of what buyers say and how many they are, and the same for those who hear it. */
  rating: text,
  ratingText: text,
  /** Of an article that was asked for. */
  size: v.optional(textual),
  color: text,
  currency: text,
  /** Where `campaignPrice` is, what it costs without the campaign. */
  price: text,
  priceAmount: amount,
  /** Where the price may be called reduced. */
  campaignPrice: text,
  campaignPriceAmount: amount,
  /** The lowest price of the 30 days before the campaign; the law wants it beside `campaignPrice`. */
  lowestPrice: text,
  lowestPriceAmount: amount,
  /** What a unit of measure costs, and the same for those who hear it. */
  unitPrice: text,
  unitPriceText: text,
  unitPriceAmount: amount,
  /** Whether VAT is in the price, in words, where that is to be said. */
  vatText: text,
  /** Prices of more pieces, in words. */
  stepTexts: v.optional(v.array(v.string())),
  /** When to ask again, in ISO 8601: the price may change at the end of an announced campaign, or soon. */
  askAgainAt: text,
  stock: text,
  /** Whether `stock` says that there are few left, so that it is marked. */
  fewLeft: v.optional(v.boolean()),
  inStock: v.optional(v.boolean()),
  /** Pieces that can be had of what is one article, where stock is checked. */
  maxQuantity: amount,
  isQuotation: v.optional(v.boolean(), false),
  /** What stands in place of price and stock, and where it leads. */
  loggedOutText: text,
  loggedOutHref: text,
  /** Of what the law wants an energy label of: `A` to `G`. */
  energyClass: text,
  /** Which sizes can be had, in words. */
  sizesText: text,
  /** What there is to choose from, the colour of the picture first; absent where it is one article. */
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
