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
  /** Advances the shop's clock. */
  pass(ms: number): void
  now(): number
  /** Runs the outbox. */
  work(): Promise<unknown>
  /** Sends the shop a call over HTTP; returns the status. */
  send(sender: WebhookSender, call: WebhookRequest): Promise<number>
  /** A buyer who has filled in everything, but not placed the order. */
  reach(sender: WebhookSender): Promise<Reached>
  /** The same with a placed order and its stock reserved. */
  hold(sender: WebhookSender): Promise<Reached>
  story(orderId: string, sender: WebhookSender): Promise<Story>
}

interface Reached {
  readonly orderId: string
  readonly buyer: ShopVisitor
  place(): Promise<number>
}

/** The outcome of an order in all the tables that must agree. */
export interface Story {
  readonly status: string | undefined
  /** The states of the sender's payments, without those that the buyer opened and left. */
  readonly payments: readonly string[]
  /** Pieces taken out of the stock. */
  readonly taken: number
  readonly mails: readonly string[]
}

/**
 * A shop that takes payments by all existing providers, with the senders of their webhooks.
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
      // One run handles a limited number of entries, and a sweep leaves more than that.
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

/** The mail to the shop is sent together with the buyer's. */
function isMail(kind: string): boolean {
  return kind.endsWith('-mail') && kind !== 'order-notice-mail'
}
