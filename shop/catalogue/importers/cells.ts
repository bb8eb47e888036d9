import { DAY_MS } from '../../platform/durations.ts'
import type { FileLocation, Sentence } from '../file-sentence.ts'
import { type NumberNotation, notationOf, type ReadNumber } from '../number-notation.ts'
import { type CategoryPath, cutPaths, tooDeep } from './category-paths.ts'
import { type Findings, UnreadableFile } from './findings.ts'
import type { LeftOut } from './left-out.ts'
import { plainLine } from './plain-text.ts'
import { type PriceRules, parsePrice, quote, strangeCurrency, withoutBlanks } from './prices.ts'
import type { SheetRow } from './read-sheet.ts'

/** Limits of names and article numbers, in characters. */
const MAX_NAME = 200
export const MAX_NUMBER = 64
const MAX_STOCK = 1_000_000
/** Stock of what is sold by weight or length has decimals. */
const STOCK_DECIMALS = 6
/** Columns that name the currency of a record. */
const CURRENCY_COLUMNS = ['currency', 'currency_code', 'price_currency', 'variant price currency']

/** The rules by which a file's cells are read. */
export interface CellRules {
  readonly prices: PriceRules
  /** VAT that the file's prices include, in hundredths of a percent. */
  readonly vatRate: number
  /** Stock of an article whose stock the file does not state. */
  readonly missingStock: number
  /** Whether the shop numbers articles itself, whatever numbers the file has. */
  readonly ownNumbers?: boolean
  /** The current time, for campaigns that begin and end. */
  readonly now: Date
}

/** What reading a cell needs, and where its findings go. */
export interface CellContext {
  readonly rules: CellRules
  /** The number notation of each column. */
  readonly notations: ReadonlyMap<string, NumberNotation>
  readonly refusals: Findings
  readonly remarks: Findings
  readonly left: LeftOut
}

/** Reads one record's cells. An invalid cell adds to the refusals and is read as absent. */
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

  /** Adds a remark about a cell that is not kept as is. */
  remark(column: string, sentence: Sentence): void {
    this.#context.remarks.add(this.at(column), sentence)
  }

  /** The categories of a cell, shortened to the depth of the shop's. */
  categories(column: string, paths: readonly CategoryPath[]): CategoryPath[] {
    const cut = tooDeep(paths)
    if (cut) this.remark(column, cut)
    return cutPaths(paths)
  }

  /** Whether the shop numbers articles itself, whatever numbers the file has. */
  get hasOwnNumbers(): boolean {
    return this.#context.rules.ownNumbers ?? false
  }

  /** The location of a column's cell, without the record's text. */
  at(column: string): FileLocation {
    return { line: this.row.line, record: this.row.record, column }
  }

  text(column: string): string {
    return this.row.cell(column)
  }

  /** A required line of text. */
  name(column: string): string | undefined {
    const name = plainLine(this.row.cell(column))
    if (name === '') return this.noteRefusal(column, 'cli.file.name.missing')
    if (name.length <= MAX_NAME) return name
    return this.noteRefusal(column, 'cli.file.name.long', { n: String(name.length), max: MAX_NAME })
  }

  /** A required article number. */
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

  /** A price in minor units, if the cell has one. */
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

  /**
   * The column with the price in the shop's currency, in a file of several: `price_eur`, `Price (EUR)`.
   */
  #ownPrice(column: string): string | undefined {
    const names = namesIn(column, this.#context.rules.prices.shopCurrency)
    return names.find((it) => this.row.cell(it) !== '')
  }

  #currency(): string | undefined {
    return namedCurrency(this.row)
  }

  /** A required price in minor units, above zero. */
  soldPrice(column: string): number | undefined {
    if (this.row.cell(this.#ownPrice(column) ?? column) === '')
      return this.noteRefusal(column, 'cli.file.price.missing')
    const price = this.price(column)
    return price === 0 ? this.noteRefusal(column, 'cli.file.price.zero') : price
  }

  /** Stock of an article that is sold whether or not it is in stock. */
  endlessStock(): number {
    this.#context.left.assume('cli.file.endless', this.row.line)
    return MAX_STOCK
  }

  /** Whether the shop's prices include VAT, which an untaxed product would lack. */
  get isVatIncluded(): boolean {
    return this.#context.rules.vatRate > 0
  }

  /** Stock in whole pieces, at least 0; adds a remark if that differs from the cell. */
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

  /** A plain number, read in its column's notation. */
  number(column: string, text: string, decimals: number): ReadNumber {
    return (this.#context.notations.get(column) ?? notationOf([text])).read(text, decimals)
  }

  /** Whether the current time is between two days, either of which may be absent. */
  isBetween(fromColumn: string, toColumn: string): boolean {
    const from = this.day(fromColumn)
    const to = this.day(toColumn)
    const now = this.#context.rules.now.getTime()
    return (from === undefined || from <= now) && (to === undefined || now < to + DAY_MS)
  }

  /** Midnight UTC of a day, if the cell has one. */
  day(column: string): number | undefined {
    const cell = this.row.cell(column)
    if (cell === '') return undefined
    const time = parseDay(cell)
    if (time === undefined) return this.noteRefusal(column, 'cli.file.date', { cell: quote(cell) })
    return time
  }
}

/** Names of a price's column for one currency, in a file of several. */
export function namesIn(column: string, currency: string): string[] {
  const code = currency.toLowerCase()
  return [`${column}_${code}`, `${column} ${code}`, `${column} (${code})`]
}

/** The currency that a record names. */
export function namedCurrency(row: SheetRow): string | undefined {
  const named = CURRENCY_COLUMNS.map((it) => row.cell(it)).find((it) => it !== '')
  return named?.toUpperCase()
}

/** Midnight UTC of a day, written as 2026-11-21 or, in Magento, 11/21/26; a time may follow. */
function parseDay(cell: string): number | undefined {
  const iso = /^(\d{4})-(\d{2})-(\d{2})\b/.exec(cell)
  const us = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})\b/.exec(cell)
  const parts = iso ? [iso[1], iso[2], iso[3]] : us ? [us[3], us[1], us[2]] : []
  const [year = Number.NaN, month = 0, day = 0] = parts.map(Number)
  const time = Date.UTC(year < 100 ? year + 2000 : year, month - 1, day)
  return new Date(time).getUTCMonth() === month - 1 ? time : undefined
}
