/** Most refusals that are listed one by one; the rest are counted. */
const MAX_LISTED = 20

/** Where in a file something stands. Lines and records count from 1; the header is record 1. */
export interface Place {
  readonly line: number
  readonly record: number
  readonly column?: string
}

export interface RefusedSoFar {
  readonly listed: readonly string[]
  readonly count: number
}

/** What an import refuses, in the order it was found. */
export class Refusals {
  readonly #listed: string[]
  #count: number

  /** Goes on from what was refused before. */
  constructor({ listed, count }: RefusedSoFar = { listed: [], count: 0 }) {
    this.#listed = [...listed]
    this.#count = count
  }

  get soFar(): RefusedSoFar {
    return { listed: [...this.#listed], count: this.#count }
  }

  get count(): number {
    return this.#count
  }

  add(place: Place, sentence: string): void {
    this.#count += 1
    if (this.#listed.length < MAX_LISTED) this.#listed.push(`${describePlace(place)}: ${sentence}`)
  }

  /** At most `MAX_TOLD` sentences, and one more that counts the rest. */
  sentences(): string[] {
    const rest = this.#count - this.#listed.length
    return rest > 0 ? [...this.#listed, `And ${rest} more of the same file.`] : [...this.#listed]
  }
}

/** A file that cannot be read on at all: the message is one sentence for the shop's owner. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
}

export function describePlace({ line, record, column }: Place): string {
  const where = `Line ${line} (record ${record})`
  return column === undefined ? where : `${where}, column ${column}`
}
