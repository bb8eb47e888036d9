import { statedPrice } from '../../../src/model/prices.ts'
import { type PageContext, priceView } from '../../platform/pages/page-context.ts'
import type { ListedArticle } from '../article-queries.ts'

/** The price of delivering one piece, as the storefront states prices, and its arrival. */
interface DeliveryQuote {
  readonly price: number
  /** `tis 24–ons 25 nov` */
  readonly arrival?: string | undefined
}

/** One piece in a parcel of its own. */
interface ParcelContent {
  readonly drawing: string
  readonly size: string | null
  /** Its price, which may qualify for free delivery. */
  readonly amount: number
}

/**
 * The delivery that a checkout of this piece alone would offer first; undefined if it is not delivered.
 */
export type QuoteDelivery = (page: PageContext, content: ParcelContent) => DeliveryQuote | undefined

export interface DeliveryView extends DeliveryQuote {
  /** Whether some of the articles cost more to deliver. */
  readonly isFrom: boolean
}

interface DeliveredProduct {
  readonly drawing: string
  readonly articles: readonly ListedArticle[]
}

/** The delivery of one piece of any of the articles, with the days if they are the same for all. */
export function deliveryView(
  page: PageContext,
  { drawing, articles }: DeliveredProduct,
  deliver: QuoteDelivery,
): DeliveryView | undefined {
  // Free delivery depends on the amount paid; it must not reveal a price that the viewer may not see.
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
  // Likewise, the days would reveal the stock.
  const isInStock = view.canSeePrices && articles.some((it) => it.available > 0)
  return {
    price,
    isFrom: quotes.some((it) => it.price !== price),
    ...(isOneDay && isInStock && { arrival: first.arrival }),
  }
}
