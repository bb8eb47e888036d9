export interface VersionedCacheOptions<Value> {
  /** Small values are reloaded while the visitor waits. */
  readonly isSmall: (value: Value) => boolean
  /** Receives the error if a large value could not be reloaded. */
  readonly report: Report
}

/** Receives a failure that no visitor sees. */
export type Report = (error: unknown) => void

/**
 * Caches a value from the database until the catalogue's version changes. A small value is reloaded while
 * the visitor waits; while a large one is reloaded, the old value is used.
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

  /** Whether the cached value is older than that version; an earlier version never makes it stale. */
  isStale(version: number): boolean {
    return this.#current !== undefined && this.#current.version < version
  }

  /** Every read retries; one report per version is enough. */
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
