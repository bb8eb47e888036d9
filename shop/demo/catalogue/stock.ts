const DAY_MS = 24 * 60 * 60 * 1000

interface StockRule {
  /** Out whatever its number says. */
  readonly soldOut: boolean
  readonly today: Date
}

interface Stock {
  readonly stock: number
  readonly expectedOn?: string
}

/**
 * Stock by article number, the same every time: about 7 in 100 are out, two thirds of them with a
 * date when they come back, about 12 in 100 have five pieces or fewer.
 */
export function stockOf(number: string, { soldOut, today }: StockRule): Stock {
  const lot = lotOf(number)
  const share = lot % 100
  if (soldOut || share < 7) {
    return lot % 3 === 0 ? { stock: 0 } : { stock: 0, expectedOn: dateIn(today, 6 + (lot % 40)) }
  }
  if (share < 19) return { stock: 1 + (lot % 5) }
  return { stock: 6 + (lot % 75) }
}

/** A number that looks drawn by lot but is always the same for a text. */
function lotOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}

function dateIn(today: Date, days: number): string {
  return new Date(today.getTime() + days * DAY_MS).toISOString().slice(0, 10)
}
