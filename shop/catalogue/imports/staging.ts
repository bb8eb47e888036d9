import { closeSync, openSync, rmSync } from 'node:fs'
import { type Handle, openHandle } from '../../platform/db/libsql-handle.ts'
import { PRIVATE_FILE } from '../../platform/private-files.ts'
import type { Sentence } from '../file-sentence.ts'
import { OFF } from '../importers/file-product.ts'
import { Findings, type FoundSoFar } from '../importers/findings.ts'
import type { LeftOutCount } from '../importers/left-out.ts'
import { ImportRefusal } from './import-report.ts'
import { OF_FILE_TABLES, STAGING_TABLES, STAGING_VERSION } from './staging-tables.ts'

/** Identifies a file by its content and by the rules that it is read by. */
export interface RunKey {
  readonly checksum: string
  readonly rules: string
  /** Discards an interrupted import. */
  readonly isRestart: boolean
}

/** What is known of a file besides its products. */
export interface FileSummary {
  readonly layout: string
  readonly idPrefix: string
  readonly records: number
  readonly products: number
  readonly articles: number
  readonly notices: readonly Sentence[]
}

/** The progress of an import. */
export interface Run {
  readonly startedAt: number
  /** When the file's stock was counted; null until the shop's stock is recorded. */
  readonly stockAt: number | null
  readonly lastRecord: number
  readonly refused: FoundSoFar
  readonly remarked: FoundSoFar
  readonly leftOut: readonly (readonly [string, LeftOutCount])[]
  /** Present once the whole file has been read. */
  readonly summary: FileSummary | undefined
  /** How it relates to an earlier import. */
  readonly origin: 'new' | 'read again' | 'resumed'
}

const NOTHING_FOUND = JSON.stringify(new Findings().soFar)
/** Only one import may have the file open, so waiting is useless. */
const BUSY_TIMEOUT_MS = 0

/**
 * The staging file of an import: a database beside the shop's, so that reading and sorting block nobody,
 * and an interrupted import can resume.
 */
export class Staging {
  readonly path: string
  readonly handle: Handle
  readonly #lock: Handle

  /** Throws `ImportRefusal` if another import has it open. */
  constructor(path: string) {
    this.path = path
    this.#lock = lockFile(`${this.path}-lock`)
    this.handle = openStaging(this.path)
  }

  /**
   * Resumes the import of the same file, unless a restart is requested; discards what is there of any
   * other file.
   */
  begin({ checksum, rules, isRestart }: RunKey, now: number): Run {
    const [row] = isRestart ? [] : this.handle.run('select * from run', []).rows
    const isSame = row?.checksum === checksum
    if (row && isSame && row.rules === rules) return { ...toRun(row), origin: 'resumed' }
    this.inTransaction(() => {
      for (const table of OF_FILE_TABLES) this.handle.run(`delete from ${table}`, [])
      if (!isSame) this.handle.run('delete from stock_before', [])
      this.handle.run('delete from run', [])
      this.handle.run(`insert into run values (1, ?, ?, ?, ?, 'reading', 0, ?, ?, '[]', null)`, [
        ...[checksum, rules, isSame ? row.started_at : now, isSame ? row.stock_at : null],
        ...[NOTHING_FOUND, NOTHING_FOUND],
      ])
    })
    const [started] = this.handle.run('select * from run', []).rows
    return { ...toRun(started ?? {}), origin: isSame ? 'read again' : 'new' }
  }

  /** Stores the progress in the same transaction as the records. */
  checkpoint({
    lastRecord,
    ...found
  }: Pick<Run, 'lastRecord' | 'refused' | 'remarked' | 'leftOut'>): void {
    const { refused, remarked, leftOut } = found
    this.handle.run('update run set last_record = ?, refused = ?, remarked = ?, left_out = ?', [
      lastRecord,
      ...[refused, remarked, leftOut].map((it) => JSON.stringify(it)),
    ])
  }

  finishReading(summary: FileSummary): void {
    this.handle.run(`update run set stage = 'read', summary = ?`, [JSON.stringify(summary)])
    this.handle.run('delete from record where kind <> ?', [OFF])
  }

  inTransaction(work: () => void): void {
    this.handle.run('begin immediate', [])
    try {
      work()
      this.handle.run('commit', [])
    } catch (error) {
      this.handle.run('rollback', [])
      throw error
    }
  }

  /** Closes the file without deleting it, so that the same import can resume. */
  close(): void {
    this.handle.close()
    release(this.#lock)
  }

  /** Deletes the file. The lock file stays: another import may have it open. */
  remove(): void {
    this.handle.close()
    removeDatabase(this.path)
    release(this.#lock)
  }
}

function toRun(row: Record<string, unknown>): Omit<Run, 'origin'> {
  return {
    startedAt: Number(row.started_at),
    stockAt: row.stock_at === null ? null : Number(row.stock_at),
    lastRecord: Number(row.last_record),
    refused: JSON.parse(String(row.refused)) as FoundSoFar,
    remarked: JSON.parse(String(row.remarked)) as FoundSoFar,
    leftOut: JSON.parse(String(row.left_out)) as Run['leftOut'],
    summary: row.stage === 'read' ? (JSON.parse(String(row.summary)) as FileSummary) : undefined,
  }
}

// The operating system releases the lock however the import ends.
function lockFile(path: string): Handle {
  closeSync(openSync(path, 'a', PRIVATE_FILE))
  const lock = openHandle(path, BUSY_TIMEOUT_MS)
  try {
    lock.run('begin exclusive', [])
    return lock
  } catch {
    lock.close()
    throw new ImportRefusal([{ key: 'cli.file.busy' }])
  }
}

/** Closing alone does not release the lock while this process is running. */
function release(lock: Handle): void {
  lock.run('rollback', [])
  lock.close()
}

function openStaging(path: string): Handle {
  try {
    return prepareStaging(path)
  } catch {
    // Of an old version, or damaged: it can be made again from the imported file.
    removeDatabase(path)
    return prepareStaging(path)
  }
}

function prepareStaging(path: string): Handle {
  closeSync(openSync(path, 'a', PRIVATE_FILE))
  const handle = openHandle(path, BUSY_TIMEOUT_MS)
  try {
    handle.pragma('journal_mode = wal')
    handle.exec('pragma synchronous = normal')
    handle.exec('pragma cache_size = -8000')
    const version = handle.pragma('user_version')
    if (version === STAGING_VERSION) return handle
    if (version !== 0) throw new Error('The staging file is of another version')
    handle.exec('begin immediate')
    for (const statement of STAGING_TABLES) handle.exec(statement)
    handle.exec(`pragma user_version = ${STAGING_VERSION}`)
    handle.exec('commit')
    return handle
  } catch (error) {
    handle.close()
    throw error
  }
}

function removeDatabase(path: string): void {
  for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(path + ending, { force: true })
}
