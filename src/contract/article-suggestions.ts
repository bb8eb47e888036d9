import * as v from 'valibot'

/**
 * An article that matches a typed number or name; without price or stock if the visitor may not see them.
 */
const articleSuggestionSchema = v.object({
  articleNumber: v.string(),
  name: v.optional(v.string(), ''),
  size: v.optional(v.string()),
  color: v.optional(v.string()),
  /** The price of one piece, as text. */
  price: v.optional(v.string()),
  stock: v.optional(v.string()),
})

/** Answer of `quickorder/suggestions`: a bare array, the best first. */
export const articleSuggestionsSchema = v.pipe(
  v.nullable(v.array(articleSuggestionSchema)),
  v.transform((it) => it ?? []),
)

export type ArticleSuggestion = v.InferOutput<typeof articleSuggestionSchema>
