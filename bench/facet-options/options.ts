declare const COURTSIDE_BENCH_OPTIONS: number

/** A group of brands, as a shop answers it; each `round` has other counts. */
export function brands(round: number) {
  return {
    id: 'brand',
    label: 'Varumärke',
    singleSelect: false,
    selectedOptions: [],
    options: Array.from({ length: COURTSIDE_BENCH_OPTIONS }, (_, at) => ({
      id: `b${at}`,
      label: `Varumärke nummer ${at}`,
      quantity: 1 + ((at * 7 + round * 13) % 97),
    })),
  }
}

/** What each case can be asked to do; `bench/facet-options.mjs` calls it. */
interface Steps {
  /** Draws the group. */
  paint(): unknown
  /** Opens its long list. */
  open(): unknown
  /** Chooses the first option. */
  toggle(): unknown
  /** Shows the counts of another list, which the page has already. */
  counts(): unknown
  /** The same from the text of an answer on. */
  answer(): unknown
  /** Types one letter into the group's field. */
  find(): unknown
}

export function offer(steps: Partial<Steps>): void {
  Object.assign(globalThis, { steps: { ...steps, nothing: () => undefined } })
}
