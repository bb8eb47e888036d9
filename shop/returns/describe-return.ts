import type { ReturnQuote, ReturnResponse } from '../../src/contract/returns.ts'
import { formatMoney } from '../../src/i18n/money.ts'
import type { Text } from '../../src/i18n/text.ts'
import type { Receipt } from '../../src/model/order.ts'
import type { ChosenRow, MadeReturn } from '../../src/model/returns.ts'
import { translateMethods } from '../orders/receipt/translate-methods.ts'
import { wholeDayText } from '../platform/dates.ts'
import type { Db } from '../platform/db/schema.ts'
import { textFor, type Visitor } from '../platform/http/visitor.ts'
import { ShopError } from '../platform/shop-error.ts'
import { lastWithdrawalDay } from '../withdrawals/withdrawal-period.ts'
import { quoteReturn } from './quote-return.ts'
import { labelLink, type ReturnContext } from './return-context.ts'

/** The refund for some rows of an order, as pages and calls show it. */
export async function describeQuote(
  db: Db,
  reader: ReturnReader,
  receipt: Receipt,
  rows: readonly ChosenRow[],
): Promise<ReturnQuote> {
  const { orderId, currency } = receipt
  const pieces = rows.map(({ rowSystemId: rowId, quantity }) => ({ rowId, quantity }))
  const quote = await quoteReturn(db, orderId, pieces)
  if (!quote) throw new ShopError(404, 'order.unknown')
  const { amount: refundAmount, withDelivery } = quote
  const refund = formatMoney(refundAmount, currency, reader.language)
  return { refund, refundAmount, currency, withDelivery, terms: quoteTerms(reader, receipt) }
}

/** Instructions for an announced return, as pages and calls show them. */
export function describeOrderReturn(
  reader: ReturnReader,
  context: Pick<ReturnContext, 'receipt' | 'key'>,
  returnNumber: string,
): Pick<ReturnResponse, keyof MadeReturn> {
  return {
    returnNumber,
    message: reader.t('return.done.mail'),
    terms: sendingTerms(reader, returnNumber),
    labelUrl: labelLink(reader, context, returnNumber),
  }
}

/** The reader of a page or a response. */
export interface ReturnReader extends Pick<Visitor, 'shop' | 'language' | 'storefront'> {
  readonly t: Text
}

export function readerOf(visitor: Visitor): ReturnReader {
  const { shop, language, storefront } = visitor
  return { t: textFor(visitor), shop, language, storefront }
}

/** The last day for returns of an order. */
export function untilText({ t, shop, language }: ReturnReader, receipt: Receipt): string {
  return t('return.until', { day: wholeDayText(lastWithdrawalDay(shop, receipt), language) })
}

/** When and how the money comes, who pays the freight, and the last day. */
function quoteTerms(reader: ReturnReader, receipt: Receipt): string[] {
  const { t } = reader
  const repaid = t('return.repaid', { method: translateMethods(t, receipt).paymentMethod.name })
  return [repaid, t('return.freight'), untilText(reader, receipt)]
}

/** The address of the return, and who pays the freight. */
function sendingTerms({ t }: Pick<ReturnReader, 't'>, number: string): string[] {
  return [t('return.send', { number }), t('return.freight')]
}
