import { deepEqual, equal } from 'node:assert/strict'
import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { openDatabase } from '../../../shop/platform/db/open-database.ts'
import type { Db } from '../../../shop/platform/db/schema.ts'
import { createEmlFolder } from '../../../shop/platform/mail/eml-folder.ts'
import { makePrivate } from '../../../shop/platform/private-files.ts'
import { temporaryFolder } from '../../helpers/open-shop.ts'

/** Windows keeps rights elsewhere. */
const skip = process.platform === 'win32'
const FILES = ['courtside.db', 'courtside.db-shm', 'courtside.db-wal']

/** As on a machine whose owner lets everybody read and write everything. */
function withoutMask(t: TestContext): void {
  const before = process.umask(0)
  t.after(() => process.umask(before))
}

const modeOf = (path: string) => (statSync(path).mode & 0o7777).toString(8)
const modesIn = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((it) => [it, modeOf(join(folder, it))]),
  )

async function write(db: Db): Promise<void> {
  await db
    .updateTable('catalogue_version')
    .set((it) => ({ version: it('version', '+', 1) }))
    .execute()
}

test('makes a database that nobody else can read', { skip }, async (t) => {
  withoutMask(t)
  const dataDir = join(temporaryFolder(t), 'made', 'data')
  const db = await openDatabase({ dataDir })
  t.after(() => db.destroy())
  await write(db)

  deepEqual(modesIn(dataDir), Object.fromEntries(FILES.map((it) => [it, '600'])))
  equal(modeOf(dataDir), '700')
})

test('takes a database from others that they could read, while it is open too', {
  skip,
}, async (t) => {
  withoutMask(t)
  const dataDir = temporaryFolder(t)
  const older = await openDatabase({ dataDir })
  t.after(() => older.destroy())
  await write(older)
  chmodSync(dataDir, 0o755)
  for (const it of FILES) chmodSync(join(dataDir, it), 0o644)

  const db = await openDatabase({ dataDir })
  t.after(() => db.destroy())
  await write(db)

  deepEqual(modesIn(dataDir), Object.fromEntries(FILES.map((it) => [it, '600'])))
  equal(modeOf(dataDir), '700')
})

test('leaves the folder alone of a database that is elsewhere', { skip }, async (t) => {
  const folder = temporaryFolder(t)
  chmodSync(folder, 0o755)
  const databaseUrl = pathToFileURL(join(folder, 'shop.db')).href
  const db = await openDatabase({ dataDir: 'unused', databaseUrl })
  t.after(() => db.destroy())
  await write(db)

  equal(modeOf(folder), '755')
  equal(modeOf(join(folder, 'shop.db')), '600')
  equal(modeOf(join(folder, 'shop.db-wal')), '600')
})

const FROM = { name: 'Courtside Sport AB', address: 'kundservice@courtside.example' }

test('keeps mails where nobody else reads them, those of before too', { skip }, async (t) => {
  withoutMask(t)
  const folder = join(temporaryFolder(t), 'mail')
  mkdirSync(folder)
  writeFileSync(join(folder, 'old.eml'), 'Hej Åsa')
  const port = createEmlFolder(folder, FROM)
  equal(modeOf(join(folder, 'old.eml')), '600')
  equal(modeOf(folder), '700')
  const fresh = join(folder, 'fresh')

  await createEmlFolder(fresh, FROM).send({
    id: 'mail-1',
    to: 'asa@example.com',
    subject: 'Hej',
    text: 'Hej',
    html: '<p>Hej</p>',
  })

  equal(modeOf(fresh), '700')
  deepEqual(modesIn(fresh), { 'mail-1.eml': '600' })
  equal(typeof port.send, 'function')
})

test('leaves alone what is shared on purpose, and what is not there', { skip }, (t) => {
  const folder = join(temporaryFolder(t), 'shared')
  mkdirSync(folder)
  chmodSync(folder, 0o1777)

  makePrivate(folder)
  makePrivate(join(folder, 'nothing'))

  equal(modeOf(folder), '1777')
})
