import type { Lexicon } from './search-memory.ts'
import type { Term } from './understand-query.ts'
import { termsOf, type Wish } from './wish.ts'
import { foldWord, splitText } from './words.ts'

/** Ids of categories whose name has every word of a wish; those with the fewest other words first. */
export function findCategories(wish: Wish, { categories }: Lexicon): string[] {
  const terms = termsOf(wish)
  if (terms.length === 0) return []
  return categories
    .map(({ id, name }) => ({ id, words: splitText(name).map(foldWord) }))
    .filter(({ words }) => terms.every((term) => words.some((it) => isNamedBy(it, term))))
    .sort((one, other) => one.words.length - other.words.length)
    .map((it) => it.id)
}

function isNamedBy(word: string, { word: asked, forms, kin }: Term): boolean {
  return word.startsWith(asked) || forms.includes(word) || kin.includes(word)
}
