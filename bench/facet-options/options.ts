declare const COURTSIDE_BENCH_OPTIONS: number

/** A group of brands in the format of the shop's answers; each `round` has different counts. */
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

/** The operations of each case; `bench/facet-options.mjs` calls them. */
interface Steps {
  /** Draws the group. */
  paint(): unknown
  /** Opens its long list. */
  open(): unknown
  /** Chooses the first option. */
  toggle(): unknown
  /** Shows the counts of another list that is already loaded. */
  counts(): unknown
  /** The same, starting with the text of an answer. */
  answer(): unknown
  /** Types one letter into the group's field. */
  find(): unknown
}

export function offer(steps: Partial<Steps>): void {
  Object.assign(globalThis, { steps: { ...steps, nothing: () => undefined } })
}
