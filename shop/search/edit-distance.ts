/**
 * Number of typing errors between two words: a letter left out, added, changed, or swapped with the next.
 * Returns `max + 1` as soon as it exceeds `max`.
 */
export function editDistance(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max) return max + 1
  let before: number[] = []
  let above = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row += 1) {
    const here = [row]
    for (let column = 1; column <= other.length; column += 1) {
      here.push(cheapest({ one, other, row, column, before, above, here }))
    }
    if (Math.min(...here) > max) return max + 1
    before = above
    above = here
  }
  return Math.min(above[other.length] ?? max + 1, max + 1)
}

interface Cell {
  readonly one: string
  readonly other: string
  readonly row: number
  readonly column: number
  readonly before: readonly number[]
  readonly above: readonly number[]
  readonly here: readonly number[]
}

function cheapest({ one, other, row, column, before, above, here }: Cell): number {
  const isSame = one[row - 1] === other[column - 1]
  const changed = at(above, column - 1) + (isSame ? 0 : 1)
  const best = Math.min(changed, at(above, column) + 1, at(here, column - 1) + 1)
  const isSwap =
    row > 1 &&
    column > 1 &&
    one[row - 1] === other[column - 2] &&
    one[row - 2] === other[column - 1]
  return isSwap ? Math.min(best, at(before, column - 2) + 1) : best
}

function at(costs: readonly number[], column: number): number {
  return costs[column] ?? Number.POSITIVE_INFINITY
}

/** One bit for each letter of a word. Similar words differ in few bits. */
export function letterBits(word: string): number {
  let bits = 0
  for (const letter of word) bits |= 1 << (letter.charCodeAt(0) % 32)
  return bits
}

export function countBits(bits: number): number {
  let count = 0
  for (let rest = bits >>> 0; rest !== 0; rest = (rest & (rest - 1)) >>> 0) count += 1
  return count
}
