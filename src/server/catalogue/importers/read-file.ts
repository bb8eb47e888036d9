import { type CellRules, Cells } from './cells.ts'
import type { FileEncoding } from './decode-file.ts'
import type { FileContents } from './file-product.ts'
import { detectLayout, type Layout } from './layouts.ts'
import { openSheet, type Sheet, type SheetRow } from './read-sheet.ts'
import { type Refusals, UnreadableFile } from './refusals.ts'

/** How a file is to be read. */
export interface FileRules extends CellRules {
  readonly encoding: FileEncoding
}

/** A file as it was read: its layout, its products, and how many records it has. */
export interface ReadFile extends FileContents {
  readonly layout: Layout
  readonly recordCount: number
}

/**
 * Reads a product file record by record. `onRecord` receives the number of records so far. What is
 * wrong with single records goes to `refusals`; a file that holds no product is unreadable.
 */
export async function readFile(
  path: string,
  rules: FileRules,
  refusals: Refusals,
  onRecord: (count: number) => void = () => {},
): Promise<ReadFile> {
  const sheet = await openSheet(path, rules.encoding, refusals)
  const layout = detectLayout(sheet.columns)
  let recordCount = 0
  const counted: Sheet = { columns: sheet.columns, rows: count(sheet.rows) }
  async function* count(rows: AsyncIterable<SheetRow>): AsyncGenerator<SheetRow> {
    for await (const row of rows) {
      recordCount += 1
      onRecord(recordCount)
      yield row
    }
  }
  const cells = (row: SheetRow) => new Cells(row, rules, refusals)
  const contents = await layout.read(counted, { cells, refusals })
  const isEmpty = contents.products.length + contents.off.length === 0
  if (isEmpty && refusals.count === 0) {
    const reason = contents.notices[0] ?? 'it has a header and nothing more'
    throw new UnreadableFile(`The file holds no product: ${reason}`.replace(/\.?$/, '.'))
  }
  return { ...contents, layout, recordCount }
}
