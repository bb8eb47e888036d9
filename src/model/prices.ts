import { type PriceStep, stepAt } from './price-steps.ts'
import type { Storefront } from './storefront.ts'

/** The prices of an article, in minor units of the currency. */
export interface ArticlePrices {
  /** Private customers' price, VAT included. */
  readonly price: number
  /** Private customers' campaign price, VAT included. */
  readonly campaignPrice: number | null
  /** Business customers' price, VAT excluded. */
  readonly businessPrice: number
  /** Quantity prices for businesses, VAT excluded. */
  readonly steps?: readonly PriceStep[]
  /** How many pieces count for the steps; 1 by default. */
  readonly pieces?: number
  /** Whether it is sold on quotation, without a price. SQLite returns 0 or 1; absent if it has a price. */
  readonly isQuotation?: boolean | number
}

/** The viewer of a price. */
export interface PriceView {
  readonly storefront: Storefront
  /** True for everybody on the sport storefront; on the professional one, for buyers of companies. */
  readonly canSeePrices: boolean
  /** A company's buyer who wants amounts with VAT; the amount to pay stays the same. */
  readonly wantsVat?: boolean | undefined
}

/** An amount with the VAT rate that goes with it. */
export interface Charge {
  readonly total: number
  readonly vatRate: number
}

const WHOLE_RATE = 10_000

/** The campaign price if there is one, otherwise the regular one. */
export function currentPrice<
  Priced extends { readonly price?: unknown; readonly campaignPrice?: unknown },
>(article: Priced): NonNullable<Priced['campaignPrice']> | Priced['price'] {
  return article.campaignPrice ?? article.price
}

/**
 * The price of one piece for this viewer, at the quantity in `pieces`: with VAT on the sport storefront,
 * without on the professional one. Undefined if the viewer may not see it.
 */
export function unitPrice(
  article: ArticlePrices,
  { canSeePrices, storefront }: PriceView,
): number | undefined {
  if (!canSeePrices || article.isQuotation) return undefined
  if (storefront === 'professional') return businessPrice(article)
  return currentPrice(article)
}

/** The same, as it is stated to this viewer. */
export function statedPrice(
  article: ArticlePrices & { readonly vatRate: number },
  view: PriceView,
): number | undefined {
  const price = unitPrice(article, view)
  if (price === undefined || view.storefront === 'sport') return price
  return statedForBusiness(price, article.vatRate, view)
}

function businessPrice({ businessPrice: price, steps = [], pieces = 1 }: ArticlePrices): number {
  return stepAt(steps, pieces)?.price ?? price
}

/** Campaigns are for private customers only. */
export function campaignPrice(
  article: ArticlePrices,
  { storefront }: Pick<PriceView, 'storefront'>,
): number | undefined {
  if (storefront !== 'sport' || article.isQuotation) return undefined
  return article.campaignPrice ?? undefined
}

/** Whether amounts are shown with VAT: to private customers, and to buyers of companies who want it. */
export function showsVat({
  storefront,
  wantsVat = false,
}: Pick<PriceView, 'storefront' | 'wantsVat'>): boolean {
  return storefront === 'sport' || wantsVat
}

/** An amount without VAT, as a company's buyer wants it stated. */
export function statedForBusiness(
  amount: number,
  rate: number,
  { wantsVat = false }: Pick<PriceView, 'wantsVat'>,
): number {
  return wantsVat ? amount + vatOf(amount, rate, false) : amount
}

/** The VAT of an amount; the rate is in hundredths of a per cent. */
export function vatOf(amount: number, rate: number, includesVat: boolean): number {
  return Math.round((amount * rate) / (includesVat ? WHOLE_RATE + rate : WHOLE_RATE))
}

/** An amount with VAT, as this storefront states it. */
export function statedAmount(
  amount: number,
  rate: number,
  { storefront }: Pick<PriceView, 'storefront'>,
): number {
  return storefront === 'sport' ? amount : amount - vatOf(amount, rate, true)
}
