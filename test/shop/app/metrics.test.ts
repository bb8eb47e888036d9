import { doesNotMatch, equal, match, ok } from 'node:assert/strict'
import { channel } from 'node:diagnostics_channel'
import { type TestContext, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { createMetrics } from '../../../shop/app/metrics.ts'
import { inTransaction, REPEATED } from '../../../shop/platform/db/in-transaction.ts'
import { enqueue } from '../../../shop/platform/jobs/outbox.ts'
import { callAfter } from '../../helpers/call-after.ts'
import { NODES, type OpenedShop, openShop } from '../../helpers/open-shop.ts'
import { TEST_SERVER } from '../../helpers/test-database.ts'

const NOW = Date.UTC(2026, 10, 2)
const MINUTE_MS = 60_000

test('counts answers by route and status, without what visitors ask for', async (t) => {
  const { visitor, metrics } = await open(t)
  for (const path of ['/cart?name=secret', '/nowhere/secret']) {
    for (let node = 1; node <= NODES; node += 1) await visitor().ask(path)
  }

  const figures = await read(metrics)

  match(figures, /^courtside_request_seconds_count\{method="GET",route="\/cart",status="200"\} 1$/m)
  match(figures, /^courtside_request_seconds_count\{method="GET",route="",status="404"\} 1$/m)
  ok(!figures.includes('secret'))
})

test('tells what waits in the outbox, and for how long', async (t) => {
  const { db, metrics } = await open(t)
  await inTransaction(db, async (tx) => {
    await enqueue(tx, { kind: 'order-mail', ref: 'late' }, NOW - MINUTE_MS)
    await enqueue(tx, { kind: 'order-mail', ref: 'impossible' }, NOW)
  })
  await db.updateTable('outbox').set({ given_up_at: NOW }).where('ref', '=', 'impossible').execute()

  const figures = await read(metrics)

  match(figures, /^courtside_outbox_entries\{state="due"\} 1$/m)
  match(figures, /^courtside_outbox_entries\{state="given up"\} 1$/m)
  match(figures, /^courtside_outbox_oldest_seconds 60$/m)
})

test('tells of repeated transactions, of connections to a server, and of the order to end', async (t) => {
  const { shop, metrics } = await open(t)
  channel(REPEATED).publish({ tries: 1 })
  shop.isEnding = true

  const figures = await read(metrics)

  match(figures, /^courtside_transactions_repeated_total 1$/m)
  match(figures, /^courtside_ending 1$/m)
  equal(
    /^courtside_database_connections\{state="idle"\} \d+$/m.test(figures),
    TEST_SERVER !== undefined,
  )
})

test('tells how far a copy of the goods is behind, where there is one', async (t) => {
  const { metrics } = await open(t)
  const lag = /^courtside_projection_lag_seconds \d/m.test(await read(metrics))
  equal(lag, TEST_SERVER !== undefined)
})

test('answers without a database, and says that it is away, instead of what was counted before', async (t) => {
  const { db, metrics } = await open(t)
  match(await read(metrics), /^courtside_outbox_oldest_seconds 0$/m)
  await db.destroy()

  const figures = await read(metrics)

  match(figures, /^courtside_database_up 0$/m)
  doesNotMatch(figures, /^courtside_outbox_/m)
  match(figures, /^process_cpu_seconds_total /m)
})

async function open(t: TestContext): Promise<OpenedShop & { metrics: FastifyInstance }> {
  const opened = await openShop(t, { now: () => NOW })
  const metrics = await createMetrics(opened.shop, opened.db, () => NOW)
  callAfter(t, () => metrics.close())
  return { ...opened, metrics }
}

async function read(metrics: FastifyInstance): Promise<string> {
  const { statusCode, body } = await metrics.inject('/metrics')
  equal(statusCode, 200)
  return body
}
