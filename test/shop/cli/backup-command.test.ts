import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { CompiledQuery } from 'kysely'
import '../../../shop/app/texts.ts'
import { storeCatalogue } from '../../../shop/catalogue/imports/store-catalogue.ts'
import { type BackupList, writeBackupList } from '../../../shop/cli/backup-files.ts'
import { runBackup } from '../../../shop/cli/run-backup.ts'
import { runRestore } from '../../../shop/cli/run-restore.ts'
import { openHandle } from '../../../shop/platform/db/libsql-handle.ts'
import { openDatabase } from '../../../shop/platform/db/open-database.ts'
import { writeShopFile } from '../../helpers/demo-shop.ts'
import { databaseFolder, temporaryFolder } from '../../helpers/open-shop.ts'
import { bundleProgram, launch } from '../../helpers/run-shop.ts'
import { smallCatalogue } from '../../helpers/small-catalogue.ts'

const NOW = new Date('2026-11-28T20:15:00Z')
const NAME = 'courtside-2026-11-28T20-15-00Z'
const LEFTOVER = 'restore-unfinished'

interface Said {
  readonly code: number
  readonly out: string
  readonly error: string
}

interface Place {
  readonly dataDir: string
  readonly target: string
  /** Where the backup is, once there is one. */
  readonly backup: string
}

async function openPlace(t: TestContext): Promise<Place> {
  const dataDir = await databaseFolder(t)
  writeShopFile(dataDir)
  const target = temporaryFolder(t)
  return { dataDir, target, backup: join(target, NAME) }
}

async function say(
  run: typeof runBackup | typeof runRestore,
  environment: Readonly<Record<string, string>>,
  ...words: readonly string[]
): Promise<Said> {
  const [out, error]: [string[], string[]] = [[], []]
  const voices = {
    out: (text: string) => void out.push(text),
    error: (text: string) => void error.push(text),
  }
  const code = await run({ words, environment, voices, now: NOW })
  return { code, out: out.join(''), error: error.join('') }
}

const backUp = ({ dataDir, target }: Place) => say(runBackup, { DATA_DIR: dataDir }, target)
const restore = (dataDir: string, backup: string) => say(runRestore, { DATA_DIR: dataDir }, backup)

async function sqlIn(dataDir: string, text: string): Promise<readonly unknown[]> {
  const db = await openDatabase({ dataDir })
  try {
    return (await db.executeQuery(CompiledQuery.raw(text))).rows
  } finally {
    await db.destroy()
  }
}

test('backs up a shop while it is open, and restores all of it', async (t) => {
  const place = await openPlace(t)
  mkdirSync(join(place.dataDir, 'theme'))
  writeFileSync(join(place.dataDir, 'theme', 'own.css'), 'a {}')
  writeFileSync(join(place.dataDir, 'courtside.db-import'), 'half an import')
  const db = await openDatabase(place)
  t.after(() => db.destroy())
  await storeCatalogue(db, smallCatalogue(), { source: 'test' })

  const { code, out, error } = await backUp(place)

  deepEqual([code, error], [0, ''])
  match(out, new RegExp(`^Backed up 0 orders and everything else, .+ MB, in ${place.backup}\\.`))
  const empty = join(temporaryFolder(t), 'data')
  const restored = await restore(empty, place.backup)
  equal(restored.error, '')
  match(restored.out, /^Restored 0 orders .* as of 2026-11-28T20:15:00\.000Z\. npm start opens/)
  deepEqual(readdirSync(empty).sort(), ['courtside.db', 'shop.json', 'theme'])
  equal(readFileSync(join(empty, 'theme', 'own.css'), 'utf8'), 'a {}')
  const articles = 'select number, product_id from article order by number'
  deepEqual(await sqlIn(empty, articles), await sqlIn(place.dataDir, articles))
  const hits = `select rowid from product_search_sv order by rowid`
  deepEqual(await sqlIn(empty, hits), await sqlIn(place.dataDir, hits))
})

test('holds what is written into the log alone, and nothing of a change that is not done', async (t) => {
  const place = await openPlace(t)
  const db = await openDatabase(place)
  t.after(() => db.destroy())
  await db.executeQuery(CompiledQuery.raw('create table kept (n)'))
  await db.executeQuery(CompiledQuery.raw('insert into kept values (1)'))

  await db.transaction().execute(async (tx) => {
    await tx.executeQuery(CompiledQuery.raw('insert into kept values (2)'))
    equal((await backUp(place)).code, 0)
  })

  const empty = temporaryFolder(t)
  equal((await restore(empty, place.backup)).code, 0)
  deepEqual(await sqlIn(empty, 'select n from kept'), [{ n: 1 }])
})

test('keeps customers and orders from other users of the machine', async (t) => {
  if (process.platform === 'win32') return t.skip('Windows keeps rights elsewhere')
  const place = await openPlace(t)
  const empty = join(temporaryFolder(t), 'data')
  await backUp(place)
  await restore(empty, place.backup)

  for (const folder of [place.backup, empty]) {
    equal(statSync(folder).mode & 0o777, 0o700)
    for (const it of readdirSync(folder)) equal(statSync(join(folder, it)).mode & 0o777, 0o600)
  }
})

test('copies a database and a shop.json that stand elsewhere, but no mails', async (t) => {
  const elsewhere = await openPlace(t)
  const dataDir = join(temporaryFolder(t), 'data')
  mkdirSync(join(dataDir, 'mail'), { recursive: true })
  writeFileSync(join(dataDir, 'mail', '1.eml'), 'Subject: Hello')
  const environment = {
    DATA_DIR: dataDir,
    DATABASE_URL: `file://${elsewhere.dataDir}/courtside.db`,
    SHOP_FILE: join(elsewhere.dataDir, 'shop.json'),
  }

  equal((await say(runBackup, environment, elsewhere.target)).code, 0)

  deepEqual(readdirSync(elsewhere.backup).sort(), ['backup.json', 'courtside.db', 'shop.json'])
  const database = join(temporaryFolder(t), 'deep', 'own.db')
  const empty = join(temporaryFolder(t), 'data')
  const there = { DATA_DIR: empty, DATABASE_URL: `file://${database}` }
  equal((await say(runRestore, there, elsewhere.backup)).code, 0)
  deepEqual([existsSync(database), readdirSync(empty)], [true, ['shop.json']])
})

const NO_BACKUP: readonly [what: string, spoil: (place: Place) => Place, said: RegExp][] = [
  [
    'a shop that is not there',
    (it) => {
      rmSync(join(it.dataDir, 'courtside.db'))
      return it
    },
    /^There is no shop to back up: .*courtside\.db does not exist\.\n$/,
  ],
  [
    'a folder inside the shop’s own',
    (it) => ({ ...it, target: join(it.dataDir, 'backups') }),
    /^.*backups lies in the shop’s own folder .*\. Name a folder elsewhere/,
  ],
  [
    'a folder that is a file',
    (it) => {
      writeFileSync(join(it.target, 'file'), '')
      return { ...it, target: join(it.target, 'file') }
    },
    /^No backup could be written in .*file \((EEXIST|ENOTDIR)\)\.\n$/,
  ],
  [
    'a second one of the same second',
    (it) => {
      mkdirSync(`${it.backup}.unfinished`)
      return it
    },
    /^No backup could be written in .* \(EEXIST\)\.\n$/,
  ],
  [
    'a database that is damaged',
    (it) => {
      spoilPages(join(it.dataDir, 'courtside.db'))
      return it
    },
    /^The database .*courtside\.db is damaged, and so would its backup be\./,
  ],
]

/** Pages in the middle: the file still looks like a database. */
function spoilPages(path: string): void {
  const bytes = readFileSync(path)
  bytes.fill(0xa5, 4096 * 3, bytes.length - 4096)
  writeFileSync(path, bytes)
}

for (const [what, spoil, said] of NO_BACKUP) {
  test(`makes no backup of or into ${what}, and says why`, async (t) => {
    const place = await openPlace(t)
    const spoilt = spoil(place)

    const { code, out, error } = await backUp(spoilt)

    deepEqual([code, out], [1, ''])
    match(error, said)
    equal(existsSync(place.backup), false)
  })
}

test('names a backup that was ended before its time, and does not restore it', async (t) => {
  const place = await openPlace(t)
  const begun = join(place.target, 'courtside-2026-11-27T20-15-00Z.unfinished')
  mkdirSync(begun)
  writeFileSync(join(begun, 'courtside.db'), 'SQLite')

  match((await backUp(place)).out, /unfinished is of a backup that was ended before its time\. Del/)

  match(
    (await restore(join(place.target, 'data'), begun)).error,
    /^.*unfinished is no backup, or was ended before its time: backup\.json is missing\.\n$/,
  )
})

const NO_RESTORE: readonly [what: string, spoil: (it: Place, to: string) => void, said: RegExp][] =
  [
    [
      'a folder that holds another shop',
      (it, to) =>
        writeFileSync(join(to, 'courtside.db'), readFileSync(`${it.backup}/courtside.db`)),
      /into an empty folder only, and .* holds courtside\.db\./,
    ],
    [
      'a folder that holds a file',
      (_, to) => writeFileSync(join(to, 'notes.txt'), 'mine'),
      /into an empty folder only, and .* holds notes\.txt\./,
    ],
    [
      'a file that has changed',
      (it) => appendFileSync(join(it.backup, 'shop.json'), ' '),
      /^shop\.json in .* is missing or is not as it was backed up\. Nothing was restored/,
    ],
    [
      'a database that has changed',
      (it) => spoilPages(join(it.backup, 'courtside.db')),
      /^courtside\.db in .* is not as it was backed up/,
    ],
    [
      'a file that is missing',
      (it) => rmSync(join(it.backup, 'shop.json')),
      /^shop\.json in .* is missing/,
    ],
    [
      'a list that is cut off',
      (it) => writeFileSync(join(it.backup, 'backup.json'), '{"made":'),
      /is no backup, or was ended/,
    ],
    [
      'a list that names a file outside of the backup',
      (it) => {
        const path = join(it.backup, 'backup.json')
        const list = readFileSync(path, 'utf8').replace('"shop.json"', '"../../shop.json"')
        writeFileSync(path, list)
      },
      /is no backup/,
    ],
  ]

for (const [what, spoil, said] of NO_RESTORE) {
  test(`restores nothing where there is ${what}, and says so`, async (t) => {
    const place = await openPlace(t)
    await backUp(place)
    const to = temporaryFolder(t)
    spoil(place, to)
    const before = readdirSync(to)

    const { code, out, error } = await restore(to, place.backup)

    deepEqual([code, out, readdirSync(to)], [1, '', before])
    match(error, said)
  })
}

test('leaves a shop that a newer version has changed to that version', async (t) => {
  const place = await openPlace(t)
  await backUp(place)
  const copy = join(place.backup, 'courtside.db')
  for (const path of [copy, join(place.dataDir, 'courtside.db')]) {
    const handle = openHandle(path, 0)
    handle.exec(`insert into kysely_migration values ('9999-later', '2030')`)
    handle.close()
  }
  const list = JSON.parse(readFileSync(join(place.backup, 'backup.json'), 'utf8')) as BackupList
  const sha256 = createHash('sha256').update(readFileSync(copy)).digest('hex')
  const files = list.files.map((it) => (it.name === 'courtside.db' ? { ...it, sha256 } : it))
  writeBackupList(place.backup, { ...list, files })
  const to = join(temporaryFolder(t), 'data')

  const { code, error } = await restore(to, place.backup)

  match(error, /was made by a newer version of the shop \(step "9999-later"\)\. Restore it by/)
  deepEqual([code, existsSync(to)], [1, false])
  match((await backUp({ ...place, target: to })).error, /was changed by a newer version/)
})

test('says what to do in Swedish as well', async (t) => {
  const place = await openPlace(t)
  const environment = { DATA_DIR: place.dataDir, LANG: 'sv_SE.UTF-8' }

  match((await say(runBackup, environment, place.target)).out, /^0 order och allt annat är säker/)
  match((await say(runRestore, environment)).error, /^Ange mappen med en säkerhetskopia/)
})

test('a disk that is full keeps nothing of a backup, and half a restore is no shop', async (t) => {
  const place = await openPlace(t)
  const [toBackup, toRestore] = await Promise.all(
    ['backup', 'restore'].map((it) => bundleProgram(`shop/cli/${it}.ts`)),
  )
  const mounted = temporaryFolder(t)
  const script = [
    `mount -t tmpfs -o size=200k none ${mounted} || exit 42`,
    `DATA_DIR=${place.dataDir} "$0" ${toBackup} ${mounted}; ls -A ${mounted}`,
    `DATA_DIR=${place.dataDir} "$0" ${toBackup} ${place.target} >&2`,
    `DATA_DIR=${mounted}/data "$0" ${toRestore} ${place.target}/*; ls -A ${mounted}/data`,
  ].join('\n')
  const { status, stdout, stderr } = spawnSync(
    'unshare',
    ['--map-root-user', '--mount', 'sh', '-c', `(${script}\n) 2>&1`, process.execPath],
    { encoding: 'utf8', env: { PATH: process.env.PATH } },
  )
  if (status !== 0) return t.skip(`no small disk could be mounted here: ${stdout}${stderr}`)

  const said = stdout.split('\n')
  match(said[0] ?? '', /^There is no room for a backup in .*\. Nothing was kept of it\.$/)
  match(stdout, /Nothing was kept of it\.\nBacked up 0 orders/)
  match(stdout, /There is no room in .*data\. Make some, and run npm run restore again\.\n/)
  match(stdout, new RegExp(`\\n${LEFTOVER}\\n`))
})

test('a restore that is killed at any moment is run again; until then no shop starts', async (t) => {
  const place = await openPlace(t)
  await backUp(place)
  const program = await bundleProgram('shop/cli/restore.ts')
  const ends: string[] = []

  for (let turn = 0; turn < 5; turn += 1) {
    const to = join(temporaryFolder(t), 'data')
    const child = launch(program, { DATA_DIR: to }, { flags: [place.backup] })
    const ended = new Promise((done) => child.once('exit', done))
    while (!existsSync(join(to, LEFTOVER)) && child.exitCode === null) await sleep(1)
    await sleep(turn)
    child.kill('SIGKILL')
    await ended
    ends.push(existsSync(join(to, LEFTOVER)) ? 'half' : 'whole')
    if (ends.at(-1) === 'half') {
      await openDatabase({ dataDir: to }).then(
        () => ok(false, 'a shop opened on half a backup'),
        ({ message }: Error) => match(message, /run npm run restore again to finish it/),
      )
      equal((await restore(to, place.backup)).code, 0)
    }
    deepEqual(await sqlIn(to, 'select count(*) as n from orders'), [{ n: 0 }])
  }
  t.diagnostic(ends.join(', '))
})
