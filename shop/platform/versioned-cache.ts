export interface VersionedCacheOptions<Value> {
  /** Small things are reloaded while the visitor waits. */
  readonly isSmall: (value: Value) => boolean
  /** Hears why something large could not be reloaded. */
  readonly report: Report
}

/** Hears of a failure that no visitor sees. */
export type Report = (error: unknown) => void

/**
 * Something that is read from the database and kept until the catalogue's version changes. Small
 * things are reloaded while the visitor waits; while a large one is, the older one serves.
 */
export class VersionedCache<Value> {
  readonly #read: () => Promise<Value>
  readonly #options: VersionedCacheOptions<Value>
  #current: { readonly version: number; readonly value: Value } | undefined
  #reading: Promise<Value> | undefined
  #reported: number | undefined

  constructor(read: () => Promise<Value>, options: VersionedCacheOptions<Value>) {
    this.#read = read
    this.#options = options
  }

  async get(version: number): Promise<Value> {
    const current = this.#current
    if (current && !this.isStale(version)) return current.value
    this.#reading ??= this.#readAt(version)
    if (!current || this.#options.isSmall(current.value)) return this.#reading
    this.#reading.catch((error: unknown) => this.#reportOnce(version, error))
    return current.value
  }

  /** Whether what it holds was read before that version; nobody goes back to an earlier one. */
  isStale(version: number): boolean {
    return this.#current !== undefined && this.#current.version < version
  }

  /** Each search tries again; one word for each version is enough. */
  #reportOnce(version: number, error: unknown): void {
    if (this.#reported === version) return
    this.#reported = version
    this.#options.report(error)
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
