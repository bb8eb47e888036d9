import type { SumLine } from '../../../src/contract/cart.ts'
import { type StockShare, stockShareOf } from '../../../src/model/backorder.ts'
import { deliveryPriceText } from '../../delivery/delivery-prices.ts'
import { pieceWeight } from '../../delivery/parcel-weight.ts'
import { textFor, type Visitor } from '../../platform/http/visitor.ts'
import type { CartRow } from '../contents/cart-queries.ts'

/** The amounts of a summary, as they are to be displayed. */
export interface Summed {
  readonly itemsTotal: number
  readonly fees: readonly { readonly name: string; readonly total: number }[]
  readonly discountTotal: number
  readonly campaignCode: string
  /** Absent where nothing is delivered. */
  readonly delivery: { readonly name: string; readonly total: number } | undefined
  readonly includesVat: boolean
}

/** Lines for products, fees, discount and delivery, with the same words in cart and checkout. */
export function sumLines(visitor: Visitor, summed: Summed): SumLine[] {
  const { itemsTotal, fees, discountTotal, campaignCode, delivery, includesVat } = summed
  const { shop, language } = visitor
  const text = textFor(visitor)
  const suffix = includesVat ? '' : '.exvat'
  const line = (kind: SumLine['kind'], name: string, amount: number): SumLine => ({
    kind,
    name,
    price: kind === 'delivery' ? deliveryPriceText(visitor, amount) : shop.money(amount, language),
    priceAmount: amount,
  })
  const deliveryName = (name: string) => text(`checkout.line.delivery${suffix}`, { name })
  const discountName = () => text('checkout.line.discount', { code: campaignCode })
  return [
    line('goods', text(`checkout.line.goods${suffix}`), itemsTotal),
    ...fees.map((it) => line('fee', it.name, it.total)),
    ...(discountTotal > 0 ? [line('discount', discountName(), -discountTotal)] : []),
    ...(delivery ? [line('delivery', deliveryName(delivery.name), delivery.total)] : []),
  ]
}

/** The total weight of a cart's rows, in grams. */
export function weightOf(rows: readonly CartRow[]): number {
  return rows.reduce(
    (sum, { drawing, size, quantity }) => sum + pieceWeight(drawing, size) * quantity,
    0,
  )
}

/** How much of a company's cart is in stock; anyone else orders only what is. */
export function stockShare(
  rows: readonly Pick<CartRow, 'quantity' | 'available'>[],
  { mayBackorder }: Pick<Visitor, 'mayBackorder'>,
): StockShare {
  if (!mayBackorder) return 'all'
  return stockShareOf(rows.map(({ quantity, available: inStock }) => ({ quantity, inStock })))
}
