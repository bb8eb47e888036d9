import type { Language } from '../../../src/model/language.ts'

/** With these, spreadsheets take what follows for a formula and run it; full-width signs too. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/
/** Excel takes a file without it for another encoding. */
export const BYTE_ORDER_MARK = '\ufeff'

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
export function csvRow(cells: readonly (string | number | null)[], language: Language): string {
  return `${cells.map(cell).join(CSV_FORMATS[language].separator)}\r\n`
}

function cell(value: string | number | null): string {
  if (value === null) return '""'
  if (typeof value === 'number') return `"${value}"`
  const plain = FORMULA.test(value) ? `'${value}` : value
  return `"${plain.replaceAll('"', '""')}"`
}
