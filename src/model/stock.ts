export type StockLevel = 'in-stock' | 'few-left' | 'out-of-stock'

/** Most pieces of which a buyer is told how many there are. */
const FEW = 5

export function stockLevel(available: number): StockLevel {
  if (available > FEW) return 'in-stock'
  return available > 0 ? 'few-left' : 'out-of-stock'
}
