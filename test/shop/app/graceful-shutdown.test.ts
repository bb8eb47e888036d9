import { deepEqual, equal, match } from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { storeCatalogue } from '../../../shop/catalogue/imports/store-catalogue.ts'
import { openDatabase } from '../../../shop/platform/db/open-database.ts'
import { writeShopFile } from '../../helpers/demo-shop.ts'
import { temporaryFolder } from '../../helpers/open-shop.ts'
import { OTHER_FILE } from '../../helpers/other-shop.ts'
import { bundleMain, STOPS_GENTLY, startShop } from '../../helpers/run-shop.ts'
import { smallCatalogue } from '../../helpers/small-catalogue.ts'

test('finishes what is under way when it is told to stop, and waits for nobody who has asked for nothing', {
  skip: !STOPS_GENTLY,
}, async (t) => {
  const main = await bundleMain()
  const shop = await startShop(t, main, { DATA_DIR: join(temporaryFolder(t), 'data') })
  const port = Number(shop.port)
  // Browsers connect ahead of what they may ask for.
  const ahead = connect(port, '127.0.0.1')
  await once(ahead, 'connect')
  const cut = once(ahead, 'close')
  const underWay = await Promise.all([beginLogin(port), beginLogin(port), beginLogin(port)])
  const ended = shop.stop('SIGTERM')
  while (await isListening(port)) await sleep(20)
  await cut

  const answers = await Promise.all(underWay.map((it) => it.finish()))

  for (const answer of answers) match(answer, /HTTP\/1\.1 200 OK.*"isAuthenticated":true/s)
  equal(await ended, 0)
})

/** A login whose head the shop has read and whose body is still to come. */
function beginLogin(port: number): Promise<{ finish(): Promise<string> }> {
  const body = JSON.stringify({ userName: 'anna@example.com', password: 'courtside-demo' })
  const head = [
    'POST /api/user/login HTTP/1.1',
    'host: localhost',
    'content-type: application/json',
    `content-length: ${body.length}`,
    'expect: 100-continue',
    '',
    '',
  ].join('\r\n')
  let said = ''
  return new Promise((begun, fail) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(head))
    const closed = new Promise<string>((done) => socket.once('close', () => done(said)))
    socket.once('error', fail)
    socket.on('data', (chunk) => {
      said += chunk
      if (!said.includes('100 Continue')) return
      begun({
        finish() {
          socket.write(body)
          return closed
        },
      })
    })
  })
}

function isListening(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      done(true)
    })
    socket.once('error', () => done(false))
  })
}

test('says that it is ending before it stops answering', { skip: !STOPS_GENTLY }, async (t) => {
  const main = await bundleMain()
  const dataDir = join(temporaryFolder(t), 'data')
  const shop = await startShop(t, main, { DATA_DIR: dataDir, DRAIN_SECONDS: '2' })
  const statusOf = async (path: string) =>
    (await fetch(`http://127.0.0.1:${shop.port}${path}`)).status
  equal(await statusOf('/readyz'), 200)

  const ended = shop.stop('SIGTERM')
  while ((await statusOf('/readyz')) === 200) await sleep(20)

  equal(await statusOf('/readyz'), 503)
  deepEqual([await statusOf('/healthz'), await statusOf('/')], [200, 200])
  equal(await ended, 0)
})

test('keeps what it has counted although a request under way never ends', {
  skip: !STOPS_GENTLY,
}, async (t) => {
  const dataDir = join(temporaryFolder(t), 'data')
  const db = await openDatabase({ dataDir })
  await storeCatalogue(db, smallCatalogue(), { source: 'csv' })
  await db.destroy()
  writeShopFile(dataDir, { ...OTHER_FILE, measurement: {} })
  const shop = await startShop(t, await bundleMain(), { DATA_DIR: dataDir })
  await beginLogin(Number(shop.port))
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' }
  equal((await fetch(`${shop.address}/p/shoe`, { headers })).status, 200)

  equal(await shop.stop('SIGTERM'), 0)

  const after = await openDatabase({ dataDir })
  t.after(() => after.destroy())
  const rows = await after.selectFrom('measured_step').select(['step', 'count']).execute()
  deepEqual(rows, [{ step: 'seen', count: 1 }])
})
