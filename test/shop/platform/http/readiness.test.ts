import { deepEqual, equal, throws } from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { CompiledQuery } from 'kysely'
import { createShop } from '../../../../shop/app/create-app.ts'
import { openHandle } from '../../../../shop/platform/db/libsql-handle.ts'
import { openDatabase } from '../../../../shop/platform/db/open-database.ts'
import { databaseFolder, temporaryFolder } from '../../../helpers/open-shop.ts'
import { bundleMain, startShop } from '../../../helpers/run-shop.ts'

const RECOVERY_MS = 30_000
const PRLIMIT = '/usr/bin/prlimit'
const onLinux = { skip: !existsSync(PRLIMIT) && 'prlimit is needed to fill a disk' }

async function openProbed(t: TestContext) {
  const clock = { now: Date.UTC(2026, 10, 22) }
  const dataDir = await databaseFolder(t)
  const db = await openDatabase({ dataDir })
  const shop = await createShop(db, { now: () => clock.now })
  t.after(async () => {
    await shop.close()
    await db.destroy()
  })
  const statusOf = async (url: string) => (await shop.inject(url)).statusCode
  /** Both answers, after the time for which an answer is good. */
  const ask = async () => {
    clock.now += 5000
    return [await statusOf('/healthz'), await statusOf('/readyz')]
  }
  const pragma = (text: string) => db.executeQuery(CompiledQuery.raw(`pragma ${text}`))
  return { clock, shop, db, ask, statusOf, pragma, path: join(dataDir, 'courtside.db') }
}

test('is ready while writes reach the database', async (t) => {
  const { shop, ask } = await openProbed(t)

  deepEqual(await ask(), [200, 200])
  deepEqual((await shop.inject('/readyz')).json(), { status: 'ok' })
})

test('is not ready while the database takes no writes, and lives on', async (t) => {
  const { shop, ask, pragma } = await openProbed(t)
  deepEqual(await ask(), [200, 200])

  await pragma('query_only = on')

  deepEqual(await ask(), [200, 503])
  const refused = await shop.inject('/readyz')
  equal(refused.headers['retry-after'], '2')
  equal((await shop.inject('/')).statusCode, 200)
})

test('is not ready while another process holds the database', async (t) => {
  const { ask, path } = await openProbed(t)
  const holder = openHandle(path, 5)
  t.after(() => holder.close())
  holder.exec('begin immediate')

  deepEqual(await ask(), [200, 503])
  holder.exec('rollback')
  deepEqual(await ask(), [200, 200])
})

for (const [what, lose] of [
  ['has been deleted', (path: string) => rmSync(path)],
  ['has been moved away', (path: string) => renameSync(path, `${path}.old`)],
  ['has lost what is not in it yet', (path: string) => rmSync(`${path}-wal`)],
  [
    'has been replaced by a copy',
    (path: string) => {
      copyFileSync(path, `${path}.copy`)
      renameSync(`${path}.copy`, path)
    },
  ],
] as const) {
  // Windows lets nobody take away a file that is open.
  test(`is not ready when its file ${what}`, { skip: process.platform === 'win32' }, async (t) => {
    const { ask, path } = await openProbed(t)
    deepEqual(await ask(), [200, 200])

    lose(path)

    deepEqual(await ask(), [200, 503])
  })
}

test('writes once in five seconds, however often and at once it is asked', async (t) => {
  const { clock, db, statusOf } = await openProbed(t)
  const writtenAt = async () =>
    (await db.selectFrom('write_probe').select('written_at').executeTakeFirst())?.written_at
  const begun = clock.now
  await Promise.all(Array.from({ length: 20 }, () => statusOf('/readyz')))
  clock.now += 4999
  await statusOf('/readyz')

  equal(await writtenAt(), begun)
  clock.now += 1
  await statusOf('/readyz')
  equal(await writtenAt(), begun + 5000)
})

/** A shop whose program runs behind `wrapper`, and what becomes of it. */
async function startReady(t: TestContext, dataDir: string, wrapper: readonly string[] = []) {
  const { address, child } = await startShop(t, await bundleMain(), { DATA_DIR: dataDir }, wrapper)
  const statusOf = async (path: string) => (await fetch(address + path)).status
  const until = async (status: number) => {
    const giveUpAt = performance.now() + RECOVERY_MS
    while ((await statusOf('/readyz')) !== status) {
      if (performance.now() > giveUpAt) throw new Error(`/readyz did not come to ${status}`)
      await sleep(100)
    }
  }
  await until(200)
  return { child, statusOf, until }
}

test('is not ready where files may not grow, and ready once they may', onLinux, async (t) => {
  const { child, statusOf, until } = await startReady(t, join(temporaryFolder(t), 'data'))
  const limitFiles = (bytes: string) =>
    execFileSync(PRLIMIT, ['--pid', String(child.pid), `--fsize=${bytes}:unlimited`])

  limitFiles('4096')
  await until(503)
  deepEqual([await statusOf('/healthz'), await statusOf('/')], [200, 200])
  limitFiles('unlimited')
  await until(200)
})

test('is not ready on a disk that is full, though the log has room, and ready again after', async (t) => {
  const disk = temporaryFolder(t)
  const mount = ['unshare', '--map-root-user', '--mount', 'sh', '-c']
  const script = `mount -t tmpfs -o size=32m none ${disk} && exec "$0" "$@"`
  if (spawnSync('unshare', [...mount.slice(1), `mount -t tmpfs none ${disk}`]).status !== 0) {
    return t.skip('no disk of a few MB can be mounted here')
  }
  const { child, statusOf, until } = await startReady(t, join(disk, 'data'), [...mount, script])
  const ballast = `/proc/${child.pid}/root${disk}/ballast`

  throws(() => writeFileSync(ballast, Buffer.alloc(40 * 1024 * 1024)), /ENOSPC/)
  await until(503)
  equal(await statusOf('/'), 200)
  rmSync(ballast)
  await until(200)
})
