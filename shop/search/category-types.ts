import { setImmediate } from 'node:timers/promises'
import type { Language } from '../../src/model/language.ts'
import type { Db } from '../platform/db/schema.ts'
import { lastProductId, listTypes, type NamedCategory } from './search-word-queries.ts'
import { stemOf } from './stemmer.ts'
import { isStopWord } from './synonyms.ts'
import { foldWord, tokenize } from './tokenizer.ts'

/** Categories with more types say little about any of them. */
const MAX_TYPES = 12
/** Products per read; other requests are served in between. */
const CHUNK = 5000

/** The types of products in categories with one-word names: folded types by folded name. */
export class CategoryTypes {
  readonly #language: Language
  readonly #named: ReadonlyMap<string, readonly string[]>
  readonly #stemmed = new Map<string, string[]>()

  constructor(language: Language, named: ReadonlyMap<string, readonly string[]> = new Map()) {
    this.#language = language
    this.#named = named
    for (const [name, types] of named) {
      const stem = stemOf(name, language)
      this.#stemmed.set(stem, [...(this.#stemmed.get(stem) ?? []), ...types])
    }
  }

  /**
   * The types in the category of that name, "vikter": "hantel" and "kettlebell". Otherwise the types in
   * categories whose name is another form of the word, unless the word is a type itself: a "skaljacka" is
   * not a "vindjacka", although both are "skaljackor".
   */
  of(word: string): readonly string[] {
    const stem = stemOf(word, this.#language)
    const types = this.#named.get(word) ?? this.#stemmed.get(stem) ?? []
    const isType = !this.#named.has(word) && types.some((it) => stemOf(it, this.#language) === stem)
    return isType ? [] : types
  }
}

export async function readCategoryTypes(
  db: Db,
  language: Language,
  categories: readonly NamedCategory[],
): Promise<CategoryTypes> {
  const names = new Map(
    categories.flatMap(({ id, name }) => {
      const [word, ...others] = tokenize(name)
        .map(foldWord)
        .filter((it) => !isStopWord(it))
      return word !== undefined && others.length === 0 ? [[id, word]] : []
    }),
  )
  const types = new Map<string, Set<string>>()
  const last = await lastProductId(db)
  for (let after = 0; after < last; after += CHUNK) {
    for (const { categoryId, type } of await listTypes(db, language, after, after + CHUNK)) {
      const name = names.get(categoryId)
      const phrase = tokenize(type).map(foldWord).join(' ')
      if (name === undefined || phrase === '') continue
      types.set(name, (types.get(name) ?? new Set()).add(phrase))
    }
    await setImmediate()
  }
  const specific = [...types].filter(([, phrases]) => phrases.size <= MAX_TYPES)
  return new CategoryTypes(
    language,
    new Map(specific.map(([name, phrases]) => [name, [...phrases]])),
  )
}
