export type StockLevel = 'in-stock' | 'few-left' | 'out-of-stock'

/** Up to so many pieces, their number is shown. */
const FEW = 5

export function stockLevel(available: number): StockLevel {
  if (available > FEW) return 'in-stock'
  return available > 0 ? 'few-left' : 'out-of-stock'
}
