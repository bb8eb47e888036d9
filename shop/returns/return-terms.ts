import type { Text } from '../../src/i18n/text.ts'
import type { Receipt } from '../../src/model/order.ts'
import { translateMethods } from '../orders/receipt/translate-methods.ts'
import { wholeDayText } from '../platform/dates.ts'
import { textFor, type Visitor } from '../platform/http/visitor.ts'
import { lastWithdrawalDay } from '../withdrawals/withdrawal-period.ts'

/** Whom a page or an answer is written for. */
export interface ReturnReader extends Pick<Visitor, 'shop' | 'language' | 'storefront'> {
  readonly t: Text
}

export function readerOf(visitor: Visitor): ReturnReader {
  const { shop, language, storefront } = visitor
  return { t: textFor(visitor), shop, language, storefront }
}

/** Until when goods of an order can be sent back. */
export function untilText({ t, shop, language }: ReturnReader, receipt: Receipt): string {
  return t('return.until', { day: wholeDayText(lastWithdrawalDay(shop, receipt), language) })
}

/** When and how the money comes, who pays the freight, and the last day. */
export function quoteTerms(reader: ReturnReader, receipt: Receipt): string[] {
  const { t } = reader
  const repaid = t('return.repaid', { method: translateMethods(t, receipt).paymentMethod.name })
  return [repaid, t('return.freight'), untilText(reader, receipt)]
}

/** Where the goods go, and who pays for that. */
export function sendingTerms({ t }: Pick<ReturnReader, 't'>, number: string): string[] {
  return [t('return.send', { number }), t('return.freight')]
}
