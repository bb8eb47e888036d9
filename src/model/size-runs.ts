interface StockedSize {
  readonly size: string | null
  /** Pieces for sale. */
  readonly available: number
}

/** The shortest run that is written as a range. */
const MIN_RANGE = 3

/** `36`, `36–39`, `5 kg`, `5–15 kg`: from, to and unit. */
const NUMERIC = /^(\d+(?:[.,]\d+)?)(?:\s?[–-]\s?(\d+(?:[.,]\d+)?))?(\D*)$/

/**
 * The available sizes of a product, in its order: adjacent ones as a range, `36–38`, others one by one.
 * Empty if it has a single size, or none is available.
 */
export function sizeRuns(articles: readonly StockedSize[]): readonly string[] {
  const stock = new Map<string, boolean>()
  for (const { size, available } of articles) {
    if (size) stock.set(size, available > 0 || (stock.get(size) ?? false))
  }
  if (stock.size < 2) return []
  const runs: string[][] = [[]]
  for (const [size, isHere] of stock) {
    if (isHere) runs.at(-1)?.push(size)
    else runs.push([])
  }
  return runs.flatMap((it) => (it.length < MIN_RANGE ? it : [range(it[0] ?? '', it.at(-1) ?? '')]))
}

/** A unit that both ends share is written once. */
function range(first: string, last: string): string {
  const [, from, , unit] = NUMERIC.exec(first) ?? []
  const [, lastFrom, to = lastFrom, lastUnit] = NUMERIC.exec(last) ?? []
  return from && to && unit === lastUnit ? `${from}–${to}${unit}` : `${first}–${last}`
}
