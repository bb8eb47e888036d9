import type { Info, Options } from 'csv-parse/sync'
import { DEFAULT_QUANTITY } from '../../src/model/limits.ts'
import { withoutUnseen } from '../../src/model/plain-text.ts'
import { countBreaks, findDelimiter } from '../platform/decode-text.ts'

/** A requested article, as it was written. */
export interface TypedLine {
  /** Its line number in the text, or in the file that the text came from; the first is 1. */
  readonly row: number
  /** The whole line. */
  readonly text: string
  readonly articleNumber: string
  readonly quantity: string
}

interface ParsedText {
  /** The line with the column names; empty if there is none. */
  readonly head: string
  readonly lines: readonly TypedLine[]
}

interface Columns {
  readonly number: number
  /** -1 if each line is one piece. */
  readonly quantity: number
}

interface TextRecord {
  readonly row: number
  readonly text: string
  readonly cells: readonly string[]
}

const NUMBER_NAME = /^(?:art(?:ikel)?[ .:-]*(?:nr|nummer|no)?|article[ -]?(?:no|number)?|sku)\.?$/i
const QUANTITY_NAME = /^(?:antal|kvantitet|st|qty|quantity|pieces|pcs)\.?$/i
const SPREADSHEET_HINT = /^sep=/i
/** `A-1 12`, `A-1 12 st`. */
const IN_WORDS = /^(\S.*?)\s+(\d{1,6})(?:\s*(?:st|pcs)\.?)?$/i

/** Reads article numbers and quantities, one pair a line, with any of the usual separators. */
export async function readLines(text: string): Promise<ParsedText> {
  const records = await parseText(withoutUnseen(text).replace(/\r\n?/g, '\n'))
  const [first] = records
  const header = first && findColumns(first.cells)
  const rest = header ? records.slice(1) : records
  const columns = header ?? { number: 0, quantity: 1 }
  return {
    head: header ? first.text : '',
    lines: rest.map((it) => toLine(it, columns)),
  }
}

/** Joins texts into one; rewrites them in one format if there are several. */
export async function joinTexts(texts: readonly string[]): Promise<string> {
  const given = texts.filter((it) => it.trim() !== '')
  const [only = ''] = given
  if (given.length < 2) return only
  const read = await Promise.all(given.map(readLines))
  return writeLines(read.flatMap(({ lines }) => lines))
}

/** Writes lines as a text that `readLines` reads back. */
export function writeLines(
  lines: readonly { readonly articleNumber: string; readonly quantity: string | number }[],
): string {
  return lines.map((it) => `${quote(it.articleNumber)};${quote(String(it.quantity))}`).join('\n')
}

async function parseText(text: string): Promise<readonly TextRecord[]> {
  const options = { delimiter: findDelimiter(text.replace(/^sep=.*\n/i, '')) }
  try {
    return await parseWith(text, options)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    // An unclosed quote is an ordinary character: the line is displayed as is.
    return parseWith(text, { ...options, quote: false })
  }
}

/** Imports the parser when somebody sends lines, not when the shop starts. */
async function parseWith(text: string, options: Options): Promise<readonly TextRecord[]> {
  const { parse } = await import('csv-parse/sync')
  const parsed: unknown = parse(text, {
    ...options,
    bom: true,
    info: true,
    raw: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
  })
  const found = parsed as { record: string[]; raw: string; info: Info }[]
  return found
    .map(({ record, raw, info }) => ({
      row: info.lines - record.reduce((sum, cell) => sum + countBreaks(cell), 0),
      text: raw.trim(),
      cells: record.map((it) => it.trim()),
    }))
    .filter(({ text: line }) => !SPREADSHEET_HINT.test(line))
}

function findColumns(cells: readonly string[]): Columns | undefined {
  const number = cells.findIndex((it) => NUMBER_NAME.test(it))
  return number < 0
    ? undefined
    : { number, quantity: cells.findIndex((it) => QUANTITY_NAME.test(it)) }
}

function toLine({ row, text, cells }: TextRecord, { number, quantity }: Columns): TypedLine {
  const cell = cells[number] ?? ''
  const words = cells.length === 1 ? IN_WORDS.exec(cell) : null
  const quantityText = words?.[2] ?? cells[quantity] ?? String(DEFAULT_QUANTITY)
  return { row, text, articleNumber: words?.[1] ?? cell, quantity: toPieces(quantityText) }
}

/** `2,00` and `2 st` are 2. */
function toPieces(written: string): string {
  return written.replace(/\s*(?:st|pcs)\.?$/i, '').replace(/^(\d+)[.,]0+$/, '$1')
}

function quote(cell: string): string {
  return /[;"\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
