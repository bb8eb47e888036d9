import type { Sentence } from '../file-sentence.ts'

/** How often something was left out, and where first. */
export interface LeftOutCount {
  readonly count: number
  readonly line: number
}

/** Counts what an import leaves out on purpose, to report it in one sentence for each reason. */
export class LeftOut {
  /** By the reason, as JSON. */
  readonly #byReason: Map<string, LeftOutCount>

  /** Goes on from what was counted before. */
  constructor(counted: readonly (readonly [string, LeftOutCount])[] = []) {
    this.#byReason = new Map(counted)
  }

  add(because: Sentence, line: number): void {
    const reason = JSON.stringify(because)
    const known = this.#byReason.get(reason)
    this.#byReason.set(reason, { count: (known?.count ?? 0) + 1, line: known?.line ?? line })
  }

  counted(): (readonly [string, LeftOutCount])[] {
    return [...this.#byReason]
  }

  sentences(): Sentence[] {
    return [...this.#byReason].map(([reason, { count, line }]) => ({
      key: 'cli.file.left',
      values: { n: String(count), line: String(line) },
      reason: JSON.parse(reason) as Sentence,
    }))
  }
}
