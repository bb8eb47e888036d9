import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { FastifyInstance } from 'fastify'
import type { Text } from '../../src/i18n/text.ts'
import { connectionsOf } from '../platform/db/dialect/sql-dialect.ts'
import {
  forgetNode,
  listOtherNodes,
  noteNode,
  readDatabaseTime,
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
  readonly shared: () => Readonly<Record<string, string>>
  readonly t: Text
  readonly now?: () => number
}

/**
 * Tells the other nodes on a database server what this one is set to, and warns at `/readyz` and in the log for as
 * long as they differ. Throws one sentence for a clock that is wrong. An embedded database has one node.
 */
export async function watchNodes(
  shop: FastifyInstance,
  db: Db,
  options: NodeOptions,
): Promise<void> {
  if (!connectionsOf(db)) return
  const wrongClock = await findWrongClock(db, options)
  if (wrongClock !== undefined) throw new StartError(wrongClock)
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

export function createNode(db: Db, signer: Signer, options: NodeOptions): ShopNode {
  const { t } = options
  const shared = options.shared()
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
      const wrongClock = await findWrongClock(db, options)
      const differences = others.flatMap(({ host, settings }) => {
        const names = namesThatDiffer(signatures, JSON.parse(settings))
        return names.length > 0 ? [t('start.node.differs', { host, names: names.join(', ') })] : []
      })
      return [
        ...(wrongClock === undefined ? [] : [wrongClock]),
        ...(others.length > 0 && !shared.SMTP_URL ? [t('start.node.mails')] : []),
        ...new Set(differences),
      ]
    },
    leave: () => forgetNode(db, id),
  }
}

type Signatures = Readonly<Record<string, string>>

function namesThatDiffer(own: Signatures, other: Signatures): string[] {
  return Object.keys({ ...own, ...other }).filter((it) => own[it] !== other[it])
}

/** A sentence, if this clock differs from the database's, which was read in between, by too much. */
async function findWrongClock(
  db: Db,
  { t, now = Date.now }: Pick<NodeOptions, 't' | 'now'>,
): Promise<string | undefined> {
  const before = now()
  const database = await readDatabaseTime(db)
  const wrongMs = Math.max(before - database, database - now())
  if (wrongMs <= MAX_CLOCK_MS) return undefined
  return t('start.node.clock', { seconds: Math.round(wrongMs / 1000) })
}
