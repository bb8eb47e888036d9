import { encodeQuery } from './url.ts'

/** A piece of a hit's name: typed by the visitor, or added by the suggestion. */
export interface NamePart {
  readonly text: string
  readonly kind: 'typed' | 'added'
}

/** The full search: the configured address, with the query if there is one. */
export function fullSearchUrl(searchUrl: string, query: string): string {
  const trimmed = query.trim()
  if (!trimmed) return searchUrl
  const [address = '', ...fragment] = searchUrl.split('#')
  const joint = address.includes('?') ? '&' : '?'
  return [`${address}${joint}q=${encodeQuery(trimmed)}`, ...fragment].join('#')
}

/** The words of a query to look for in names. */
export function wordsOf(query: string): readonly string[] {
  return fold(query.normalize('NFC')).split(/\s+/).filter(Boolean)
}

/** Splits a name at the words of a query, regardless of case and accents. */
export function splitName(name: string, words: readonly string[]): readonly NamePart[] {
  const whole = name.normalize('NFC')
  const parts: NamePart[] = []
  let end = 0
  for (const [from, to] of findTyped(fold(whole), words)) {
    if (from > end) parts.push({ text: whole.slice(end, from), kind: 'added' })
    parts.push({ text: whole.slice(from, to), kind: 'typed' })
    end = to
  }
  if (end < whole.length) parts.push({ text: whole.slice(end), kind: 'added' })
  return parts
}

type Range = readonly [from: number, to: number]

/** The positions of the words in the name, in order; adjacent ones are merged. */
function findTyped(name: string, words: readonly string[]): readonly Range[] {
  const found: Range[] = []
  for (const word of words) {
    for (let at = name.indexOf(word); at >= 0; at = name.indexOf(word, at + word.length)) {
      found.push([at, at + word.length])
    }
  }
  if (found.length < 2) return found
  const joined: Range[] = []
  for (const [from, to] of found.sort((one, other) => one[0] - other[0])) {
    const last = joined.at(-1)
    if (last && from <= last[1]) joined[joined.length - 1] = [last[0], Math.max(last[1], to)]
    else joined.push([from, to])
  }
  return joined
}

const PLAIN = /^[ -~]*$/

/** Maps each letter to one letter, so that positions in the folded text are positions in the original. */
function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase()
  return text
    .split('')
    .map((letter) => letter.normalize('NFD').charAt(0).toLowerCase().charAt(0))
    .join('')
}
