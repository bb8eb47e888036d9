import { readAgreed } from '../../catalogue/price-lists/price-list-queries.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { WholeQuotation } from '../../quotations/read-quotation.ts'

/** What the company has agreed on for the goods of a quotation, by the position of the row. */
export async function agreedPrices(
  db: Db,
  { quotation, rows }: WholeQuotation,
): Promise<ReadonlyMap<number, number>> {
  const { companyId, currency, storefront } = quotation
  if (companyId === null || storefront !== 'professional') return new Map()
  const articleNumbers = rows.map((it) => it.articleNumber)
  const agreed = await readAgreed(db, companyId, { currency, articleNumbers })
  const found = rows.flatMap(({ position, articleNumber, quantity }) => {
    const prices = agreed.filter(
      (it) => it.articleNumber === articleNumber && it.fromQuantity <= quantity,
    )
    const lowest = Math.min(...prices.map((it) => it.price))
    return prices.length > 0 ? [[position, lowest] as const] : []
  })
  return new Map(found)
}
