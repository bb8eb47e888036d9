import type { FileLocation, Sentence } from '../file-sentence.ts'

/** Sentences that are listed one by one; the others are only counted. */
const MAX_LISTED = 20

export interface FoundSoFar {
  readonly listed: readonly Sentence[]
  readonly count: number
}

/** Refusals or remarks of an import, in the order of the file. */
export class Findings {
  readonly #listed: Sentence[]
  #count: number

  /** Continues from earlier findings. */
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

  /** At most `MAX_LISTED` sentences, and one with the number of the others. */
  sentences(): Sentence[] {
    const n = this.#count - this.#listed.length
    return n > 0 ? [...this.#listed, { key: 'cli.file.more', values: { n } }] : [...this.#listed]
  }
}

/** Thrown if a file cannot be read at all, with the reason for the shop's owner. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
  readonly sentence: Sentence

  constructor(sentence: Sentence) {
    super(sentence.key)
    this.sentence = sentence
  }
}
