import * as v from 'valibot'

/** What a page tells the shop about itself with every request (ELEMENTS.md, "The page around the elements"). */
export const requestContextSchema = v.object({
  storefront: v.optional(v.picklist(['sport', 'professional']), 'sport'),
  language: v.optional(v.picklist(['sv', 'en']), 'sv'),
  currency: v.optional(v.literal('SEK'), 'SEK'),
})

export type RequestContext = v.InferOutput<typeof requestContextSchema>
