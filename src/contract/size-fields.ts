import * as v from 'valibot'
import { numeric, textual } from './field-schemas.ts'

/** One size in `sizeinputfields`. Backends send ids and numbers as either type, so both are accepted. */
const sizeFieldSchema = v.object({
  fieldId: textual,
  size: v.optional(v.nullable(textual), ''),
  articleNumber: textual,
  stockStatusText: v.optional(v.nullable(v.string()), ''),
  inStock: v.optional(v.boolean(), true),
  /** Whether `stockStatusText` says that few are left, so that it is marked. */
  fewLeft: v.optional(v.boolean()),
  visible: v.optional(v.boolean(), true),
  /** The quantity typed so far; 0 is shown as an empty box. */
  fieldValue: v.optional(v.nullable(v.union([v.string(), v.number()])), 0),
  /**
   * Available pieces; absent if unknown. The professional storefront takes larger quantities, and says how
   * many of them come later.
   */
  availableInStock: v.optional(v.nullable(numeric)),
  /** The day on which more is expected, as text, for what comes later. */
  expectedText: v.optional(v.nullable(v.string())),
  /** The row of the matrix this size belongs to: a colour's name. A flag names no row. */
  mastervariant: v.pipe(
    v.optional(v.nullable(v.union([v.string(), v.boolean()]))),
    v.transform((it) => (typeof it === 'boolean' ? null : it)),
  ),
  /** Text in the page's language; a number is in whole units of the currency. */
  price: v.optional(v.nullable(v.union([v.string(), v.number()]))),
  /** The price in minor units, for the running sum. */
  priceAmount: v.optional(v.nullable(numeric)),
  /** The price of a unit of measure, as text: next to the price of a size that shows one. */
  unitPrice: v.optional(v.nullable(v.string())),
  /** The same with the unit in words, for screen readers. */
  unitPriceText: v.optional(v.nullable(v.string())),
  /** Whether the price includes VAT, in words, for the running sum. */
  vatText: v.optional(v.string()),
  /** Prices from a quantity on, counting all sizes of the form together; by increasing quantity. */
  steps: v.optional(v.array(v.object({ from: numeric, priceAmount: numeric }))),
  /** The product whose pieces count together for `steps`, as in the cart. */
  product: v.optional(textual),
  /** The steps in words, for all sizes. */
  stepTexts: v.optional(v.array(v.string())),
})

export const sizeFieldsSchema = v.array(sizeFieldSchema)

export type SizeField = v.InferOutput<typeof sizeFieldSchema>
