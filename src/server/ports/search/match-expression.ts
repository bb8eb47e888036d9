import type { Term } from './understand-query.ts'

/**
 * Circles of hits, the best first; each holds the one before it. `named`: the words themselves are
 * the product's name, type, brand, colour or material. `kin`: also compounds that end with them, and
 * synonyms. `begun`: also words that begin so. `shelf`: also its categories. `text`: also its
 * description and numbers.
 */
export type Circle = 'named' | 'kin' | 'begun' | 'shelf' | 'text'

const NAMED = 'name type brand colour material'
const COLUMNS: Record<Circle, string | undefined> = {
  named: NAMED,
  kin: NAMED,
  begun: NAMED,
  shelf: `${NAMED} category`,
  text: undefined,
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

function anyOf({ word, forms, kin }: Term, circle: Circle): string | undefined {
  const words = circle === 'named' ? forms : [...new Set([...forms, ...kin])]
  const isWhole = circle === 'named' || circle === 'kin'
  const all = [...words.map(quoteWord), ...(isWhole ? [] : [beginning(word)])]
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
