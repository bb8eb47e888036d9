import type { Text } from '../../../src/i18n/text.ts'
import type { Receipt, ReceiptRow } from '../../../src/model/order.ts'
import { vatOf } from '../../../src/model/prices.ts'
import type {
  Purchase,
  PurchaseChoices,
  PurchaseRow,
  PurchaseUrls,
} from '../../../src/model/purchase.ts'
import { shareDiscount } from '../../cart/costs/share-discount.ts'
import { findReceipt } from '../../orders/receipt/order-queries.ts'
import type { ShopFacts } from '../../platform/shop/shop-facts.ts'
import { deliveryVatRate } from '../../platform/shop/vat.ts'
import { ShopError } from '../../platform/shop-error.ts'
import { describeDetails } from '../current/describe-details.ts'
import { findStoredCheckout, type ShopDb, type StoredCheckout } from '../current/stored-checkout.ts'
import { calculateTotals, type OrderTotals } from './calculate-totals.ts'
import { listCountries } from './describe-checkout.ts'
import { offersFor } from './offers.ts'

/**
 * The purchase as a provider receives it: from the checkout before the order is placed, from the order
 * after.
 */
export async function describePurchase(
  around: ShopDb,
  orderId: string,
  urls: PurchaseUrls,
  now: number = Date.now(),
): Promise<Purchase> {
  const placed = await findReceipt(around.db, orderId)
  const priced = placed ? undefined : await priceStored(around, orderId, now)
  const receipt = placed ?? (priced && draftReceipt(around.shop, orderId, priced))
  if (!receipt) throw new ShopError(404, 'order.unknown')
  const { billing, organizationNumber } = receipt
  const { firstName, lastName, companyName, address, zipCode, city, country, phoneNumber } = billing
  const place = { address, zipCode, city, country, phoneNumber }
  return {
    orderId,
    currency: receipt.currency,
    amount: receipt.total,
    vatAmount: receipt.vatTotal,
    country: receipt.delivery.country,
    language: receipt.language,
    rows: describeRows(around.shop, receipt),
    customer: {
      email: receipt.email,
      firstName,
      lastName,
      ...(companyName && { companyName }),
      ...(organizationNumber && { organizationNumber }),
      ...place,
    },
    isBusiness: receipt.isBusiness,
    urls,
    async choices() {
      const asked = priced ?? (await priceStored(around, orderId, now))
      return asked && describeChoices(asked, now)
    },
  }
}

type Draft = Omit<Receipt, 'number' | 'status' | 'createdAt' | 'signUpEmail' | 'refundedTotal'>

/** A checkout with its price. */
interface Priced extends Pick<StoredCheckout, 'visitor' | 'current'> {
  readonly totals: OrderTotals
}

async function priceStored(
  around: ShopDb,
  orderId: string,
  now: number,
): Promise<Priced | undefined> {
  const stored = await findStoredCheckout(around, orderId, now)
  if (!stored) return undefined
  const { visitor, current } = stored
  return { visitor, current, totals: await calculateTotals(around.db, visitor, current, now) }
}

function draftReceipt(
  shop: ShopFacts,
  orderId: string,
  { visitor, current, totals }: Priced,
): Draft {
  const { content } = current
  const { delivery, ...counted } = totals
  return {
    ...counted,
    ...describeDetails(visitor, {
      content,
      companyAddresses: [],
      delivery: { id: content.selectedDeliveryMethod ?? '', name: delivery?.name ?? '' },
      payment: { id: content.selectedPaymentMethod ?? '', name: '' },
    }),
    orderId,
    currency: shop.currency,
    storefront: visitor.storefront,
    language: visitor.language,
    email: content.customerDetails.email,
    includesVat: visitor.storefront === 'sport',
  }
}

/** Rows with VAT; the sums of their amounts and their VAT equal the purchase's exactly. */
function describeRows(shop: ShopFacts, receipt: Draft): PurchaseRow[] {
  const { rows, deliveryMethod, deliveryTotal, includesVat } = receipt
  const delivery: ReceiptRow = {
    kind: 'fee',
    articleNumber: deliveryMethod.id,
    name: deliveryMethod.name,
    size: null,
    colour: null,
    quantity: 1,
    price: deliveryTotal,
    vatRate: deliveryMethod.vatRate ?? deliveryVatRate(shop, receipt.delivery.country),
    total: deliveryTotal,
  }
  const charged = [
    ...rows.map((it) => describeRow(it, includesVat)),
    ...(deliveryTotal > 0
      ? [{ ...describeRow(delivery, includesVat), kind: 'delivery' as const }]
      : []),
  ]
  return [
    ...charged,
    ...describeDiscounts(shop.text(receipt.language), receipt, sumOf(charged, 'vatAmount')),
  ]
}

function describeRow(row: ReceiptRow, includesVat: boolean): PurchaseRow {
  const { kind, articleNumber, name, size, colour, quantity, vatRate } = row
  const vatAmount = vatOf(row.total, vatRate, includesVat)
  const total = includesVat ? row.total : row.total + vatAmount
  const isWhole = total % quantity === 0
  const title = [name, colour, size].filter(Boolean).join(', ')
  return {
    kind: kind === 'service' ? 'fee' : kind,
    reference: articleNumber,
    // VAT is rounded by row: if the total is not divisible by the quantity, the row is sent as one
    // piece.
    name: isWhole ? title : `${quantity} × ${title}`,
    quantity: isWhole ? quantity : 1,
    unitPrice: isWhole ? total / quantity : total,
    total,
    vatRate,
    vatAmount,
  }
}

function describeDiscounts(
  text: Text,
  { rows, discountTotal, campaignCode, vatTotal }: Draft,
  chargedVat: number,
): PurchaseRow[] {
  const items = rows.filter(({ kind }) => kind === 'article')
  const shares = shareDiscount(items, discountTotal)
  const name = text('checkout.line.discount', { code: campaignCode })
  let left = chargedVat - vatTotal
  return shares.map(({ total, vatRate }, place) => {
    const vat = place === shares.length - 1 ? left : vatOf(total, vatRate, true)
    left -= vat
    return {
      kind: 'discount',
      reference: campaignCode,
      name,
      quantity: 1,
      unitPrice: -total,
      total: -total,
      vatRate,
      vatAmount: -vat,
    }
  })
}

function sumOf(rows: readonly PurchaseRow[], field: 'vatAmount' | 'total'): number {
  return rows.reduce((sum, it) => sum + it[field], 0)
}

/** The countries and delivery methods of a checkout that a provider's widget may offer. */
function describeChoices({ visitor, current, totals }: Priced, now: number): PurchaseChoices {
  const { selectedCountry, selectedDeliveryMethod } = current.content
  const { deliveryMethods } = offersFor(visitor, current.content, totals, { now })
  return {
    country: selectedCountry,
    countries: listCountries(visitor),
    delivery: selectedDeliveryMethod ?? '',
    deliveries: deliveryMethods.map(({ id, name, formattedPrice }) => ({
      id,
      name: [name, formattedPrice].filter(Boolean).join(', '),
    })),
  }
}
