import { subNavigationSchema } from '../../contract/product-filter.ts'

/** What every tag of filters is told: which list is theirs, and what stands around it. */
export const facetAttributes = {
  target: { kind: 'string', required: true },
  subNavigation: { kind: 'json', schema: subNavigationSchema },
} as const
