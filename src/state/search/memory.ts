import { NO_HIT, type SearchHit, SHOW_ALL } from '../../contract/quick-search.ts'

/** An answer is believed for this long. */
const FRESH_MS = 60_000
/** Answers kept; the oldest goes first. */
const MAX_ANSWERS = 50

interface Kept {
  readonly hits: readonly SearchHit[]
  readonly at: number
}

/** Remembers answers, so that a query that was asked before, or is like one, shows something at once. */
export function createSearchMemory(now: () => number = Date.now) {
  const kept = new Map<string, Kept>()

  function recall(query: string): readonly SearchHit[] | undefined {
    const found = kept.get(keyOf(query))
    return found && now() - found.at < FRESH_MS ? found.hits : undefined
  }

  return {
    recall,

    keep(query: string, hits: readonly SearchHit[]): void {
      kept.delete(keyOf(query))
      kept.set(keyOf(query), { hits, at: now() })
      const [oldest] = kept.keys()
      if (kept.size > MAX_ANSWERS && oldest !== undefined) kept.delete(oldest)
    },

    /** Those hits of the longest remembered beginning of the query whose names hold its words. */
    guess(query: string): readonly SearchHit[] {
      const words = keyOf(query).split(/\s+/)
      for (let length = query.length - 1; length > 0; length -= 1) {
        const hits = recall(query.slice(0, length))
        if (hits) return hits.filter((hit) => isArticle(hit) && holds(hit.name, words))
      }
      return []
    },
  }
}

/** Whether both are the same hits, not merely hits that look alike. */
export function isSame(hits: readonly SearchHit[], others: readonly SearchHit[]): boolean {
  return hits.length === others.length && hits.every((it, at) => it === others[at])
}

function keyOf(query: string): string {
  return query.trim().toLowerCase()
}

function isArticle({ category }: SearchHit): boolean {
  return category !== NO_HIT && category !== SHOW_ALL
}

function holds(name: string, words: readonly string[]): boolean {
  const folded = name.toLowerCase()
  return words.every((word) => folded.includes(word))
}
