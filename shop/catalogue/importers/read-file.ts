import type { FileEncoding } from '../../platform/decode-text.ts'
import type { NumberSign } from '../number-notation.ts'
import { type CellRules, Cells } from './cells.ts'
import type { LayoutReader, ReaderContext } from './file-product.ts'
import { Findings, UnreadableFile } from './findings.ts'
import { detectLayout, type Layout } from './layouts.ts'
import { openSheet, type SheetRow } from './read-sheet.ts'
import { ColumnSurvey } from './survey-columns.ts'

/** How a file is to be read. */
export interface FileRules extends CellRules {
  readonly encoding: FileEncoding
  /** What stands before decimals, where the file leaves it open. */
  readonly decimalSign?: NumberSign
}

export interface ReadFileContext extends Omit<ReaderContext, 'columns'> {
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
  { after, onRecord, ...kept }: ReadFileContext,
): Promise<FinishedFile> {
  const sheet = await openSheet(path, rules.encoding, kept.refusals)
  const layout = detectLayout(sheet.columns)
  const reader = layout.open({ ...kept, columns: sheet.columns })
  const context = { ...kept, rules, notations: await surveyColumns(path, rules) }
  for await (const row of sheet.rowsAfter(after)) {
    reader.readRecord(new Cells(row, context))
    await onRecord(row)
  }
  return { layout, reader }
}

/** Reads the whole file once before it is read: how a cell is written shows in those behind it, too. */
async function surveyColumns(
  path: string,
  { encoding, prices, decimalSign }: FileRules,
): Promise<ColumnSurvey['notations']> {
  // What is wrong with records is said when they are read.
  const sheet = await openSheet(path, encoding, new Findings())
  const survey = new ColumnSurvey(sheet.columns, prices, decimalSign)
  for await (const row of sheet.rowsAfter(0)) survey.note(row)
  const doubt = survey.doubt()
  if (doubt) throw new UnreadableFile(doubt)
  return survey.notations
}
