import type { CartArticle } from './cart-queries.ts'
import type { Visitor } from '../../platform/http/visitor.ts'

type Priced = Pick<CartArticle, 'price' | 'campaignPrice' | 'businessPrice' | 'isQuotation'>

/** An amount with the VAT rate that goes with it. */
export interface Charge {
  readonly total: number
  readonly vatRate: number
}

const WHOLE_RATE = 10_000

/**
 * What one piece costs this visitor: VAT included on the sport storefront, excluded on the
 * professional one. Undefined where the visitor may not know (SPEC 6).
 */
export function unitPrice(
  article: Priced,
  { canSeePrices, storefront }: Pick<Visitor, 'canSeePrices' | 'storefront'>,
): number | undefined {
  if (!canSeePrices || article.isQuotation) return undefined
  if (storefront === 'professional') return article.businessPrice
  return article.campaignPrice ?? article.price
}

/** Campaigns are for private customers. */
export function campaignPrice(
  article: Priced,
  { storefront }: Pick<Visitor, 'storefront'>,
): number | undefined {
  if (storefront !== 'sport' || article.isQuotation) return undefined
  return article.campaignPrice ?? undefined
}

/** VAT of an amount; the rate is hundredths of a percent. */
export function vatOf(amount: number, rate: number, includesVat: boolean): number {
  return Math.round((amount * rate) / (includesVat ? WHOLE_RATE + rate : WHOLE_RATE))
}

/** An amount given with VAT, as this storefront states it. */
export function statedAmount(
  amount: number,
  rate: number,
  { storefront }: Pick<Visitor, 'storefront'>,
): number {
  return storefront === 'sport' ? amount : amount - vatOf(amount, rate, true)
}
