import { decimalsOf } from '../../../src/model/currency.ts'
import type { Sentence } from '../file-sentence.ts'
import { NumberNotation, type NumberSign } from '../number-notation.ts'
import { namedCurrency, namesIn } from './cells.ts'
import { isCurrency, type PriceRules, withoutMarks } from './prices.ts'
import type { SheetRow } from './read-sheet.ts'

/** Names of columns with numbers. */
const NUMBERS = /price|qty|quantity|measure/
const DIGITS = /\d[\d.,]*/
/** Names of the column with an article's price. */
const PRICES = ['variant price', 'price']
const IN_CURRENCY = /price.*[ _(/]([a-z]{3})\)?$/
/** In a currency without decimals, hardly anything costs less. */
const SMALL = 100
const SMALL_PRICE = /^\d{1,2}(?:[.,](?:\d{1,2}|\d{4,}))?$/

/** Learns how a file writes its numbers, and whether its prices fit the assumed currency. */
export class ColumnSurvey {
  readonly notations: ReadonlyMap<string, NumberNotation>
  readonly #columns: ReadonlySet<string>
  readonly #rules: PriceRules
  #prices = 0
  #smallPrices = 0
  /** Whether any price has one or two decimals, or three digits after a sign. */
  readonly #written = { short: false, long: false }

  constructor(columns: ReadonlySet<string>, rules: PriceRules, decimalSign?: NumberSign) {
    const named = [...columns].filter((it) => NUMBERS.test(it))
    this.notations = new Map(named.map((it) => [it, new NumberNotation(decimalSign)]))
    this.#columns = columns
    this.#rules = rules
  }

  note(row: SheetRow): void {
    for (const [column, notation] of this.notations) {
      const cell = row.cell(column)
      if (cell === '') continue
      const { text, marks } = withoutMarks(cell)
      notation.note(DIGITS.exec(text)?.[0] ?? '')
      if (PRICES.includes(column) && marks.length === 0 && !namedCurrency(row)) this.#count(text)
    }
  }

  #count(price: string): void {
    this.#prices += 1
    if (SMALL_PRICE.test(price)) this.#smallPrices += 1
    if (/[.,]\d{1,2}$/.test(price)) this.#written.short = true
    if (/[.,]\d{3}$/.test(price)) this.#written.long = true
  }

  /** Why the prices may be in another currency than the shop's, if the owner has not named it. */
  doubt(): Sentence | undefined {
    const { shopCurrency: shop, isStated } = this.#rules
    if (isStated || this.#prices === 0) return undefined
    const own = PRICES.flatMap((it) => namesIn(it, shop))
    if (own.some((it) => this.#columns.has(it))) return undefined
    const other = [...this.#columns].find((it) => isOfOther(it, shop))
    if (other) return { key: 'cli.file.doubt.column', values: { column: other, shop } }
    const decimals = decimalsOf(shop)
    const { short, long } = this.#written
    if (short && (decimals === 0 || (decimals > 2 && !long))) {
      return { key: 'cli.file.doubt.decimals', values: { n: decimals, shop } }
    }
    const isSmall = decimals === 0 && this.#smallPrices * 2 > this.#prices
    return isSmall ? { key: 'cli.file.doubt.small', values: { n: SMALL, shop } } : undefined
  }
}

function isOfOther(column: string, shop: string): boolean {
  const code = IN_CURRENCY.exec(column)?.[1]?.toUpperCase()
  return code !== undefined && code !== shop && isCurrency(code)
}
