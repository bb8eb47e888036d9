/**
 * Something that is read from the database and kept until the catalogue's version changes. Small
 * things are read anew while the visitor waits; while a large one is, the older one serves.
 */
export class Kept<Value> {
  readonly #read: () => Promise<Value>
  readonly #isSmall: (value: Value) => boolean
  #current: { readonly version: number; readonly value: Value } | undefined
  #reading: Promise<Value> | undefined

  constructor(read: () => Promise<Value>, isSmall: (value: Value) => boolean) {
    this.#read = read
    this.#isSmall = isSmall
  }

  async at(version: number): Promise<Value> {
    const current = this.#current
    if (current?.version === version) return current.value
    this.#reading ??= this.#readAt(version)
    if (!current || this.#isSmall(current.value)) return this.#reading
    // Should it fail, the next search tries again.
    this.#reading.catch(() => {})
    return current.value
  }

  async #readAt(version: number): Promise<Value> {
    try {
      const value = await this.#read()
      this.#current = { version, value }
      return value
    } finally {
      this.#reading = undefined
    }
  }
}
