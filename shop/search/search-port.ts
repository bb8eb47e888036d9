import type { Language } from '../../src/model/language.ts'
import type { Storefront } from '../../src/model/storefront.ts'

/** Where is searched: only what the storefront sells and shows is found. */
export interface SearchScope {
  readonly language: Language
  readonly storefront: Storefront
  /** How often the catalogue has changed, where it has been read already. */
  readonly catalogueVersion?: number
}

export interface SearchPage extends SearchScope {
  readonly limit: number
  readonly offset: number
}

export interface FoundProducts {
  /** Ids of products, best first, each once. */
  readonly ids: readonly number[]
  /** Ids of all hits, on other pages too, in no order; for counting what they have in common. */
  readonly all: Int32Array
  /** How many there are in all. */
  readonly total: number
  /** Ids of categories whose name fits, best first; with the first page. */
  readonly categoryIds?: readonly string[]
  /** Ids of the colours that were asked for, in which the products may be shown; the best first. */
  readonly colourIds?: readonly string[]
  /** The words that were searched for, where they are not the ones that were asked for. */
  readonly corrected?: string
  /** Whether a word that was asked for is known to nothing, and this only the nearest there is. */
  readonly isGuess?: true
}

/** The same object for as long as nothing of it changes, so that what is made of it can be kept by it. */
export interface Suggestions {
  /** Ids of categories whose name fits, best first. */
  readonly categoryIds: readonly string[]
  readonly productIds: readonly number[]
  /** As of the products that are found. */
  readonly colourIds?: readonly string[]
  readonly corrected?: string
  readonly isGuess?: true
}

/**
 * Finds products by people's words. Any text may be asked: what is too long is cut, and none of it
 * is read as a command of the engine behind.
 */
export interface SearchPort {
  searchProducts(query: string, page: SearchPage): Promise<FoundProducts>
  /** The few best hits while somebody still types; never counts how many more there are. */
  suggest(query: string, scope: SearchScope & { readonly limit: number }): Promise<Suggestions>
}
