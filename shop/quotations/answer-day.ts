import { wholeDayText } from '../platform/dates.ts'
import { textFor, type Visitor } from '../platform/http/visitor.ts'
import { addBusinessDays, shopClock } from '../platform/shop/shop-days.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'
import type { Quotation } from './quotation-queries.ts'

/** The number of business days in which the shop replies. */
const ANSWER_DAYS = 1

/** The day by which the shop replies to a request of that time, as midnight in UTC. */
export function answerDay(shop: ShopFacts, askedAt: number): number {
  return addBusinessDays(shop, shopClock(shop, askedAt).day, ANSWER_DAYS)
}

/** The thanks for a request, with its number and the day of the reply. */
export function thanksFor(
  visitor: Visitor,
  { number, createdAt, email }: Pick<Quotation, 'number' | 'createdAt' | 'email'>,
): string {
  const date = wholeDayText(answerDay(visitor.shop, createdAt), visitor.language)
  return textFor(visitor)('quote.sent', { date, no: number, email })
}
