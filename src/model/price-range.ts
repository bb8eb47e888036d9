/** Prices in minor units, both ends included; an end that is absent is open. */
export interface PriceRange {
  readonly from?: number
  readonly to?: number
}

const RANGE = /^(\d{0,10})-(\d{0,10})$/
const KRONOR = /^\s*(\d{1,8})(?:[.,](\d{1,2}))?\s*$/

/** Reads `10000-50000`, `10000-` and `-50000`; minor units, so that an address needs no decimals. */
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

/** An amount as people type it in a field, `99` or `99,50`, in minor units. */
export function parseKronor(text: string): number | undefined {
  const [, whole, decimals = ''] = KRONOR.exec(text) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
}

/** The same the other way, for a field's value. */
export function kronorText(amount: number | undefined): string {
  if (amount === undefined) return ''
  return amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2)
}

export function isWithin({ from = 0, to = Number.POSITIVE_INFINITY }: PriceRange, price: number) {
  return price >= from && price <= to
}
