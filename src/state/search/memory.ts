import { NO_HIT, type SearchHit, SHOW_ALL } from '../../contract/quick-search.ts'

/** A response is stale after this long. */
const MAX_AGE_MS = 60_000
/** Cached responses; the oldest is evicted first. */
const MAX_ENTRIES = 50

interface Entry {
  readonly hits: readonly SearchHit[]
  readonly storedAt: number
}

/** Caches responses, so that a repeated query, or one that extends another, has hits at once. */
export function createSearchCache(now: () => number = Date.now) {
  const entries = new Map<string, Entry>()

  function get(query: string): readonly SearchHit[] | undefined {
    const entry = entries.get(keyOf(query))
    return entry && now() - entry.storedAt < MAX_AGE_MS ? entry.hits : undefined
  }

  return {
    get,

    set(query: string, hits: readonly SearchHit[]): void {
      entries.delete(keyOf(query))
      entries.set(keyOf(query), { hits, storedAt: now() })
      const [oldest] = entries.keys()
      if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest)
    },

    /** Hits of the longest cached prefix of the query whose names contain all of its words. */
    getPartial(query: string): readonly SearchHit[] {
      const words = keyOf(query).split(/\s+/)
      for (let length = query.length - 1; length > 0; length -= 1) {
        const hits = get(query.slice(0, length))
        if (hits) return hits.filter((hit) => isProduct(hit) && containsAll(hit.name, words))
      }
      return []
    },
  }
}

/** Whether both hold the identical objects in the same order. */
export function hasSameHits(hits: readonly SearchHit[], others: readonly SearchHit[]): boolean {
  return hits.length === others.length && hits.every((it, at) => it === others[at])
}

function keyOf(query: string): string {
  return query.trim().toLowerCase()
}

/** Neither "no hit" nor the link to all hits. */
export function isProduct({ category }: SearchHit): boolean {
  return category !== NO_HIT && category !== SHOW_ALL
}

function containsAll(name: string, words: readonly string[]): boolean {
  const folded = name.toLowerCase()
  return words.every((word) => folded.includes(word))
}
