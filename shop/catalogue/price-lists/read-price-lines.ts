import type { Text } from '../../../src/i18n/text.ts'
import { decimalsOf } from '../../../src/model/currency.ts'
import type { Message } from '../../../src/model/validation.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'
import { EVERY_ARTICLE } from '../company-price.ts'
import { type NumberNotation, notationOf } from '../number-notation.ts'
import { listArticlesNamed, type PriceLine } from './price-list-queries.ts'

const MAX_NAMED = 20

/** Lines per list. */
export const MAX_LINES = 20_000
const MAX_QUANTITY = 9999
const MAX_SHOWN = 40
/** `12,5 %`: above 0 and below 100. */
const PERCENT = /^(\d{1,2})(?:[.,](\d{1,2}))?\s*%$/
/** `89`, `1 249,50`, `89,50 EUR` */
const FIXED = /^([\d\s.,]+?)(?:\s*([A-Z]{3}))?$/
const MAX_DIGITS = 9
const HEAD = /^(article|articlenumber|artikel|artikelnummer)$/i

export interface LineFault extends Message {
  /** Row of the file, from 1. */
  readonly row: number
}

export type ReadLines =
  | { readonly lines: readonly PriceLine[] }
  | { readonly faults: readonly LineFault[] }

interface ReadLine extends PriceLine {
  readonly row: number
}

/**
 * Reads lines of `article;from;price`, separated by semicolons, tabs or commas: an article, a product or
 * `*`, the quantity from which the price applies, and a price or a percentage. Returns all lines, or each
 * wrong one with its row.
 */
export async function readPriceLines(
  db: Db | Tx,
  text: string,
  { currency }: { readonly currency: string },
): Promise<ReadLines> {
  const rows = await readCells(text)
  if (rows.length > MAX_LINES)
    return fault({ key: 'pricelist.fault.many', values: { n: MAX_LINES } })
  const notation = notationOf(rows.map(({ cells }) => amountIn(cells[2]).digits))
  const read = rows.map((it) => readLine(it, currency, notation))
  const good = read.flatMap((it) => ('key' in it ? [] : [it]))
  const names = [...new Set(good.map((it) => it.articleNumber))].filter(
    (it) => it !== EVERY_ARTICLE,
  )
  const numbers = new Map<string, string[]>([[EVERY_ARTICLE, [EVERY_ARTICLE]]])
  for (const { name, articleNumber } of await listArticlesNamed(db, names)) {
    numbers.set(name, [...(numbers.get(name) ?? []), articleNumber])
  }
  const faults = read.flatMap((it) => ('key' in it ? [it] : unknown(it, numbers)))
  const lines = good.flatMap(({ row, articleNumber: name, ...line }) =>
    (numbers.get(name) ?? []).map((articleNumber) => ({ row, articleNumber, ...line })),
  )
  const all = [...faults, ...twice(lines)].toSorted((a, b) => a.row - b.row)
  return all.length > 0 ? { faults: all } : { lines: lines.map(({ row, ...line }) => line) }
}

interface Cells {
  readonly row: number
  readonly cells: readonly string[]
}

/** Cells without the header, if there is one, and without empty lines. */
async function readCells(text: string): Promise<readonly Cells[]> {
  // Loaded on demand: the shop seldom reads a file.
  const { parse } = await import('csv-parse/sync')
  const [head = ''] = text.split('\n', 1)
  const delimiter = [';', '\t', ','].find((it) => head.includes(it)) ?? ';'
  const options = { delimiter, relaxColumnCount: true, relaxQuotes: true, info: true, trim: true }
  // A header and one surplus row are enough to refuse a file that is too long.
  const to = MAX_LINES + 2
  const read = parse(text, { ...options, to, skipEmptyLines: true }) as unknown as readonly {
    readonly record: readonly string[]
    readonly info: { readonly lines: number }
  }[]
  const rows = read.map(({ record, info }) => ({ row: info.lines, cells: record }))
  return rows.filter(({ cells }, at) => !(at === 0 && HEAD.test(cells[0] ?? '')))
}

function readLine(
  { row, cells }: Cells,
  own: string,
  notation: NumberNotation,
): ReadLine | LineFault {
  const [name = '', from = '', price = '', ...more] = cells
  if (name === '' || cells.length < 3 || more.some((it) => it !== '')) {
    return { row, key: 'pricelist.fault.cells' }
  }
  const fromQuantity = /^\d{1,4}$/.test(from || '1') ? Number(from || '1') : 0
  if (fromQuantity < 1 || fromQuantity > MAX_QUANTITY) {
    return { row, key: 'pricelist.fault.from', values: { text: shorten(from) } }
  }
  const result = readPrice(price, own, notation)
  if ('key' in result) return { row, ...result, values: { text: shorten(price) } }
  return { row, articleNumber: name, fromQuantity, ...result }
}

const NO_PRICE = { key: 'pricelist.fault.price' }

function readPrice(
  text: string,
  own: string,
  notation: NumberNotation,
): Omit<PriceLine, 'articleNumber' | 'fromQuantity'> | { readonly key: string } {
  const [, whole, part = ''] = PERCENT.exec(text) ?? []
  if (whole) {
    const discount = Number(whole + part.padEnd(2, '0'))
    return discount > 0 ? { currency: '', price: null, discount } : NO_PRICE
  }
  const { digits, currency = own } = amountIn(text)
  const decimals = decimalsOf(currency)
  // A list that the shop has written reads as before.
  const read = notation.read(digits, decimals, ',')
  if (read === 'open') return { key: 'pricelist.fault.open' }
  if (typeof read === 'string' || read.whole.length > MAX_DIGITS) return NO_PRICE
  const price = Number(read.whole + read.fraction.padEnd(decimals, '0'))
  return price > 0 ? { currency, price, discount: null } : NO_PRICE
}

function amountIn(text = ''): { readonly digits: string; readonly currency: string | undefined } {
  const [, amount = '', currency] = FIXED.exec(text) ?? []
  return { digits: amount.replace(/\s/g, ''), currency }
}

function unknown({ row, articleNumber }: ReadLine, numbers: ReadonlyMap<string, unknown>) {
  if (numbers.has(articleNumber)) return []
  return [{ row, key: 'pricelist.fault.unknown', values: { text: shorten(articleNumber) } }]
}

/** Lines that contradict an earlier one. */
function twice(lines: readonly ReadLine[]): LineFault[] {
  const keys = new Set<string>()
  return lines.flatMap(({ row, articleNumber, fromQuantity, currency }) => {
    const key = JSON.stringify([articleNumber, fromQuantity, currency])
    if (!keys.has(key)) {
      keys.add(key)
      return []
    }
    return [{ row, key: 'pricelist.fault.twice', values: { text: shorten(articleNumber) } }]
  })
}

function fault(message: Message): ReadLines {
  return { faults: [{ row: 1, ...message }] }
}

function shorten(text: string): string {
  return text.slice(0, MAX_SHOWN)
}

/** Errors of a file, row by row; only the first ones, and the number of the others. */
export function describeFaults(t: Text, faults: readonly LineFault[]): readonly string[] {
  const named = faults
    .slice(0, MAX_NAMED)
    .map(({ row, key, values }) => t('pricelist.fault', { row, fault: t(key, values) }))
  const more = faults.length - named.length
  return more > 0 ? [...named, t('pricelist.fault.more', { n: more })] : named
}
