import { amountText } from '../../../src/model/amount-text.ts'
import type { PriceLine } from './price-list-queries.ts'

/** The price of a line as written in files: `89,50`, `89,50 EUR` or `15%`. */
export function priceOfLine(
  { price, discount, currency }: Pick<PriceLine, 'price' | 'discount' | 'currency'>,
  own: string,
): string {
  if (discount !== null) return `${String(discount / 100).replace('.', ',')}%`
  const amount = amountText(price ?? 0, currency, ',')
  return currency === own ? amount : `${amount} ${currency}`
}

/** A line in the form that `readPriceLines` reads. */
export function cellsOfLine(
  line: PriceLine,
  own: string,
): readonly [articleNumber: string, from: number, price: string] {
  return [line.articleNumber, line.fromQuantity, priceOfLine(line, own)]
}
