import { currentPrice } from './prices.ts'

/** The list that a tag manager reads, where the page gives it no other name. */
export const USUAL_LAYER = 'dataLayer'

/** As long as a page is held back for a tag manager. */
export const CALLBACK_MS = 1000
/** One article as GA4 names its fields. Amounts are in the currency's main unit. */
export interface TrackedItem {
  readonly item_id: string
  readonly item_name?: string | undefined
  readonly item_brand?: string
  readonly item_category?: string
  readonly item_variant?: string | undefined
  readonly item_list_id?: string
  readonly item_list_name?: string
  readonly index?: number
  /** As the visitor sees it; absent where there is none to see. */
  readonly price?: number | undefined
  readonly quantity?: number
}

/** What a row of the cart says of its article. */
export interface SoldRow {
  readonly articleNumber: string
  readonly quantity: number
  readonly name?: string
  readonly color?: string | undefined
  readonly size?: string | undefined
  readonly priceAmount?: number | undefined
  readonly campaignPriceAmount?: number | undefined
}

interface CartRow extends SoldRow {
  readonly isFeeRow: boolean
  readonly isServiceRow: boolean
}

interface PricedCart {
  readonly currency?: string | undefined
  readonly orderRows: readonly CartRow[]
}

/** The goods of a cart as they are measured; undefined where there are none. `unit`: minor units in one. */
export function trackedCart({ orderRows, currency }: PricedCart, unit: number) {
  const rows = orderRows.filter(isProductRow)
  return rows[0] && itemsWithValue(trackedItems(rows, unit), currency)
}

export function isProductRow({ isFeeRow, isServiceRow }: CartRow): boolean {
  return !isFeeRow && !isServiceRow
}

/** What is not known of a row is undefined. */
export function trackedItems(rows: readonly SoldRow[], unit: number): TrackedItem[] {
  return rows.map(
    ({ articleNumber, quantity, name, color, size, priceAmount, campaignPriceAmount }) => {
      const amount = currentPrice({ price: priceAmount, campaignPrice: campaignPriceAmount })
      return {
        item_id: articleNumber,
        item_name: name,
        item_variant: [color, size].filter(Boolean).join(', ') || undefined,
        price: amount && amount / unit,
        quantity,
      }
    },
  )
}

/** Amounts of every currency are whole in it, and sums of them stay so. */
const SMALLEST = 10_000

/** Goods of a visitor's action, with what they are worth where each of them has a price to see. */
export function itemsWithValue(items: readonly TrackedItem[], currency?: string) {
  const sum = items.reduce((all, { price, quantity = 1 }) => all + Number(price) * quantity, 0)
  const value = Math.round(sum * SMALLEST) / SMALLEST
  return currency && value >= 0 ? { currency, value, items } : { items }
}

/** Whether a tag manager reads this list: then it has put a `push` of its own on it. */
export function isReadByTagManager(layer: unknown): boolean {
  return Object.hasOwn(layer ?? {}, 'push')
}
