import { deepEqual, equal } from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { temporaryFolder } from '../../helpers/open-shop.ts'
import { linesOf, speak, statusOf } from '../../helpers/raw-socket.ts'
import { bundleMain, STOPS_GENTLY, startShop } from '../../helpers/run-shop.ts'

const CLIENTS = 30

test('answers what was sent before it was told to stop, read or not', {
  skip: !STOPS_GENTLY,
}, async (t) => {
  const shop = await startShop(t, await bundleMain(), {
    DATA_DIR: join(temporaryFolder(t), 'data'),
  })
  const port = Number(shop.port)
  const request = linesOf('GET /cookies HTTP/1.1', 'host: localhost')
  await speak(port, request)

  const answers = Array.from({ length: CLIENTS }, () =>
    speak(port, request).then(statusOf, ({ code }) => code),
  )
  await sleep(5)
  const ended = shop.stop('SIGTERM')

  deepEqual(await Promise.all(answers), Array(CLIENTS).fill(200))
  equal(await ended, 0)
})

test('tells who keeps a connection to end it, and answers all that comes before', {
  skip: !STOPS_GENTLY,
}, async (t) => {
  const shop = await startShop(t, await bundleMain(), {
    DATA_DIR: join(temporaryFolder(t), 'data'),
  })
  const socket = connect(Number(shop.port), '127.0.0.1')
  const closed = new Promise((done) => socket.once('close', done))
  const ask = async () => {
    socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n')
    const [answer] = await once(socket, 'data')
    return String(answer)
  }
  equal(statusOf(await ask()), 200)

  const ended = shop.stop('SIGTERM')
  let answer = ''
  while (!/\r\nconnection: close\r\n/i.test(answer)) {
    answer = await ask()
    equal(statusOf(answer), 200)
  }

  await closed
  equal(await ended, 0)
})
