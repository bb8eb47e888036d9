import { CompiledQuery } from 'kysely'
import { paymentJobs } from '../../../../shop/payments/jobs/payment-jobs.ts'
import { reconcile, sweepOrders } from '../../../../shop/payments/jobs/sweep-orders.ts'
import { createPayments } from '../../../../shop/payments/providers/create-payments.ts'
import type { Db } from '../../../../shop/platform/db/schema.ts'
import { readSigner } from '../../../../shop/platform/db/signing-secret.ts'
import { runOutbox } from '../../../../shop/platform/jobs/outbox.ts'
import { demoShop } from '../../../helpers/demo-shop.ts'
import { HOT } from './make-buyers.ts'
import type { History, Sale } from './rush.ts'

/** The outcome of a rush paid by card, in the provider's books and in the shop's. */
export interface MoneyVerdict {
  readonly orders: number
  readonly oversold: number
  /** Buyers with a confirmed order but no paid one. */
  readonly lost: number
  /** Payments that the provider holds without a paid order. */
  readonly limbo: number
  /** Paid orders for which the provider holds no money, or holds it twice. */
  readonly unpaid: number
  /** Orders that are neither paid nor cancelled. */
  readonly undecided: number
  /** Differences between the pieces taken out of stock and those of orders. */
  readonly astray: number
}

const HOUR_MS = 60 * 60 * 1000

/** Sells orders that a card provider is paid for. */
export const PAYING: Sale<MoneyVerdict> = {
  program: 'test/shop/checkout/rush/pay-worker.ts',
  pays: 'card',
  steps: ['held', 'authorized', 'held'],
  async readVerdict(db, units, received) {
    await letADayPass(db)
    return readMoney(db, units, received)
  },
}

/** Runs the shop's jobs of a day after a restart. */
async function letADayPass(db: Db): Promise<void> {
  let time = Date.now()
  const now = () => time
  const signer = await readSigner(db)
  const payments = createPayments({ db, shop: demoShop, signer, now, report: () => {} })
  await reconcile(payments)
  for (const ms of [0, HOUR_MS, HOUR_MS, 24 * HOUR_MS, HOUR_MS]) {
    time += ms
    await sweepOrders(payments)
    while ((await runOutbox(db, paymentJobs(payments), now)) > 0) await sweepOrders(payments)
  }
}

const PAID = "select id from orders where status in ('paid', 'placed')"
const MONEY =
  "select order_id, count(*) as times from sandbox_payment where state in ('authorized', 'captured') group by order_id"
const SOLD = `select coalesce(sum(quantity), 0) as n from order_row join orders on orders.id = order_id
  where article_number = '${HOT}' and status in ('paid', 'placed')`
const LEFT = `select available as n from stock where article_number = '${HOT}'`
const MOVED = `select coalesce(sum(delta), 0) as n from stock_move where article_number = '${HOT}'`
const UNDECIDED = "select count(*) as n from orders where status = 'held'"

async function readMoney(db: Db, units: number, received: History): Promise<MoneyVerdict> {
  const rows = async <Row>(text: string) =>
    (await db.executeQuery<Row>(CompiledQuery.raw(text))).rows
  const one = async (text: string) => (await rows<{ n: number }>(text))[0]?.n ?? 0
  const paid = new Set((await rows<{ id: string }>(PAID)).map(({ id }) => id))
  const money = new Map(
    (await rows<{ order_id: string; times: number }>(MONEY)).map((it) => [it.order_id, it.times]),
  )
  const [sold, left, moved, undecided] = [
    await one(SOLD),
    await one(LEFT),
    await one(MOVED),
    await one(UNDECIDED),
  ]
  const promised = new Set(received.filter(({ said }) => said === 'sold').map((it) => it.orderId))
  return {
    orders: paid.size,
    oversold: Math.max(0, sold - units),
    lost: [...promised].filter((it) => !paid.has(it)).length,
    limbo: [...money.keys()].filter((it) => !paid.has(it)).length,
    unpaid: [...paid].filter((it) => money.get(it) !== 1).length,
    undecided,
    astray: Math.abs(units - left - sold) + Math.abs(moved + sold),
  }
}
