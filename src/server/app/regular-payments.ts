import type { FastifyInstance } from 'fastify'
import type { PaymentDesk } from '../payments/create-payments.ts'
import { paymentWork } from '../payments/payment-work.ts'
import { deliverCalls } from '../payments/sandbox/call-shop.ts'
import { reconcile, sweepOrders } from '../payments/sweep-orders.ts'
import { countGivenUp, type OutboxWork, runOutbox } from '../platform/jobs/outbox.ts'
import { type RegularWork, regularWork } from '../platform/jobs/regular-work.ts'

const OUTBOX_PAUSE_MS = 5000
const SWEEP_PAUSE_MS = 30_000
const CALLS_PAUSE_MS = 5000

/**
 * What goes on without anybody asking, from the moment the shop listens: the outbox, the orders whose
 * time to pay runs out, and the calls that the sandboxes still have to make. Answers how to hurry it.
 */
export function workRegularly(
  shop: FastifyInstance,
  { payments, sandboxes }: PaymentDesk,
  mailWork: OutboxWork,
): () => void {
  const { db, now, report } = payments
  const work = { ...paymentWork(payments), ...mailWork }
  const { log } = shop
  let outbox: RegularWork | undefined
  const running: RegularWork[] = []

  shop.addHook('onListen', async () => {
    const givenUp = await countGivenUp(db)
    if (givenUp > 0) log.warn({ givenUp }, 'mails were given up: outbox.given_up_at, and why')
    const emptyOutbox = () => runOutbox(db, work, now, (error, kind) => report(error, kind))
    outbox = regularWork(emptyOutbox, { pauseMs: OUTBOX_PAUSE_MS, log })
    const sweep = regularWork(onceFirst(reconcile, sweepOrders), { pauseMs: SWEEP_PAUSE_MS, log })
    const deliver = async () => {
      for (const sandbox of sandboxes) await deliverCalls(sandbox)
    }
    const calls = regularWork(deliver, { pauseMs: CALLS_PAUSE_MS, log })
    running.push(outbox, sweep, calls)
    for (const it of running) it.wake()
  })
  shop.addHook('preClose', async () => {
    await Promise.all(running.map((it) => it.stop()))
  })
  return () => outbox?.wake()

  function onceFirst(first: typeof sweepOrders, later: typeof sweepOrders): () => Promise<void> {
    let next = first
    return async () => {
      const step = next
      next = later
      await step(payments)
      outbox?.wake()
    }
  }
}
