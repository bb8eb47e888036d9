import { sizeFieldKey } from '../../../src/contract/error-body.ts'
import type { Message } from '../../../src/model/validation.ts'
import type { CartRow } from '../../cart/contents/cart-queries.ts'
import type { ShortArticle } from '../../orders/stock/reserve-stock.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { ShopError } from '../../platform/shop-error.ts'

/** Refuses articles that this storefront does not sell, whatever their stock. */
export function assertSold(lines: readonly CartRow[]): void {
  const faults = lines.flatMap((line): Fault[] => {
    const key = line.isQuotation ? 'checkout.quotation' : 'checkout.notsold'
    const isSold = line.isOffered && !line.isQuotation
    return isSold ? [] : [{ ...line, message: { key, values: { name: nameOf(line) } } }]
  })
  if (faults.length > 0) throw stockRefusal(422, faults)
}

/** Refuses more of an article than there is. */
export function assertThere(lines: readonly CartRow[], visitor: Visitor): void {
  if (visitor.mayBackorder) return
  const short = lines.filter(({ available, quantity }) => available < quantity)
  if (short.length > 0) throw shortStockRefusal(short, lines, visitor)
}

/** Names the remaining stock of each short article. */
export function shortStockRefusal(
  short: readonly ShortArticle[],
  lines: readonly CartRow[],
  { canSeePrices }: Visitor,
): ShopError {
  const faults = short.map(({ articleNumber, available: max }): Fault => {
    const line = lines.find((it) => it.articleNumber === articleNumber)
    const name = line ? nameOf(line) : articleNumber
    const isShown = canSeePrices && max > 0
    const key = isShown ? 'checkout.short' : 'checkout.soldout'
    return { articleNumber, message: { key, values: { name, max } } }
  })
  return stockRefusal(409, faults)
}

interface Fault {
  readonly articleNumber: string
  readonly message: Message
}

function stockRefusal(status: number, faults: readonly Fault[]): ShopError {
  const messages = faults.map(({ message }) => message)
  return new ShopError(status, messages[0] ?? 'genericerror', {
    modelState: { general: messages },
    errorsList: Object.fromEntries(
      faults.map(({ articleNumber, message }) => [sizeFieldKey(articleNumber), message]),
    ),
    articles: messages,
  })
}

function nameOf({ name, size }: Pick<CartRow, 'name' | 'size'>): string {
  return size ? `${name}, ${size}` : name
}
