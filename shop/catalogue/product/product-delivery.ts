import { statedPrice } from '../../../src/model/prices.ts'
import { type PageContext, priceView } from '../../platform/pages/page-context.ts'
import type { ListedArticle } from '../article-queries.ts'

/** What delivering one piece costs, as the storefront states its prices, and when it arrives. */
interface DeliveryQuote {
  readonly price: number
  /** `tis 24–ons 25 nov` */
  readonly arrival?: string | undefined
}

/** Goods in a parcel of their own. */
interface ParcelContent {
  readonly drawing: string
  readonly size: string | null
  /** What they cost, for the limit of free delivery. */
  readonly amount: number
}

/** How a checkout of these goods alone would begin; undefined where nothing is delivered. */
export type QuoteDelivery = (page: PageContext, content: ParcelContent) => DeliveryQuote | undefined

export interface DeliveryView extends DeliveryQuote {
  /** Some of the articles cost more to deliver. */
  readonly isFrom: boolean
}

interface DeliveredProduct {
  readonly drawing: string
  readonly articles: readonly ListedArticle[]
}

/** The delivery of one piece of any of the articles; their days where all of them have the same. */
export function deliveryView(
  page: PageContext,
  { drawing, articles }: DeliveredProduct,
  deliver: QuoteDelivery,
): DeliveryView | undefined {
  // Free delivery starts at a sum as it is paid. It would give away a price that may not be seen.
  const view = { ...priceView(page), wantsVat: false }
  const amount = (it: ListedArticle) => statedPrice(it, view) ?? 0
  const parcels = new Map(
    articles.map((it) => [`${it.size} ${amount(it)}`, { size: it.size, amount: amount(it) }]),
  )
  const found = [...parcels.values()].map((it) => deliver(page, { drawing, ...it }))
  const quotes = found.filter((it) => it !== undefined)
  const [first] = quotes
  if (!first || quotes.length < found.length) return undefined
  const price = Math.min(...quotes.map((it) => it.price))
  const isOneDay = quotes.every((it) => it.arrival === first.arrival)
  // Likewise, a day would give away what is in stock.
  const isInStock = view.canSeePrices && articles.some((it) => it.available > 0)
  return {
    price,
    isFrom: quotes.some((it) => it.price !== price),
    ...(isOneDay && isInStock && { arrival: first.arrival }),
  }
}
