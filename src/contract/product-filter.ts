import * as v from 'valibot'
import { numeric } from './field-schemas.ts'

/** One value of a facet group. */
const facetOptionSchema = v.object({
  id: v.string(),
  label: v.string(),
  /** The number of products in the list if this value were chosen too. */
  quantity: v.optional(numeric, 0),
  /** `#rrggbb` for colours, shown as a swatch. */
  hexCode: v.optional(v.string()),
})

/** A facet group. Single-select groups replace their choice; others add and remove. */
const facetGroupSchema = v.object({
  id: v.string(),
  label: v.string(),
  singleSelect: v.optional(v.boolean(), false),
  selectedOptions: v.optional(v.array(v.string()), []),
  options: v.optional(v.array(facetOptionSchema), []),
  /** One line that explains a technical term. */
  description: v.optional(v.string()),
  /** Present on a price range: lowest and highest price of the list, in minor units. */
  range: v.optional(v.object({ min: numeric, max: numeric })),
  /** Present on a price range: the currency of its amounts (ISO 4217); by default one with two decimals. */
  currency: v.optional(v.string()),
})

const sortItemSchema = v.object({
  text: v.string(),
  /** The address of the same list in this order. */
  value: v.string(),
  selected: v.optional(v.boolean(), false),
})

export interface SubNavigation {
  name: string
  url: string
  isSelected?: boolean | undefined
  hide?: boolean | undefined
  links?: SubNavigation[] | undefined
}

export const subNavigationSchema: v.GenericSchema<SubNavigation> = v.object({
  name: v.string(),
  url: v.string(),
  isSelected: v.optional(v.boolean()),
  hide: v.optional(v.boolean()),
  links: v.optional(v.array(v.lazy(() => subNavigationSchema))),
})

/** Answer of `productFilter` and `productFilter/withHtmlResult`. */
export const productFilterSchema = v.object({
  /** Page HTML of the list; absent if it was not requested. */
  productsView: v.optional(v.string()),
  sortCriteria: v.optional(v.object({ sortItems: v.optional(v.array(sortItemSchema), []) }), {}),
  subNavigation: v.optional(v.nullable(subNavigationSchema)),
  facetFilters: v.optional(v.array(facetGroupSchema), []),
  navigationTheme: v.optional(v.picklist(['filter', 'category']), 'filter'),
  /** The number of products found, for the announcement and the phone panel's button. */
  totalCount: v.optional(numeric),
})

export type FacetOption = v.InferOutput<typeof facetOptionSchema>
export type FacetGroup = v.InferOutput<typeof facetGroupSchema>
export type SortItem = v.InferOutput<typeof sortItemSchema>
export type ProductFilter = v.InferOutput<typeof productFilterSchema>
