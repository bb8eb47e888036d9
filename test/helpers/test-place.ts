import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { TestContext } from 'node:test'
import { sql } from 'kysely'
import type { DatabaseLocation } from '../../shop/platform/db/open-database.ts'
import { connectPostgres } from '../../shop/platform/db/open-postgres.ts'
import { callAfter } from './call-after.ts'
import { DATABASE, provideDatabase } from './kept-database.ts'
import { TEST_SERVER } from './test-database.ts'

/** Where a test's own database is, for code that opens it itself. */
export interface TestPlace extends DatabaseLocation {
  /** The settings of a command that works on it. */
  readonly settings: Readonly<Record<string, string>>
  /** Makes the database, unless it is there: an empty one, or a copy. */
  provide(): Promise<void>
}

/** A place with a new folder; both go after the test. A database that is copied may not be open. */
export function openTestPlace(t: TestContext, copied?: TestPlace): TestPlace {
  const dataDir = mkdtempSync(join(tmpdir(), 'courtside-'))
  t.after(() => rmSync(dataDir, { recursive: true, force: true }))
  return TEST_SERVER === undefined ? inFile(dataDir, copied) : onServer(t, dataDir, copied)
}

function inFile(dataDir: string, copied: TestPlace | undefined): TestPlace {
  return {
    dataDir,
    settings: { DATA_DIR: dataDir },
    async provide() {
      if (copied) copyFileSync(join(copied.dataDir, DATABASE), join(dataDir, DATABASE))
      else await provideDatabase(dataDir)
    },
  }
}

function onServer(t: TestContext, dataDir: string, copied: TestPlace | undefined): TestPlace {
  const name = nameIn(dataDir)
  const databaseUrl = `${TEST_SERVER}/${name}`
  let made: Promise<void> | undefined
  callAfter(t, () => onMain(`drop database if exists "${name}" with (force)`))
  return {
    dataDir,
    databaseUrl,
    settings: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    provide() {
      const template = copied ? nameIn(copied.dataDir) : 'template0'
      made ??= onMain(`create database "${name}" template "${template}"`)
      return made
    },
  }
}

function nameIn(dataDir: string): string {
  return `test_${basename(dataDir)}`
}

async function onMain(text: string): Promise<void> {
  const main = await connectPostgres({ address: `${TEST_SERVER}/postgres` })
  try {
    await sql.raw(text).execute(main)
  } finally {
    await main.destroy()
  }
}
