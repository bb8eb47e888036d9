import { subNavigationSchema } from '../../contract/product-filter.ts'

/** The attributes of all tags of filters: the list that they filter, and its surroundings. */
export const facetAttributes = {
  target: { kind: 'string', required: true },
  subNavigation: { kind: 'json', schema: subNavigationSchema },
} as const
