import type { Db } from '../platform/db/schema.ts'
import { readCatalogueVersion } from '../platform/shop/catalogue-version.ts'
import type { Report } from '../platform/versioned-cache.ts'
import { CachedHits } from './cached-hits.ts'
import { searchProducts, suggest } from './run-search.ts'
import { SearchCache } from './search-cache.ts'
import type { FoundProducts, SearchPort, Suggestions } from './search-port.ts'

/** About what one answer of quick search takes, with the rows that are made of it. */
const BYTES_OF_SUGGESTIONS = 8 * 1024

/** Search in the shop's own database: FTS5 finds, and a vocabulary in memory understands. */
export function createSqliteSearch(db: Db, report: Report): SearchPort {
  const cache = new SearchCache(db, report)
  const products = new CachedHits<FoundProducts>(bytesOfPage)
  const suggestions = new CachedHits<Suggestions>(() => BYTES_OF_SUGGESTIONS)

  /** Nothing is kept while words from before the catalogue's last change serve. */
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

/** A list of numbers takes eight bytes each, and an object some hundreds. */
function bytesOfPage({ ids, all }: FoundProducts): number {
  return all.byteLength + 8 * ids.length + 500
}
