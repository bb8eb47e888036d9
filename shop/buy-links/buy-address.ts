import { MAX_ARTICLES_PER_ADD, MAX_QUANTITY_DIGITS } from '../../src/model/limits.ts'
import { withoutUnseen } from '../../src/model/plain-text.ts'
import { bareUrl, queryOf } from '../platform/pages/addresses.ts'

/** What a link names to be bought: `/buy/A1:2,B7:1?code=SUMMER`. */
export const BUY_PATH = '/buy/*'

/** An article number with how many pieces of it are wanted. */
export interface BuyLine {
  readonly articleNumber: string
  readonly quantity: number
}

const START = /^\/buy\//i
const MAX_NUMBER_LENGTH = 64
/** What is more is as much too much. */
const MOST_PIECES = 10 ** MAX_QUANTITY_DIGITS - 1

/** What stands between `/buy/` and the query, as it is written; undefined on other pages. */
export function linesIn(path: string): string | undefined {
  return START.test(path) ? bareUrl(path).replace(START, '').replace(/\/$/, '') : undefined
}

/** The campaign code that an address brings along; empty where it brings none. */
export function codeIn(path: string): string {
  return new URLSearchParams(queryOf(path)).get('code')?.trim() ?? ''
}

/**
 * The lines of an address, each number once, in order; undefined where it cannot be read, or names too
 * much. A line without a quantity is one piece. Commas and colons of a number itself are written `%2C`
 * and `%3A`; where all of them are, somebody's program has encoded the signs between the lines too.
 */
export function readBuyLines(written: string): readonly BuyLine[] | undefined {
  const isEncoded = !/[,:]/.test(written)
  const plain = isEncoded ? written.replace(/%2c/gi, ',').replace(/%3a/gi, ':') : written
  const lines = plain.split(',').flatMap((it) => (it === '' ? [] : [readLine(it)]))
  if (lines.length === 0 || !lines.every((it) => it !== undefined)) return undefined
  const merged = mergeLines(lines)
  return merged.length > MAX_ARTICLES_PER_ADD ? undefined : merged
}

/** As an address says it, and reads the same. */
export function writeBuyLines(lines: readonly BuyLine[]): string {
  return lines
    .map(({ articleNumber, quantity }) => `${encodeURIComponent(articleNumber)}:${quantity}`)
    .join(',')
}

/** Each number once, in the order of numbers. */
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

/** Empty for what is no text. */
function decode(written: string): string {
  try {
    return withoutUnseen(decodeURIComponent(written)).trim()
  } catch {
    return ''
  }
}
