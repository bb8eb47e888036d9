import { stat } from 'node:fs/promises'
import { setImmediate as turn } from 'node:timers/promises'
import type { Sentence } from '../file-sentence.ts'
import { type FileProduct, OFF } from '../importers/file-product.ts'
import { Findings, UnreadableFile } from '../importers/findings.ts'
import { LeftOut } from '../importers/left-out.ts'
import { quote } from '../importers/prices.ts'
import { type FileRules, type FinishedFile, readFile } from '../importers/read-file.ts'
import type { SheetRow } from '../importers/read-sheet.ts'
import { type ProductRules, type ShapedProduct, shapeProduct } from '../importers/shape-product.ts'
import { ImportRefusal, type ImportWatcher } from './import-report.ts'
import { StagedRecords } from './staged-records.ts'
import type { FileSummary, Run, Staging } from './staging.ts'

export interface StagingRules extends FileRules, Omit<ProductRules, 'idPrefix'> {}

/** Records per checkpoint; an interrupted import reads those after the last one again. */
const RECORDS_PER_CHECKPOINT = 500
const PRODUCTS_PER_YIELD = 100

/**
 * Reads a file into the staging file, resuming an interrupted import, and shapes its products. Throws
 * `ImportRefusal` if anything in the file is wrong; the shop is still untouched then.
 */
export async function readIntoStaging(
  staging: Staging,
  run: Run,
  path: string,
  { rules, watcher }: { readonly rules: StagingRules; readonly watcher: ImportWatcher },
): Promise<FileSummary> {
  if (run.summary) return run.summary
  const kept = {
    records: new StagedRecords(staging.handle),
    refusals: new Findings(run.refused),
    remarks: new Findings(run.remarked),
    left: new LeftOut(run.leftOut),
  }
  const reading = new BatchWriter(staging, kept, run.lastRecord)
  const { size } = await stat(path)
  const onRecord = async ({ record, bytes }: SheetRow) => {
    // The number of records is known only at the end; the bytes read so far give an estimate.
    watcher.onStep('read', record, Math.max(record, Math.round((record * size) / bytes)))
    await reading.count(record)
  }
  const file = await reading.through(() =>
    readFile(path, rules, { ...kept, after: run.lastRecord, onRecord }),
  )
  return shapeAll(staging, file, { ...kept, rules, watcher, lastRecord: reading.lastRecord })
}

interface ReadSoFar {
  readonly records: StagedRecords
  readonly refusals: Findings
  readonly remarks: Findings
  readonly left: LeftOut
}

/** Stores what was read batch by batch, each with the number of its last record. */
class BatchWriter {
  readonly #staging: Staging
  readonly #kept: ReadSoFar
  #pending = 0
  lastRecord: number

  constructor(staging: Staging, kept: ReadSoFar, lastRecord: number) {
    this.#staging = staging
    this.#kept = kept
    this.lastRecord = lastRecord
  }

  async through(read: () => Promise<FinishedFile>): Promise<FinishedFile> {
    this.#staging.handle.run('begin immediate', [])
    try {
      const file = await read()
      this.#keep()
      return file
    } catch (error) {
      this.#staging.handle.run('rollback', [])
      throw error
    }
  }

  async count(record: number): Promise<void> {
    this.lastRecord = record
    this.#pending += 1
    if (this.#pending < RECORDS_PER_CHECKPOINT) return
    this.#keep()
    await turn()
    this.#staging.handle.run('begin immediate', [])
  }

  #keep(): void {
    const { refusals, remarks, left } = this.#kept
    this.#staging.checkpoint({
      lastRecord: this.lastRecord,
      refused: refusals.soFar,
      remarked: remarks.soFar,
      leftOut: left.counted(),
    })
    this.#staging.handle.run('commit', [])
    this.#pending = 0
  }
}

interface ShapeContext extends ReadSoFar {
  readonly rules: StagingRules
  readonly watcher: ImportWatcher
  readonly lastRecord: number
}

/** One transaction in the staging file, which blocks nobody. */
async function shapeAll(
  staging: Staging,
  { layout, reader }: FinishedFile,
  context: ShapeContext,
): Promise<FileSummary> {
  const { refusals, remarks, left, rules, watcher, lastRecord } = context
  const { idPrefix } = layout
  const pictures = new LeftOut()
  const sums = { products: 0, articles: 0, nameless: 0 }
  staging.handle.run('begin immediate', [])
  try {
    for await (const file of reader.products()) {
      const shaped = shapeProduct(file, { ...rules, idPrefix }, refusals)
      addShaped(staging, shaped, refusals)
      for (const reason of shaped.leftPictures) pictures.add(reason, file.location.line)
      sums.products += 1
      sums.articles += file.articles.length
      sums.nameless += shaped.product.manufacturer === '' ? 1 : 0
      watcher.onStep('shaped', sums.products)
      if (sums.products % PRODUCTS_PER_YIELD === 0) await turn()
    }
    if (refusals.count > 0) throw new ImportRefusal(refusals.sentences())
    refuseEmpty(staging, sums.products, left)
    const notices = [
      ...[...remarks.sentences(), ...left.sentences(), ...pictures.sentences()],
      ...namelessNotice(sums.nameless),
    ]
    const summary = { layout: layout.name, idPrefix, records: lastRecord, ...sums, notices }
    staging.finishReading(summary)
    staging.handle.run('commit', [])
    return summary
  } catch (error) {
    staging.handle.run('rollback', [])
    throw error
  }
}

/** A shaped product, with what its placing needs from the file. */
export interface StagedProduct extends Omit<ShapedProduct, 'file' | 'leftPictures'> {
  readonly file: Pick<FileProduct, 'key' | 'address'> & {
    readonly articles: readonly Pick<FileProduct['articles'][number], 'number' | 'location'>[]
  }
}

function addShaped({ handle }: Staging, shaped: ShapedProduct, refusals: Findings): void {
  const { file, product, paths } = shaped
  const articles = file.articles.map(({ number, location }) => ({ number, location }))
  const value: StagedProduct = {
    product,
    paths,
    file: { key: file.key, address: file.address, articles },
  }
  const { changes } = handle.run(
    'insert into shaped (code, key, value) values (?, ?, ?) on conflict (code) do nothing',
    [product.id, file.key, JSON.stringify(value)],
  )
  if (changes === 1) return
  // Keys that differ only in case would become one product.
  const [first] = handle.run('select key from shaped where code = ?', [product.id]).rows
  const values = { cell: quote(file.key), other: quote(String(first?.key)) }
  refusals.add(file.location, { key: 'cli.file.like', values })
}

function refuseEmpty({ handle }: Staging, products: number, left: LeftOut): void {
  const off = handle.run('select 1 from record where kind = ? limit 1', [OFF]).rows
  if (products + off.length > 0) return
  const reason = left.sentences()[0] ?? { key: 'cli.file.header' }
  throw new UnreadableFile({ key: 'cli.file.noproduct', reason })
}

function namelessNotice(n: number): Sentence[] {
  return n === 0 ? [] : [{ key: 'cli.file.nameless', values: { n } }]
}
