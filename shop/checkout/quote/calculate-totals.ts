import type { StockShare } from '../../../src/model/backorder.ts'
import type { ReceiptRow } from '../../../src/model/order.ts'
import { unitPrice } from '../../../src/model/prices.ts'
import { type ApprovalNeed, findNeed } from '../../approvals/find-need.ts'
import { type CartArticle, type CartRow, listCartRows } from '../../cart/contents/cart-queries.ts'
import { withHeldPieces } from '../../cart/contents/held-cart-queries.ts'
import { type CountedFee, findExtras } from '../../cart/costs/cart-extras.ts'
import { countSums, type OrderSums, sumOf } from '../../cart/costs/order-sums.ts'
import { stockShare, weightOf } from '../../cart/costs/sum-lines.ts'
import {
  type DeliveryContext,
  type DeliveryQuote,
  quoteDelivery,
} from '../../delivery/delivery-prices.ts'
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
  /** How much of it is in stock. */
  readonly stock: StockShare
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
  /** Whether the order has been placed, and holds its stock. */
  readonly isHeld?: boolean
}

export async function calculateTotals(
  db: Db,
  visitor: Visitor,
  input: TotalsInput,
  now: number,
): Promise<OrderTotals> {
  const { orderId, content } = input
  const lines = input.cartRows ?? (await listOrderLines(db, visitor, input))
  const { shop } = visitor
  const taxed = <Rated extends { readonly vatRate: number }>(it: Rated): Rated => ({
    ...it,
    vatRate: vatRateIn(shop, it.vatRate, content.selectedCountry),
  })
  const weight = weightOf(lines)
  const stock = stockShare(lines, visitor)
  const items = lines.flatMap((line) => toRow(line, visitor)).map(taxed)
  const itemsTotal = sumOf(items)
  const { gifts, missingGifts, fees } = await findExtras(db, lines, itemsTotal, { visitor })
  const feeRows = fees.map((it) => taxed(toFeeRow(it)))
  const giftRows = gifts.map((it) => taxed({ ...describe(it), kind: 'gift' as const, ...FREE }))
  const delivery = quote(visitor, content, { weight, stock, itemsTotal, now })
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
    ...{ weight, stock },
    ...(delivery && { delivery }),
    ...(approval && { approval }),
    ...sums,
  }
}

/** The rows of the cart; what its order holds already is available to it. */
export async function listOrderLines(
  db: Db,
  visitor: Visitor,
  { cartId, orderId, isHeld }: Omit<TotalsInput, 'content'>,
): Promise<readonly CartRow[]> {
  const lines = await listCartRows(db, cartId, visitor)
  return isHeld ? withHeldPieces(db, orderId, lines) : lines
}

/** The delivery address decides the carrier's zip code. */
export function deliveryZip({ alternativeAddress, customerDetails, zipCode }: CheckoutContent) {
  return alternativeAddress?.zipCode || customerDetails.zipCode || zipCode || ''
}

const FREE = { quantity: 1, price: 0, total: 0 }

function quote(
  { shop, language, storefront, canSeePrices }: Visitor,
  content: CheckoutContent,
  parcel: Pick<DeliveryContext, 'weight' | 'stock' | 'itemsTotal' | 'now'>,
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
