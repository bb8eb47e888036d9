import type { Cells } from './cells.ts'
import { quote } from './prices.ts'
import type { RecordStore } from './record-store.ts'

/** The line on which an article number stands first. */
const LINE = 'line'

interface ClaimedNumber {
  readonly column: string
  readonly number: string
  /** What is said of the second. */
  readonly again?: string
}

/** Whether an article number stands in a file for the first time; the second is refused. */
export function claimNumber(
  cells: Cells,
  { column, number, again = 'cli.file.again' }: ClaimedNumber,
  records: RecordStore,
): boolean {
  const { line } = cells.row
  if (records.add({ kind: LINE, key: number, value: line })) return true
  const first = records.get<number>(LINE, number)
  cells.noteRefusal(column, again, { cell: quote(number), line: String(first) })
  return false
}

export function isNumberOfFile(number: string, records: RecordStore): boolean {
  return records.has(LINE, number)
}
