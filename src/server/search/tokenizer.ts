import { MAX_QUERY_LENGTH } from '../../model/limits.ts'

/** Most words of a query that are looked at. */
export const MAX_WORDS = 8
const MAX_WORD_LENGTH = 40

/** A word of a query. */
export interface QueryToken {
  readonly typed: string
  /** As the index folds it. */
  readonly folded: string
}

/** A word as the index folds it: lower case, without accents. "Löparskor" is "loparskor". */
export function foldWord(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The words of a text, as the index parts them; a possessive s is no word. */
export function tokenize(text: string): string[] {
  return text
    .normalize('NFC')
    .replace(/['’]s(?![\p{L}\p{N}])/gu, '')
    .split(/[^\p{L}\p{N}\p{M}\p{Co}]+/u)
    .filter((it) => it !== '')
}

/** The words of a query, cut to what is looked at. */
export function tokenizeQuery(query: string): QueryToken[] {
  return tokenize(query.slice(0, MAX_QUERY_LENGTH))
    .map((it) => it.slice(0, MAX_WORD_LENGTH))
    .map((typed) => ({ typed, folded: foldWord(typed) }))
    .filter((it) => it.folded !== '')
    .slice(0, MAX_WORDS)
}
