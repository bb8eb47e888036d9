import type { Term } from './understand-query.ts'

/**
 * Circles of hits, the best first; up to `shelved` each holds the one before. `named`: the words are
 * the product's name, type, brand, colour or material. `kin`: also compounds that end with them, and
 * synonyms. `begun`: also words that begin so. `shelved`: also types of what stands in a category of
 * that name. `filed`: also all whose categories have the words in their names. `text`: also
 * description and numbers.
 */
export type Circle = 'named' | 'kin' | 'begun' | 'shelved' | 'filed' | 'text'

/** `called`: colours by their names only; `seen`: also those that look so. */
export interface Reach {
  readonly circle: Circle
  readonly sight: 'called' | 'seen'
}

const NAMED = 'name type brand colour material'
const FILED = `${NAMED} category`
/** Columns by circle; all of them where none is told. */
const COLUMNS: Partial<Record<Circle, string>> = {
  named: NAMED,
  kin: NAMED,
  begun: NAMED,
  shelved: NAMED,
  filed: FILED,
}

/** What FTS5 is asked for; undefined where no product can be within reach. */
export function matchExpression(terms: readonly Term[], reach: Reach): string | undefined {
  const parts = terms.map((term) => anyOf(term, reach))
  if (parts.length === 0 || parts.some((it) => it === undefined)) return undefined
  return parts.map((it) => `(${it})`).join(' AND ')
}

/** What is within reach without what is within others, so that no hit comes twice. */
export function ringExpression(
  terms: readonly Term[],
  reach: Reach,
  inner: readonly Reach[],
): string | undefined {
  const whole = matchExpression(terms, reach)
  const holes = inner.flatMap((it) => matchExpression(terms, it) ?? [])
  if (whole === undefined || holes.length === 0) return whole
  return `(${whole}) NOT (${holes.map((it) => `(${it})`).join(' OR ')})`
}

function anyOf(term: Term, { circle, sight }: Reach): string | undefined {
  const { seen = [] } = term
  return either(
    within(COLUMNS[circle], wordsOf(term, circle)),
    sight === 'called' ? undefined : within('colour', seen.map(quoteWord)),
  )
}

/** Quoted; a colour is a whole word, whichever the circle. */
function wordsOf(term: Term, circle: Circle): string[] {
  const isNamed = circle === 'named'
  const isWhole = isNamed || circle === 'kin'
  const words = [
    ...term.forms,
    ...(isNamed ? [] : term.kin),
    ...(isWhole ? [] : term.begun),
    ...(circle === 'shelved' ? term.shelf : []),
  ]
  const quoted = [...new Set(words)].map(quoteWord)
  if (term.seen && circle !== 'text') return quoted
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

// A single letter begins too many words for the index to go through.
function beginning(word: string): string {
  return [...word].length === 1 ? quoteWord(word) : `${quoteWord(word)} *`
}

/** A string of FTS5: nothing in it is a command. */
function quoteWord(word: string): string {
  return `"${word.replaceAll('"', '""')}"`
}
