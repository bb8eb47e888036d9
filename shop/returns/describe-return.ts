import type { ReturnQuote, ReturnResponse } from '../../src/contract/returns.ts'
import { formatMoney } from '../../src/i18n/money.ts'
import type { Receipt } from '../../src/model/order.ts'
import type { ChosenRow, MadeReturn } from '../../src/model/returns.ts'
import type { Db } from '../platform/db/schema.ts'
import { ShopError } from '../platform/http/shop-error.ts'
import { quoteReturn } from './quote-return.ts'
import { quoteTerms, type ReturnReader, sendingTerms } from './return-terms.ts'
import { labelLink, type ReturnPlace } from './return-view.ts'

/** What rows of an order would come to, as pages and calls say it. */
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

/** What to do with goods that are announced, as pages and calls say it. */
export function describeMade(
  reader: ReturnReader,
  place: Pick<ReturnPlace, 'receipt' | 'key'>,
  returnNumber: string,
): Pick<ReturnResponse, keyof MadeReturn> {
  return {
    returnNumber,
    message: reader.t('return.done.mail'),
    terms: sendingTerms(reader, returnNumber),
    labelUrl: labelLink(reader, place, returnNumber),
  }
}
