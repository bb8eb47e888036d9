import type { Charge } from '../../../src/model/prices.ts'

/** A discount split by the VAT rates of the items; its parts add up exactly. */
export function shareDiscount(items: readonly Charge[], discount: number): Charge[] {
  if (discount === 0) return []
  const byRate = new Map<number, number>()
  for (const { total, vatRate } of items) byRate.set(vatRate, (byRate.get(vatRate) ?? 0) + total)
  const whole = items.reduce((sum, { total }) => sum + total, 0)
  const rates = [...byRate].sort(([a], [b]) => b - a)
  let left = discount
  return rates.map(([vatRate, sum], place) => {
    const isLast = place === rates.length - 1
    const total = isLast ? left : Math.min(left, Math.round((discount * sum) / whole))
    left -= total
    return { total, vatRate }
  })
}
