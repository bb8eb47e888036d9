import type { Receipt, ReceiptRow } from '../../../model/order.ts'
import { type Charge, vatOf } from '../../../model/prices.ts'
import { DELIVERY_VAT_RATE } from '../../delivery/delivery-prices.ts'

/** What a checkout or an order comes to, in öre. */
export type Amounts = Pick<
  Receipt,
  'rows' | 'goodsTotal' | 'feeTotal' | 'deliveryTotal' | 'discountTotal' | 'vatTotal' | 'total'
>

/**
 * Amounts that include VAT as a business reads them: each without it. They add up to the total,
 * less its VAT, to the öre; what is paid stays what it is.
 */
export function withoutVat<Shown extends Amounts>(shown: Shown): Shown {
  const rows = shown.rows.map(netRow)
  const sumOf = (kinds: readonly ReceiptRow['kind'][]) =>
    rows.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { total }) => sum + total, 0)
  const goodsTotal = sumOf(['article'])
  const feeTotal = sumOf(['fee', 'service'])
  const delivery = { total: shown.deliveryTotal, vatRate: DELIVERY_VAT_RATE }
  const deliveryTotal = net(delivery)
  const charged = goodsTotal + feeTotal + deliveryTotal
  const discountTotal = shown.discountTotal === 0 ? 0 : charged - (shown.total - shown.vatTotal)
  return { ...shown, rows, goodsTotal, feeTotal, deliveryTotal, discountTotal }
}

function netRow(row: ReceiptRow): ReceiptRow {
  const { price, vatRate } = row
  return { ...row, price: net({ total: price, vatRate }), total: net(row) }
}

function net({ total, vatRate }: Charge): number {
  return total - vatOf(total, vatRate, true)
}
