import type { FileEncoding } from '../../platform/decode-text.ts'
import type { NumberSign } from '../number-notation.ts'
import { type CellRules, Cells } from './cells.ts'
import type { LayoutReader, ReaderContext } from './file-product.ts'
import { Findings, UnreadableFile } from './findings.ts'
import { detectLayout, type Layout } from './layouts.ts'
import { openSheet, type SheetRow } from './read-sheet.ts'
import { ColumnSurvey } from './survey-columns.ts'

/** The rules by which a file is read. */
export interface FileRules extends CellRules {
  readonly encoding: FileEncoding
  /** The decimal sign, for files that leave it open. */
  readonly decimalSign?: NumberSign
}

export interface ReadFileContext extends Omit<ReaderContext, 'columns'> {
  /** Number of the last record that was read before; 0 for none. */
  readonly after: number
  readonly onRecord: (row: SheetRow) => Promise<void>
}

/** A file whose records have all been read. */
export interface FinishedFile {
  readonly layout: Layout
  readonly reader: LayoutReader
}

/**
 * Reads a product file record by record; the reader it returns then joins the products. Adds what is
 * wrong with single records to the refusals.
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

/** Reads the whole file once in advance: only the whole column shows how its cells are written. */
async function surveyColumns(
  path: string,
  { encoding, prices, decimalSign }: FileRules,
): Promise<ColumnSurvey['notations']> {
  // Wrong records are reported by the second reading.
  const sheet = await openSheet(path, encoding, new Findings())
  const survey = new ColumnSurvey(sheet.columns, prices, decimalSign)
  for await (const row of sheet.rowsAfter(0)) survey.note(row)
  const doubt = survey.doubt()
  if (doubt) throw new UnreadableFile(doubt)
  return survey.notations
}
