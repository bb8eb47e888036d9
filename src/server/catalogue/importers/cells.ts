import type { Place, Sentence } from '../file-sentence.ts'
import { plainLine } from './plain-text.ts'
import { type PriceRules, parsePrice, quote, strangeCurrency } from './prices.ts'
import type { SheetRow } from './read-sheet.ts'
import { type Refusals, UnreadableFile } from './refusals.ts'

/** Longest name and longest article number that an import takes, in characters. */
const MAX_NAME = 200
export const MAX_NUMBER = 64
const MAX_STOCK = 1_000_000
/** Where a record says what its prices are in. */
const CURRENCY_COLUMNS = ['currency', 'currency_code', 'price_currency', 'variant price currency']

/** How a file's cells are to be understood. */
export interface CellRules {
  readonly prices: PriceRules
  /** Pieces of an article whose stock the file does not state. */
  readonly missingStock: number
  /** Today, for campaigns that begin and end. */
  readonly now: Date
}

/** Reads one record's cells; what a cell may not hold is refused by its column and read as absent. */
export class Cells {
  readonly row: SheetRow
  readonly #rules: CellRules
  readonly #refusals: Refusals

  constructor(row: SheetRow, rules: CellRules, refusals: Refusals) {
    this.row = row
    this.#rules = rules
    this.#refusals = refusals
  }

  refuse(column: string, key: string, values: Sentence['values'] = {}): undefined {
    this.#refusals.add(this.at(column), { key, values })
    return undefined
  }

  /** Where a column's cell stands; kept without the record's text. */
  at(column: string): Place {
    return { line: this.row.line, record: this.row.record, column }
  }

  text(column: string): string {
    return this.row.cell(column)
  }

  /** A line of text that has to be there. */
  name(column: string): string | undefined {
    const name = plainLine(this.row.cell(column))
    if (name === '') return this.refuse(column, 'cli.file.name.missing')
    if (name.length <= MAX_NAME) return name
    return this.refuse(column, 'cli.file.name.long', { n: String(name.length), max: MAX_NAME })
  }

  /** An article number that has to be there. */
  number(column: string): string | undefined {
    const number = this.row.cell(column)
    if (number === '') return this.refuse(column, 'cli.file.number.missing')
    return this.checkNumber(column, number)
  }

  checkNumber(column: string, number: string): string | undefined {
    if (/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(number)) {
      return this.refuse(column, 'cli.file.number.hidden', { cell: quote(number) })
    }
    if (number.length <= MAX_NUMBER) return number
    return this.refuse(column, 'cli.file.number.long', { cell: quote(number), max: MAX_NUMBER })
  }

  /** A price in minor units that is more than nothing; absent where the cell is empty. */
  price(column: string): number | undefined {
    const { prices } = this.#rules
    const own = this.#ownPrice(column)
    const cell = own || this.row.cell(column)
    if (cell === '') return undefined
    const parsed = parsePrice(cell, prices, own ? prices.shopCurrency : this.#currency())
    if ('strange' in parsed) {
      const sentence = strangeCurrency(parsed.strange, prices)
      throw new UnreadableFile({ ...sentence, place: this.at(column) })
    }
    if ('problem' in parsed) return this.refuse(column, parsed.problem.key, parsed.problem.values)
    return parsed.amount
  }

  /** The price that a file of several currencies has in the shop's: `price_eur`, `Price (EUR)`. */
  #ownPrice(column: string): string {
    const code = this.#rules.prices.shopCurrency.toLowerCase()
    const names = [`${column}_${code}`, `${column} ${code}`, `${column} (${code})`]
    return names.map((it) => this.row.cell(it)).find((it) => it !== '') ?? ''
  }

  #currency(): string | undefined {
    const named = CURRENCY_COLUMNS.map((it) => this.row.cell(it)).find((it) => it !== '')
    return named?.toUpperCase()
  }

  /** A price in minor units that has to be there. */
  soldPrice(column: string): number | undefined {
    if (this.row.cell(column) === '' && this.#ownPrice(column) === '')
      return this.refuse(column, 'cli.file.price.missing')
    const price = this.price(column)
    return price === 0 ? this.refuse(column, 'cli.file.price.zero') : price
  }

  /** Pieces in stock: parts of a piece and debts do not count. */
  stock(column: string): number {
    const cell = this.row.cell(column)
    if (cell === '') return this.#rules.missingStock
    if (!/^[+-]?\d{1,9}(?:[.,]\d{1,6})?$/.test(cell)) {
      this.refuse(column, 'cli.file.stock', { cell: quote(cell) })
      return 0
    }
    const pieces = Math.floor(Number(cell.replace(',', '.')))
    return Math.min(Math.max(pieces, 0), MAX_STOCK)
  }

  /** Whether today lies between two days of which either may be absent. */
  isBetween(fromColumn: string, toColumn: string): boolean {
    const from = this.day(fromColumn)
    const to = this.day(toColumn)
    const now = this.#rules.now.getTime()
    return (from === undefined || from <= now) && (to === undefined || now < to + DAY_MS)
  }

  /** Midnight UTC of a day; absent where the cell is empty. */
  day(column: string): number | undefined {
    const cell = this.row.cell(column)
    if (cell === '') return undefined
    const time = parseDay(cell)
    if (time === undefined) return this.refuse(column, 'cli.file.date', { cell: quote(cell) })
    return time
  }
}

const DAY_MS = 86_400_000

/** Midnight UTC of a day written as 2026-11-21 or, as Magento does, 11/21/26; a time may follow. */
function parseDay(cell: string): number | undefined {
  const iso = /^(\d{4})-(\d{2})-(\d{2})\b/.exec(cell)
  const us = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})\b/.exec(cell)
  const parts = iso ? [iso[1], iso[2], iso[3]] : us ? [us[3], us[1], us[2]] : []
  const [year = Number.NaN, month = 0, day = 0] = parts.map(Number)
  const time = Date.UTC(year < 100 ? year + 2000 : year, month - 1, day)
  return new Date(time).getUTCMonth() === month - 1 ? time : undefined
}
