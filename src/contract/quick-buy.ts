import * as v from 'valibot'

/** One colour of `quick-buy`'s `variants`, in the spelling backends send. */
export const colourVariantSchema = v.object({
  VariantId: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  Color: v.string(),
  /** `#rrggbb`, for the swatch. */
  HexCode: v.optional(v.string()),
})

export const colourVariantsSchema = v.array(colourVariantSchema)

/** Answer of `GET /api/quickbuy/activevariant?variantid=` (SPEC 3, "Active variant response"). */
export const activeVariantSchema = v.object({
  /** JSON text of size fields: see size-fields. */
  sizeInputComponentData: v.string(),
  loggedOutHref: v.optional(v.nullable(v.string())),
  loggedOutText: v.optional(v.nullable(v.string())),
  anySizeOfColorInStock: v.optional(v.boolean(), true),
  productName: v.optional(v.string(), ''),
  offert: v.optional(v.boolean(), false),
  /** `Master` or `Item`, for the professional storefront's size form. */
  productType: v.optional(v.string()),
  imageUrl: v.optional(v.string()),
})

export type ColourVariant = v.InferOutput<typeof colourVariantSchema>
export type ActiveVariant = v.InferOutput<typeof activeVariantSchema>
