import type { Term } from './interpret-query.ts'

/**
 * Tiers of hits, the best first; up to `categoryTypes`, each tier includes the one before. `named`: the
 * words are in the product's name, type, brand, colour or material. `related`: also compounds that end
 * with them, and synonyms. `completions`: also words that begin with them. `categoryTypes`: also types of
 * products in a category of that name. `category`: also products whose categories have the words in their
 * names. `text`: also description and numbers.
 */
export type Tier = 'named' | 'related' | 'completions' | 'categoryTypes' | 'category' | 'text'

/** `named`: colours by name only; `similar`: also similar colours. */
export interface FieldScope {
  readonly tier: Tier
  readonly colourMatch: 'named' | 'similar'
}

const NAMED = 'name type brand colour material'
const NAMED_OR_CATEGORY = `${NAMED} category`
/** Columns by tier; absent: all of them. */
const COLUMNS: Partial<Record<Tier, string>> = {
  named: NAMED,
  related: NAMED,
  completions: NAMED,
  categoryTypes: NAMED,
  category: NAMED_OR_CATEGORY,
}

/** The FTS5 expression; undefined if no product can match. */
export function matchExpression(
  terms: readonly Term[],
  fieldScope: FieldScope,
): string | undefined {
  const parts = terms.map((term) => anyOf(term, fieldScope))
  if (parts.length === 0 || parts.some((it) => it === undefined)) return undefined
  return parts.map((it) => `(${it})`).join(' AND ')
}

/** Matches of this tier without those of narrower ones, so that no hit comes twice. */
export function tierExpression(
  terms: readonly Term[],
  fieldScope: FieldScope,
  inner: readonly FieldScope[],
): string | undefined {
  const whole = matchExpression(terms, fieldScope)
  const holes = inner.flatMap((it) => matchExpression(terms, it) ?? [])
  if (whole === undefined || holes.length === 0) return whole
  return `(${whole}) NOT (${holes.map((it) => `(${it})`).join(' OR ')})`
}

function anyOf(term: Term, { tier, colourMatch }: FieldScope): string | undefined {
  const { similarColours = [], isAnywhere } = term
  return either(
    within(isAnywhere ? undefined : COLUMNS[tier], wordsOf(term, tier)),
    colourMatch === 'named' ? undefined : within('colour', similarColours.map(quoteWord)),
  )
}

/** Quoted words; a colour is a whole word in every tier. */
function wordsOf(term: Term, tier: Tier): string[] {
  const isNamed = tier === 'named'
  const isWhole = isNamed || tier === 'related'
  const words = [
    ...term.forms,
    ...(isNamed ? [] : term.related),
    ...(isWhole ? [] : term.completions),
    ...(tier === 'categoryTypes' ? term.categoryTypes : []),
  ]
  const quoted = [...new Set(words)].map(quoteWord)
  if (term.similarColours && tier !== 'text') return quoted
  return isWhole ? quoted : [...quoted, beginning(term.word)]
}

function within(columns: string | undefined, words: readonly string[]): string | undefined {
  if (words.length === 0) return undefined
  const any = `(${words.join(' OR ')})`
  return columns === undefined ? any : `({${columns}} : ${any})`
}

function either(one: string | undefined, other: string | undefined): string | undefined {
  return one !== undefined && other !== undefined ? `${one} OR ${other}` : (one ?? other)
}

// A single letter matches the beginning of too many words.
function beginning(word: string): string {
  return [...word].length === 1 ? quoteWord(word) : `${quoteWord(word)} *`
}

/** A quoted FTS5 string, which contains no operators. */
function quoteWord(word: string): string {
  return `"${word.replaceAll('"', '""')}"`
}
