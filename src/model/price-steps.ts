/** The price of one piece, from a quantity on. */
export interface PriceStep {
  readonly from: number
  readonly price: number
}

/** The price of one piece, and the quantities from which it is lower. */
export interface SteppedPrice {
  readonly price: number
  /** By increasing quantity, each cheaper than the previous one and than `price`; from two pieces on. */
  readonly steps: readonly PriceStep[]
}

/**
 * A company's price, from the price for all businesses and the offers of its price lists: at each quantity
 * the lowest.
 */
export function companyPrice(price: number, offered: readonly PriceStep[]): SteppedPrice {
  const steps: PriceStep[] = []
  let lowest = price
  for (const it of offered.toSorted((a, b) => a.from - b.from)) {
    if (it.price >= lowest) continue
    lowest = it.price
    if (steps.at(-1)?.from === it.from) steps.pop()
    steps.push(it)
  }
  const [first] = steps
  if (first?.from !== 1) return { price, steps }
  return { price: first.price, steps: steps.slice(1) }
}

/** The step that applies to a quantity; undefined below the first. */
export function stepAt<Step extends Pick<PriceStep, 'from'>>(
  steps: readonly Step[],
  pieces: number,
): Step | undefined {
  return steps.findLast((it) => it.from <= pieces)
}

/** The next step, for a larger quantity. */
export function stepAfter(steps: readonly PriceStep[], pieces: number): PriceStep | undefined {
  return steps.find((it) => it.from > pieces)
}

/**
 * The lowest price of some articles at each quantity: a step of any of them starts a step of the result.
 */
export function lowestSteps(
  prices: readonly SteppedPrice[],
): readonly (PriceStep & { readonly isFrom: boolean })[] {
  const starts = [...new Set(prices.flatMap(({ steps }) => steps.map(({ from }) => from)))]
  return starts
    .sort((a, b) => a - b)
    .map((from) => {
      const amounts = prices.map(({ price, steps }) => stepAt(steps, from)?.price ?? price)
      const lowest = Math.min(...amounts)
      return { from, price: lowest, isFrom: amounts.some((it) => it !== lowest) }
    })
}
