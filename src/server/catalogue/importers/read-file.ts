import type { FileEncoding } from '../../platform/decode-text.ts'
import { type CellRules, Cells } from './cells.ts'
import type { LayoutReader, Reading } from './file-product.ts'
import { detectLayout, type Layout } from './layouts.ts'
import { openSheet, type SheetRow } from './read-sheet.ts'

/** How a file is to be read. */
export interface FileRules extends CellRules {
  readonly encoding: FileEncoding
}

export interface ReadingFile extends Omit<Reading, 'columns'> {
  /** The last record that was read before; 0 where none was. */
  readonly after: number
  readonly onRecord: (row: SheetRow) => Promise<void>
}

/** A file whose records have all been read. */
export interface FinishedFile {
  readonly layout: Layout
  readonly reader: LayoutReader
}

/**
 * Reads a product file record by record into what is kept of it; answers who
 * joins its products from that. What is wrong with single records goes to the refusals.
 */
export async function readFile(
  path: string,
  rules: FileRules,
  { after, onRecord, ...kept }: ReadingFile,
): Promise<FinishedFile> {
  const sheet = await openSheet(path, rules.encoding, kept.refusals)
  const layout = detectLayout(sheet.columns)
  const reader = layout.open({ ...kept, columns: sheet.columns })
  for await (const row of sheet.rowsAfter(after)) {
    reader.readRecord(new Cells(row, rules, kept.refusals))
    await onRecord(row)
  }
  return { layout, reader }
}
