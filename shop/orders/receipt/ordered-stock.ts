import type { Text } from '../../../src/i18n/text.ts'
import { laterOf, stockShareOf } from '../../../src/model/backorder.ts'
import type { Receipt, ReceiptRow } from '../../../src/model/order.ts'
import { arrivalText, promisedText } from '../../delivery/list-options.ts'

/** A row with the pieces that its order took of the article; null if nothing is to be said of them. */
interface TakenRow extends ReceiptRow {
  readonly taken: number | null
}

/** How much of each row was in stock; of two rows of one article, the first gets its pieces first. */
export function shareStock(rows: readonly TakenRow[]): ReceiptRow[] {
  const ordered = new Map<string, number>()
  return rows.map(({ taken, ...row }) => {
    const { kind, articleNumber, quantity } = row
    if (taken === null || (kind !== 'article' && kind !== 'gift')) return row
    const before = ordered.get(articleNumber) ?? 0
    ordered.set(articleNumber, before + quantity)
    const inStock = Math.max(0, taken - before)
    return inStock < quantity ? { ...row, inStock } : row
  })
}

/** What of the rows comes later, in words, with their sizes if there are several; empty if nothing does. */
export function laterText(rows: readonly ReceiptRow[], t: Text): string {
  const texts = rows.flatMap(({ size, quantity, inStock = quantity }) => {
    const later = laterOf(quantity, { inStock })
    if (!later) return []
    const words = t(later.key, later.values)
    return rows.length > 1 ? `${size}: ${words}` : words
  })
  return texts.join(' · ')
}

/** When the order arrives, as far as the stock goes; undefined if no day was named. */
export function promisedArrival(
  { deliveryMethod, rows }: Pick<Receipt, 'deliveryMethod' | 'rows'>,
  { language, t }: { readonly language: Receipt['language']; readonly t: Text },
): string | undefined {
  const { arrival } = deliveryMethod
  return arrival && promisedText(t, arrivalText(arrival, language), stockShareOf(rows))
}
