import { lowestSteps, type PriceStep } from '../../../src/model/price-steps.ts'
import { statedForBusiness } from '../../../src/model/prices.ts'
import type { Storefront } from '../../../src/model/storefront.ts'
import type { NetContent } from '../../../src/model/unit-price.ts'
import type { PriceView } from '../../platform/pages/page-context.ts'
import { type ShownUnitPrice, shownUnitPrice } from './unit-price.ts'

export interface PricedArticle {
  readonly price: number
  readonly campaignPrice: number | null
  readonly lowestPrice: number | null
  readonly businessPrice: number
  readonly steps?: readonly PriceStep[]
  readonly vatRate: number
  readonly content?: NetContent
}

/** How prices are stated: on which storefront, and for a business, whether with VAT. */
export interface PriceStating {
  readonly storefront: Storefront
  readonly wantsVat?: boolean | undefined
}

export function statingOf({ storefront, visitor }: PriceView): PriceStating {
  return { storefront, wantsVat: visitor.wantsVat }
}

/** What a price tag says, in öre. */
export interface ShownPrice {
  readonly amount: number
  /** Other articles of the product cost more. */
  readonly isFrom: boolean
  /** The lowest price of the 30 days before the campaign; absent: nothing is announced as reduced. */
  readonly lowest30?: number
  /** By measure; absent unless all articles say how much is in them. */
  readonly perUnit?: ShownUnitPrice
}

/** The price of the cheapest of these articles. There is at least one. */
export function shownPrice(articles: readonly PricedArticle[], stating: PriceStating): ShownPrice {
  const { storefront } = stating
  const priced = articles.map((article) => ({ article, amount: amountOf(article, stating) }))
  const cheapest = priced.reduce((best, it) => (it.amount < best.amount ? it : best))
  const perUnit = shownUnitPrice(priced)
  const lowest = storefront === 'sport' ? cheapest.article.lowestPrice : null
  return {
    amount: cheapest.amount,
    isFrom: priced.some((it) => it.amount !== cheapest.amount),
    ...(lowest !== null && lowest > cheapest.amount && { lowest30: lowest }),
    ...(perUnit && { perUnit }),
  }
}

export function amountOf(article: PricedArticle, stating: PriceStating): number {
  if (stating.storefront === 'professional') {
    return statedForBusiness(article.businessPrice, article.vatRate, stating)
  }
  return article.campaignPrice ?? article.price
}

/** From how many pieces on articles cost less, and how much at least; nothing for private customers. */
export function shownSteps(
  articles: readonly PricedArticle[],
  stating: PriceStating,
): readonly (PriceStep & { readonly isFrom: boolean })[] {
  if (stating.storefront === 'sport') return []
  const stated = articles.map(({ businessPrice, vatRate, steps = [] }) => {
    const state = (amount: number) => statedForBusiness(amount, vatRate, stating)
    return {
      price: state(businessPrice),
      steps: steps.map(({ from, price }) => ({ from, price: state(price) })),
    }
  })
  return lowestSteps(stated)
}

/** Counted from the lowest price of the last 30 days, rounded down (directive 98/6, article 6a). */
export function percentOff({ amount, lowest30 }: ShownPrice): number {
  return lowest30 === undefined ? 0 : Math.floor((1 - amount / lowest30) * 100)
}
