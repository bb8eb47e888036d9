import { lowestSteps, type PriceStep } from '../../../src/model/price-steps.ts'
import {
  type ArticlePrices,
  type PriceView,
  statedForBusiness,
  statedPrice,
} from '../../../src/model/prices.ts'
import type { NetContent } from '../../../src/model/unit-price.ts'
import { type DisplayedUnitPrice, displayedUnitPrice } from './unit-price.ts'

export interface PricedArticle extends ArticlePrices {
  readonly lowestPrice: number | null
  readonly vatRate: number
  readonly content?: NetContent
}

/** A price as displayed, in öre. */
export interface DisplayedPrice {
  readonly amount: number
  /** Whether other articles of the product cost more. */
  readonly isFrom: boolean
  /** The lowest price of the 30 days before the campaign; absent unless a reduction may be announced. */
  readonly lowest30?: number
  /** The price without the announced reduction. */
  readonly regular?: number
  /** The unit price; absent unless all articles state their content. */
  readonly perUnit?: DisplayedUnitPrice
}

/** The price of the cheapest article; undefined if the viewer may see none. */
export function displayedPrice(
  articles: readonly PricedArticle[],
  view: PriceView,
): DisplayedPrice | undefined {
  const priced = statedPrices(articles, view)
  const [first] = priced
  if (!first) return undefined
  const cheapest = priced.reduce((best, it) => (it.amount < best.amount ? it : best), first)
  const perUnit = displayedUnitPrice(priced)
  const { lowestPrice, price: regular } = cheapest.article
  const lowest = view.storefront === 'sport' ? lowestPrice : null
  return {
    amount: cheapest.amount,
    isFrom: priced.some((it) => it.amount !== cheapest.amount),
    ...(lowest !== null && lowest > cheapest.amount && { lowest30: lowest, regular }),
    ...(perUnit && { perUnit }),
  }
}

/** The price of each article, for those with a price that the viewer may see. */
export function statedPrices<Article extends PricedArticle>(
  articles: readonly Article[],
  view: PriceView,
): { readonly article: Article; readonly amount: number }[] {
  return articles.flatMap((article) => {
    const amount = statedPrice(article, view)
    return amount === undefined ? [] : [{ article, amount }]
  })
}

/**
 * Volume prices: the quantities from which articles cost less, with the lowest price; empty for private
 * customers.
 */
export function displayedSteps(
  articles: readonly PricedArticle[],
  view: PriceView,
): readonly (PriceStep & { readonly isFrom: boolean })[] {
  if (view.storefront === 'sport' || !view.canSeePrices) return []
  const stated = articles.map(({ businessPrice, vatRate, steps = [] }) => {
    const state = (amount: number) => statedForBusiness(amount, vatRate, view)
    return {
      price: state(businessPrice),
      steps: steps.map(({ from, price }) => ({ from, price: state(price) })),
    }
  })
  return lowestSteps(stated)
}

/** The reduction from the lowest price of the last 30 days, rounded down (directive 98/6, article 6a). */
export function percentOff({ amount, lowest30 }: DisplayedPrice): number {
  return lowest30 === undefined ? 0 : Math.floor((1 - amount / lowest30) * 100)
}
