import { setImmediate } from 'node:timers/promises'
import type { Language } from '../../src/model/language.ts'
import type { Db } from '../platform/db/schema.ts'
import { type Report, VersionedCache } from '../platform/versioned-cache.ts'
import { readCategoryTypes } from './category-types.ts'
import { readPalette } from './palette.ts'
import { type ProductFlags, readFlags } from './product-flags.ts'
import {
  type IndexTerm,
  listCategoryNames,
  listTerms,
  type NamedCategory,
} from './search-word-queries.ts'
import { Vocabulary } from './vocabulary.ts'

/** Search data of one language, for one version of the catalogue. */
export interface Lexicon {
  readonly vocabulary: Vocabulary
  readonly categories: readonly NamedCategory[]
}

/** Terms per read; other requests are served in between. */
const CHUNK = 5000
/** Indexes up to this size are reloaded before a search is answered. */
const MAX_AWAITED = 20_000
/** Columns with running text and article numbers, whose words do not name products. */
const UNNAMED = new Set(['body', 'numbers'])

/** Keeps the search data in memory until the catalogue changes. */
export class SearchCache {
  readonly #lexicons: Record<Language, VersionedCache<Lexicon>>
  readonly #flags: VersionedCache<ProductFlags>

  constructor(db: Db, report: Report) {
    this.#lexicons = { sv: lexiconCache(db, 'sv', report), en: lexiconCache(db, 'en', report) }
    this.#flags = new VersionedCache(() => readFlags(db), {
      isSmall: ({ size }) => size <= MAX_AWAITED,
      report,
    })
  }

  /** The page's language first, then the other one. */
  async lexicons(language: Language, version: number): Promise<Lexicon[]> {
    const languages: Language[] = language === 'sv' ? ['sv', 'en'] : ['en', 'sv']
    return Promise.all(languages.map((it) => this.#lexicons[it].get(version)))
  }

  async flags(version: number): Promise<ProductFlags> {
    return this.#flags.get(version)
  }

  /** Whether older data is used until the reload is done. */
  isStale(version: number): boolean {
    const { sv, en } = this.#lexicons
    return [sv, en, this.#flags].some((it) => it.isStale(version))
  }
}

function lexiconCache(db: Db, language: Language, report: Report): VersionedCache<Lexicon> {
  return new VersionedCache(() => readLexicon(db, language), {
    isSmall: ({ vocabulary }) => vocabulary.size <= MAX_AWAITED,
    report,
  })
}

async function readLexicon(db: Db, language: Language): Promise<Lexicon> {
  const products = new Map<string, number>()
  const coloured = new Map<string, number>()
  const types = new Set<string>()
  for await (const { term, col, doc } of readTerms(db, language)) {
    if (col === 'colour') coloured.set(term, doc)
    if (col === 'type') types.add(term)
    if (!UNNAMED.has(col) && isName(term)) products.set(term, (products.get(term) ?? 0) + doc)
  }
  const words = [...products].map(([word, count]) => ({
    word,
    products: count,
    isType: types.has(word),
  }))
  const categories = await listCategoryNames(db, language)
  const categoryTypes = await readCategoryTypes(db, language, categories)
  const palette = await readPalette(db, language, coloured)
  return { vocabulary: new Vocabulary(language, words, categoryTypes, palette), categories }
}

async function* readTerms(db: Db, language: Language): AsyncGenerator<IndexTerm> {
  for (let after = ''; ; await setImmediate()) {
    const terms = await listTerms(db, language, after, CHUNK)
    if (terms.length < CHUNK) return yield* terms
    // The last term's other columns may be in the next chunk, which then starts with that term again.
    const last = terms.at(-1)?.term
    const whole = terms.filter((it) => it.term !== last)
    yield* whole
    after = whole.at(-1)?.term ?? after
  }
}

function isName(term: string): boolean {
  return term.length > 1 && /\p{L}/u.test(term)
}
