import * as v from 'valibot'
import { textual } from './field-schemas.ts'
import { withoutNulls } from './parse-by-schema.ts'
import { sizeFieldsSchema } from './size-fields.ts'

/** The maximum length of a variant's id. */
export const MAX_VARIANT_ID = 128

const variantId = v.pipe(textual, v.minLength(1), v.maxLength(MAX_VARIANT_ID))

/** One colour of `quick-buy`'s `variants`, in the spelling that backends send. */
export const colourVariantSchema = v.object({
  VariantId: variantId,
  Color: v.string(),
  /** `#rrggbb`, for the swatch; without one the colour is shown by its name alone. */
  HexCode: v.optional(v.nullable(v.string())),
})

export const colourVariantsSchema = v.pipe(v.array(colourVariantSchema), v.minLength(1))

/** Answer of `GET /api/quickbuy/activevariant?variantid=`. */
export const activeVariantSchema = v.object({
  /** The size fields of the colour, as JSON text. */
  sizeInputComponentData: v.pipe(
    v.string(),
    v.parseJson(),
    v.transform((it) => withoutNulls(sizeFieldsSchema, it)),
    sizeFieldsSchema,
  ),
  loggedOutHref: v.optional(v.nullable(v.string())),
  loggedOutText: v.optional(v.nullable(v.string())),
  /** Absent if the visitor may not see stock. */
  anySizeOfColorInStock: v.optional(v.nullable(v.boolean())),
  productName: v.optional(v.nullable(v.string())),
  /** Whether the product is sold by quotation. */
  offert: v.optional(v.nullable(v.boolean())),
})

export type ColourVariant = v.InferOutput<typeof colourVariantSchema>
export type ActiveVariant = v.InferOutput<typeof activeVariantSchema>
/** As the shop sends it. */
export type ActiveVariantResponse = v.InferInput<typeof activeVariantSchema>
