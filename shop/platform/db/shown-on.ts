import type { Storefront } from '../../../src/model/storefront.ts'

/** The column, of products and of campaigns, that says whether a storefront shows them. */
export const SHOWN_ON = {
  sport: 'on_sport',
  professional: 'on_professional',
} as const satisfies Readonly<Record<Storefront, string>>
