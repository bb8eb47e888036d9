import { type Charge, vatOf } from './prices.ts'

/** Why part of an order is refunded. */
export const PARTIAL_REFUND_REASONS = ['return', 'complaint', 'missing', 'goodwill'] as const
export type PartialRefundReason = (typeof PARTIAL_REFUND_REASONS)[number]

/** The amounts of an order; rows, delivery and discount as the storefront states them. */
export interface RefundableOrder {
  readonly rows: readonly RefundableRow[]
  readonly deliveryTotal: number
  readonly deliveryVatRate: number
  readonly discountTotal: number
  /** What was paid, with VAT. */
  readonly total: number
  readonly includesVat: boolean
}

interface RefundableRow extends Charge {
  readonly id: string
  readonly kind: 'article' | 'gift' | 'fee' | 'service'
  readonly quantity: number
  readonly refunded: number
}

/** A number of pieces of an order's row. */
export interface RowQuantity {
  readonly rowId: string
  readonly quantity: number
}

export interface RefundPart {
  /** Pieces by the row's id. */
  readonly pieces: Readonly<Record<string, number>>
  readonly withDelivery: boolean
}

/**
 * The paid amount for some pieces of an order, with VAT, less their share of the discount, in minor units.
 * Successive parts add up to the paid amount of their rows, and all rows with delivery to the order's
 * total.
 */
export function refundAmount(order: RefundableOrder, { pieces, withDelivery }: RefundPart): number {
  const rows = sharesOf(order, pieces, paidByRow(order))
  return rows + (withDelivery ? paidForDelivery(order) : 0)
}

/**
 * The VAT of a refund: at the rates of the refunded pieces, or at the order's average if they cost nothing.
 * All parts add up to the order's VAT.
 */
export function refundVat(
  order: RefundableOrder & { readonly vatTotal: number },
  part: RefundPart & { readonly amount: number },
): number {
  const { amount, pieces, withDelivery } = part
  const paid = refundAmount(order, part)
  if (paid <= 0) return Math.round((amount * order.vatTotal) / order.total)
  const rows = sharesOf(order, pieces, vatByRow(order))
  return Math.round((amount * (rows + (withDelivery ? vatForDelivery(order) : 0))) / paid)
}

/** The share of these pieces in the amount of each row. */
function sharesOf(
  { rows }: RefundableOrder,
  pieces: RefundPart['pieces'],
  ofRow: ReadonlyMap<string, number>,
): number {
  return sumOf(
    rows.map(({ id, quantity, refunded }) => {
      const upTo = (count: number) => Math.round(((ofRow.get(id) ?? 0) * count) / quantity)
      return upTo(Math.min(quantity, refunded + (pieces[id] ?? 0))) - upTo(refunded)
    }),
  )
}

function paidForDelivery({ deliveryTotal: total, deliveryVatRate, includesVat }: RefundableOrder) {
  return withVat({ total, vatRate: deliveryVatRate }, includesVat)
}

/** The paid amount of each row. Öre that remain after rounding go to the most expensive row. */
function paidByRow(order: RefundableOrder): ReadonlyMap<string, number> {
  const { rows, discountTotal, includesVat, total } = order
  const itemsTotal = sumOf(rows.filter(isDiscounted).map((row) => row.total))
  const paid = new Map(
    rows.map((row) => {
      const share =
        itemsTotal > 0 && isDiscounted(row) ? (discountTotal * row.total) / itemsTotal : 0
      const charge = { ...row, total: row.total - share }
      return [row.id, Math.round(withVat(charge, includesVat))]
    }),
  )
  return addUpTo(total - paidForDelivery(order), paid)
}

function vatByRow(
  order: RefundableOrder & { readonly vatTotal: number },
): ReadonlyMap<string, number> {
  const paid = paidByRow(order)
  const vat = new Map(
    order.rows.map(({ id, vatRate }) => [id, vatOf(paid.get(id) ?? 0, vatRate, true)]),
  )
  return addUpTo(order.vatTotal - vatForDelivery(order), vat)
}

function vatForDelivery(order: RefundableOrder): number {
  return vatOf(paidForDelivery(order), order.deliveryVatRate, true)
}

/** The remainder of rounding goes to the largest. */
function addUpTo(whole: number, ofRow: Map<string, number>): ReadonlyMap<string, number> {
  const [largest] = [...ofRow].sort(([, a], [, b]) => b - a)
  if (largest) ofRow.set(largest[0], largest[1] + whole - sumOf([...ofRow.values()]))
  return ofRow
}

function isDiscounted({ kind }: RefundableRow): boolean {
  return kind === 'article'
}

function withVat({ total, vatRate }: Charge, includesVat: boolean): number {
  return includesVat ? total : total + vatOf(total, vatRate, false)
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, it) => sum + it, 0)
}
