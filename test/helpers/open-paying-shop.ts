import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestContext } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { paymentJobs } from '../../shop/payments/jobs/payment-jobs.ts'
import { originsOf } from '../../shop/payments/port/origins.ts'
import type { Payments } from '../../shop/payments/port/payments.ts'
import type { PaymentProvider } from '../../shop/payments/port/provider.ts'
import {
  findSandboxPayment,
  type SandboxPayment,
} from '../../shop/payments/providers/sandbox/sandbox-store.ts'
import { deliverWebhooks } from '../../shop/payments/providers/sandbox/send-webhooks.ts'
import { SIGNATURE_HEADER, signWebhook } from '../../shop/payments/providers/sandbox/signature.ts'
import { createWidgetOrigin } from '../../shop/payments/widgets/widget-origin.ts'
import { runOutbox } from '../../shop/platform/jobs/outbox.ts'
import { callAfter } from './call-after.ts'
import { type OpenedShop, type OpenOptions, openShop } from './open-shop.ts'

export interface PayingShop extends OpenedShop {
  readonly widgets: FastifyInstance
  readonly payments: Payments
  /** Moves the shop's and the providers' clock. */
  pass(ms: number): void
  now(): number
  /** Whether the shop answers its providers' calls. */
  setReachable(isReachable: boolean): void
  /** Processes the outbox, and returns the number of entries done. */
  work(): Promise<number>
  /** Makes pending calls of the sandboxes. */
  deliver(): Promise<void>
  sandbox(orderId: string, provider?: 'sandpay' | 'sandpart'): Promise<SandboxPayment>
  /** A call of a provider's server, correctly signed by default. */
  call(event: string, body: object, more?: CallOptions): Promise<number>
  order(orderId: string): Promise<OrderStory>
}

interface PayingOptions extends Pick<OpenOptions, 'wrap' | 'log'> {
  readonly sandboxAddress?: 'checkout' | 'frame'
  readonly providers?: readonly PaymentProvider[]
}

interface CallOptions {
  readonly provider?: 'sandpay' | 'sandpart'
  readonly signature?: string
  readonly signedBody?: string
}

/** The state of an order, in the rows that must agree. */
interface OrderStory {
  readonly status: string | undefined
  readonly payments: readonly string[]
  /** Pieces that are not in stock. */
  readonly taken: number
  readonly mails: readonly string[]
}

export const TRIAL = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  captureRefused: '4000 0000 0000 9995',
  silent: '4000 0000 0000 0044',
} as const

/** A default article to buy. */
export const ARTICLE = 'PLENTY-1'

/** A shop that its providers reach over HTTP, with a clock that tests move, and without background jobs. */
export async function openPayingShop(
  t: TestContext,
  { providers = [], sandboxAddress, ...more }: PayingOptions = {},
): Promise<PayingShop> {
  let time = Date.UTC(2026, 10, 20, 12)
  let isReachable = true
  const ports = { shop: 0, widgets: 0 }
  const now = () => time
  const places = { baseUrl: undefined, widgetUrl: undefined, host: '127.0.0.1' }
  const origins = () => originsOf(places, ports.shop, ports.widgets)
  const wait = async (ms: number) => {
    time += ms
  }
  const opened = await openShop(t, {
    ...more,
    now,
    payments: { origins, providers, sandboxAddress, wait },
  })
  const { shop, db } = opened
  const { payments } = shop
  const { sandboxes } = payments
  await shop.ready()
  // Without `listen`, no background job runs: each test triggers the work.
  const door = createServer((request, response) => {
    if (isReachable) shop.routing(request, response)
    else request.socket.destroy()
  })
  await new Promise<void>((done) => door.listen(0, '127.0.0.1', done))
  const widgets = await createWidgetOrigin(payments)
  await widgets.listen({ port: 0, host: '127.0.0.1' })
  callAfter(t, async () => {
    door.closeAllConnections()
    door.close()
    await widgets.close()
  })
  ports.shop = (door.address() as AddressInfo).port
  ports.widgets = (widgets.server.address() as AddressInfo).port
  const stockAtStart = await stockOf()

  async function stockOf(): Promise<number> {
    const row = await db
      .selectFrom('stock')
      .select('available')
      .where('article_number', '=', ARTICLE)
      .executeTakeFirstOrThrow()
    return row.available
  }

  return {
    ...opened,
    widgets,
    payments,
    now,
    pass(ms) {
      time += ms
    },
    setReachable(is) {
      isReachable = is
    },
    work: () => runOutbox(db, paymentJobs(payments), now),
    async deliver() {
      for (const sandbox of sandboxes) await deliverWebhooks(sandbox)
    },
    async sandbox(orderId, provider = 'sandpay') {
      const payment = await findSandboxPayment(db, provider, { orderId })
      if (!payment) throw new Error(`${provider} knows no payment of ${orderId}`)
      return payment
    },
    async call(event, body, { provider = 'sandpay', signature, signedBody } = {}) {
      const payload = JSON.stringify(body)
      const key = payments.signer.keyOf(provider)
      const signed = signWebhook(key, { event, body: signedBody ?? payload }, time)
      const { statusCode } = await shop.inject({
        method: 'POST',
        url: `/api/payment/${provider}/${event}`,
        headers: {
          'content-type': 'application/json',
          [SIGNATURE_HEADER]: signature ?? signed,
        },
        payload,
      })
      return statusCode
    },
    async order(orderId) {
      const order = await db
        .selectFrom('orders')
        .select('status')
        .where('id', '=', orderId)
        .executeTakeFirst()
      const paid = await db
        .selectFrom('payment')
        .select(['provider', 'state'])
        .where('order_id', '=', orderId)
        .orderBy('provider', 'desc')
        .execute()
      const mails = await db
        .selectFrom('outbox')
        .select('kind')
        .where('kind', 'like', '%-mail')
        // The mail to the shop goes with the buyer's.
        .where('kind', '<>', 'order-notice-mail')
        .orderBy('kind')
        .execute()
      return {
        status: order?.status,
        payments: paid.map((it) => `${it.provider} ${it.state}`),
        taken: stockAtStart - (await stockOf()),
        mails: mails.map((it) => it.kind),
      }
    },
  }
}
