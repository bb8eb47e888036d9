import { unitOf } from '../../../model/currency.ts'
import type { Sentence } from '../file-sentence.ts'

/** Dearest price that is believed, in whole units of the currency: ten million. */
const MAX_PRICE = 10_000_000

/** What the prices of a file are in, and how those in other currencies become the shop's. */
export interface PriceRules {
  /** What the shop sells in. */
  readonly shopCurrency: string
  /** Of prices that name no currency. */
  readonly fileCurrency: string
  /** What one unit of another currency counts for in the shop's; others are not converted. */
  readonly rates: Readonly<Record<string, number>>
}

/** What currencies a sign may stand for; the likeliest first. */
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
const MARK = 'us\\$|[$€£¥]|[a-z]{3}|kr\\.?'
const AROUND = new RegExp(`^(${MARK})?(.*?)(${MARK}|:-)?$`, 'i')

/** A price in minor units of the shop's currency, or why the cell holds none. */
export type ParsedPrice =
  | { readonly amount: number }
  | { readonly problem: Sentence }
  /** It is in a currency that there is no rate of. */
  | { readonly strange: string }

/**
 * A price cell: "1 299,00 kr", "1,299.00", "52.0000", "1299:-", "USD 57". A lone point is a decimal
 * point; a lone comma before exactly three digits parts thousands. `named` is what the record says
 * that its prices are in.
 */
export function parsePrice(cell: string, rules: PriceRules, named?: string): ParsedPrice {
  const bare = cell.slice(0, 60).replace(/[\s\u00a0\u202f'’]/g, '')
  const [, before = '', text = '', after = ''] = AROUND.exec(bare) ?? []
  const currency = currencyOf([before, after], rules, named)
  if (currency === undefined) return { problem: about('none', cell) }
  if (text.startsWith('-')) return { problem: about('below', cell) }
  const number = toDecimal(text)
  if (number === undefined) return { problem: about('none', cell) }
  const { shopCurrency, rates } = rules
  const rate = currency === shopCurrency ? 1 : rates[currency]
  if (rate === undefined) return { strange: currency }
  const unit = unitOf(shopCurrency)
  const amount = Math.round(Number((Number(number) * rate * unit).toFixed(4)))
  return amount > MAX_PRICE * unit
    ? { problem: about('much', cell, { max: String(MAX_PRICE), currency: shopCurrency }) }
    : { amount }
}

/** Why a file with a price in another currency is not read on. */
export function strangeCurrency(currency: string, { shopCurrency }: PriceRules): Sentence {
  return { key: 'cli.file.price.strange', values: { currency, shop: shopCurrency } }
}

function about(what: 'none' | 'below' | 'much', cell: string, more: Sentence['values'] = {}) {
  return { key: `cli.file.price.${what}`, values: { cell: quote(cell), ...more } }
}

/** The start of a cell in quotation marks, short enough for a sentence. */
export function quote(cell: string): string {
  const shown = cell.length > 40 ? `${cell.slice(0, 40)}…` : cell
  return `"${shown.replace(/\s+/g, ' ')}"`
}

/** Undefined where letters stand around the number that name no currency. */
function currencyOf(
  marks: readonly string[],
  { shopCurrency, fileCurrency, rates }: PriceRules,
  named: string | undefined,
): string | undefined {
  const mark = marks.find((it) => it !== '' && it !== ':-')?.toLowerCase()
  if (mark === undefined) return named ?? fileCurrency
  const code = mark.toUpperCase()
  const meant = SIGNS[mark] ?? (CODES.has(code) ? [code] : [])
  const likely = [named, fileCurrency, shopCurrency, ...Object.keys(rates)]
  return likely.find((it) => it !== undefined && meant.includes(it)) ?? meant[0]
}

function toDecimal(number: string): string | undefined {
  if (!/^\d[\d.,]{0,19}$/.test(number)) return undefined
  const decimalSign = findDecimalSign(number)
  const [whole = '', fraction = '', ...more] = decimalSign ? number.split(decimalSign) : [number]
  if (more.length > 0 || /[.,]/.test(fraction)) return undefined
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(whole)
  if (/[.,]/.test(whole) && !isGrouped) return undefined
  return `${whole.replace(/[.,]/g, '')}.${fraction || '0'}`
}

function findDecimalSign(number: string): string | undefined {
  const commas = number.split(',').length - 1
  const points = number.split('.').length - 1
  if (commas > 0 && points > 0) return number.lastIndexOf(',') > number.lastIndexOf('.') ? ',' : '.'
  if (points === 1) return '.'
  return commas === 1 && !/^[1-9]\d{0,2},\d{3}$/.test(number) ? ',' : undefined
}
