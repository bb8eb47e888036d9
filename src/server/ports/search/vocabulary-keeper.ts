import { setImmediate } from 'node:timers/promises'
import type { Language } from '../../catalogue/catalogue.ts'
import type { Db } from '../../db/schema.ts'
import { readCatalogueVersion } from '../../queries/cart-queries.ts'
import {
  type IndexTerm,
  listCategoryNames,
  listTerms,
  type NamedCategory,
} from '../../queries/search-word-queries.ts'
import { Vocabulary } from './vocabulary.ts'

/** What search knows of one language between two changes of the catalogue. */
export interface Lexicon {
  readonly version: number
  readonly vocabulary: Vocabulary
  readonly categories: readonly NamedCategory[]
}

/** Terms read at a time; between two readings other visitors are served. */
const CHUNK = 5000
/** A larger vocabulary is read anew behind the visitors' backs; a smaller one while they wait. */
const MAX_AWAITED = 20_000
/** Columns whose words are not things people name: running text, and article numbers. */
const UNNAMED = new Set(['body', 'numbers'])

/** Keeps each language's words in memory, and reads them anew when the catalogue has changed. */
export class VocabularyKeeper {
  readonly #db: Db
  readonly #kept = new Map<Language, Lexicon>()
  readonly #reading = new Map<Language, Promise<Lexicon>>()

  constructor(db: Db) {
    this.#db = db
  }

  async lexicon(language: Language): Promise<Lexicon> {
    const kept = this.#kept.get(language)
    const version = await readCatalogueVersion(this.#db)
    if (kept?.version === version) return kept
    const reading = this.#read(language, version)
    if (!kept || kept.vocabulary.size <= MAX_AWAITED) return reading
    // The next search tries again, and until then the older words serve.
    reading.catch(() => {})
    return kept
  }

  #read(language: Language, version: number): Promise<Lexicon> {
    const running = this.#reading.get(language)
    if (running) return running
    const reading = readLexicon(this.#db, language, version)
      .then((lexicon) => {
        this.#kept.set(language, lexicon)
        return lexicon
      })
      .finally(() => this.#reading.delete(language))
    this.#reading.set(language, reading)
    return reading
  }
}

async function readLexicon(db: Db, language: Language, version: number): Promise<Lexicon> {
  const products = new Map<string, number>()
  for await (const { term, col, doc } of readTerms(db, language)) {
    if (!UNNAMED.has(col) && isName(term)) products.set(term, (products.get(term) ?? 0) + doc)
  }
  const words = [...products].map(([word, count]) => ({ word, products: count }))
  const categories = await listCategoryNames(db, language)
  return { version, vocabulary: new Vocabulary(language, words), categories }
}

async function* readTerms(db: Db, language: Language): AsyncGenerator<IndexTerm> {
  for (let after = ''; ; await setImmediate()) {
    const terms = await listTerms(db, language, after, CHUNK)
    if (terms.length < CHUNK) return yield* terms
    // The last term's other columns may stand in the next chunk, so it is read there as a whole.
    const last = terms.at(-1)?.term
    const whole = terms.filter((it) => it.term !== last)
    yield* whole
    after = whole.at(-1)?.term ?? after
  }
}

function isName(term: string): boolean {
  return term.length > 1 && /\p{L}/u.test(term)
}
