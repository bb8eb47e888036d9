import * as v from 'valibot'

const messages = v.array(v.string())

/**
 * The body of every answer outside 200–299. `modelState` is keyed by field path; `errors` is added when an
 * addition to the cart was refused.
 */
export const errorBodySchema = v.object({
  message: v.optional(v.string(), 'genericerror'),
  modelState: v.optional(v.record(v.string(), messages)),
  errors: v.optional(
    v.object({
      /** By `articleSizeInputField<fieldId>`, or by article number for articles without a field. */
      errorsList: v.optional(v.record(v.string(), v.string()), {}),
      articles: v.optional(messages, []),
    }),
  ),
  /** Identifies the failure's line in the log. */
  correlationId: v.optional(v.string()),
})

export type ErrorBody = v.InferOutput<typeof errorBodySchema>

/** The key of a size field's error in `errors.errorsList`. */
export function sizeFieldKey(fieldId: string): string {
  return `articleSizeInputField${fieldId}`
}
