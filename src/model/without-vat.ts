import type { OrderDelivery, Receipt, ReceiptRow } from './order.ts'
import { type Charge, vatOf } from './prices.ts'

/** For orders from before the rate was stored. */
const FORMER_DELIVERY_RATE = 2_500

/** The amounts of a checkout or an order, in öre. */
export type Amounts = Pick<
  Receipt,
  'rows' | 'itemsTotal' | 'feeTotal' | 'deliveryTotal' | 'discountTotal' | 'vatTotal' | 'total'
>

/**
 * Amounts with VAT as a business reads them: each without VAT. They add up to the total less its VAT, to
 * the öre; the amount to pay stays the same.
 */
export function withoutVat<Value extends Amounts>(
  amounts: Value,
  delivery: Pick<OrderDelivery, 'vatRate'> = {},
): Value {
  const rows = amounts.rows.map(netRow)
  const sumOf = (kinds: readonly ReceiptRow['kind'][]) =>
    rows.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { total }) => sum + total, 0)
  const itemsTotal = sumOf(['article'])
  const feeTotal = sumOf(['fee', 'service'])
  const deliveryTotal = net({ total: amounts.deliveryTotal, vatRate: deliveryRateOf(delivery) })
  const charged = itemsTotal + feeTotal + deliveryTotal
  const discountTotal =
    amounts.discountTotal === 0 ? 0 : charged - (amounts.total - amounts.vatTotal)
  return { ...amounts, rows, itemsTotal, feeTotal, deliveryTotal, discountTotal }
}

/** The VAT rate of an order's delivery. */
export function deliveryRateOf({ vatRate }: Pick<OrderDelivery, 'vatRate'>): number {
  return vatRate ?? FORMER_DELIVERY_RATE
}

function netRow(row: ReceiptRow): ReceiptRow {
  const { price, vatRate } = row
  return { ...row, price: net({ total: price, vatRate }), total: net(row) }
}

function net({ total, vatRate }: Charge): number {
  return total - vatOf(total, vatRate, true)
}
