import type { FileLocation, Sentence } from '../file-sentence.ts'

/** Most sentences that are listed one by one; the rest are counted. */
const MAX_LISTED = 20

export interface FoundSoFar {
  readonly listed: readonly Sentence[]
  readonly count: number
}

/** What an import refuses, or remarks, in the order it was found. */
export class Findings {
  readonly #listed: Sentence[]
  #count: number

  /** Goes on from what was found before. */
  constructor({ listed, count }: FoundSoFar = { listed: [], count: 0 }) {
    this.#listed = [...listed]
    this.#count = count
  }

  get soFar(): FoundSoFar {
    return { listed: [...this.#listed], count: this.#count }
  }

  get count(): number {
    return this.#count
  }

  add(location: FileLocation, sentence: Sentence): void {
    this.#count += 1
    if (this.#listed.length < MAX_LISTED) this.#listed.push({ ...sentence, location: location })
  }

  /** At most `MAX_LISTED` sentences, and one more that counts the rest. */
  sentences(): Sentence[] {
    const n = this.#count - this.#listed.length
    return n > 0 ? [...this.#listed, { key: 'cli.file.more', values: { n } }] : [...this.#listed]
  }
}

/** A file that cannot be read on at all, and why, in one sentence for the shop's owner. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
  readonly sentence: Sentence

  constructor(sentence: Sentence) {
    super(sentence.key)
    this.sentence = sentence
  }
}
