import type { Sentence } from '../file-sentence.ts'

/** How often something was left out, and its first line. */
export interface LeftOutCount {
  readonly count: number
  readonly line: number
}

/** Counts what an import leaves out or assumes on purpose, and reports each in one sentence. */
export class LeftOut {
  /** Counts by sentence, as JSON. */
  readonly #bySentence: Map<string, LeftOutCount>

  /** Continues from earlier counts. */
  constructor(counted: readonly (readonly [string, LeftOutCount])[] = []) {
    this.#bySentence = new Map(counted)
  }

  add(because: Sentence, line: number): void {
    this.#count({ key: 'cli.file.left', reason: because }, line)
  }

  /** Notes that a value is assumed because the file does not state it. */
  assume(key: string, line: number): void {
    this.#count({ key }, line)
  }

  #count(sentence: Sentence, line: number): void {
    const text = JSON.stringify(sentence)
    const counted = this.#bySentence.get(text)
    this.#bySentence.set(text, { count: (counted?.count ?? 0) + 1, line: counted?.line ?? line })
  }

  counted(): (readonly [string, LeftOutCount])[] {
    return [...this.#bySentence]
  }

  sentences(): Sentence[] {
    return [...this.#bySentence].map(([text, { count, line }]) => ({
      ...(JSON.parse(text) as Sentence),
      values: { n: count, line: String(line) },
    }))
  }
}
