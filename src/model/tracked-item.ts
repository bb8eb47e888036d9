/** One article as GA4 names its fields. Amounts are in the currency's main unit. */
export interface TrackedItem {
  readonly item_id: string
  readonly item_name?: string
  readonly item_brand?: string
  readonly item_category?: string
  readonly item_variant?: string
  readonly item_list_id?: string
  readonly item_list_name?: string
  readonly index?: number
  /** As the visitor sees it; absent where there is none to see. */
  readonly price?: number
  readonly quantity?: number
}

/** What a row of the cart says of its article. */
interface PricedRow {
  readonly articleNumber: string
  readonly name: string
  readonly color?: string | undefined
  readonly size?: string | undefined
  readonly priceAmount?: number | undefined
  readonly campaignPriceAmount?: number | undefined
}

interface PricedCart {
  readonly currency?: string | undefined
  readonly orderRows: readonly (PricedRow & {
    readonly quantity: number
    readonly isFeeRow: boolean
    readonly isServiceRow: boolean
  })[]
}

/** The goods of a cart as they are measured; undefined where there are none. `unit`: minor units in one. */
export function trackedCart({ orderRows, currency }: PricedCart, unit: number) {
  const goods = orderRows.filter((it) => !it.isFeeRow && !it.isServiceRow)
  if (goods.length === 0) return undefined
  return trackedGoods(
    goods.map((it) => trackedRow(it, it.quantity, unit)),
    currency,
  )
}

export function trackedRow(row: PricedRow, quantity: number, unit: number): TrackedItem {
  const { articleNumber, name, color, size, priceAmount, campaignPriceAmount } = row
  const variant = [color, size].filter(Boolean).join(', ')
  const amount = campaignPriceAmount ?? priceAmount
  return {
    item_id: articleNumber,
    item_name: name,
    ...(variant !== '' && { item_variant: variant }),
    ...(amount !== undefined && { price: amount / unit }),
    quantity,
  }
}

/** Amounts of every currency are whole in it, and sums of them stay so. */
const SMALLEST = 10_000

/** What the items are worth; undefined where one of them has no price to see. */
function worthOf(items: readonly TrackedItem[], currency?: string): number | undefined {
  if (!currency || items.some((it) => it.price === undefined)) return undefined
  const sum = items.reduce((all, { price = 0, quantity = 1 }) => all + price * quantity, 0)
  return Math.round(sum * SMALLEST) / SMALLEST
}

/** Goods of a visitor's action, with what they are worth where that may be known. */
export function trackedGoods(items: readonly TrackedItem[], currency?: string) {
  const value = worthOf(items, currency)
  return { ...(value !== undefined && { currency, value }), items }
}
