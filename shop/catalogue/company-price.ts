import type { PriceStep } from '../../src/model/price-steps.ts'
import { companyPrice } from '../../src/model/price-steps.ts'

/** Names every article, in a line of a price list. */
export const EVERY_ARTICLE = '*'

/** What stands in a query for what the lists offer of an article. */
interface OfferedIn {
  /** What the query calls the table of articles. */
  readonly article: string
  /** The parameter that holds the ids of the lists, as JSON. */
  readonly lists: string
  /** The parameter that holds the shop's currency. */
  readonly currency: string
}

/**
 * In SQL, what a line of a price list (`line`) asks for an article. A percentage is off the shop's own
 * price for businesses, and not off what a campaign asks.
 */
export function linePrice(article: string): string {
  return `coalesce(line.price,
             max(1, (${article}.business_price * (10000 - line.discount) + 5000) / 10000))`
}

/** In SQL, all that price lists offer of an article: `from:price`, parted by blanks. */
export function offeredSteps({ article, lists, currency }: OfferedIn): string {
  return `(
    select group_concat(line.from_quantity || ':' || ${linePrice(article)}, ' ')
      from price_list_line line
     where line.list_id in (select value from json_each(${lists}))
       and line.article_number in (${article}.number, '${EVERY_ARTICLE}')
       and line.currency in ('', ${currency}))`
}

/** What a query answers of an article's price for businesses. */
interface Offered {
  readonly businessPrice: number
  /** Of `offeredSteps`; absent where nothing is agreed. */
  readonly offered?: string | null | undefined
}

/** What a buyer pays for an article: the one place where lists and the shop's own price meet. */
export function pricedFor({ businessPrice, offered }: Offered): {
  readonly businessPrice: number
  readonly steps?: readonly PriceStep[]
} {
  if (!offered) return { businessPrice }
  const given = offered.split(' ').map((it) => {
    const [from = 0, price = 0] = it.split(':').map(Number)
    return { from, price }
  })
  const { price, steps } = companyPrice(businessPrice, given)
  return { businessPrice: price, ...(steps.length > 0 && { steps }) }
}
