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
  const agreed = await readAgreed(db, companyId, { currency, rows })
  const prices = new Map(agreed.map((it) => [it.articleNumber, it.price]))
  return new Map(
    rows.flatMap(({ position, articleNumber }) => {
      const price = prices.get(articleNumber)
      return price === undefined ? [] : [[position, price] as const]
    }),
  )
}
