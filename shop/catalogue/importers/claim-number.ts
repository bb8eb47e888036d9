import type { Cells } from './cells.ts'
import { quote } from './prices.ts'
import type { RecordStore } from './record-store.ts'

/** Records that hold the line on which an article number was first used. */
const LINE = 'line'

interface ClaimedNumber {
  readonly column: string
  readonly number: string
  /** Text key of the refusal. */
  readonly again?: string
}

/**
 * Claims an article number for a record. Returns false and adds to the refusals if an earlier record has
 * it.
 */
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
