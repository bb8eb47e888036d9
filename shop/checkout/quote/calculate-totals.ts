import type { ReceiptRow } from '../../../src/model/order.ts'
import { unitPrice } from '../../../src/model/prices.ts'
import { type ApprovalNeed, findNeed } from '../../approvals/find-need.ts'
import { type CartArticle, type CartRow, listCartRows } from '../../cart/contents/cart-queries.ts'
import { type CountedFee, findExtras } from '../../cart/costs/cart-extras.ts'
import { countSums, type OrderSums, sumOf } from '../../cart/costs/order-sums.ts'
import { weightOf } from '../../cart/costs/sum-lines.ts'
import { type DeliveryQuote, quoteDelivery } from '../../delivery/delivery-prices.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { vatRateIn } from '../../platform/shop/vat.ts'
import type { CheckoutContent } from '../current/content.ts'

/** The amounts to pay, in öre, calculated from the database alone. */
export interface OrderTotals extends OrderSums {
  readonly cartRows: readonly CartRow[]
  readonly rows: readonly ReceiptRow[]
  readonly missingGifts: readonly CartArticle[]
  readonly weight: number
  readonly delivery?: DeliveryQuote
  /** Why the order needs an approver, if it does. */
  readonly approval?: ApprovalNeed
}

export interface TotalsInput {
  readonly orderId: string
  readonly cartId: string
  readonly content: CheckoutContent
  /** The cart's rows, if they have been read already. */
  readonly cartRows?: readonly CartRow[]
}

export async function calculateTotals(
  db: Db,
  visitor: Visitor,
  { orderId, cartId, content, ...read }: TotalsInput,
  now: number,
): Promise<OrderTotals> {
  const lines = read.cartRows ?? (await listCartRows(db, cartId, visitor))
  const { shop } = visitor
  const taxed = <Rated extends { readonly vatRate: number }>(it: Rated): Rated => ({
    ...it,
    vatRate: vatRateIn(shop, it.vatRate, content.selectedCountry),
  })
  const weight = weightOf(lines)
  const items = lines.flatMap((line) => toRow(line, visitor)).map(taxed)
  const itemsTotal = sumOf(items)
  const { gifts, missingGifts, fees } = await findExtras(db, lines, itemsTotal, { visitor })
  const feeRows = fees.map((it) => taxed(toFeeRow(it)))
  const giftRows = gifts.map((it) => taxed({ ...describe(it), kind: 'gift' as const, ...FREE }))
  const delivery = quote(visitor, content, { weight, itemsTotal, now })
  const sums = await countSums(db, visitor, {
    ...{ orderId, items, fees: feeRows, delivery, now },
    code: content.campaignCode,
  })
  const amount = sums.total - sums.vatTotal
  const isForCompany = content.isBusinessCustomer
  const approval = await findNeed(db, visitor, { orderId, isForCompany, amount }, now)
  return {
    cartRows: lines,
    rows: [...items, ...giftRows, ...feeRows],
    missingGifts,
    weight,
    ...(delivery && { delivery }),
    ...(approval && { approval }),
    ...sums,
  }
}

/** The delivery address decides the carrier's zip code. */
export function deliveryZip({ alternativeAddress, customerDetails, zipCode }: CheckoutContent) {
  return alternativeAddress?.zipCode || customerDetails.zipCode || zipCode || ''
}

const FREE = { quantity: 1, price: 0, total: 0 }

function quote(
  { shop, language, storefront, canSeePrices }: Visitor,
  content: CheckoutContent,
  parcel: { readonly weight: number; readonly itemsTotal: number; readonly now: number },
): DeliveryQuote | undefined {
  if (!canSeePrices) return undefined
  return quoteDelivery({
    shop,
    ...parcel,
    country: content.selectedCountry,
    zipCode: deliveryZip(content),
    language,
    storefront,
    method: content.selectedDeliveryMethod ?? '',
    option: content.selectedDeliveryOption,
  })
}

function toRow(line: CartRow, visitor: Visitor): ReceiptRow[] {
  const price = unitPrice(line, visitor)
  if (price === undefined) return []
  const { quantity } = line
  return [{ ...describe(line), kind: 'article', quantity, price, total: price * quantity }]
}

function toFeeRow({ fee, name, quantity, amount }: CountedFee): ReceiptRow {
  return {
    kind: fee.kind,
    articleNumber: fee.id,
    name,
    size: null,
    colour: null,
    quantity,
    price: amount,
    vatRate: fee.vatRate,
    total: amount * quantity,
  }
}

function describe({ articleNumber, name, size, colour, vatRate }: CartArticle) {
  return { articleNumber, name, size, colour, vatRate }
}
