import * as v from 'valibot'
import { MAX_ARTICLES_PER_ADD, MAX_QUANTITY, MIN_QUANTITY } from '../model/limits.ts'
import { numeric, textual } from './field-schemas.ts'

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const quantity = v.pipe(numeric, v.integer(), v.minValue(MIN_QUANTITY), v.maxValue(MAX_QUANTITY))

/** An article and its quantity. `fieldId` names its size box, for errors. */
const articleToAddSchema = v.object({
  articleNumber: id,
  quantity: v.optional(quantity, MIN_QUANTITY),
  fieldId: v.optional(id),
})

/** `POST /api/cart/add`: a list of articles, or one article flat. */
export const addToCartSchema = v.union([
  v.object({
    articles: v.pipe(
      v.array(articleToAddSchema),
      v.minLength(1, 'addtocart.minimumone'),
      v.maxLength(MAX_ARTICLES_PER_ADD),
    ),
  }),
  articleToAddSchema,
])

/** `PUT` or `POST /api/cart/update`; quantity 0 removes the row. */
export const updateCartSchema = v.object({
  rowSystemId: id,
  quantity: v.pipe(numeric, v.integer(), v.minValue(0), v.maxValue(MAX_QUANTITY)),
})

/** `POST /api/cart/reorder`. */
export const reorderSchema = v.object({ orderId: id })

/** `POST /api/cart/key`: the code in the address that leads back to a page of another origin. */
export const returnCodeSchema = v.object({ code: id })

const text = v.optional(v.string())
const amount = v.optional(v.pipe(numeric, v.integer()))

/**
 * One row of the cart. Money is text in the page's language; `…Amount` is the same in minor units. What the
 * visitor may not see is absent.
 */
const orderRowSchema = v.object({
  rowSystemId: v.string(),
  articleNumber: v.optional(v.string(), ''),
  name: v.optional(v.string(), ''),
  image: text,
  url: text,
  price: text,
  priceAmount: amount,
  campaignPrice: text,
  campaignPriceAmount: amount,
  originalPrice: text,
  originalPriceAmount: amount,
  belowPriceText: text,
  /** Rows of the same product count together for quantity prices. */
  product: v.optional(textual),
  totalPrice: text,
  totalPriceAmount: amount,
  quantity: numeric,
  size: v.optional(textual),
  color: text,
  stock: text,
  /** Whether `stock` says that few are left or that some come later, so that it is marked. */
  fewLeft: v.optional(v.boolean()),
  isQuotation: v.optional(v.boolean(), false),
  isFeeRow: v.optional(v.boolean(), false),
  isServiceRow: v.optional(v.boolean(), false),
  isFreeGift: v.optional(v.boolean(), false),
  /** Changes since the visitor last saw the row, in the page's language: a price, a cut quantity. */
  notices: v.optional(v.array(v.string())),
})

/** One line of the amount to pay: as text, and in minor units. */
export const sumLineSchema = v.object({
  /** `goods`, `fee`, `delivery`, `payment` or `discount`. */
  kind: v.string(),
  name: v.string(),
  price: v.string(),
  priceAmount: v.pipe(numeric, v.integer()),
})

const namedArticles = v.array(
  v.object({ articleNumber: v.string(), name: v.string(), reason: v.string() }),
)

/** The cart, as every call of the cart answers. */
export const cartSchema = v.object({
  /** Number of pieces, as text. */
  quantity: v.optional(textual, '0'),
  currency: v.optional(v.string()),
  orderTotal: text,
  orderTotalAmount: amount,
  /** VAT that is part of, or (professional) comes on top of, the total. */
  vat: text,
  vatAmount: amount,
  /** Whether prices in this cart include VAT. */
  includesVat: v.optional(v.boolean(), true),
  showInfo: v.optional(v.boolean(), false),
  errors: v.optional(v.record(v.string(), v.array(v.string())), {}),
  checkoutUrl: text,
  freeShippingLimit: text,
  freeShippingLimitAmount: amount,
  amountLeftToFreeShipping: text,
  amountLeftToFreeShippingAmount: amount,
  /** The parts of the total: goods, fees, discount, delivery. */
  sums: v.optional(v.array(sumLineSchema)),
  hasQuotationProductInCart: v.optional(v.boolean(), false),
  isAuthenticated: v.optional(v.boolean(), false),
  /** Null is a cart without rows; a body without the field is not a cart. */
  orderRows: v.pipe(
    v.nullable(v.array(orderRowSchema)),
    v.transform((rows) => rows ?? []),
  ),
  abovePriceText: text,
  /** Increases with each change of the cart; an answer with a lower version is older. 0: no versions. */
  version: v.optional(numeric, 0),
  /** Changes that the visitor has not made, in the page's language. */
  notices: v.optional(v.array(v.string())),
  /**
   * The cart of a page on another site whose visitor has been led to the shop: the number of pieces, and
   * its address.
   */
  elsewhere: v.optional(v.object({ quantity: textual, url: v.string() })),
  /** `reorder` only: the articles that were added. */
  added: v.optional(v.array(v.object({ articleNumber: v.string(), quantity: numeric }))),
  /** `reorder` only: articles that could not be added, and why, in the page's language. */
  notAdded: v.optional(namedArticles),
  /** `reorder` only: articles whose price has changed since the order, and how. */
  repriced: v.optional(namedArticles),
})

export type ArticleToAdd = v.InferOutput<typeof articleToAddSchema>
export type SumLine = v.InferOutput<typeof sumLineSchema>
export type OrderRow = v.InferOutput<typeof orderRowSchema>
export type Cart = v.InferOutput<typeof cartSchema>
