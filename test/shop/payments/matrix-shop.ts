import type { TestContext } from 'node:test'
import { paymentJobs } from '../../../shop/payments/jobs/payment-jobs.ts'
import type { Payments } from '../../../shop/payments/port/payments.ts'
import type { WebhookRequest } from '../../../shop/payments/port/provider.ts'
import { SWISH, WALLET } from '../../../shop/payments/providers/stripe/stripe-means.ts'
import { runOutbox } from '../../../shop/platform/jobs/outbox.ts'
import { type OpenedShop, openShop, type ShopVisitor } from '../../helpers/open-shop.ts'
import { reachPayment } from '../../helpers/pay-steps.ts'
import { openKlarna } from './klarna-setup.ts'
import { SHOP_ORIGIN, WIDGET_ORIGIN } from './stand-ins/buy-with.ts'
import { openStripe } from './stripe-setup.ts'
import {
  klarnaSender,
  sandboxSender,
  stripeSender,
  swishSender,
  type WebhookSender,
  walletSender,
} from './webhook-senders.ts'

export interface MatrixShop extends OpenedShop {
  readonly payments: Payments
  /** Moves the shop's clock. */
  pass(ms: number): void
  now(): number
  /** Does what has been put off. */
  work(): Promise<unknown>
  /** Hands the shop a call, over HTTP; answers the status. */
  send(sender: WebhookSender, call: WebhookRequest): Promise<number>
  /** A buyer with everything filled in; the order is not placed. */
  reach(sender: WebhookSender): Promise<Reached>
  /** The same, with the order placed and its goods held. */
  hold(sender: WebhookSender): Promise<Reached>
  story(orderId: string, sender: WebhookSender): Promise<Story>
}

interface Reached {
  readonly orderId: string
  readonly buyer: ShopVisitor
  place(): Promise<number>
}

/** What became of an order, in the rows that must agree. */
export interface Story {
  readonly status: string | undefined
  /** How the sender's payments stand; ways that the buyer looked at and left are not among them. */
  readonly payments: readonly string[]
  /** Pieces that are not in stock. */
  readonly taken: number
  readonly mails: readonly string[]
}

/**
 * A shop that takes payments by all providers there are, and what is on their side of the counter.
 */
export async function openMatrix(t: TestContext): Promise<[MatrixShop, readonly WebhookSender[]]> {
  const [klarna, stripe] = [await openKlarna(t), await openStripe(t)]
  let time = Date.now()
  const now = () => time
  const origins = () => ({
    shop: SHOP_ORIGIN,
    pages: [SHOP_ORIGIN],
    widgets: WIDGET_ORIGIN,
    nearby: SHOP_ORIGIN,
  })
  const providers = [klarna.provider, stripe.provider, stripe.also(SWISH), stripe.also(WALLET)]
  const opened = await openShop(t, { now, payments: { origins, providers } })
  const { db, shop } = opened
  const { payments } = shop

  async function reach({ method, placing }: WebhookSender): Promise<Reached> {
    const { buyer, checkout } = await reachPayment(opened, method)
    const place = async () => (await buyer.ask(placing, checkout)).statusCode
    return { orderId: checkout.orderId, buyer, place }
  }

  const matrix: MatrixShop = {
    ...opened,
    payments,
    now,
    pass(ms) {
      time += ms
    },
    async work() {
      // It takes some at a time, and a sweep leaves more than that.
      while ((await runOutbox(db, paymentJobs(payments), now)) > 0);
    },
    async send({ id, address = id }, { event, headers, query, body }) {
      const search = new URLSearchParams()
      for (const [name, value] of Object.entries(query)) {
        for (const it of [value ?? []].flat()) search.append(name, it)
      }
      const { statusCode } = await shop.inject({
        method: 'POST',
        url: `/api/payment/${address}/${event}?${search}`,
        headers: { 'content-type': 'application/json', ...headers },
        payload: body,
      })
      return statusCode
    },
    reach,
    async hold(sender) {
      const reached = await reach(sender)
      const status = await reached.place()
      if (status !== 200) throw new Error(`The order was not placed: ${status}`)
      return reached
    },
    story: (orderId, sender) => storyOf(opened, orderId, sender),
  }
  const senders = [
    sandboxSender(matrix),
    klarnaSender(klarna.klarna),
    stripeSender(stripe.stripe),
    swishSender(stripe.stripe),
    walletSender(stripe.stripe),
  ]
  return [matrix, senders]
}

async function storyOf({ db }: OpenedShop, orderId: string, sender: WebhookSender): Promise<Story> {
  const [order, payments, goods, mails] = await Promise.all([
    db.selectFrom('orders').select('status').where('id', '=', orderId).executeTakeFirst(),
    db
      .selectFrom('payment')
      .select('state')
      .where('order_id', '=', orderId)
      .where('provider', '=', sender.id)
      .execute(),
    db
      .selectFrom('reservation')
      .select('quantity')
      .where('order_id', '=', orderId)
      .where('state', 'in', ['held', 'sold'])
      .execute(),
    db.selectFrom('outbox').select(['kind', 'ref', 'content']).orderBy('kind').execute(),
  ])
  const isAbout = ({ ref, content }: { readonly ref: string; readonly content: string }) =>
    ref === orderId || content.includes(orderId)
  return {
    status: order?.status,
    payments: payments.map(({ state }) => state),
    taken: goods.reduce((sum, { quantity }) => sum + quantity, 0),
    mails: mails.filter((it) => isMail(it.kind) && isAbout(it)).map(({ kind }) => kind),
  }
}

/** The mail to the shop goes with the buyer's. */
function isMail(kind: string): boolean {
  return kind.endsWith('-mail') && kind !== 'order-notice-mail'
}
