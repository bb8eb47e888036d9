import type { FastifyInstance } from 'fastify'
import { bumpVersion } from '../catalogue/catalogue-version.ts'
import { countSales } from '../orders/stock/sales-queries.ts'
import { paymentJobs } from '../payments/jobs/payment-jobs.ts'
import { reconcile, sweepOrders } from '../payments/jobs/sweep-orders.ts'
import type { Payments } from '../payments/port/payments.ts'
import { deliverWebhooks } from '../payments/providers/sandbox/send-webhooks.ts'
import { doAlone } from '../platform/db/hold.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import type { Db } from '../platform/db/schema.ts'
import { DAY_MS, HOUR_MS } from '../platform/durations.ts'
import { type BackgroundJob, startBackgroundJob } from '../platform/jobs/background-job.ts'
import {
  type OutboxEntry,
  type OutboxJobs,
  readBacklog,
  runOutbox,
} from '../platform/jobs/outbox.ts'
import { countAttempt } from '../platform/limits/attempt-limit-queries.ts'
import { currentRequestId } from '../platform/request-id.ts'

/** Older purchases say little about current demand. */
const COUNTED_MS = 365 * DAY_MS

const OUTBOX_PAUSE_MS = 5000
const SWEEP_PAUSE_MS = 30_000
const CALLS_PAUSE_MS = 5000
const COUNT_PAUSE_MS = HOUR_MS

/**
 * Starts the background jobs when the shop listens: the outbox, expiry of unpaid orders, pending webhooks of
 * the sandboxes, and once a day the popularity of products. Returns a function that flushes the outbox.
 */
export function startBackgroundJobs(
  shop: FastifyInstance,
  payments: Payments,
  mailJobs: OutboxJobs,
): () => void {
  const { db, now, sandboxes } = payments
  const work = { ...paymentJobs(payments), ...mailJobs }
  const { log } = shop
  let outbox: BackgroundJob | undefined
  let nextSweep = reconcile
  const running: BackgroundJob[] = []

  shop.addHook('onListen', async () => {
    const { givenUp } = await readBacklog(db, now())
    if (givenUp > 0) log.warn({ givenUp }, 'mails were given up: outbox.given_up_at, and why')
    const emptyOutbox = (isStopping: () => boolean) =>
      runOutbox(db, work, now, { isStopping, report: reportEntry, onDone: logDone })
    outbox = startBackgroundJob(emptyOutbox, { pauseMs: OUTBOX_PAUSE_MS, log })
    const sweep = startBackgroundJob(() => doAlone(db, 'unpaid orders', sweepOnce), {
      pauseMs: SWEEP_PAUSE_MS,
      log,
    })
    const deliver = async () => {
      for (const sandbox of sandboxes) await deliverWebhooks(sandbox)
    }
    const calls = startBackgroundJob(() => doAlone(db, 'calls of the sandboxes', deliver), {
      pauseMs: CALLS_PAUSE_MS,
      log,
    })
    const popularity = startBackgroundJob(() => countPopularity(db, now()), {
      pauseMs: COUNT_PAUSE_MS,
      log,
    })
    running.push(outbox, sweep, calls, popularity)
    for (const it of running) it.trigger()
  })
  shop.addHook('preClose', async () => {
    await Promise.all(running.map((it) => it.stop()))
  })
  return () => outbox?.trigger()

  function reportEntry(err: unknown, what: string): void {
    log.error({ reqId: currentRequestId(), err, what }, 'work of the outbox failed')
  }

  function logDone({ id: entry, kind }: OutboxEntry): void {
    log.info({ reqId: currentRequestId(), kind, entry }, 'did work of the outbox')
  }

  async function sweepOnce(): Promise<void> {
    await nextSweep(payments)
    nextSweep = sweepOrders
    outbox?.trigger()
  }
}

/**
 * Updates the popularity by which lists are sorted, from this shop's purchases: once a day, whichever node does it,
 * since each change makes all pages and lists be drawn again.
 */
export async function countPopularity(db: Db, now: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { count } = await countAttempt(tx, { key: 'popularity', windowMs: DAY_MS }, now)
    if (count > 1) return
    if ((await countSales(tx, now - COUNTED_MS)) > 0) await bumpVersion(tx)
  })
}
