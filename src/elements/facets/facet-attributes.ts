import { subNavigationSchema } from '../../contract/product-filter.ts'

/** What every tag of filters needs to know: which list is theirs, and what stands around it. */
export const facetAttributes = {
  target: { kind: 'string', required: true },
  subNavigation: { kind: 'json', schema: subNavigationSchema },
} as const
