import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import fastify, { type FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { connectionsOf } from '../platform/db/dialect/sql-dialect.ts'
import { REPEATED } from '../platform/db/in-transaction.ts'
import type { Db } from '../platform/db/schema.ts'
import { readBacklog } from '../platform/jobs/outbox.ts'

/** From the time of a kept page to what nobody waits for, in seconds. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

type Prometheus = typeof import('prom-client')

const named = (name: string) => `courtside_${name}`

/**
 * A server with a shop's figures at `/metrics`, in the format of Prometheus; apart from the shop, because they are
 * for the operator alone.
 */
export async function createMetrics(
  shop: FastifyInstance,
  db: Db,
  now: () => number = Date.now,
): Promise<FastifyInstance> {
  // Loaded only where somebody collects them.
  const prometheus = await import('prom-client')
  const register = new prometheus.Registry()
  prometheus.collectDefaultMetrics({ register })
  countEvents(shop, prometheus, register)
  const look = watchState(prometheus, register)
  const server = fastify()
  server.get('/metrics', async (_request, reply) => {
    const backlog = await readBacklog(db, now()).catch((err: unknown) => {
      shop.log.warn({ err }, 'the outbox could not be counted')
      return undefined
    })
    look({
      isEnding: shop.isEnding,
      connections: connectionsOf(db),
      backlog,
      goodsLagMs: shop.goodsLagMs?.(),
    })
    return reply.type(register.contentType).send(await register.metrics())
  })
  return server
}

/** Counts as things happen. */
function countEvents(
  shop: FastifyInstance,
  { Counter, Histogram }: Prometheus,
  register: Registry,
): void {
  const requests = new Histogram({
    name: named('request_seconds'),
    help: 'Time from a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [register],
  })
  shop.addHook('onResponse', ({ method, routeOptions }, { statusCode, elapsedTime }, done) => {
    const labels = { method, route: routeOptions.url ?? '', status: statusCode }
    requests.observe(labels, elapsedTime / 1000)
    done()
  })
  const repeats = new Counter({
    name: named('transactions_repeated_total'),
    help: 'Transactions that began again, because another one was given the rows.',
    registers: [register],
  })
  const count = () => repeats.inc()
  subscribe(REPEATED, count)
  shop.addHook('onClose', async () => void unsubscribe(REPEATED, count))
}

interface State {
  readonly isEnding: boolean | undefined
  readonly connections: ReturnType<typeof connectionsOf>
  /** Undefined while the database is away. */
  readonly backlog: Awaited<ReturnType<typeof readBacklog>> | undefined
  /** Undefined where the goods are not copied. */
  readonly goodsLagMs: number | undefined
}

/** Returns a function that writes down what holds at the moment. */
function watchState({ Gauge }: Prometheus, register: Registry): (state: State) => void {
  const gauge = (name: string, help: string, ...labelNames: readonly 'state'[]) =>
    new Gauge({ name: named(name), help, labelNames, registers: [register] })
  const ending = gauge('ending', '1 once the program has been told to end.')
  const open = gauge(
    'database_connections',
    'Connections in use and idle, and the calls that wait for one.',
    'state',
  )
  const up = gauge('database_up', '1 while the database answers.')
  const entries = gauge(
    'outbox_entries',
    'Mails and steps of payments to do, or given up.',
    'state',
  )
  const oldest = gauge('outbox_oldest_seconds', 'Age of the oldest of them that is due.')
  const lag = gauge('projection_lag_seconds', 'Time since the copy of the goods had everything.')
  return ({ isEnding, connections, backlog, goodsLagMs }) => {
    ending.set(isEnding ? 1 : 0)
    for (const [state, count] of Object.entries({ ...connections })) open.set({ state }, count)
    up.set(backlog ? 1 : 0)
    if (goodsLagMs === undefined) lag.remove()
    else lag.set(goodsLagMs / 1000)
    // What was counted before the database went is no longer so.
    entries.reset()
    oldest.remove()
    if (!backlog) return
    entries.set({ state: 'due' }, backlog.due)
    entries.set({ state: 'given up' }, backlog.givenUp)
    oldest.set(backlog.oldestMs / 1000)
  }
}
