import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Change,
  holdSnapshot,
  isBehind,
  type LogPlace,
  listChanges,
  readLogPlace,
} from '../../platform/db/change-log.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { readRow, runText } from '../../platform/db/read-rows.ts'
import type { Db, Tx } from '../../platform/db/schema.ts'
import { inParts, listProductIds } from '../by-hand/index-product.ts'
import { type Copying, copyCategories, copyProducts, copyStock, readLayout } from './copy-rows.ts'

/** The horizon of a copy that has nothing yet. */
const NOWHERE = '0'

/** Nobody waits for a copy that has been catching up for this long, as with a large import: it is read as it is. */
const PATIENCE_MS = 1500

export interface Follower {
  /** Resolves once the copy has everything that was committed before the call. */
  catchUp(): Promise<void>
  /** The same, unless the copy has much to catch up with: then it resolves before. */
  catchUpSoon(): Promise<void>
  /** How long ago the copy last had everything. */
  lagMs(): number
}

/** Follows the changes of the catalogue in a copy. Calls during one run share the next. */
export async function createFollower(db: Db, copy: Db): Promise<Follower> {
  const layout = await readLayout(copy)
  let place = await readPlace(copy)
  /** Transactions from the place on whose changes the copy has. */
  let told: readonly string[] = []
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  let begunAt = 0
  let wholeAt = performance.now()

  async function run(): Promise<void> {
    begunAt = performance.now()
    await follow()
    wholeAt = begunAt
  }

  async function follow(): Promise<void> {
    const isNew = place.horizon === NOWHERE
    if (!isNew && !(await isBehind(db, place, told))) return
    await inTransaction(db, async (from) => {
      await holdSnapshot(from)
      const now = await readLogPlace(from)
      const changes = isNew ? [] : await listChanges(from, place.horizon, told)
      const work = isNew ? await listAll(from) : sortChanges(changes)
      await apply({ from, copy, layout }, work, now)
      const known = new Set([...told, ...changes.map((it) => it.xid)])
      told = [...known].filter((it) => BigInt(it) >= BigInt(now.horizon))
      place = now
    })
  }

  function catchUp(): Promise<void> {
    // The next run may be about to begin: another one in its place would put it off.
    if (next) return next
    if (running) {
      // Whether the present run fails is told to those who wait for it.
      next = running.then(runNext, runNext)
      return next
    }
    running = run().finally(() => {
      running = undefined
    })
    return running
  }

  function runNext(): Promise<void> {
    next = undefined
    return catchUp()
  }

  function catchUpSoon(): Promise<void> {
    const caughtUp = catchUp()
    const patienceMs = Math.max(0, begunAt + PATIENCE_MS - performance.now())
    return Promise.race([caughtUp, sleep(patienceMs, undefined, { ref: false })])
  }

  return { catchUp, catchUpSoon, lagMs: () => performance.now() - wholeAt }
}

async function readPlace(copy: Db): Promise<LogPlace> {
  const text = 'select horizon, version from followed cross join catalogue_version'
  const place = await readRow<LogPlace>(copy, text, [])
  return place ?? { horizon: NOWHERE, version: 0 }
}

/** What a copy has to read again. */
interface Work {
  readonly hasCategories: boolean
  readonly products: readonly number[]
  readonly stock: readonly number[]
}

async function listAll(from: Tx): Promise<Work> {
  return { hasCategories: true, products: await listProductIds(from), stock: [] }
}

function sortChanges(changes: readonly Change[]): Work {
  const of = (kind: Change['kind']) =>
    new Set(changes.filter((it) => it.kind === kind).map((it) => it.productId))
  const products = of('product')
  return {
    hasCategories: of('categories').size > 0,
    products: [...products],
    stock: [...of('stock')].filter((it) => !products.has(it)),
  }
}

interface Copied extends Omit<Copying, 'to'> {
  readonly copy: Db
}

/** Each part is committed for itself: the place is the last, so that an interrupted copy does it again. */
async function apply({ copy, ...copying }: Copied, work: Work, now: LogPlace): Promise<void> {
  const write = (part: (it: Copying) => Promise<void>) =>
    inTransaction(copy, (to) => part({ ...copying, to }))
  if (work.hasCategories) await write(copyCategories)
  for (const ids of inParts(work.products)) await write((it) => copyProducts(it, ids))
  for (const ids of inParts(work.stock)) await write((it) => copyStock(it, ids))
  await write(async ({ to }) => {
    await runText(to, 'update catalogue_version set version = ?1', [now.version])
    await runText(to, 'update followed set horizon = ?1, at = ?2', [now.horizon, Date.now()])
  })
}
