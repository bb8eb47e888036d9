import type { LocalText } from '../../../src/model/language.ts'
import type { DrawingKind } from '../catalogue.ts'
import { foldText } from '../slugs.ts'
import { KINDS, OTHER_THINGS, UNLIKE } from './kind-words.ts'

/** What an article is, by its words: how it is drawn, and its usual name. */
export interface ArticleKind {
  readonly drawing: DrawingKind
  readonly type: LocalText
}

type Guess = ArticleKind | 'another' | undefined

const BY_WORD = new Map(
  KINDS.flatMap(([drawing, sv, en, words]) =>
    words.map((word): [string, ArticleKind] => [word, { drawing, type: { sv, en } }]),
  ),
)
const OTHERS: ReadonlySet<string> = new Set(OTHER_THINGS)
const UNLIKE_PAIRS: ReadonlySet<string> = new Set(UNLIKE)

/** Kinds that are listed in another kind's category, too: tights among trousers. */
const BY_CATEGORY: Partial<Record<DrawingKind, readonly DrawingKind[]>> = {
  trousers: ['tights', 'shorts'],
  shirt: ['tank', 'hoodie'],
  shoe: ['boot'],
}

/**
 * The kind that the first text with a known word names, so the most reliable text, such as the category,
 * comes first. A later text may make it more precise or name something else, which then has no drawing:
 * no drawing is better than a wrong one.
 */
export function guessKind(texts: readonly string[]): ArticleKind | undefined {
  const guesses = texts.map(guessOf)
  if (guesses.includes('another')) return undefined
  const kinds = guesses.filter((it) => it !== undefined && it !== 'another')
  const [first] = kinds
  const closer = first && BY_CATEGORY[first.drawing]
  return kinds.find((it) => closer?.includes(it.drawing)) ?? first
}

/** What an article is comes first in its name; what it is for, or comes with, follows. */
const AROUND = /[(|,;:]| [-–—] | (?:for|with|in|by|to|för|med|till|av|från) /i
const BOTH = / (?:&|\+|and|och) |\//i

function guessOf(text: string): Guess {
  return text
    .normalize('NFC')
    .split(AROUND)
    .map(guessOfPart)
    .find((it) => it !== undefined)
}

/** A category such as "hoodies and sweatshirts" counts only if both words are of one kind. */
function guessOfPart(part: string): Guess {
  const [first, ...others] = part.split(BOTH).map(guessOfName)
  return others.every((it) => isSame(it, first)) ? first : undefined
}

function isSame(one: Guess, other: Guess): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other
  return one.drawing === other.drawing
}

/** Sizes, measures and target groups, which may follow the word that names the kind. */
const BEHIND: ReadonlySet<string> = new Set(
  (
    'xxs xs s m l xl xxl xxxl kg g cm mm ml cl dl lb lbs oz st pcs ' +
    'women woman men man kid kids boy boys girl girls junior unisex dam herr barn vuxen'
  ).split(' '),
)

// The last word decides: a "yoga mat strap" is a strap.
function guessOfName(name: string): Guess {
  const words = foldText(name)
    .replace(/t-shirt/g, 'tshirt')
    .replace(/['’]s\b/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  const end = words.findLastIndex((it) => !BEHIND.has(it) && !/^\d/.test(it))
  const last = words[end]
  return last === undefined ? undefined : guessOfWord(last, words[end - 1] ?? '')
}

function guessOfWord(word: string, before: string): Guess {
  for (const form of singulars(word)) {
    const pair = `${before} ${form}`
    if (UNLIKE_PAIRS.has(pair)) return 'another'
    const kind = BY_WORD.get(pair) ?? BY_WORD.get(form)
    if (kind) return kind
    if (OTHERS.has(form)) return 'another'
  }
  return undefined
}

function singulars(word: string): string[] {
  const forms = [word]
  if (/(?:or|ar|er)$/.test(word)) forms.push(`${word.slice(0, -2)}a`, word.slice(0, -2))
  if (word.endsWith('ar')) forms.push(`${word.slice(0, -2)}e`)
  if (word.endsWith('skor')) forms.push(word.slice(0, -1))
  if (word.endsWith('es')) forms.push(word.slice(0, -2))
  if (word.endsWith('s')) forms.push(word.slice(0, -1))
  return forms
}
