/** A cache with a limit in bytes; the least recently used entry is dropped first. */
export class BoundedCache<Value> {
  readonly #maxBytes: number
  readonly #entries = new Map<string, { readonly value: Value; readonly bytes: number }>()
  #bytes = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.value
  }

  /** A value larger than the whole cache is not stored, and drops nothing. */
  set(key: string, value: Value, bytes: number): void {
    this.#forget(key)
    if (bytes > this.#maxBytes) return
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes + bytes <= this.#maxBytes) break
      this.#forget(oldest)
    }
    this.#entries.set(key, { value, bytes })
    this.#bytes += bytes
  }

  #forget(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0
    this.#entries.delete(key)
  }
}
