import type { Language } from '../../src/model/language.ts'
import { CategoryTypes } from './category-types.ts'
import { countBits, editDistance, letterBits } from './edit-distance.ts'
import type { PaletteColour } from './palette.ts'
import { stemOf } from './stemmer.ts'

/** A word of the index, with its number of products. */
export interface IndexWord {
  readonly word: string
  readonly products: number
  /** Whether it occurs in types of products. */
  readonly isType?: boolean
}

/** Forms, compounds or corrections of one word. */
const MAX_ALTERNATIVES = 40
const MAX_CORRECTIONS = 3
const MAX_COMPLETIONS = 20
/** Minimum length of a word or stem that is searched for at the end of compounds. */
const MIN_TAIL = 3
/** Minimum length of an ending that splits a compound without being a word itself. */
const MIN_LONG_TAIL = 4
/** Minimum length before it: "sko" ends "löparsko", but is not searched for in "asko". */
const MIN_HEAD = 3

/** The words of one language's index, in memory. */
export class Vocabulary {
  readonly language: Language
  /** The colours of products. */
  readonly palette: readonly PaletteColour[]
  readonly #products = new Map<string, number>()
  readonly #types = new Set<string>()
  readonly #forms = new Map<string, string[]>()
  readonly #sorted: readonly string[]
  /** Words and stems reversed and sorted, so that endings can be searched for like beginnings. */
  readonly #backwards: readonly string[]
  readonly #bits: Int32Array
  readonly #categoryTypes: CategoryTypes

  constructor(
    language: Language,
    words: readonly IndexWord[],
    categoryTypes = new CategoryTypes(language),
    palette: readonly PaletteColour[] = [],
  ) {
    this.language = language
    this.palette = palette
    this.#categoryTypes = categoryTypes
    for (const { word, products, isType } of words) {
      this.#products.set(word, products)
      if (isType) this.#types.add(word)
      const stem = stemOf(word, language)
      const forms = this.#forms.get(stem)
      if (forms) forms.push(word)
      else this.#forms.set(stem, [word])
    }
    this.#sorted = [...this.#products.keys()].sort()
    const stems = this.#forms.keys()
    this.#backwards = [...new Set([...this.#sorted, ...stems].map(reverse))].sort()
    this.#bits = Int32Array.from(this.#sorted, letterBits)
  }

  get size(): number {
    return this.#sorted.length
  }

  /** Number of products with a word, at most; for a phrase, that of its rarest word. */
  products(word: string): number {
    return Math.min(...word.split(' ').map((it) => this.#products.get(it) ?? 0))
  }

  /** Whether a word names a type of product. */
  isType(word: string): boolean {
    return this.#types.has(word)
  }

  /** Types of products in the category of that name: "vikter" are "hantel" and "kettlebell". */
  categoryTypes(word: string): readonly string[] {
    return this.#categoryTypes.of(word)
  }

  /** The forms of a word in the index: "jacka" and "jackor" for "jackor". */
  forms(word: string): readonly string[] {
    return (this.#forms.get(stemOf(word, this.language)) ?? []).slice(0, MAX_ALTERNATIVES)
  }

  /** Compounds that end with a word, the most used first: "skaljacka" for "jackor". */
  compounds(word: string): string[] {
    const ending = stemOf(word, this.language)
    if (ending.length < MIN_TAIL) return []
    // If the stem is the word itself, words with that ending match as is: "blå" matches "banblå".
    // Otherwise "skor" would match "väskor".
    const isWhole = ending === word
    const found = range(this.#backwards, reverse(ending))
      .filter((it) => it.length - ending.length >= MIN_HEAD)
      .flatMap((it) => this.#wordsOf(reverse(it), isWhole))
    return this.#mostUsed([...new Set(found)])
  }

  /** A stem stands for all its forms; a word for itself, if words count. */
  #wordsOf(ending: string, isWhole: boolean): readonly string[] {
    const forms = this.#forms.get(ending) ?? []
    return isWhole && this.#products.has(ending) ? [ending, ...forms] : forms
  }

  /** The forms of the most used words with this beginning. */
  completions(prefix: string): string[] {
    const words = this.#mostUsed(range(this.#sorted, prefix)).slice(0, MAX_COMPLETIONS)
    return words.flatMap((it) => this.forms(it))
  }

  /** The index's words with this beginning. */
  wordsFrom(prefix: string): readonly string[] {
    return range(this.#sorted, prefix)
  }

  /** Whether the index has a word with this beginning. */
  hasPrefix(prefix: string): boolean {
    return this.#sorted[lowerBound(this.#sorted, prefix)]?.startsWith(prefix) ?? false
  }

  /** Number of products with this beginning, counted for each word. */
  countPrefix(prefix: string): number {
    return range(this.#sorted, prefix).reduce((sum, it) => sum + this.products(it), 0)
  }

  /**
   * The most similar words to one that the index does not have: one typing error up to six letters, two
   * from seven.
   */
  corrections(word: string): readonly string[] {
    let max = word.length < 4 ? 0 : word.length < 7 ? 1 : 2
    if (max === 0) return []
    let near: string[] = []
    for (const candidate of this.#similar(word, max)) {
      const distance = editDistance(word, candidate, max)
      if (distance < max) near = []
      if (distance <= max) near.push(candidate)
      max = Math.min(max, distance)
    }
    return near
      .sort((one, other) => this.products(other) - this.products(one))
      .slice(0, MAX_CORRECTIONS)
  }

  #mostUsed(words: readonly string[]): string[] {
    return words
      .toSorted((one, other) => this.products(other) - this.products(one))
      .slice(0, MAX_ALTERNATIVES)
  }

  /** Words that can differ by this many typing errors, which change two letters each. */
  *#similar(word: string, typos: number): Generator<string> {
    const bits = letterBits(word)
    for (const [at, candidate] of this.#sorted.entries()) {
      if (countBits(bits ^ (this.#bits[at] ?? 0)) <= typos * 2) yield candidate
    }
  }

  /** The longest ending of a compound that is a word, or ends other compounds. */
  splitCompound(word: string): { readonly head: string; readonly tail: string } | undefined {
    for (let at = MIN_HEAD; at <= word.length - MIN_HEAD; at += 1) {
      const tail = word.slice(at)
      // A joining s belongs to neither part: "bänk" ends "träningsbänk", not "sbänk".
      const isJoint = tail.startsWith('s') && this.#isTail(tail.slice(1))
      if (this.#isTail(tail) && !isJoint) return { head: word.slice(0, at), tail }
    }
    return undefined
  }

  #isTail(word: string): boolean {
    const isLong = word.length >= MIN_LONG_TAIL
    return this.forms(word).length > 0 || (isLong && this.compounds(word).length > 0)
  }
}

function reverse(word: string): string {
  return [...word].reverse().join('')
}

function range(sorted: readonly string[], prefix: string): string[] {
  const found: string[] = []
  for (let at = lowerBound(sorted, prefix); sorted[at]?.startsWith(prefix); at += 1) {
    found.push(sorted[at] ?? '')
  }
  return found
}

function lowerBound(sorted: readonly string[], text: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}
