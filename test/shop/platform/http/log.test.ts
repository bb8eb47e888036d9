import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openShop } from '../../../helpers/open-shop.ts'

function collectLines() {
  const lines: string[] = []
  return { lines, log: { level: 'trace', stream: { write: (it: string) => lines.push(it) } } }
}

test('writes nothing down that opens a session or names a person', async (t) => {
  const { lines, log } = collectLines()
  const { shop, visitor } = await openShop(t, { log })
  const anna = visitor()
  await anna.ask('/api/token')
  await anna.logIn('anna@example.com')
  await anna.ask('/api/cart/add', { articleNumber: 'PLENTY-1' })
  await shop.inject('/search?q=4111111111111111&token=canary-token&email=anna@example.com')
  await shop.inject({ url: '/api/nothing', headers: { authorization: 'canary-authorization' } })

  const all = lines.join('')

  ok(lines.length > 4)
  const secrets = [anna.cookie().split('=')[1], anna.token(), 'courtside-demo', 'anna@example.com']
  for (const it of [...secrets, '4111111111111111', 'canary-token', 'canary-authorization']) {
    equal(all.includes(it ?? ''), false, it)
  }
})

test('names a failure by the id that the visitor is told, and tells nothing else', async (t) => {
  const { lines, log } = collectLines()
  const { db, visitor } = await openShop(t, { log })
  await sql`drop table gift`.execute(db)
  const anna = visitor()

  const response = await anna.ask('/api/cart/add', { articleNumber: 'PLENTY-1' })

  const { correlationId, ...rest } = response.json()
  deepEqual([response.statusCode, rest], [500, { message: 'genericerror' }])
  const [line] = lines.map((it) => JSON.parse(it)).filter(({ level }) => level >= 50)
  deepEqual([line?.reqId, line?.msg], [correlationId, 'failed'])
  ok(String(line?.err?.stack).includes('no such table: gift'))
})

test('keeps one line a line, whatever it is asked', async (t) => {
  const { lines, log } = collectLines()
  const { shop } = await openShop(t, { log })

  await shop.inject('/api/cart%0a{"level":60,"msg":"forged"}?a%0ab=1')

  ok(lines.every((it) => it.indexOf('\n') === it.length - 1))
  ok(lines.every((it) => JSON.parse(it).msg !== 'forged'))
})
