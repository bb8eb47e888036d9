import { deepEqual, equal, ok } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../../shop/platform/db/open-database.ts'
import { readBacklog } from '../../shop/platform/jobs/outbox.ts'
import { bundleProgram, runToEnd } from '../helpers/run-shop.ts'
import { type Buyer, type Outcome, prepare, press } from './nodes/buyer.ts'
import { type Cluster, openCluster } from './nodes/cluster.ts'
import { type Crowd, endConnections } from './nodes/crowd-client.ts'
import { countMails, readVerdict } from './nodes/verdict.ts'

const BUYERS = Number(process.env.BUYERS ?? 200)
const UNITS = Number(process.env.UNITS ?? 40)
const KILLS = Number(process.env.KILLS ?? 2)
const AT_ONCE = 16
/** Every so many buyers, one presses the button twice at once. */
const DOUBLE_EVERY = 5
/** Answers while no node is ready, before the database is started again. */
const MIN_UNAVAILABLE = 20

/** What happens while the pieces of one article are sold. */
interface Round {
  readonly name: string
  readonly article: string
  readonly happen: () => Promise<void>
}

interface Sale {
  readonly crowd: Crowd
  readonly outcomes: Outcome[]
  buyers: number
}

test('two nodes behind the balancer sell each piece once through kills, an update and a restart of the database', async (t) => {
  const names = [
    ...Array.from({ length: KILLS }, (_, it) => `kill ${it + 1}`),
    'update',
    'database',
  ]
  const share = (all: number, it: number) =>
    Math.floor((all * (it + 1)) / names.length) - Math.floor((all * it) / names.length)
  const stock = Object.fromEntries(names.map((_, it) => [`RUSH-${it}`, share(UNITS, it)]))
  const cluster = await openCluster(t, stock)
  t.after(endConnections)
  await cluster.untilReady(cluster.nodes.length)
  const crowd: Crowd = { port: cluster.port, round: '', failures: [], requests: 0 }
  const sale: Sale = { crowd, outcomes: [], buyers: 0 }
  const began = performance.now()

  for (const [it, name] of names.entries()) {
    const round = { name, article: `RUSH-${it}`, happen: () => happen(cluster, crowd, it, name) }
    await sell(sale, round, { buyers: share(BUYERS, it), units: share(UNITS, it) })
    await cluster.untilReady(cluster.nodes.length)
  }

  const seconds = Math.round((performance.now() - began) / 1000)
  await endAll(cluster)
  await judge(t, { cluster, sale, stock, seconds })
})

/** The pieces of an article are sold; when half of them are, something happens. */
async function sell(
  sale: Sale,
  { name, article, happen }: Round,
  { buyers, units }: { readonly buyers: number; readonly units: number },
): Promise<void> {
  const { crowd, outcomes } = sale
  crowd.round = 'before'
  const ready = await prepareAll(sale, article, buyers)
  crowd.round = name
  const waiting = ready.flatMap((it, place) => (place % DOUBLE_EVERY === 0 ? [it, it] : [it]))
  let sold = 0
  let happening: Promise<void> | undefined
  let isOver = false
  await atOnce(async (place) => {
    while (waiting.length > 0 || !isOver) {
      const buyer = waiting.shift() ?? (await prepareNext(sale, 'PLENTY-1', place))
      const outcome = await press(buyer)
      outcomes.push(outcome)
      if (outcome.orderId) sold += 1
      if (sold >= units / 2) happening ??= happenOnce()
    }
  })
  await happening

  async function happenOnce(): Promise<void> {
    await happen()
    isOver = true
  }
}

async function prepareAll(sale: Sale, article: string, buyers: number): Promise<Buyer[]> {
  const ready: Buyer[] = []
  let begun = 0
  await atOnce(async (place) => {
    while (begun < buyers) {
      begun += 1
      ready.push(await prepareNext(sale, article, place))
    }
  })
  return ready
}

function prepareNext(sale: Sale, article: string, place: number): Promise<Buyer> {
  sale.buyers += 1
  return prepare(sale.crowd, { article, place, number: sale.buyers })
}

async function atOnce(work: (place: number) => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: AT_ONCE }, (_, place) => work(place)))
}

async function happen(cluster: Cluster, crowd: Crowd, it: number, name: string): Promise<void> {
  const { nodes, restartDatabase } = cluster
  if (name === 'database') return restartDatabase(() => untilUnavailable(cluster, crowd))
  if (name === 'update') return restartInTurn(cluster)
  const node = nodes[it % nodes.length]
  await node?.stop('SIGKILL')
  await node?.start()
}

/** The balancer has noticed, too. */
async function untilUnavailable({ untilReady }: Cluster, { failures }: Crowd): Promise<void> {
  await untilReady(0)
  const enough = failures.length + MIN_UNAVAILABLE
  while (failures.length < enough) await sleep(20)
}

async function restartInTurn({ nodes }: Cluster): Promise<void> {
  for (const node of nodes) {
    equal(await node.stop('SIGTERM'), 0)
    await node.start()
  }
}

/** Ends the nodes, lets what a killed one had claimed be done, and leaves the database to the judge. */
async function endAll({ nodes, settings }: Cluster): Promise<void> {
  await Promise.all(nodes.map((it) => it.stop('SIGTERM')))
  const db = await openDatabase({ dataDir: '.', databaseUrl: settings.DATABASE_URL })
  await db.updateTable('outbox').set({ claimed_until: 0 }).where('done_at', 'is', null).execute()
  await nodes[0]?.start()
  while ((await readBacklog(db, Date.now())).due > 0) await sleep(100)
  await nodes[0]?.stop('SIGTERM')
  await db.destroy()
}

interface Sold {
  readonly cluster: Cluster
  readonly sale: Sale
  readonly stock: Readonly<Record<string, number>>
  readonly seconds: number
}

async function judge(t: TestContext, { cluster, sale, stock, seconds }: Sold): Promise<void> {
  const { crowd, outcomes, buyers } = sale
  const db = await openDatabase({ dataDir: '.', databaseUrl: cluster.settings.DATABASE_URL })
  const verdict = await readVerdict(db, stock, outcomes)
  await db.destroy()
  const books = await runToEnd(await bundleProgram('shop/cli/books.ts'), cluster.settings)
  const scarce = outcomes.filter(({ article }) => article in stock)
  const sold = new Set(scarce.flatMap(({ orderId }) => orderId ?? [])).size
  const mails = countMails(cluster.mails.taken, outcomes)
  const failures: Record<string, number> = {}
  for (const { round, call, status } of crowd.failures) {
    const name = `${round.replace(/ \d+/, '')} ${call.split(' ', 1)} ${status}`
    failures[name] = (failures[name] ?? 0) + 1
  }
  t.diagnostic(`${buyers} buyers, ${crowd.requests} requests, ${KILLS} kills, ${seconds} s`)
  t.diagnostic(JSON.stringify({ sold, verdict, mails, failures }))

  t.diagnostic(books.stdout.trim())

  deepEqual([sold, verdict], [UNITS, NOTHING_WRONG])
  equal(books.code, 0, books.stdout + books.stderr)
  const { 1: once = 0, 2: twice = 0, ...others } = mails
  deepEqual(others, {})
  ok(once > 0 && twice <= KILLS + cluster.nodes.length, `${twice} orders have two mails`)
  deepEqual(
    crowd.failures.filter((it) => it.round === 'update' || it.round === 'before'),
    [],
  )
  deepEqual(
    crowd.failures.filter((it) => it.round === 'database' && !isClear(it)),
    [],
  )
}

/** What the shop says while its database is away. */
function isClear({ status, body, call }: Crowd['failures'][number]): boolean {
  const sign = call.includes(' /api/') ? '"correlationId"' : '<html lang'
  return status === 503 && body.includes(sign)
}

const NOTHING_WRONG = { oversold: 0, lost: 0, doubled: 0, untold: 0, torn: 0 }
