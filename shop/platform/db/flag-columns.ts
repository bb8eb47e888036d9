import type { Storefront } from '../../../src/model/storefront.ts'

/** A boolean in the database. */
export type Flag = 0 | 1

/** The column by which products and campaigns are on a storefront. */
export const STOREFRONT_COLUMNS = {
  sport: 'on_sport',
  professional: 'on_professional',
} as const satisfies Readonly<Record<Storefront, string>>
