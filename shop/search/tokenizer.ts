import { MAX_QUERY_LENGTH } from '../../src/model/limits.ts'
import { findDetails } from './details.ts'

/** Words of a query that are used. */
export const MAX_WORDS = 8
const MAX_WORD_LENGTH = 40

/** A word of a query. */
export interface QueryToken {
  readonly typed: string
  /** As in the index. */
  readonly folded: string
  /** For a detail, its phrases; empty for a word such as "cheap". */
  readonly detail?: readonly string[]
}

/** Folds a word like the index: lower case, without accents. "Löparskor" is "loparskor". */
export function foldWord(word: string): string {
  return word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}

const POSSESSIVE = /(?<=\p{L})['’‘´`ʼ′＇]s(?![\p{L}\p{N}])/giu

/** Removes invisible characters and possessive s. */
function clean(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(POSSESSIVE, '')
}

/** Splits a text into words like the index. */
export function tokenize(text: string): string[] {
  return wordsIn(clean(text))
}

function wordsIn(text: string): string[] {
  return text.split(/[^\p{L}\p{N}\p{M}\p{Co}]+/u).filter((it) => it !== '')
}

/** The words of a query, up to the limit. Details are marked if there are other words. */
export function tokenizeQuery(query: string): QueryToken[] {
  const text = clean(query.slice(0, MAX_QUERY_LENGTH))
  const tokens: QueryToken[] = []
  let end = 0
  for (const { from, to, phrases } of findDetails(text)) {
    const typed = text.slice(from, to)
    const [folded = foldWord(typed)] = phrases
    tokens.push(...queryTokens(text.slice(end, from)), { typed, folded, detail: phrases })
    end = to
  }
  tokens.push(...queryTokens(text.slice(end)))
  const isThing = tokens.some((it) => it.detail === undefined)
  return (isThing ? tokens : queryTokens(text)).slice(0, MAX_WORDS)
}

function queryTokens(text: string): QueryToken[] {
  return wordsIn(text)
    .map((it) => it.slice(0, MAX_WORD_LENGTH))
    .map((typed) => ({ typed, folded: foldWord(typed) }))
    .filter((it) => it.folded !== '')
}
