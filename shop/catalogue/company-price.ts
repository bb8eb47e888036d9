import type { PriceStep } from '../../src/model/price-steps.ts'
import { companyPrice } from '../../src/model/price-steps.ts'
import type { SqlDialect } from '../platform/db/dialect/sql-dialect.ts'

/** Stands for every article in a line of a price list. */
export const EVERY_ARTICLE = '*'

/** Names in a query that reads the prices that lists offer. */
interface OfferedIn {
  /** The query's name of the table of articles. */
  readonly article: string
  /** The parameter that holds the ids of the lists, as JSON. */
  readonly lists: string
  /** The parameter that holds the shop's currency. */
  readonly currency: string
}

/**
 * SQL: the price of an article by a line of a price list (`line`). A percentage applies to the shop's own
 * price for businesses, not to a campaign price.
 */
export function linePrice(d: SqlDialect, article: string): string {
  const reduced = `(${article}.business_price * (10000 - line.discount) + 5000) / 10000`
  return `coalesce(line.price, ${d.most('1', reduced)})`
}

/** SQL: all prices that lists offer for an article, as `from:price` separated by blanks. */
export function offeredSteps(d: SqlDialect, { article, lists, currency }: OfferedIn): string {
  return `(
    select ${d.joinTexts(`line.from_quantity || ':' || ${linePrice(d, article)}`, ' ')}
      from price_list_line line
     where line.list_id in (select value from ${d.listOf(lists, 'integer')} as list)
       and line.article_number in (${article}.number, '${EVERY_ARTICLE}')
       and line.currency in ('', ${currency}))`
}

/** The columns of an article's price for businesses. */
interface Offered {
  readonly businessPrice: number
  /** From `offeredSteps`; absent if nothing is agreed. */
  readonly offered?: string | null | undefined
}

/**
 * The price and volume prices of an article for a company: the only place where lists and the shop's own
 * price meet.
 */
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
