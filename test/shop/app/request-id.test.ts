import { deepEqual, equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import type { Mail } from '../../../shop/platform/mail/mail-port.ts'
import { buy } from '../../helpers/checkout.ts'
import { openShop } from '../../helpers/open-shop.ts'

interface Line extends Readonly<Record<string, unknown>> {
  readonly msg: string
}

test('what the log says of a mail names the request that caused it, and the mail', async (t) => {
  const lines: Line[] = []
  let logged = (_line: Line) => {}
  const write = (text: string) => {
    const line: Line = JSON.parse(text)
    lines.push(line)
    logged(line)
  }
  const sent: Mail[] = []
  const mail = {
    async send(it: Mail) {
      if (it.to === 'kim@example.com') throw new Error('no way through')
      sent.push(it)
    },
  }
  const { shop, visitor } = await openShop(t, { log: { level: 'info', stream: { write } }, mail })
  equal((await buy(visitor(), { 'BOOK-1': 1 })).statusCode, 200)
  const [placed] = lines.filter((it) => it.path === '/api/checkout' && it.method === 'POST')
  const done = new Promise<Line>((resolve) => {
    logged = (line) => line.msg === 'did work of the outbox' && resolve(line)
  })

  await shop.listen({ port: 0, host: '127.0.0.1' })
  const { reqId, kind, entry } = await done
  const [failed] = lines.filter((it) => it.msg === 'work of the outbox failed')

  match(String(placed?.reqId), /^[\da-f-]{36}$/)
  deepEqual([reqId, kind, entry], [placed?.reqId, 'order-notice-mail', sent[0]?.id])
  deepEqual([failed?.reqId, failed?.what], [placed?.reqId, 'order-mail'])
})

test('a request is named as a trusted proxy names it, if that is an id, and by an own id otherwise', async (t) => {
  const ids: unknown[] = []
  const write = (text: string) => ids.push(JSON.parse(text).reqId)
  const trustProxy = (address: string) => address === '10.0.0.1'
  const { shop } = await openShop(t, { log: { level: 'info', stream: { write } }, trustProxy })
  const ask = async (id: string, remoteAddress = '10.0.0.1') => {
    await shop.inject({ url: '/healthz', headers: { 'x-request-id': id }, remoteAddress })
    return ids.at(-1)
  }

  equal(await ask('9f2c-41:a.7_B'), '9f2c-41:a.7_B')
  const others = [
    await ask('of-a-visitor', '10.0.0.2'),
    await ask('a\tb "forged"'),
    await ask('a'.repeat(101)),
    await ask(''),
  ]
  for (const it of others) match(String(it), /^[\da-f]{8}-[\da-f-]{27}$/)
})
