/** The price of a piece from a number of pieces on. */
export interface PriceStep {
  readonly from: number
  readonly price: number
}

/** What one piece costs, and from how many pieces on it costs less. */
export interface SteppedPrice {
  readonly price: number
  /** By rising number, each cheaper than the one before it and than `price`; more than one piece. */
  readonly steps: readonly PriceStep[]
}

/**
 * What a company pays, by the price that every business has and all that its price lists offer: at
 * each number of pieces the lowest of what counts there.
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

/** The step that counts for so many pieces; undefined below the first. */
export function stepAt<Step extends Pick<PriceStep, 'from'>>(
  steps: readonly Step[],
  pieces: number,
): Step | undefined {
  return steps.findLast((it) => it.from <= pieces)
}

/** The next one that more pieces would reach. */
export function stepAfter(steps: readonly PriceStep[], pieces: number): PriceStep | undefined {
  return steps.find((it) => it.from > pieces)
}

/**
 * What each number of pieces costs at least among some articles: a step of one of them starts one
 * of the list.
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
