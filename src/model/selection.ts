/** No row of a list is selected. */
export const NONE_SELECTED = -1

/** Arrows wrap around both ends; without a selection, down selects the first row and up the last. */
export function moveSelection(selected: number, step: 1 | -1, count: number): number {
  if (count === 0) return NONE_SELECTED
  if (selected === NONE_SELECTED && step === -1) return count - 1
  return (selected + step + count) % count
}
