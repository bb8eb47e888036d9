import { type Charge, vatOf } from '../../../src/model/prices.ts'
import type { Message } from '../../../src/model/validation.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { judgeCode } from './campaign-codes.ts'
import { shareDiscount } from './share-discount.ts'

/** The amounts to pay in minor units, as the storefront states its prices. */
export interface OrderSums {
  readonly itemsTotal: number
  readonly feeTotal: number
  readonly deliveryTotal: number
  readonly discountTotal: number
  readonly vatTotal: number
  /** Always with VAT. */
  readonly total: number
  /** Why the campaign code gives no discount, if it does not. */
  readonly codeFault?: Message
}

export interface Charged {
  readonly orderId: string
  readonly code: string
  readonly items: readonly Charge[]
  readonly fees: readonly Charge[]
  /** Absent where nothing is delivered. */
  readonly delivery: { readonly statedPrice: number; readonly vatRate: number } | undefined
  readonly now: number
}

/** The only function that adds up the costs of a cart, a checkout or an order. */
export async function countSums(
  db: Db,
  visitor: Visitor,
  { orderId, code, items, fees, delivery, now }: Charged,
): Promise<OrderSums> {
  const question = { code, itemsTotal: sumOf(items), orderId, now }
  const judged = code ? await judgeCode(db, visitor, question) : { discount: 0 }
  return {
    ...('fault' in judged && { codeFault: judged.fault }),
    ...sumUp(visitor, {
      items,
      fees,
      delivery: { total: delivery?.statedPrice ?? 0, vatRate: delivery?.vatRate ?? 0 },
      discount: 'discount' in judged ? judged.discount : 0,
    }),
  }
}

interface Parts extends Pick<Charged, 'items' | 'fees'> {
  readonly delivery: Charge
  readonly discount: number
}

function sumUp({ storefront }: Visitor, { items, fees, delivery, discount }: Parts): OrderSums {
  const includesVat = storefront === 'sport'
  const vat = (it: Charge) => vatOf(it.total, it.vatRate, includesVat)
  const charged = [...items, ...fees, delivery]
  const shares = shareDiscount(items, discount)
  const sum = (charges: readonly Charge[]) => charges.reduce((total, it) => total + vat(it), 0)
  // The rounded VAT of many small rows may add up to an öre less than that of the whole.
  const vatTotal = Math.max(0, sum(charged) - sum(shares))
  const stated = sumOf(charged) - discount
  return {
    itemsTotal: sumOf(items),
    feeTotal: sumOf(fees),
    deliveryTotal: delivery.total,
    discountTotal: discount,
    vatTotal,
    total: includesVat ? stated : stated + vatTotal,
  }
}

export function sumOf(charges: readonly Charge[]): number {
  return charges.reduce((sum, { total }) => sum + total, 0)
}
