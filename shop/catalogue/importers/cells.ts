import { DAY_MS } from '../../platform/durations.ts'
import type { FileLocation, Sentence } from '../file-sentence.ts'
import { type NumberNotation, notationOf, type ReadNumber } from '../number-notation.ts'
import { type CategoryPath, cutPaths, tooDeep } from './category-paths.ts'
import { type Findings, UnreadableFile } from './findings.ts'
import type { LeftOut } from './left-out.ts'
import { plainLine } from './plain-text.ts'
import { type PriceRules, parsePrice, quote, strangeCurrency, withoutBlanks } from './prices.ts'
import type { SheetRow } from './read-sheet.ts'

/** Longest name and longest article number that an import takes, in characters. */
const MAX_NAME = 200
export const MAX_NUMBER = 64
const MAX_STOCK = 1_000_000
/** Of goods that are sold by weight or length. */
const STOCK_DECIMALS = 6
/** Where a record says what its prices are in. */
const CURRENCY_COLUMNS = ['currency', 'currency_code', 'price_currency', 'variant price currency']

/** How a file's cells are to be understood. */
export interface CellRules {
  readonly prices: PriceRules
  /** VAT in hundredths of a percent, which the file's prices include. */
  readonly vatRate: number
  /** Pieces of an article whose stock the file does not state. */
  readonly missingStock: number
  /** Articles are numbered by us, whatever the file calls them. */
  readonly ownNumbers?: boolean
  /** Today, for campaigns that begin and end. */
  readonly now: Date
}

/** What cells are read with, and where what is found in them goes. */
export interface CellContext {
  readonly rules: CellRules
  /** How the numbers of each column are written. */
  readonly notations: ReadonlyMap<string, NumberNotation>
  readonly refusals: Findings
  readonly remarks: Findings
  readonly left: LeftOut
}

/** Reads one record's cells; what a cell may not hold is refused by its column and read as absent. */
export class Cells {
  readonly row: SheetRow
  readonly #context: CellContext

  constructor(row: SheetRow, context: CellContext) {
    this.row = row
    this.#context = context
  }

  noteRefusal(column: string, key: string, values: Sentence['values'] = {}): undefined {
    this.#context.refusals.add(this.at(column), { key, values })
    return undefined
  }

  /** Says what becomes of a cell that is not kept as it is. */
  remark(column: string, sentence: Sentence): void {
    this.#context.remarks.add(this.at(column), sentence)
  }

  /** The categories of a cell, as deep as the shop has them. */
  categories(column: string, paths: readonly CategoryPath[]): CategoryPath[] {
    const cut = tooDeep(paths)
    if (cut) this.remark(column, cut)
    return cutPaths(paths)
  }

  /** Whether articles are numbered by us, whatever the file calls them. */
  get hasOwnNumbers(): boolean {
    return this.#context.rules.ownNumbers ?? false
  }

  /** Where a column's cell stands; kept without the record's text. */
  at(column: string): FileLocation {
    return { line: this.row.line, record: this.row.record, column }
  }

  text(column: string): string {
    return this.row.cell(column)
  }

  /** A line of text that has to be there. */
  name(column: string): string | undefined {
    const name = plainLine(this.row.cell(column))
    if (name === '') return this.noteRefusal(column, 'cli.file.name.missing')
    if (name.length <= MAX_NAME) return name
    return this.noteRefusal(column, 'cli.file.name.long', { n: String(name.length), max: MAX_NAME })
  }

  /** An article number that has to be there. */
  articleNumber(column: string): string | undefined {
    const number = this.row.cell(column)
    if (number === '') return this.noteRefusal(column, 'cli.file.number.missing')
    return this.checkNumber(column, number)
  }

  checkNumber(column: string, number: string): string | undefined {
    if (/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(number)) {
      return this.noteRefusal(column, 'cli.file.number.hidden', { cell: quote(number) })
    }
    if (number.length <= MAX_NUMBER) return number
    return this.noteRefusal(column, 'cli.file.number.long', {
      cell: quote(number),
      max: MAX_NUMBER,
    })
  }

  /** A price in minor units that is more than nothing; absent where the cell is empty. */
  price(column: string): number | undefined {
    const { prices } = this.#context.rules
    const own = this.#ownPrice(column)
    const cell = this.row.cell(own ?? column)
    if (cell === '') return undefined
    const named = own ? prices.shopCurrency : this.#currency()
    const notation = this.#context.notations.get(own ?? column)
    const parsed = parsePrice(cell, prices, { named, notation })
    if ('strange' in parsed) {
      const sentence = strangeCurrency(parsed.strange, prices)
      throw new UnreadableFile({ ...sentence, location: this.at(column) })
    }
    if ('problem' in parsed)
      return this.noteRefusal(column, parsed.problem.key, parsed.problem.values)
    return parsed.amount
  }

  /** Where a file of several currencies has the price in the shop's: `price_eur`, `Price (EUR)`. */
  #ownPrice(column: string): string | undefined {
    const names = namesIn(column, this.#context.rules.prices.shopCurrency)
    return names.find((it) => this.row.cell(it) !== '')
  }

  #currency(): string | undefined {
    return namedCurrency(this.row)
  }

  /** A price in minor units that has to be there. */
  soldPrice(column: string): number | undefined {
    if (this.row.cell(this.#ownPrice(column) ?? column) === '')
      return this.noteRefusal(column, 'cli.file.price.missing')
    const price = this.price(column)
    return price === 0 ? this.noteRefusal(column, 'cli.file.price.zero') : price
  }

  /** Pieces of what is sold however many there are. */
  endlessStock(): number {
    this.#context.left.assume('cli.file.endless', this.row.line)
    return MAX_STOCK
  }

  /** Whether VAT is to be added that the file does not have. */
  get isVatIncluded(): boolean {
    return this.#context.rules.vatRate > 0
  }

  /** Pieces in stock; of parts of a piece and of debts, which do not count, it is said. */
  stock(column: string): number {
    const cell = this.row.cell(column)
    if (cell === '') return this.#missingStock()
    const [, sign = '', digits = ''] = /^([+\-\u2212]?)(.*)$/s.exec(withoutBlanks(cell)) ?? []
    const whole = this.number(column, digits, 0)
    const number = whole === 'decimals' ? this.number(column, digits, STOCK_DECIMALS) : whole
    if (typeof number === 'string') {
      const key = number === 'open' ? 'cli.file.open' : 'cli.file.stock'
      this.noteRefusal(column, key, { cell: quote(cell) })
      return 0
    }
    const written = Number(`${sign.replace('\u2212', '-')}${number.whole}.${number.fraction}`)
    const pieces = Math.min(Math.max(Math.floor(written), 0), MAX_STOCK)
    if (pieces !== written) {
      this.remark(column, {
        key: 'cli.file.stock.taken',
        values: { cell: quote(cell), n: pieces },
      })
    }
    return pieces
  }

  #missingStock(): number {
    const { rules, left } = this.#context
    if (rules.missingStock === 0) left.assume('cli.file.stock.missing', this.row.line)
    return rules.missingStock
  }

  /** A bare number, as its column is written. */
  number(column: string, text: string, decimals: number): ReadNumber {
    return (this.#context.notations.get(column) ?? notationOf([text])).read(text, decimals)
  }

  /** Whether today lies between two days of which either may be absent. */
  isBetween(fromColumn: string, toColumn: string): boolean {
    const from = this.day(fromColumn)
    const to = this.day(toColumn)
    const now = this.#context.rules.now.getTime()
    return (from === undefined || from <= now) && (to === undefined || now < to + DAY_MS)
  }

  /** Midnight UTC of a day; absent where the cell is empty. */
  day(column: string): number | undefined {
    const cell = this.row.cell(column)
    if (cell === '') return undefined
    const time = parseDay(cell)
    if (time === undefined) return this.noteRefusal(column, 'cli.file.date', { cell: quote(cell) })
    return time
  }
}

/** The names that a price's column has where a file holds it in several currencies. */
export function namesIn(column: string, currency: string): string[] {
  const code = currency.toLowerCase()
  return [`${column}_${code}`, `${column} ${code}`, `${column} (${code})`]
}

/** What a record says that its prices are in. */
export function namedCurrency(row: SheetRow): string | undefined {
  const named = CURRENCY_COLUMNS.map((it) => row.cell(it)).find((it) => it !== '')
  return named?.toUpperCase()
}

/** Midnight UTC of a day written as 2026-11-21 or, as Magento does, 11/21/26; a time may follow. */
function parseDay(cell: string): number | undefined {
  const iso = /^(\d{4})-(\d{2})-(\d{2})\b/.exec(cell)
  const us = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})\b/.exec(cell)
  const parts = iso ? [iso[1], iso[2], iso[3]] : us ? [us[3], us[1], us[2]] : []
  const [year = Number.NaN, month = 0, day = 0] = parts.map(Number)
  const time = Date.UTC(year < 100 ? year + 2000 : year, month - 1, day)
  return new Date(time).getUTCMonth() === month - 1 ? time : undefined
}
