import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Db, Tx } from '../../platform/db/schema.ts'
import { findDatabasePath } from '../../platform/db/write-probe-queries.ts'
import { settleWritten } from '../campaigns/settle-campaigns.ts'
import { bumpVersion } from '../catalogue-version.ts'
import { followFile, listBefore, type MissingPolicy, type SaleCounts } from '../follow-file.ts'
import { peekText } from '../importers/decode-file.ts'
import { storeCategories } from '../store-categories.ts'
import { type Comparison, compareWithShop } from './compare-with-shop.ts'
import { ImportRefusal, type ImportReport, type ImportWatcher } from './import-report.ts'
import { prepareSwitch } from './prepare-switch.ts'
import { readIntoStaging, type StagingRules } from './read-into-staging.ts'
import type { FileSummary, Run, Staging } from './staging.ts'
import { removeLostRows, storeAhead } from './store-ahead.ts'
import { readCatalogueState } from './stored-product-queries.ts'
import { applyStaged, attachStaging, noteStockBefore } from './switch-queries.ts'
import { removeLostDocuments, writeDocuments } from './write-documents.ts'

export interface ImportRules extends StagingRules {
  /** `rehearse` finds out what an import would do, and keeps nothing of it. */
  readonly mode: 'import' | 'rehearse'
  /** The goods that are the shop's range, and no news. */
  readonly isOpening: boolean
  /** Whose goods the file brings: those of others stay as they are, whatever it lacks. */
  readonly source: string
  /** What becomes of the source's goods that the file does not have. */
  readonly lacking: MissingPolicy
  /** Whatever was begun of the same file does not count. */
  readonly isRestart: boolean
  /** The instant that the file's stock counts from. Absent: when its import began. */
  readonly stockAsOf: number | undefined
  readonly clock: () => number
}

/** Where an import works: on the shop's database, and beside it. */
export interface ImportDatabases {
  readonly db: Db
  readonly staging: Staging
}

interface Context extends ImportDatabases {
  readonly rules: ImportRules
  readonly watcher: ImportWatcher
}

/** Goods of the shop that were changed while an import was looking at them are looked at again. */
const MAX_COMPARISONS = 20

/** Ends a transaction that was only a rehearsal. */
class RehearsalEnd extends Error {
  readonly followed: SaleCounts

  constructor(followed: SaleCounts) {
    super('Rehearsed')
    this.followed = followed
  }
}

/**
 * Brings a product file into the shop, all of it or, with `ImportRefused`, nothing. It is read and
 * compared beside the shop, and comes on sale in one short transaction at the end. The same file
 * twice changes nothing the second time.
 */
export async function importFile(
  { db, staging }: ImportDatabases,
  path: string,
  rules: ImportRules,
  watcher: ImportWatcher,
): Promise<ImportReport> {
  const context = { db, staging, rules, watcher }
  const run = await beginRun(context, path)
  const summary = await readIntoStaging(staging, run, path, { rules, watcher })
  watcher.onRead?.()
  try {
    const switched = await compareAndSwitch(context, summary)
    return { ...summary, ...switched, isResumed: run.standing === 'resumed' }
  } finally {
    if (rules.mode === 'import') {
      await removeLostDocuments(db)
      await removeLostRows(db)
    }
  }
}

async function beginRun({ db, staging, rules }: Context, path: string): Promise<Run> {
  // Says what is wrong with a file that cannot be read.
  await peekText(path, rules.encoding)
  const key = { checksum: await checksumOf(path), rules: describeReadingRules(rules) }
  const run = staging.begin({ ...key, isRestart: rules.isRestart }, rules.clock())
  await attachStaging(db, staging.path)
  const stockAt = rules.stockAsOf ?? run.stockAt ?? rules.clock()
  if (stockAt !== run.stockAt) await db.transaction().execute((tx) => noteStockBefore(tx, stockAt))
  return run
}

async function checksumOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** What another version of the shop has kept otherwise is read again. */
const KEPT_AS = 'sentences by key, with locations'

/** What a file is read by. Campaigns begin and end with days, so another day is another reading. */
function describeReadingRules({ now, ...rules }: ImportRules): string {
  const { mode, isOpening, source, lacking, isRestart, stockAsOf, clock, ...reading } = rules
  const day = now.toISOString().slice(0, 10)
  return JSON.stringify(Object.entries({ ...reading, day, kept: KEPT_AS }).sort())
}

type SwitchResult = Omit<ImportReport, keyof FileSummary | 'isResumed'>

async function compareAndSwitch(context: Context, summary: FileSummary): Promise<SwitchResult> {
  const { db, staging, rules, watcher } = context
  const comparing = { rules: { ...rules, now: rules.clock() }, watcher }
  for (let tries = 0; tries < MAX_COMPARISONS; tries += 1) {
    const comparison = await compareWithShop(db, staging, summary, comparing)
    const path = await findDatabasePath(db)
    if (rules.mode === 'import') {
      await removeLostRows(db)
      await writeDocuments(db, staging, watcher)
      await storeAhead(path, staging, watcher)
    }
    await prepareSwitch(staging.handle, path)
    const switched = await switchOver(context, summary, comparison)
    if (switched) return switched
  }
  throw new ImportRefusal([{ key: 'cli.file.changing' }])
}

/** Undefined where the goods are no longer those that the file was compared with. */
async function switchOver(
  { db, rules }: Context,
  { idPrefix }: FileSummary,
  comparison: Comparison,
): Promise<SwitchResult | undefined> {
  const { state, sold, off, addedCategories, ...rest } = comparison
  const { source, lacking, mode, clock } = rules
  const sale = { source, idPrefix, lacking, sold, off }
  const before = await listBefore(db, sale)
  let begunAt = 0
  const work = async (tx: Tx): Promise<SaleCounts | undefined> => {
    begunAt = performance.now()
    if ((await readCatalogueState(tx)) !== state) return undefined
    await storeCategories(tx, addedCategories)
    const now = clock()
    await settleWritten(tx, await applyStaged(tx, now), now)
    if (rest.added + rest.changed > 0) await bumpVersion(tx)
    const followed = await followFile(tx, sale, before)
    if ('refusal' in followed) throw new ImportRefusal([followed.refusal])
    if (mode === 'rehearse') throw new RehearsalEnd(followed)
    return followed
  }
  const followed = await db
    .transaction()
    .execute(work)
    .catch((error: unknown) => {
      if (error instanceof RehearsalEnd) return error.followed
      throw error
    })
  const switchMs = performance.now() - begunAt
  return followed && { ...rest, addedCategories: addedCategories.length, ...followed, switchMs }
}
