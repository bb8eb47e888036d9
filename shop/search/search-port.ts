import type { Language } from '../../src/model/language.ts'
import type { Storefront } from '../../src/model/storefront.ts'

/** The scope of a search: only products that the storefront shows are found. */
export interface SearchScope {
  readonly language: Language
  readonly storefront: Storefront
  /** The catalogue's version, if it has been read already. */
  readonly catalogueVersion?: number
}

export interface SearchPage extends SearchScope {
  readonly limit: number
  readonly offset: number
}

export interface FoundProducts {
  /** Ids of products, the best first, each once. */
  readonly ids: readonly number[]
  /** Ids of all hits, including other pages, in no order; for counting filters. */
  readonly all: Int32Array
  /** Number of all hits. */
  readonly total: number
  /** Ids of matching categories, the best first; only on the first page. */
  readonly categoryIds?: readonly string[]
  /** Ids of the requested colours, in which products may be displayed; the best match first. */
  readonly colourIds?: readonly string[]
  /** The words that were used instead of the typed ones. */
  readonly corrected?: string
  /** Whether it is only a guess for a word that the shop does not know. */
  readonly isGuess?: true
}

/** The same object while the catalogue does not change, so that results can be cached by it. */
export interface Suggestions {
  /** Ids of matching categories, the best first. */
  readonly categoryIds: readonly string[]
  readonly productIds: readonly number[]
  /** As for found products. */
  readonly colourIds?: readonly string[]
  readonly corrected?: string
  readonly isGuess?: true
}

/**
 * Finds products by words. Any text is a valid query: long ones are shortened, and nothing in them is a
 * command to the engine.
 */
export interface SearchPort {
  searchProducts(query: string, page: SearchPage): Promise<FoundProducts>
  /** The best few hits while a visitor is typing; never counts all hits. */
  suggest(query: string, scope: SearchScope & { readonly limit: number }): Promise<Suggestions>
}
