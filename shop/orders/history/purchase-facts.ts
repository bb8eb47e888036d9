import type { Purchase, PurchaseItem } from '../../../src/contract/purchase.ts'
import { unitOf } from '../../../src/model/currency.ts'
import type { Receipt, ReceiptRow } from '../../../src/model/order.ts'
import { refundVat } from '../../../src/model/refund.ts'
import { deliveryRateOf, withoutVat } from '../../../src/model/without-vat.ts'
import type { PartRefund, RefundedPieces } from './own-order-queries.ts'

/** An order's partial refunds, and the pieces that they cover. */
export interface PartsBack {
  readonly parts: readonly PartRefund[]
  readonly pieces: readonly RefundedPieces[]
  /** Ids of the receipt's rows, in their order. */
  readonly rowIds: readonly string[]
}

/**
 * The facts of a refund. As in a purchase, the value excludes VAT and delivery, which have fields of
 * their own.
 */
interface RefundFacts
  extends Pick<Purchase, 'transaction_id' | 'currency' | 'value' | 'tax' | 'shipping'> {
  readonly items?: readonly PurchaseItem[]
}

export function purchaseOf(receipt: Receipt): Purchase {
  const { rows, deliveryTotal } = netOf(receipt)
  const { number, currency, total, vatTotal, campaignCode } = receipt
  const unit = unitOf(currency)
  return {
    transaction_id: number,
    currency,
    value: (total - vatTotal - deliveryTotal) / unit,
    tax: vatTotal / unit,
    shipping: deliveryTotal / unit,
    ...(campaignCode !== '' && { coupon: campaignCode }),
    items: rows.filter(isItem).map((it) => itemOf(it, it.quantity, unit)),
  }
}

/** The facts of one partial refund; without items if it was not for products, such as goodwill. */
export function partFacts(receipt: Receipt, part: PartRefund, back: PartsBack): RefundFacts {
  const { amount, withDelivery, id } = part
  const quantities = quantitiesOf(back, [id])
  const tax = partVat(receipt, part, back)
  return factsOf(receipt, { amount, tax, withDelivery: withDelivery === 1, quantities })
}

/** The facts of what partial refunds left of a fully refunded order; undefined if they left nothing. */
export function restFacts(receipt: Receipt, back: PartsBack): RefundFacts | undefined {
  const { parts } = back
  const amount = receipt.total - sumOf(parts.map((it) => it.amount))
  if (amount <= 0) return undefined
  const before = quantitiesOf(
    back,
    parts.map((it) => it.id),
  )
  const quantities = receipt.rows.map(({ quantity }, at) => quantity - (before[at] ?? 0))
  const tax = receipt.vatTotal - sumOf(parts.map((it) => partVat(receipt, it, back)))
  const withDelivery = parts.every((it) => it.withDelivery === 0)
  return factsOf(receipt, { amount, tax, withDelivery, quantities })
}

/** The refunded quantity of each receipt row in these refunds. */
function quantitiesOf({ pieces, rowIds }: PartsBack, refundIds: readonly string[]): number[] {
  return rowIds.map((rowId) =>
    sumOf(
      pieces
        .filter((it) => it.rowId === rowId && refundIds.includes(it.refundId))
        .map((it) => it.quantity),
    ),
  )
}

function partVat(receipt: Receipt, part: PartRefund, back: PartsBack): number {
  const { parts, rowIds } = back
  const ids = parts.map((it) => it.id)
  const before = quantitiesOf(back, ids.slice(0, ids.indexOf(part.id)))
  const own = quantitiesOf(back, [part.id])
  const order = {
    ...receipt,
    rows: receipt.rows.map((row, at) => ({
      ...row,
      id: rowIds[at] ?? '',
      refunded: before[at] ?? 0,
    })),
    deliveryVatRate: deliveryRateOf(receipt.deliveryMethod),
  }
  const pieces = Object.fromEntries(rowIds.map((id, at) => [id, own[at] ?? 0]))
  const { amount, withDelivery } = part
  return refundVat(order, { amount, pieces, withDelivery: withDelivery === 1 })
}

interface Part {
  /** With VAT. */
  readonly amount: number
  readonly tax: number
  readonly withDelivery: boolean
  /** The quantity of each receipt row. */
  readonly quantities: readonly number[]
}

function factsOf(receipt: Receipt, { amount, tax, withDelivery, quantities }: Part): RefundFacts {
  const { rows, deliveryTotal } = netOf(receipt)
  const { number, currency } = receipt
  const unit = unitOf(currency)
  const shipping = withDelivery ? Math.min(deliveryTotal, amount - tax) : 0
  const items = rows.flatMap((row, at) => {
    const quantity = quantities[at] ?? 0
    return quantity > 0 && isItem(row) ? [itemOf(row, quantity, unit)] : []
  })
  return {
    transaction_id: number,
    currency,
    value: (amount - tax - shipping) / unit,
    tax: tax / unit,
    shipping: shipping / unit,
    ...(items.length > 0 && { items }),
  }
}

function netOf(receipt: Receipt): Receipt {
  return receipt.includesVat ? withoutVat(receipt, receipt.deliveryMethod) : receipt
}

function isItem({ kind }: ReceiptRow): boolean {
  return kind === 'article' || kind === 'gift'
}

function itemOf(row: ReceiptRow, quantity: number, unit: number): PurchaseItem {
  const { articleNumber, name, colour, size, price } = row
  const variant = [colour, size].filter(Boolean).join(', ')
  return {
    item_id: articleNumber,
    item_name: name,
    ...(variant !== '' && { item_variant: variant }),
    price: price / unit,
    quantity,
  }
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, it) => sum + it, 0)
}
