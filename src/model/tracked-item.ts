import { currentPrice } from './prices.ts'

/** The default name of the list that a tag manager reads. */
export const USUAL_LAYER = 'dataLayer'

/** The longest time for which a page is held back for a tag manager. */
export const CALLBACK_MS = 1000
/** One article with GA4's field names. Amounts are in the currency's main unit. */
export interface TrackedItem {
  readonly item_id: string
  readonly item_name?: string | undefined
  readonly item_brand?: string
  readonly item_category?: string
  readonly item_variant?: string | undefined
  readonly item_list_id?: string
  readonly item_list_name?: string
  readonly index?: number
  /** As the visitor sees it; absent if there is no visible price. */
  readonly price?: number | undefined
  readonly quantity?: number
}

/** The data of a cart's row about its article. */
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

/** The products of a cart for tracking; undefined if there are none. `unit`: the minor units in one. */
export function trackedCart({ orderRows, currency }: PricedCart, unit: number) {
  const rows = orderRows.filter(isProductRow)
  return rows[0] && itemsWithValue(trackedItems(rows, unit), currency)
}

export function isProductRow({ isFeeRow, isServiceRow }: CartRow): boolean {
  return !isFeeRow && !isServiceRow
}

/** Unknown values of a row are undefined. */
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

/** The parts of a unit in which amounts of every currency, and their sums, are whole. */
const SMALLEST = 10_000

/** The products of a visitor's action, with their value if each of them has a visible price. */
export function itemsWithValue(items: readonly TrackedItem[], currency?: string) {
  const sum = items.reduce((all, { price, quantity = 1 }) => all + Number(price) * quantity, 0)
  const value = Math.round(sum * SMALLEST) / SMALLEST
  return currency && value >= 0 ? { currency, value, items } : { items }
}

/** Whether a tag manager reads this list: it has then replaced its `push`. */
export function isReadByTagManager(layer: unknown): boolean {
  return Object.hasOwn(layer ?? {}, 'push')
}
