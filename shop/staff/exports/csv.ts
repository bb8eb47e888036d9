import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Language } from '../../../src/model/language.ts'

/**
 * Spreadsheets run cells that start with these characters as formulas, full-width forms included.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/
/** Without it, Excel assumes another encoding. */
const BYTE_ORDER_MARK = '\ufeff'

export type CsvCell = string | number | null

interface CsvFormat {
  readonly separator: string
  readonly decimal: string
}

/**
 * The format that spreadsheets expect in a language: a decimal comma requires another separator.
 */
export const CSV_FORMATS: Readonly<Record<Language, CsvFormat>> = {
  sv: { separator: ';', decimal: ',' },
  en: { separator: ',', decimal: '.' },
}

/**
 * A row of a CSV file (RFC 4180). Every cell is quoted, so that no language's separator splits one.
 */
export function csvRow(cells: readonly CsvCell[], language: Language): string {
  return `${cells.map(cell).join(CSV_FORMATS[language].separator)}\r\n`
}

/** The beginning of a file, or a whole file; the first row contains the names of the columns. */
export function csvText(rows: readonly (readonly CsvCell[])[], language: Language): string {
  return BYTE_ORDER_MARK + rows.map((it) => csvRow(it, language)).join('')
}

export function sendCsv(reply: FastifyReply, name: string, body: string | Readable): FastifyReply {
  reply.header('content-disposition', `attachment; filename="${name}.csv"`)
  return reply.type('text/csv; charset=utf-8').send(body)
}

function cell(value: CsvCell): string {
  if (value === null) return '""'
  if (typeof value === 'number') return `"${value}"`
  const plain = FORMULA.test(value) ? `'${value}` : value
  return `"${plain.replaceAll('"', '""')}"`
}
