import { DAY_MS } from '../platform/durations.ts'

/** The period of the lowest price. */
export const LOWEST_PRICE_MS = 30 * DAY_MS

/** What an article cost from an instant until the next entry. */
export interface PriceEntry {
  readonly validFrom: number
  readonly price: number
}

/**
 * The lowest price of the 30 days before the last entry began (prisinformationslagen 7 a §), that is,
 * before the current campaign. Undefined if the history does not cover the whole period. Entries are in
 * order.
 */
export function lowestPriceBefore(entries: readonly PriceEntry[]): number | undefined {
  const start = entries.at(-1)?.validFrom ?? 0
  if (!entries.some(({ validFrom }) => validFrom <= start - LOWEST_PRICE_MS)) return undefined
  const inForce = entries.filter(({ validFrom }, index) => {
    const until = entries[index + 1]?.validFrom ?? Number.POSITIVE_INFINITY
    return validFrom < start && until > start - LOWEST_PRICE_MS
  })
  return Math.min(...inForce.map(({ price }) => price))
}
