import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'
import type { StagedTables } from '../../platform/db/staged/staged-tables.ts'
import { withStaged } from '../../platform/db/staged/with-staged.ts'
import { settleWritten } from '../campaigns/settle-campaigns.ts'
import { bumpVersion } from '../catalogue-version.ts'
import { followFile, listBefore, type MissingPolicy, type SaleCounts } from '../follow-file.ts'
import { peekText } from '../importers/decode-file.ts'
import { storeCategories } from '../store-categories.ts'
import { type Comparison, compareWithShop } from './compare-with-shop.ts'
import { ImportRefusal, type ImportReport, type ImportWatcher } from './import-report.ts'
import { noteStockBefore } from './note-stock.ts'
import { prepareSwitch } from './prepare-switch.ts'
import { readIntoStaging, type StagingRules } from './read-into-staging.ts'
import type { FileSummary, Run, Staging } from './staging.ts'
import { removeLostRows, storeAhead } from './store-ahead.ts'
import { holdCatalogueState } from './stored-product-queries.ts'
import { applyStaged, applyStock } from './switch-queries.ts'
import { removeLostDocuments, writeDocuments } from './write-documents.ts'

export interface ImportRules extends StagingRules {
  /** `rehearse` reports what an import would do, and rolls it back. */
  readonly mode: 'import' | 'rehearse'
  /** Whether these are the shop's first products: they are not announced as new. */
  readonly isOpening: boolean
  /** Where the file's products come from. Products of other sources stay as they are. */
  readonly source: string
  /** What happens to products of the source that are missing from the file. */
  readonly missing: MissingPolicy
  /** Discards an interrupted import of the same file. */
  readonly isRestart: boolean
  /** When the file's stock was counted. Absent: when its import began. */
  readonly stockAsOf: number | undefined
  readonly clock: () => number
}

/** The shop's database and the staging file beside it. */
export interface ImportDatabases {
  readonly db: Db
  readonly staging: Staging
}

interface Context {
  readonly staged: StagedTables
  readonly staging: Staging
  readonly rules: ImportRules
  readonly watcher: ImportWatcher
}

/** How often the file is compared again because the catalogue has changed in the meantime. */
const MAX_COMPARISONS = 20

/** Rolls back the transaction of a rehearsal. */
class RehearsalEnd extends Error {
  readonly followed: SaleCounts

  constructor(followed: SaleCounts) {
    super('Rehearsed')
    this.followed = followed
  }
}

/**
 * Imports a product file: all of it or, with `ImportRefusal`, nothing. Reads and compares it beside the
 * shop, and switches over in one short transaction at the end. Importing the same file again changes
 * nothing.
 */
export function importFile(
  { db, staging }: ImportDatabases,
  path: string,
  rules: ImportRules,
  watcher: ImportWatcher,
): Promise<ImportReport> {
  return withStaged(db, staging.handle, (staged) => {
    if (!staged) throw new ImportRefusal([{ key: 'cli.file.busy' }])
    return importStaged({ staged, staging, rules, watcher }, path)
  })
}

async function importStaged(context: Context, path: string): Promise<ImportReport> {
  const { staged, staging, rules, watcher } = context
  const run = await beginRun(context, path)
  const summary = await readIntoStaging(staging, run, path, { rules, watcher })
  watcher.onRead?.()
  try {
    const switched = await compareAndSwitch(context, summary)
    return { ...summary, ...switched, isResumed: run.origin === 'resumed' }
  } finally {
    if (rules.mode === 'import') {
      await removeLostDocuments(staged.db)
      await removeLostRows(staged.db)
    }
  }
}

async function beginRun({ staged, staging, rules }: Context, path: string): Promise<Run> {
  // Throws the reason if the file cannot be read at all.
  await peekText(path, rules.encoding)
  const key = { checksum: await checksumOf(path), rules: describeReadingRules(rules) }
  const run = staging.begin({ ...key, isRestart: rules.isRestart }, rules.clock())
  const stockAt = rules.stockAsOf ?? run.stockAt ?? rules.clock()
  if (stockAt !== run.stockAt) await noteStockBefore(staged.db, staging, stockAt)
  return run
}

async function checksumOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** Format of what a staging file keeps: files of another format are read again. */
const KEPT_AS = 'sentences by key, with locations'

/**
 * The rules that a file is read by, as a key. It includes the day, because campaigns begin and end with
 * days.
 */
function describeReadingRules({ now, ...rules }: ImportRules): string {
  const { mode, isOpening, source, missing, isRestart, stockAsOf, clock, ...reading } = rules
  const day = now.toISOString().slice(0, 10)
  return JSON.stringify(Object.entries({ ...reading, day, kept: KEPT_AS }).sort())
}

type SwitchResult = Omit<ImportReport, keyof FileSummary | 'isResumed'>

async function compareAndSwitch(context: Context, summary: FileSummary): Promise<SwitchResult> {
  const { staged, staging, rules, watcher } = context
  const { db } = staged
  const comparing = { rules: { ...rules, now: rules.clock() }, watcher }
  for (let tries = 0; tries < MAX_COMPARISONS; tries += 1) {
    const comparison = await compareWithShop(db, staging, summary, comparing)
    if (rules.mode === 'import') {
      await removeLostRows(db)
      await writeDocuments(db, staging, watcher)
      await storeAhead(db, staging, watcher)
    }
    await prepareSwitch(staged, staging)
    const switched = await switchOver(context, summary, comparison)
    if (switched) return switched
  }
  throw new ImportRefusal([{ key: 'cli.file.changing' }])
}

/** Returns undefined if the catalogue has changed since the comparison. */
async function switchOver(
  { staged: { db }, rules }: Context,
  { idPrefix }: FileSummary,
  comparison: Comparison,
): Promise<SwitchResult | undefined> {
  const { state, sold, off, addedCategories, ...rest } = comparison
  const { source, missing, mode, clock } = rules
  const sale = { source, idPrefix, missing, sold, off }
  const before = await listBefore(db, sale)
  let begunAt = 0
  const work = async (tx: Tx): Promise<SaleCounts | undefined> => {
    begunAt = performance.now()
    if ((await holdCatalogueState(tx)) !== state) return undefined
    await storeCategories(tx, addedCategories)
    const now = clock()
    await settleWritten(tx, await applyStaged(tx, now), now)
    if (rest.added + rest.changed > 0) await bumpVersion(tx)
    const followed = await followFile(tx, sale, before)
    if ('refusal' in followed) throw new ImportRefusal([followed.refusal])
    await applyStock(tx)
    if (mode === 'rehearse') throw new RehearsalEnd(followed)
    return followed
  }
  const followed = await inTransaction(db, work).catch((error: unknown) => {
    if (error instanceof RehearsalEnd) return error.followed
    throw error
  })
  const switchMs = performance.now() - begunAt
  return followed && { ...rest, addedCategories: addedCategories.length, ...followed, switchMs }
}
