import type { Language } from '../../catalogue/catalogue.ts'
import { countBits, editDistance, letterBits } from './edit-distance.ts'
import { stemOf } from './stems.ts'

/** A word of the index and how many products have it. */
export interface IndexWord {
  readonly word: string
  readonly products: number
}

/** Most forms, compounds or corrections that one word stands for. */
const MAX_ALTERNATIVES = 40
const MAX_CORRECTIONS = 3
/** Shortest stem that is looked for at the end of compounds, where it is not a word of its own. */
const MIN_TAIL = 4
/** Fewest letters before it: "sko" ends "löparsko", but is not looked for in "asko". */
const MIN_HEAD = 3

/** The words of one language's index, held in memory and ready to be looked through. */
export class Vocabulary {
  readonly language: Language
  readonly #products = new Map<string, number>()
  readonly #forms = new Map<string, string[]>()
  readonly #sorted: readonly string[]
  /** Stems spelt backwards, sorted, so that an ending is a beginning. */
  readonly #backwards: readonly string[]
  readonly #bits: Int32Array

  constructor(language: Language, words: readonly IndexWord[]) {
    this.language = language
    for (const { word, products } of words) {
      this.#products.set(word, products)
      const stem = stemOf(word, language)
      const forms = this.#forms.get(stem)
      if (forms) forms.push(word)
      else this.#forms.set(stem, [word])
    }
    this.#sorted = [...this.#products.keys()].sort()
    this.#backwards = [...this.#forms.keys()].map(reverse).sort()
    this.#bits = Int32Array.from(this.#sorted, letterBits)
  }

  get size(): number {
    return this.#sorted.length
  }

  products(word: string): number {
    return this.#products.get(word) ?? 0
  }

  /** The forms of a word that the index has: "jackor" is "jacka" and "jackor". */
  forms(word: string): readonly string[] {
    return (this.#forms.get(stemOf(word, this.language)) ?? []).slice(0, MAX_ALTERNATIVES)
  }

  /** Compounds that end with a word: "jackor" is "skaljacka". The most used first. */
  compounds(word: string): string[] {
    const stem = stemOf(word, this.language)
    if (stem.length < MIN_TAIL && !this.#forms.has(stem)) return []
    const ending = reverse(stem)
    const stems = range(this.#backwards, ending)
    const long = stems.filter((it) => it.length - ending.length >= MIN_HEAD)
    return this.#mostUsed(long.flatMap((it) => this.#forms.get(reverse(it)) ?? []))
  }

  /** The most used words that begin so. */
  commonest(prefix: string): string[] {
    return this.#mostUsed(range(this.#sorted, prefix))
  }

  /** Whether a word of the index begins so. */
  hasPrefix(prefix: string): boolean {
    return this.#sorted[lowerBound(this.#sorted, prefix)]?.startsWith(prefix) ?? false
  }

  /** Products that have a word which begins so, each word counted. */
  countPrefix(prefix: string): number {
    return range(this.#sorted, prefix).reduce((sum, it) => sum + this.products(it), 0)
  }

  /** The nearest words to one that the index has not: one slip up to six letters, two from seven. */
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

  /** Words whose letters differ by no more than so many slips can change: two letters each. */
  *#similar(word: string, slips: number): Generator<string> {
    const bits = letterBits(word)
    for (const [at, candidate] of this.#sorted.entries()) {
      if (countBits(bits ^ (this.#bits[at] ?? 0)) <= slips * 2) yield candidate
    }
  }

  /** The longest ending of a compound that is a word, or ends other compounds. */
  splitCompound(word: string): { readonly head: string; readonly tail: string } | undefined {
    for (let at = MIN_HEAD; at <= word.length - MIN_HEAD; at += 1) {
      const tail = word.slice(at)
      // An s between the parts belongs to neither: "bänk" ends "träningsbänk", not "sbänk".
      const isJoint = tail.startsWith('s') && this.#isTail(tail.slice(1))
      if (this.#isTail(tail) && !isJoint) return { head: word.slice(0, at), tail }
    }
    return undefined
  }

  #isTail(word: string): boolean {
    const stem = stemOf(word, this.language)
    if (this.#forms.has(stem)) return true
    const ending = reverse(stem)
    const next = this.#backwards[lowerBound(this.#backwards, ending)]
    return stem.length >= MIN_TAIL && (next?.startsWith(ending) ?? false)
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
