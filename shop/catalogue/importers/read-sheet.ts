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

/** Columns that identify product files of other programs. */
const PROGRAMS: readonly (readonly [program: string, columns: readonly string[]])[] = [
  ['WooCommerce', ['type', 'sku', 'regular price']],
  ['BigCommerce', ['item type', 'product name']],
  ['Squarespace', ['product id [non editable]']],
  ['Wix', ['handleid', 'fieldtype']],
  ['PrestaShop', ['active (0/1)']],
  ['Google Merchant Center', ['id', 'title', 'availability', 'link']],
]

/** Longest record, in bytes: a hundred times a product's longest description. */
const MAX_RECORD_BYTES = 1_000_000
const MAX_COLUMNS = 1000

/** One record of the file. */
export interface SheetRow extends FileLocation {
  /** Size of the file's text up to this record, in bytes of UTF-8. */
  readonly bytes: number
  /** The cell's trimmed text; empty if the file has no such column. */
  cell(column: string): string
}

/** An open CSV file: its columns, and its records one at a time. */
export interface Sheet {
  readonly columns: ReadonlySet<string>
  /** Rows after the given record. */
  rowsAfter(record: number): AsyncIterable<SheetRow>
}

/**
 * Opens a CSV file with commas, semicolons or tabs between its cells. Column names are lower-cased. A
 * record with the wrong number of cells is added to the refusals and left out; a file that cannot be
 * parsed further throws `UnreadableFile`.
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
    // The parser is ahead of the reader, so the line is noted while parsing.
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

/** Refuses files of other kinds, which it recognises by their beginning. */
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
