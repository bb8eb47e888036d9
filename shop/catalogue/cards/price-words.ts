import type { ProductAnswer } from '../../../src/contract/products.ts'
import { type PageContext, type PriceViewer, statesVat } from '../../platform/pages/page-context.ts'
import type { DisplayedPrice } from './displayed-price.ts'
import { money, unitPriceTag } from './unit-price.ts'

/** The parts of a page that the text of a price depends on. */
export type PricedPage = PriceViewer & Pick<PageContext, 'language' | 'shop' | 't'>

/** A price as text and in minor units. */
export function priceWords(page: PricedPage, price: DisplayedPrice): Partial<ProductAnswer> {
  const { amount, isFrom, lowest30, regular = amount, perUnit } = price
  const words = (sum: number) =>
    isFrom ? page.t('price.from', { sum: money(page, sum) }) : money(page, sum)
  const unit = perUnit && unitPriceTag(page, perUnit)
  const vatText = vatWords(page)
  return {
    currency: page.shop.currency,
    price: words(regular),
    priceAmount: regular,
    ...(lowest30 !== undefined && {
      campaignPrice: words(amount),
      campaignPriceAmount: amount,
      lowestPrice: money(page, lowest30),
      lowestPriceAmount: lowest30,
    }),
    ...(unit && {
      unitPrice: unit.words,
      unitPriceText: unit.spoken,
      unitPriceAmount: perUnit.amount,
    }),
    ...(vatText && { vatText }),
  }
}

/** Whether a price includes VAT. Prices for private customers do, and lists do not say so. */
export function vatWords(
  page: Pick<PricedPage, 'storefront' | 'viewer' | 't'>,
): string | undefined {
  if (page.storefront === 'sport') return undefined
  return page.t(statesVat(page) ? 'price.incvat' : 'price.exvat')
}
