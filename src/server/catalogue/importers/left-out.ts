/** How often something was left out, and where first. */
export interface LeftOutCount {
  readonly count: number
  readonly line: number
}

/** Counts what an import leaves out on purpose, to tell it in one sentence a reason. */
export class LeftOut {
  readonly #byReason: Map<string, LeftOutCount>

  /** Goes on from what was counted before. */
  constructor(counted: readonly (readonly [string, LeftOutCount])[] = []) {
    this.#byReason = new Map(counted)
  }

  add(reason: string, line: number): void {
    const known = this.#byReason.get(reason)
    this.#byReason.set(reason, { count: (known?.count ?? 0) + 1, line: known?.line ?? line })
  }

  counted(): (readonly [string, LeftOutCount])[] {
    return [...this.#byReason]
  }

  sentences(): string[] {
    return [...this.#byReason].map(
      ([reason, { count, line }]) => `Left out ${count} (first on line ${line}): ${reason}.`,
    )
  }
}
