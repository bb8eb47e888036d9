import type { Term } from './understand-query.ts'

/**
 * Circles of hits, the best first; up to `shelved` each holds the one before. `named`: the words are
 * the product's name, type, brand, colour or material. `kin`: also compounds that end with them, and
 * synonyms. `begun`: also words that begin so. `shelved`: also types of what stands in a category of
 * that name. `filed`: also all whose categories have the words in their names. `text`: also
 * description and numbers.
 */
export type Circle = 'named' | 'kin' | 'begun' | 'shelved' | 'filed' | 'text'

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

/** What FTS5 is asked for a circle; undefined where no product can be in it. */
export function matchExpression(terms: readonly Term[], circle: Circle): string | undefined {
  const parts = terms.map((term) => anyOf(term, circle))
  if (parts.length === 0 || parts.some((it) => it === undefined)) return undefined
  const columns = COLUMNS[circle]
  const filter = columns === undefined ? '' : `{${columns}} : `
  return parts.map((it) => `(${filter}(${it}))`).join(' AND ')
}

/** The circle without the one inside it, so that no hit comes twice. */
export function ringExpression(
  terms: readonly Term[],
  circle: Circle,
  inner?: Circle,
): string | undefined {
  const whole = matchExpression(terms, circle)
  const hole = inner && matchExpression(terms, inner)
  return whole !== undefined && hole !== undefined ? `(${whole}) NOT (${hole})` : whole
}

function anyOf(term: Term, circle: Circle): string | undefined {
  const isNamed = circle === 'named'
  const isWhole = isNamed || circle === 'kin'
  const words = [
    ...term.forms,
    ...(isNamed ? [] : term.kin),
    ...(isWhole ? [] : term.begun),
    ...(circle === 'shelved' ? term.shelf : []),
  ]
  const quoted = [...new Set(words)].map(quoteWord)
  const all = isWhole ? quoted : [...quoted, beginning(term.word)]
  return all.length > 0 ? all.join(' OR ') : undefined
}

// A single letter begins too many words for the index to go through.
function beginning(word: string): string {
  return [...word].length === 1 ? quoteWord(word) : `${quoteWord(word)} *`
}

/** A string of FTS5: nothing in it is a command. */
function quoteWord(word: string): string {
  return `"${word.replaceAll('"', '""')}"`
}
