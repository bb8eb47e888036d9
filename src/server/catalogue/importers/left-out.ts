/** Counts what an import leaves out on purpose, to tell it in one sentence a reason. */
export class LeftOut {
  readonly #firstLines = new Map<string, { count: number; line: number }>()

  add(reason: string, line: number): void {
    const known = this.#firstLines.get(reason)
    this.#firstLines.set(reason, { count: (known?.count ?? 0) + 1, line: known?.line ?? line })
  }

  sentences(): string[] {
    return [...this.#firstLines].map(
      ([reason, { count, line }]) => `Left out ${count} (first on line ${line}): ${reason}.`,
    )
  }
}
