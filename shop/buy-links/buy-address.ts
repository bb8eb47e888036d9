import { MAX_ARTICLES_PER_ADD, MAX_QUANTITY_DIGITS } from '../../src/model/limits.ts'
import { withoutUnseen } from '../../src/model/plain-text.ts'
import { bareUrl, queryOf } from '../platform/pages/addresses.ts'

/** The path of a link to buy articles: `/buy/A1:2,B7:1?code=SUMMER`. */
export const BUY_PATH = '/buy/*'

/** An article number and the requested quantity. */
export interface BuyLine {
  readonly articleNumber: string
  readonly quantity: number
}

const START = /^\/buy\//i
const MAX_NUMBER_LENGTH = 64
/** Larger quantities are equally too large. */
const MOST_PIECES = 10 ** MAX_QUANTITY_DIGITS - 1

/** The part of an address between `/buy/` and the query, as written; undefined on other pages. */
export function linesIn(path: string): string | undefined {
  return START.test(path) ? bareUrl(path).replace(START, '').replace(/\/$/, '') : undefined
}

/** The campaign code in an address; empty if there is none. */
export function codeIn(path: string): string {
  return new URLSearchParams(queryOf(path)).get('code')?.trim() ?? ''
}

/**
 * Reads the lines of an address, sorted and without duplicate numbers; undefined if it is unreadable or
 * has too many. A line without a quantity is one piece. Commas and colons within a number are written
 * `%2C` and `%3A`; in an address with no plain comma or colon, some program has also encoded the
 * separators.
 */
export function readBuyLines(written: string): readonly BuyLine[] | undefined {
  const isEncoded = !/[,:]/.test(written)
  const plain = isEncoded ? written.replace(/%2c/gi, ',').replace(/%3a/gi, ':') : written
  const lines = plain.split(',').flatMap((it) => (it === '' ? [] : [readLine(it)]))
  if (lines.length === 0 || !lines.every((it) => it !== undefined)) return undefined
  const merged = mergeLines(lines)
  return merged.length > MAX_ARTICLES_PER_ADD ? undefined : merged
}

/** Writes lines in an address so that `readBuyLines` reads them back. */
export function writeBuyLines(lines: readonly BuyLine[]): string {
  return lines
    .map(({ articleNumber, quantity }) => `${encodeURIComponent(articleNumber)}:${quantity}`)
    .join(',')
}

/** Merges lines of the same number, sorted by number. */
export function mergeLines<Line extends BuyLine>(lines: readonly Line[]): Line[] {
  const merged = new Map<string, Line>()
  for (const line of lines) {
    const { quantity: before = 0 } = merged.get(line.articleNumber) ?? {}
    const quantity = Math.min(before + line.quantity, MOST_PIECES)
    merged.set(line.articleNumber, { ...line, quantity })
  }
  return [...merged.values()].sort((a, b) => (a.articleNumber < b.articleNumber ? -1 : 1))
}

function readLine(written: string): BuyLine | undefined {
  const [, number = written, pieces = '1'] = /^(.*):([^:]*)$/s.exec(written) ?? []
  const articleNumber = decode(number)
  const quantity = decode(pieces)
  const isNumber = articleNumber !== '' && articleNumber.length <= MAX_NUMBER_LENGTH
  if (!isNumber || !/^\d+$/.test(quantity) || Number(quantity) === 0) return undefined
  return { articleNumber, quantity: Number(quantity) }
}

/** Decodes a part of an address; empty if it is not valid text. */
function decode(written: string): string {
  try {
    return withoutUnseen(decodeURIComponent(written)).trim()
  } catch {
    return ''
  }
}
