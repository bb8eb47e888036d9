import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Language } from '../../../src/model/language.ts'

/** With these, spreadsheets take what follows for a formula and run it; full-width signs too. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/
/** Excel takes a file without it for another encoding. */
const BYTE_ORDER_MARK = '\ufeff'

export type CsvCell = string | number | null

interface CsvFormat {
  readonly separator: string
  readonly decimal: string
}

/** As spreadsheets of a language open a file: where amounts have a comma, it parts no cells. */
export const CSV_FORMATS: Readonly<Record<Language, CsvFormat>> = {
  sv: { separator: ';', decimal: ',' },
  en: { separator: ',', decimal: '.' },
}

/** A row of a CSV file (RFC 4180). Every cell is quoted, so no separator of any language parts one. */
export function csvRow(cells: readonly CsvCell[], language: Language): string {
  return `${cells.map(cell).join(CSV_FORMATS[language].separator)}\r\n`
}

/** A file's beginning, or all of it; the first row says what the columns are. */
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
