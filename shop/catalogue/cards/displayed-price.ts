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

/** What a price tag says, in öre. */
export interface DisplayedPrice {
  readonly amount: number
  /** Other articles of the product cost more. */
  readonly isFrom: boolean
  /** The lowest price of the 30 days before the campaign; absent: nothing is announced as reduced. */
  readonly lowest30?: number
  /** What it costs without what is announced as reduced. */
  readonly regular?: number
  /** By measure; absent unless all articles say how much is in them. */
  readonly perUnit?: DisplayedUnitPrice
}

/** The price of the cheapest of these articles; undefined where none has one that may be seen. */
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

/** What each article costs, of those with a price that may be seen. */
export function statedPrices<Article extends PricedArticle>(
  articles: readonly Article[],
  view: PriceView,
): { readonly article: Article; readonly amount: number }[] {
  return articles.flatMap((article) => {
    const amount = statedPrice(article, view)
    return amount === undefined ? [] : [{ article, amount }]
  })
}

/** From how many pieces on articles cost less, and how much at least; nothing for private customers. */
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

/** Counted from the lowest price of the last 30 days, rounded down (directive 98/6, article 6a). */
export function percentOff({ amount, lowest30 }: DisplayedPrice): number {
  return lowest30 === undefined ? 0 : Math.floor((1 - amount / lowest30) * 100)
}
