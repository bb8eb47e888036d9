import { Readable } from 'node:stream'
import { type CsvError, type Info, parse } from 'csv-parse'
import { countBreaks, type FileEncoding, findDelimiter } from '../../platform/decode-text.ts'
import type { FileLocation } from '../file-sentence.ts'
import { decodeFile, peekText } from './decode-file.ts'
import { type Findings, UnreadableFile } from './findings.ts'

const KINDS: readonly (readonly [kind: string, beginning: RegExp])[] = [
  ['rtf', /^\{\\rtf/],
  ['html', /^<(?:!doctype html|html|table)\b/i],
  ['xml', /^<[?!a-z]/i],
  ['json', /^[[{]\s*(?:["[\]{}\d]|$)/],
]

/** Columns that only one program's product file has. */
const PROGRAMS: readonly (readonly [program: string, columns: readonly string[]])[] = [
  ['WooCommerce', ['type', 'sku', 'regular price']],
  ['BigCommerce', ['item type', 'product name']],
  ['Squarespace', ['product id [non editable]']],
  ['Wix', ['handleid', 'fieldtype']],
  ['PrestaShop', ['active (0/1)']],
  ['Google Merchant Center', ['id', 'title', 'availability', 'link']],
]

/** Longest record, in bytes; a product's longest description is a hundredth of it. */
const MAX_RECORD_BYTES = 1_000_000
const MAX_COLUMNS = 1000

/** One record of the file. */
export interface SheetRow extends FileLocation {
  /** How much of the file's text has been read with it, in bytes of UTF-8. */
  readonly bytes: number
  /** The cell's text without blanks around it; empty where the file has no such column. */
  cell(column: string): string
}

/** A CSV file that is being read: its columns, and its records one at a time. */
export interface Sheet {
  readonly columns: ReadonlySet<string>
  /** Those behind a record that was read before. */
  rowsAfter(record: number): AsyncIterable<SheetRow>
}

/**
 * Opens a CSV file with comma, semicolon or tab between its cells. Column names are lower-cased. A
 * record with the wrong number of cells is refused and left out; what cannot be parsed on throws
 * `UnreadableFile`.
 */
export async function openSheet(
  path: string,
  encoding: FileEncoding,
  refusals: Findings,
): Promise<Sheet> {
  const beginning = await peekText(path, encoding)
  refuseOtherKinds(beginning, path)
  const delimiter = findDelimiter(beginning)
  const records = readRecords(path, encoding, delimiter)
  const first = await records.next()
  if (first.done) throw new UnreadableFile({ key: 'cli.file.nothing', values: { path } })
  const columns = first.value.cells.map((it) => it.trim().toLowerCase())
  refuseHeader(columns)
  return {
    columns: new Set(columns),
    rowsAfter: (last) => toRows(skipTo(records, last), columns, refusals),
  }
}

interface SheetRecord extends FileLocation {
  readonly bytes: number
  readonly cells: readonly string[]
}

async function* readRecords(
  path: string,
  encoding: FileEncoding,
  delimiter: string,
): AsyncGenerator<SheetRecord, undefined> {
  let lastLine = 0
  const parser = parse({
    bom: true,
    delimiter,
    info: true,
    max_record_size: MAX_RECORD_BYTES,
    // The parser is ahead of whoever reads its records, so the line is noted where it parses.
    on_record: (record: string[], { lines }) => {
      lastLine = lines
      return record
    },
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
  })
  const source = Readable.from(decodeFile(path, encoding))
  source.on('error', (error) => parser.destroy(error))
  source.pipe(parser)
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[]
      info: Info
    }>) {
      const breaks = record.reduce((sum, cell) => sum + countBreaks(cell), 0)
      const { bytes, records: count } = info
      yield { cells: record, line: info.lines - breaks, record: count, bytes }
    }
  } catch (error) {
    throw explain(error, lastLine + 1)
  } finally {
    source.destroy()
  }
}

async function* skipTo(
  records: AsyncIterable<SheetRecord>,
  last: number,
): AsyncGenerator<SheetRecord> {
  for await (const it of records) if (it.record > last) yield it
}

async function* toRows(
  records: AsyncIterable<SheetRecord>,
  columns: readonly string[],
  refusals: Findings,
): AsyncGenerator<SheetRow> {
  const index = new Map(columns.map((name, at) => [name, at]))
  for await (const { cells, ...location } of records) {
    const surplus = cells.slice(columns.length).some((it) => it !== '')
    if (cells.length < columns.length || surplus) {
      const values = { found: String(cells.length), wanted: String(columns.length) }
      refusals.add(location, { key: 'cli.file.cutoff', values })
      continue
    }
    yield { ...location, cell: (column) => cells[index.get(column) ?? -1]?.trim() ?? '' }
  }
}

function refuseHeader(columns: readonly string[]): void {
  if (columns.length > MAX_COLUMNS) {
    const values = { n: String(columns.length), max: String(MAX_COLUMNS) }
    throw new UnreadableFile({ key: 'cli.file.columns', values })
  }
  const twice = columns.find((name, at) => name !== '' && columns.indexOf(name) !== at)
  if (twice !== undefined) {
    throw new UnreadableFile({ key: 'cli.file.twice', values: { column: twice } })
  }
}

const SENTENCES: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: 'cli.file.quote.open',
  CSV_INVALID_CLOSING_QUOTE: 'cli.file.quote.closed',
  INVALID_OPENING_QUOTE: 'cli.file.quote.inside',
  CSV_MAX_RECORD_SIZE: 'cli.file.record',
}

function explain(error: unknown, line: number): unknown {
  const key = SENTENCES[(error as CsvError).code]
  const values = { line: String(line), max: String(MAX_RECORD_BYTES / 1_000_000) }
  return key ? new UnreadableFile({ key, values }) : error
}

/** Names what a file is that an import does not read, by how it begins. */
function refuseOtherKinds(beginning: string, path: string): void {
  const text = beginning.trimStart()
  const kind = KINDS.find(([, start]) => start.test(text))?.[0]
  if (kind) throw new UnreadableFile({ key: 'cli.file.kind', values: { path, code: kind } })
  const header = (text.split(/[\r\n]/, 1)[0] ?? '').toLowerCase()
  if (header.split('|').length > header.split(/[,;\t]/).length) {
    throw new UnreadableFile({ key: 'cli.file.pipes' })
  }
  const columns = header.split(/[,;\t]/).map((it) => it.replaceAll('"', '').trim())
  const program = PROGRAMS.find(([, needed]) => needed.every((it) => columns.includes(it)))?.[0]
  if (program) throw new UnreadableFile({ key: 'cli.file.program', values: { program } })
}
