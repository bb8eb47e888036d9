import type { Storefront } from '../../../model/storefront.ts'

export interface PricedArticle {
  readonly price: number
  readonly campaignPrice: number | null
  readonly lowestPrice: number | null
  readonly businessPrice: number
}

/** What a price tag says, in öre; VAT is included for private customers and not for businesses. */
export interface ShownPrice {
  readonly amount: number
  /** Other articles of the product cost more. */
  readonly isFrom: boolean
  /** The lowest price of the 30 days before the campaign; absent: nothing is announced as reduced. */
  readonly lowest30?: number
}

/** The price of the cheapest of these articles. There is at least one. */
export function shownPrice(articles: readonly PricedArticle[], storefront: Storefront): ShownPrice {
  const priced = articles.map((article) => ({ article, amount: amountOf(article, storefront) }))
  const cheapest = priced.reduce((best, it) => (it.amount < best.amount ? it : best))
  const lowest = storefront === 'sport' ? cheapest.article.lowestPrice : null
  return {
    amount: cheapest.amount,
    isFrom: priced.some((it) => it.amount !== cheapest.amount),
    ...(lowest !== null && lowest > cheapest.amount && { lowest30: lowest }),
  }
}

export function amountOf(article: PricedArticle, storefront: Storefront): number {
  if (storefront === 'professional') return article.businessPrice
  return article.campaignPrice ?? article.price
}

/** Counted from the lowest price of the last 30 days, rounded down (directive 98/6, article 6a). */
export function percentOff({ amount, lowest30 }: ShownPrice): number {
  return lowest30 === undefined ? 0 : Math.floor((1 - amount / lowest30) * 100)
}
