import { readCatalogueVersion } from '../catalogue/catalogue-version.ts'
import { BoundedCache } from '../platform/bounded-cache.ts'
import type { Db } from '../platform/db/schema.ts'
import type { Report } from '../platform/versioned-cache.ts'
import { searchProducts, suggest } from './run-search.ts'
import { SearchCache } from './search-cache.ts'
import type { FoundProducts, SearchPort, Suggestions } from './search-port.ts'

/** Memory for the results of one kind of search, in bytes. */
const MAX_BYTES = 4 * 1024 * 1024

/** Caches results by query until the catalogue changes. */
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
    const cached = kept.get(key)
    if (cached) return cached
    const found = await find()
    kept.set(key, found, this.#bytesOf(found) + 2 * key.length)
    return found
  }
}

/** Approximate size of a quick search's suggestions, with their rows. */
const BYTES_OF_SUGGESTIONS = 8 * 1024

/** Search in the shop's own database, with FTS5 and a vocabulary in memory. */
export function createSqliteSearch(db: Db, report: Report): SearchPort {
  const cache = new SearchCache(db, report)
  const products = new CachedHits<FoundProducts>(bytesOfPage)
  const suggestions = new CachedHits<Suggestions>(() => BYTES_OF_SUGGESTIONS)

  /** Nothing is cached while older search data is used. */
  async function keep<Found>(hits: CachedHits<Found>, { key, version, find }: Keeping<Found>) {
    return cache.isStale(version) ? find() : hits.get(key, version, find)
  }

  return {
    async searchProducts(query, page) {
      const version = page.catalogueVersion ?? (await readCatalogueVersion(db))
      const { language, storefront, limit, offset } = page
      const key = `${language} ${storefront} ${limit} ${offset} ${query}`
      const find = () => searchProducts({ db, cache, version }, query, page)
      return keep(products, { key, version, find })
    },

    async suggest(query, scope) {
      const version = scope.catalogueVersion ?? (await readCatalogueVersion(db))
      const key = `${scope.language} ${scope.storefront} ${scope.limit} ${query}`
      const find = () => suggest({ db, cache, version }, query, scope)
      return keep(suggestions, { key, version, find })
    },
  }
}

interface Keeping<Found> {
  readonly key: string
  readonly version: number
  readonly find: () => Promise<Found>
}

/** A list of numbers takes eight bytes per number, an object some hundreds. */
function bytesOfPage({ ids, all }: FoundProducts): number {
  return all.byteLength + 8 * ids.length + 500
}
