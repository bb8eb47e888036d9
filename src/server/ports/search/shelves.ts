import { setImmediate } from 'node:timers/promises'
import type { Language } from '../../catalogue/catalogue.ts'
import type { Db } from '../../db/schema.ts'
import { lastProductId, listTypes, type NamedCategory } from '../../queries/search-word-queries.ts'
import { isStopWord } from './lexical-tables.ts'
import { stemOf } from './stems.ts'
import { foldWord, splitText } from './words.ts'

/** A category with more types of things than this tells little of any of them. */
const MAX_TYPES = 12
/** Products read at a time; between two readings other visitors are served. */
const CHUNK = 5000

/** Folded types of what stands in each category whose name is one word, by that word's stem. */
export async function readShelves(
  db: Db,
  language: Language,
  categories: readonly NamedCategory[],
): Promise<Map<string, string[]>> {
  const stems = new Map(
    categories.flatMap(({ id, name }) => {
      const [word, ...others] = splitText(name)
        .map(foldWord)
        .filter((it) => !isStopWord(it))
      return word !== undefined && others.length === 0 ? [[id, stemOf(word, language)]] : []
    }),
  )
  const types = new Map<string, Set<string>>()
  const last = await lastProductId(db)
  for (let after = 0; after < last; after += CHUNK) {
    for (const { categoryId, type } of await listTypes(db, language, after, after + CHUNK)) {
      const stem = stems.get(categoryId)
      const phrase = splitText(type).map(foldWord).join(' ')
      if (stem === undefined || phrase === '') continue
      types.set(stem, (types.get(stem) ?? new Set()).add(phrase))
    }
    await setImmediate()
  }
  const telling = [...types].filter(([, phrases]) => phrases.size <= MAX_TYPES)
  return new Map(telling.map(([stem, phrases]) => [stem, [...phrases]]))
}
