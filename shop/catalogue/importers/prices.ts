import { decimalsOf, unitOf } from '../../../src/model/currency.ts'
import type { Sentence } from '../file-sentence.ts'
import { type NumberNotation, notationOf } from '../number-notation.ts'

/** Highest plausible price, in whole units of the currency: ten million. */
const MAX_PRICE = 10_000_000

/** The currencies of a file's prices, and how they are converted to the shop's. */
export interface PriceRules {
  /** The shop's currency. */
  readonly shopCurrency: string
  /** The currency of prices that name none. */
  readonly fileCurrency: string
  /** Whether the owner has named the file's currency. */
  readonly isStated?: boolean
  /** Value of one unit of another currency in the shop's; currencies without a rate are not converted. */
  readonly rates: Readonly<Record<string, number>>
}

/** Currencies that a sign may stand for, the most likely first. */
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  '€': ['EUR'],
  '£': ['GBP'],
  $: ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN'],
  us$: ['USD'],
  '¥': ['JPY', 'CNY'],
  kr: ['SEK', 'NOK', 'DKK', 'ISK'],
  'kr.': ['SEK', 'NOK', 'DKK', 'ISK'],
}
const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

export function isCurrency(code: string): boolean {
  return CODES.has(code)
}

const MARK = 'us\\$|[$€£¥]|[a-z]{3}|kr\\.?'
const AROUND = new RegExp(`^(${MARK})?(.*?)(${MARK}|:-)?$`, 'i')

/** A price in minor units of the shop's currency, or why the cell has none. */
export type ParsedPrice =
  | { readonly amount: number }
  | { readonly problem: Sentence }
  /** The price is in a currency without a rate. */
  | { readonly strange: string }

/** What the rest of the file says about a price. */
export interface PriceContext {
  /** The currency that the record names. */
  readonly named?: string | undefined
  /** The notation of its column. */
  readonly notation?: NumberNotation | undefined
}

/**
 * Reads a price cell: "1 299,00 kr", "1,299.00", "52.0000", "1299:-", "USD 57". More decimals than the
 * currency has are an error; an ambiguous number is read in its column's notation.
 */
export function parsePrice(
  cell: string,
  rules: PriceRules,
  { named, notation }: PriceContext = {},
): ParsedPrice {
  const { text, marks } = withoutMarks(cell)
  const currency = currencyOf(marks, rules, named)
  if (currency === undefined) return { problem: about('none', cell) }
  if (/^[-\u2212]/.test(text)) return { problem: about('below', cell) }
  const number = (notation ?? notationOf([text])).read(text, decimalsOf(currency))
  if (typeof number === 'string') return { problem: about(number, cell, { currency }) }
  const { shopCurrency, rates } = rules
  const rate = currency === shopCurrency ? 1 : rates[currency]
  if (rate === undefined) return { strange: currency }
  const unit = unitOf(shopCurrency)
  const decimal = Number(`${number.whole}.${number.fraction}`)
  const amount = Math.round(Number((decimal * rate * unit).toFixed(4)))
  return amount > MAX_PRICE * unit
    ? { problem: about('much', cell, { max: String(MAX_PRICE), currency: shopCurrency }) }
    : { amount }
}

/** A price cell's number, and the currency marks around it. */
export function withoutMarks(cell: string): { readonly text: string; readonly marks: string[] } {
  const [, before = '', text = '', after = ''] = AROUND.exec(withoutBlanks(cell)) ?? []
  return { text, marks: [before, after].filter((it) => it !== '' && it !== ':-') }
}

/** Blanks and apostrophes separate thousands. */
export function withoutBlanks(cell: string): string {
  return cell.slice(0, 60).replace(/[\s\u00a0\u202f'’]/g, '')
}

/** Why a file with a price in a currency without a rate is refused. */
export function strangeCurrency(currency: string, { shopCurrency }: PriceRules): Sentence {
  return { key: 'cli.file.price.strange', values: { currency, shop: shopCurrency } }
}

type Problem = 'none' | 'below' | 'much' | 'decimals' | 'open'

function about(what: Problem, cell: string, more: Sentence['values'] = {}): Sentence {
  const key = what === 'open' ? 'cli.file.open' : `cli.file.price.${what}`
  return { key, values: { cell: quote(cell), ...more } }
}

/** The start of a cell in quotation marks, short enough for a message. */
export function quote(cell: string): string {
  const start = cell.length > 40 ? `${cell.slice(0, 40)}…` : cell
  return `"${start.replace(/\s+/g, ' ')}"`
}

/** Returns undefined if the letters around the number name no currency. */
function currencyOf(
  marks: readonly string[],
  { shopCurrency, fileCurrency, rates }: PriceRules,
  named: string | undefined,
): string | undefined {
  const mark = marks[0]?.toLowerCase()
  if (mark === undefined) return named ?? fileCurrency
  const code = mark.toUpperCase()
  const meant = SIGNS[mark] ?? (isCurrency(code) ? [code] : [])
  const likely = [named, fileCurrency, shopCurrency, ...Object.keys(rates)]
  return likely.find((it) => it !== undefined && meant.includes(it)) ?? meant[0]
}
