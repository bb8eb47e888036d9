/** The units of a content, each with its price unit and the number of units in one of these. */
const UNITS = {
  mg: ['kg', 1_000_000],
  g: ['kg', 1000],
  kg: ['kg', 1],
  ml: ['l', 1000],
  cl: ['l', 100],
  dl: ['l', 10],
  l: ['l', 1],
  cm: ['m', 100],
  m: ['m', 1],
  m2: ['m2', 1],
  piece: ['piece', 1],
} as const

export type ContentUnit = keyof typeof UNITS

/** The units in which prices are compared. */
type PriceUnit = (typeof UNITS)[ContentUnit][0]

/** The content of a sales unit: 250 g, 10 m, 3 pieces. */
export interface NetContent {
  /** Positive, with at most three decimals. */
  readonly amount: number
  readonly unit: ContentUnit
}

/** The price of one unit of measure (directive 98/6), in minor units of the price's currency. */
export interface UnitPrice {
  readonly amount: number
  readonly unit: PriceUnit
}

export const CONTENT_UNITS = Object.keys(UNITS) as ContentUnit[]

const MAX_AMOUNT = 1_000_000
const PARTS = 1000

export function isContentUnit(unit: string): unit is ContentUnit {
  return Object.hasOwn(UNITS, unit)
}

/** Whether the amount is valid: positive, with at most three decimals. */
export function isContentAmount(amount: number): boolean {
  return amount > 0 && amount <= MAX_AMOUNT && Math.round(amount * PARTS) / PARTS === amount
}

/** Rounded half up, without loss for any size. Undefined if the content is not a valid amount. */
export function unitPriceOf(price: number, { amount, unit }: NetContent): UnitPrice | undefined {
  if (!isContentAmount(amount)) return undefined
  const [priceUnit, inOne] = UNITS[unit]
  const parts = BigInt(Math.round(amount * PARTS))
  const whole = BigInt(price) * BigInt(inOne * PARTS)
  return { amount: Number((2n * whole + parts) / (2n * parts)), unit: priceUnit }
}

/**
 * The lowest of several, and whether others are higher; undefined if one is missing or has another unit.
 */
export function lowestUnitPrice(
  prices: readonly (UnitPrice | undefined)[],
): (UnitPrice & { readonly isFrom: boolean }) | undefined {
  const present = prices.filter((it) => it !== undefined)
  const [first] = present
  const isComparable =
    present.length === prices.length && present.every((it) => it.unit === first?.unit)
  if (!first || !isComparable) return undefined
  const amount = Math.min(...present.map((it) => it.amount))
  return { amount, unit: first.unit, isFrom: present.some((it) => it.amount !== amount) }
}
