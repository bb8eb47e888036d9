import { match, ok } from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { test } from 'node:test'
import { openShop } from '../../../helpers/open-shop.ts'

const SENDING_MS = 100
const PATIENCE_MS = 8000

test('a slow head that goes on after its refusal does not keep the connection', async (t) => {
  const { shop } = await openShop(t)
  shop.server.headersTimeout = 100
  await shop.listen({ port: 0, host: '127.0.0.1' })
  const { port } = shop.server.address() as AddressInfo
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  let said = ''
  socket.on('data', (chunk) => {
    said += chunk
  })
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n')
  const sending = setInterval(() => socket.write('X-A: b\r\n'), SENDING_MS)
  t.after(() => {
    clearInterval(sending)
    socket.destroy()
  })

  const patience = AbortSignal.timeout(PATIENCE_MS)
  // A connection that is gone answers what is written to it with an error.
  const [error] = await once(socket, 'close', { signal: patience }).catch((it) => [it])

  ok(!patience.aborted, String(error))
  match(said, /^HTTP\/1\.1 408 /)
})
