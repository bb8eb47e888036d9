import * as v from 'valibot'

/**
 * One size in `sizeinputfields`. Backends send identifiers and numbers in either
 * form, so both are taken.
 */
export const sizeFieldSchema = v.object({
  fieldId: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  size: v.optional(v.nullable(v.string()), ''),
  articleNumber: v.string(),
  stockStatusText: v.optional(v.nullable(v.string()), ''),
  inStock: v.optional(v.boolean(), true),
  visible: v.optional(v.boolean(), true),
  /** The quantity typed so far; 0 is shown as an empty box. */
  fieldValue: v.optional(v.nullable(v.union([v.string(), v.number()])), 0),
  /** Pieces that can be had; absent where stock is not checked. */
  availableInStock: v.optional(v.nullable(v.number())),
  /** The row of the matrix this size belongs to: a colour's name. */
  mastervariant: v.optional(v.nullable(v.string())),
  /** Text, for the page's language. */
  price: v.optional(v.nullable(v.string())),
  /** The price in minor units, for the running sum. */
  priceAmount: v.optional(v.nullable(v.number())),
})

export const sizeFieldsSchema = v.array(sizeFieldSchema)

export type SizeField = v.InferOutput<typeof sizeFieldSchema>
