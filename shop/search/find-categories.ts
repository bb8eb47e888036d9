import type { Term } from './interpret-query.ts'
import type { ParsedQuery } from './query-relaxation.ts'
import type { Lexicon } from './search-cache.ts'
import { foldWord, tokenize } from './tokenizer.ts'

/** Categories whose name has every word of a query; those with the fewest other words first. */
export function findCategories(parsed: ParsedQuery, { categories }: Lexicon): string[] {
  const terms = parsed.readings.flatMap((it) => (it.isDetail ? [] : it.terms))
  if (terms.length === 0) return []
  return categories
    .map(({ id, name }) => ({ id, words: tokenize(name).map(foldWord) }))
    .filter(({ words }) => terms.every((term) => words.some((it) => isNamedBy(it, term))))
    .sort((one, other) => one.words.length - other.words.length)
    .map((it) => it.id)
}

function isNamedBy(word: string, { word: asked, forms, related }: Term): boolean {
  return word.startsWith(asked) || forms.includes(word) || related.includes(word)
}
