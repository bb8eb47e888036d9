import type { Language } from '../../src/model/language.ts'

/** Swedish noun endings, the longest first, with the minimum length of the stem. */
const SWEDISH: readonly (readonly [string, number])[] = [
  ['orna', 3],
  ['arna', 3],
  ['erna', 3],
  ['or', 3],
  ['ar', 3],
  ['er', 3],
  ['en', 4],
  ['an', 4],
  ['et', 5],
  ['a', 3],
  ['e', 3],
]

/**
 * The common part of a noun's forms: "jacka" and "jackorna" are "jack". Stems may only be compared with
 * other stems. `word` is folded.
 */
export function stemOf(word: string, language: Language): string {
  return language === 'sv' ? stemSwedish(word) : stemEnglish(word)
}

function stemSwedish(word: string): string {
  // "Sko" is the only noun in the shop with the plural -r; "väskor" and "flaskor" are not shoes.
  const shoe = /^(.*(?<!va|fla|ma)sko)(?:r|n|rna)?s?$/.exec(word)?.[1]
  if (shoe !== undefined) return shoe
  const bare = dropPlain(word, 's', 4)
  const ending = SWEDISH.find(([it, min]) => bare.endsWith(it) && bare.length - it.length >= min)
  const stem = ending ? bare.slice(0, -ending[0].length) : bare
  // "Hantel" loses its e in "hantlar".
  return stem.length >= 5 && stem.endsWith('el') ? `${stem.slice(0, -2)}l` : stem
}

function stemEnglish(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:ch|sh|ss|x)es$/.test(word)) return word.slice(0, -2)
  return dropPlain(word, 's', 3)
}

function dropPlain(word: string, ending: string, min: number): string {
  const isPlain = word.endsWith(ending) && !word.endsWith(ending + ending)
  return isPlain && word.length - ending.length >= min ? word.slice(0, -ending.length) : word
}
