import type { OrderRow } from '../../../src/contract/cart.ts'
import { MAX_QUANTITY } from '../../../src/model/limits.ts'
import { statedAmount, statedForBusiness } from '../../../src/model/prices.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { type CartRow, type Gift, listGifts } from '../contents/cart-queries.ts'
import { describeArticle, type RowContext } from '../contents/describe-cart-row.ts'
import { type Fee, listFees } from '../contents/fee-queries.ts'

/** Rows that a rule adds and removes; visitors cannot change them. */
const EXTRA_ROW = /^(gift|fee)-/

export function isExtraRow(rowSystemId: string): boolean {
  return EXTRA_ROW.test(rowSystemId)
}

interface Extras {
  readonly rows: readonly OrderRow[]
  readonly fees: readonly CountedFee[]
}

/** A fee with its quantity, and the amount for one as the storefront states it. */
export interface CountedFee {
  readonly name: string
  readonly fee: Fee
  readonly quantity: number
  readonly amount: number
}

interface ExtrasContext extends RowContext {
  /** All fees, if they have been read already. */
  readonly fees?: readonly Fee[] | undefined
  /** All gifts, if they have been read already. */
  readonly allGifts?: readonly Gift[] | undefined
}

/** Free gifts and fees for these lines; `total` is the sum of their products. */
export async function listExtras(
  db: Db,
  rows: readonly CartRow[],
  total: number,
  context: ExtrasContext,
): Promise<Extras> {
  const { visitor } = context
  const { gifts, fees } = await findExtras(db, rows, total, context)
  return {
    rows: [
      ...gifts.map((it) => describeGift(it, context)),
      ...fees.map((it) => describeFee(it, visitor)),
    ],
    fees,
  }
}

interface FoundExtras {
  readonly gifts: readonly Gift[]
  /** Gifts that these lines qualify for but that are out of stock. */
  readonly missingGifts: readonly Gift[]
  readonly fees: readonly CountedFee[]
}

/** The gifts that are in stock beyond the pieces in the cart, and the fees that apply. */
export async function findExtras(
  db: Db,
  rows: readonly CartRow[],
  total: number,
  { visitor, ...read }: Omit<ExtrasContext, 'catalogueVersion'>,
): Promise<FoundExtras> {
  if (!visitor.canSeePrices) return { gifts: [], missingGifts: [], fees: [] }
  // Only private customers get gifts, by totals with VAT.
  const gifts =
    visitor.storefront === 'sport' ? await giftsFor(db, total, { visitor, ...read }) : []
  const inCart = new Map(rows.map((it) => [it.articleNumber, it.quantity]))
  const left = (it: Gift) => it.available - (inCart.get(it.articleNumber) ?? 0)
  const fees = (read.fees ?? (await listFees(db))).flatMap((fee) => {
    const quantity = countFee(fee, rows, total)
    return quantity > 0
      ? [
          {
            fee,
            name: visitor.language === 'en' ? fee.nameEn : fee.nameSv,
            quantity,
            amount: statedAmount(fee.amount, fee.vatRate, visitor),
          },
        ]
      : []
  })
  const isThere = (it: Gift) => it.isOffered && left(it) > 0
  return {
    gifts: gifts.filter(isThere),
    missingGifts: gifts.filter((it) => !isThere(it)),
    fees,
  }
}

async function giftsFor(
  db: Db,
  total: number,
  { visitor, allGifts }: Omit<ExtrasContext, 'catalogueVersion'>,
): Promise<readonly Gift[]> {
  return allGifts?.filter((it) => it.fromTotal <= total) ?? listGifts(db, total, visitor)
}

function countFee({ rule, belowTotal }: Fee, rows: readonly CartRow[], total: number): number {
  if (rule === 'below-total') return total > 0 && total < (belowTotal ?? 0) ? 1 : 0
  const bulky = rows.filter((it) => it.isBulky && !it.isQuotation)
  const pieces = bulky.reduce((sum, { quantity }) => sum + quantity, 0)
  return Math.min(pieces, MAX_QUANTITY)
}

function describeGift(gift: Gift, context: RowContext): OrderRow {
  const free = context.visitor.shop.money(0, context.visitor.language)
  return {
    rowSystemId: `gift-${gift.articleNumber}`,
    ...describeArticle(gift, context),
    price: free,
    priceAmount: 0,
    totalPrice: free,
    totalPriceAmount: 0,
    quantity: 1,
    isQuotation: false,
    isFeeRow: false,
    isServiceRow: false,
    isFreeGift: true,
  }
}

function describeFee({ fee, name, quantity, amount }: CountedFee, visitor: Visitor): OrderRow {
  const { shop, language } = visitor
  const money = (value: number) => shop.money(value, language)
  const price = statedForBusiness(amount, fee.vatRate, visitor)
  const total = statedForBusiness(amount * quantity, fee.vatRate, visitor)
  return {
    rowSystemId: `fee-${fee.id}`,
    articleNumber: fee.id,
    name,
    price: money(price),
    priceAmount: price,
    totalPrice: money(total),
    totalPriceAmount: total,
    quantity,
    isQuotation: false,
    isFeeRow: fee.kind === 'fee',
    isServiceRow: fee.kind === 'service',
    isFreeGift: false,
  }
}
