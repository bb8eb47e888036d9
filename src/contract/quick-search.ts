import * as v from 'valibot'

/** A category name that means "no hit". */
export const NO_HIT = 'NoHit'
/** The category name of the row that leads to the full search. */
export const SHOW_ALL = 'ShowAll'

/** One row of `quickSearch`. */
const searchHitSchema = v.object({
  category: v.optional(v.string(), ''),
  name: v.string(),
  url: v.optional(v.string()),
  imageSource: v.optional(v.string()),
  /** As text; absent if there is none, or the visitor may not see it. */
  price: v.nullish(v.string()),
  hasImage: v.optional(v.boolean(), false),
  showAll: v.optional(v.boolean(), false),
})

/** Answer of `quickSearch`: a bare array; consecutive equal categories share one header. */
export const searchHitsSchema = v.pipe(
  v.nullable(v.array(searchHitSchema)),
  v.transform((hits) => hits ?? []),
)

export type SearchHit = v.InferOutput<typeof searchHitSchema>

const notList = v.custom<object>((it) => !Array.isArray(it))

/** `POST /api/quickSearch`: the query percent-encoded as a bare string, or unencoded in an object. */
export const quickSearchSchema = v.optional(
  v.union([v.string(), v.pipe(notList, v.object({ query: v.nullish(v.string(), '') }))]),
  '',
)
