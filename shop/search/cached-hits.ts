import { BoundedCache } from '../platform/bounded-cache.ts'

/** Bytes of memory for what one way of searching has found. */
const MAX_BYTES = 4 * 1024 * 1024

/** What was found for a query, kept for as long as the catalogue stays as it is. */
export class CachedHits<Found> {
  readonly #bytesOf: (found: Found) => number
  #kept = new BoundedCache<Found>(MAX_BYTES)
  #version: number | undefined

  constructor(bytesOf: (found: Found) => number) {
    this.#bytesOf = bytesOf
  }

  async get(key: string, version: number, find: () => Promise<Found>): Promise<Found> {
    if (this.#version === undefined || this.#version < version) {
      this.#kept = new BoundedCache(MAX_BYTES)
      this.#version = version
    }
    const kept = this.#kept
    const known = kept.get(key)
    if (known) return known
    const found = await find()
    kept.set(key, found, this.#bytesOf(found) + 2 * key.length)
    return found
  }
}
