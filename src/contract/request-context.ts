import * as v from 'valibot'

const MAX_ID_LENGTH = 200

/** The context that a page sends to the shop with every request. */
export const requestContextSchema = v.object({
  storefront: v.optional(v.picklist(['sport', 'professional']), 'sport'),
  language: v.optional(v.picklist(['sv', 'en']), 'sv'),
  currency: v.optional(v.string()),
  /** The category whose products the page lists. */
  categoryId: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(MAX_ID_LENGTH))), undefined),
  /** The same, under the name that clients of other pages use. */
  productCategorySystemId: v.fallback(
    v.optional(v.pipe(v.string(), v.maxLength(MAX_ID_LENGTH))),
    undefined,
  ),
  /** The page lists the hits of its `q`, or the whole shop. */
  searchPage: v.fallback(v.optional(v.boolean()), undefined),
  /** The page lists the products with a campaign price. */
  campaignPage: v.fallback(v.optional(v.boolean()), undefined),
})

export type RequestContext = v.InferOutput<typeof requestContextSchema>
