/** Prices in minor units, both ends included; an absent end is open. */
export interface PriceRange {
  readonly from?: number
  readonly to?: number
}

const RANGE = /^(\d{0,10})-(\d{0,10})$/

/** Reads `10000-50000`, `10000-` and `-50000`; in minor units, so that an address needs no decimals. */
export function parsePriceRange(text: string): PriceRange | undefined {
  const [, from, to] = RANGE.exec(text) ?? []
  if (!from && !to) return undefined
  const range = { ...(from && { from: Number(from) }), ...(to && { to: Number(to) }) }
  return range.from !== undefined && range.to !== undefined && range.from > range.to
    ? { from: range.to, to: range.from }
    : range
}

export function priceRangeId({ from, to }: PriceRange): string {
  return `${from ?? ''}-${to ?? ''}`
}

export function isWithin({ from = 0, to = Number.POSITIVE_INFINITY }: PriceRange, price: number) {
  return price >= from && price <= to
}
