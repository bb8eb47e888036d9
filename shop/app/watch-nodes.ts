import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { FastifyInstance } from 'fastify'
import type { Text } from '../../src/i18n/text.ts'
import { connectionsOf } from '../platform/db/dialect/sql-dialect.ts'
import {
  forgetNode,
  listOtherNodes,
  type NodeRow,
  noteNode,
  readServerTime,
} from '../platform/db/node-queries.ts'
import type { Db } from '../platform/db/schema.ts'
import { startBackgroundJob } from '../platform/jobs/background-job.ts'
import type { Signer } from '../platform/signer.ts'
import { StartError } from '../platform/start-error.ts'

const PAUSE_MS = 10_000
/** Leases, codes and campaigns go by the clock of the node. */
const MAX_CLOCK_MS = 5000

declare module 'fastify' {
  interface FastifyInstance {
    /** Where this node differs from the others of its shop. */
    nodeWarnings?: readonly string[]
  }
}

export interface NodeOptions {
  /** What must be the same on all nodes, by its name. */
  readonly shared: Readonly<Record<string, string>>
  readonly now?: () => number
}

/**
 * Tells the other nodes on a database server what this one is set to, and warns at `/readyz` and in the log for as
 * long as they differ. Throws one sentence for a clock that is wrong. An embedded database has one node.
 */
export async function watchNodes(
  shop: FastifyInstance,
  db: Db,
  { t, ...options }: NodeOptions & { readonly t: Text },
): Promise<void> {
  if (!connectionsOf(db)) return
  const wrongMs = await measureClock(db, options.now)
  if (wrongMs > MAX_CLOCK_MS) throw new StartError(t('start.node.clock', secondsOf(wrongMs)))
  const node = createNode(db, shop.payments.signer, options)
  shop.nodeWarnings = await node.look()
  const job = startBackgroundJob(lookAgain, { pauseMs: PAUSE_MS, log: shop.log })
  shop.addHook('preClose', async () => {
    await job.stop()
    await node.leave()
  })

  async function lookAgain(): Promise<void> {
    const before = shop.nodeWarnings ?? []
    shop.nodeWarnings = await node.look()
    for (const it of shop.nodeWarnings) if (!before.includes(it)) shop.log.warn(it)
  }
}

/** One of the programs of a shop. */
export interface ShopNode {
  /** Says that it runs, and returns what is to be mended. */
  look(): Promise<readonly string[]>
  leave(): Promise<void>
}

export function createNode(
  db: Db,
  signer: Signer,
  { shared, now = Date.now }: NodeOptions,
): ShopNode {
  const id = randomUUID()
  // Signed, so that whoever reads the database cannot try out what a setting is.
  const signatures = Object.fromEntries(
    Object.entries(shared).map(([name, value]) => [name, signer.sign('node', `${name} ${value}`)]),
  )
  const own = { host: hostname(), settings: JSON.stringify(signatures) }
  return {
    async look() {
      await noteNode(db, id, own)
      const others = await listOtherNodes(db, id)
      const wrongMs = await measureClock(db, now)
      return [
        ...(wrongMs > MAX_CLOCK_MS ? [describeClock(secondsOf(wrongMs))] : []),
        ...(others.length > 0 && !shared.SMTP_URL ? [MAILS_ON_DISK] : []),
        ...new Set(others.flatMap((it) => describeDifference(signatures, it))),
      ]
    },
    leave: () => forgetNode(db, id),
  }
}

const MAILS_ON_DISK =
  'Mails lie on the disk of the node that wrote them: set SMTP_URL on all nodes.'

function describeClock({ seconds }: { readonly seconds: number }): string {
  return `The clock of this machine differs from the database's by ${seconds} s: let NTP set it.`
}

function describeDifference(
  own: Readonly<Record<string, string>>,
  { host, settings }: NodeRow,
): string[] {
  const other: Readonly<Record<string, string>> = JSON.parse(settings)
  const names = Object.keys({ ...own, ...other }).filter((it) => own[it] !== other[it])
  if (names.length === 0) return []
  return [`The node on ${host} differs in ${names.join(', ')}: give all nodes the same.`]
}

/** By how much this clock at least differs from the server's, which was read in between. */
async function measureClock(db: Db, now: () => number = Date.now): Promise<number> {
  const before = now()
  const server = await readServerTime(db)
  return Math.max(before - server, server - now(), 0)
}

function secondsOf(ms: number) {
  return { seconds: Math.round(ms / 1000) }
}
