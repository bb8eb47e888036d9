import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestContext } from 'node:test'
import type { FastifyInstance } from 'fastify'
import type { Checkout } from '../../src/contract/checkout.ts'
import { runOutbox } from '../../src/server/outbox/outbox.ts'
import { originsOf } from '../../src/server/payments/origins.ts'
import { paymentWork } from '../../src/server/payments/payment-work.ts'
import type { Payments } from '../../src/server/payments/payments.ts'
import { deliverCalls } from '../../src/server/payments/sandbox/call-shop.ts'
import {
  findSandboxPayment,
  type SandboxPayment,
} from '../../src/server/payments/sandbox/sandbox-store.ts'
import { SIGNATURE_HEADER, signCall } from '../../src/server/payments/sandbox/signature.ts'
import { createWidgetOrigin } from '../../src/server/payments/widget-origin.ts'
import type { PaymentProvider } from '../../src/server/ports/payment.ts'
import { type OpenedShop, type OpenOptions, openShop, type ShopVisitor } from './open-shop.ts'

export interface PayingShop extends OpenedShop {
  readonly widgets: FastifyInstance
  readonly payments: Payments
  /** Moves the shop's and the providers' clock. */
  pass(ms: number): void
  now(): number
  /** Whether the shop answers its providers' calls. */
  setReachable(isReachable: boolean): void
  /** Does what is in the outbox, and answers how many entries were done. */
  work(): Promise<number>
  /** Makes the calls that the sandboxes still have to make. */
  deliver(): Promise<void>
  sandbox(orderId: string, provider?: 'sandpay' | 'sandpart'): Promise<SandboxPayment>
  /** A call of a provider's server; signed as it should be unless `more` says otherwise. */
  call(event: string, body: object, more?: CallOptions): Promise<number>
  order(orderId: string): Promise<OrderStory>
}

interface PayingOptions extends Pick<OpenOptions, 'wrap'> {
  readonly providers?: readonly PaymentProvider[]
}

export interface CallOptions {
  readonly provider?: 'sandpay' | 'sandpart'
  readonly signature?: string
  readonly signedAt?: number
  readonly signedBody?: string
}

/** What became of an order, in the rows that must agree. */
export interface OrderStory {
  readonly status: string | undefined
  readonly payments: readonly string[]
  /** Pieces that are not on the shelf. */
  readonly taken: number
  readonly mails: readonly string[]
}

export const TRIAL = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  captureRefused: '4000 0000 0000 9995',
  silent: '4000 0000 0000 0044',
} as const

const ARTICLE = 'PLENTY-1'

/** A shop whose providers reach it over HTTP, with a clock that tests move and no work of its own. */
export async function openPayingShop(
  t: TestContext,
  { providers = [], ...more }: PayingOptions = {},
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
  const opened = await openShop(t, { ...more, now, payments: { origins, providers, wait } })
  const { shop, db } = opened
  const { payments, sandboxes } = shop.payments
  await shop.ready()
  // Without `listen`, nothing is done regularly: each test says when.
  const door = createServer((request, response) => {
    if (isReachable) shop.routing(request, response)
    else request.socket.destroy()
  })
  await new Promise<void>((done) => door.listen(0, '127.0.0.1', done))
  const widgets = await createWidgetOrigin(payments, sandboxes)
  await widgets.listen({ port: 0, host: '127.0.0.1' })
  t.after(async () => {
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
    work: () => runOutbox(db, paymentWork(payments), now),
    async deliver() {
      for (const sandbox of sandboxes) await deliverCalls(sandbox)
    },
    async sandbox(orderId, provider = 'sandpay') {
      const payment = await findSandboxPayment(db, provider, { orderId })
      if (!payment) throw new Error(`${provider} knows no payment of ${orderId}`)
      return payment
    },
    async call(event, body, { provider = 'sandpay', signature, signedAt, signedBody } = {}) {
      const payload = JSON.stringify(body)
      const key = payments.seals.keyOf(provider)
      const signed = signCall(key, { event, body: signedBody ?? payload }, signedAt ?? time)
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

/** A visitor with one article in the cart and everything filled in, up to the payment's frame. */
export async function reachPayment(
  { visitor }: Pick<PayingShop, 'visitor'>,
  method: 'card' | 'account' = 'card',
): Promise<{ buyer: ShopVisitor; checkout: Checkout }> {
  const buyer = visitor()
  await buyer.ask('/api/cart/add', { articleNumber: ARTICLE, quantity: 1 })
  return { buyer, checkout: await choosePayment(buyer, method) }
}

/** Fills in the visitor's checkout and chooses how it is paid. */
export async function choosePayment(
  buyer: ShopVisitor,
  method: 'card' | 'account',
): Promise<Checkout> {
  const opened: Checkout = (await buyer.ask('/api/checkout')).json()
  const filled = {
    ...opened,
    customerDetails: {
      ...opened.customerDetails,
      email: 'kim@example.com',
      firstName: 'Kim',
      lastName: 'Berg',
      address: 'Storgatan 1',
      zipCode: '111 22',
      city: 'Stockholm',
      phoneNumber: '070-123 45 67',
    },
    zipCode: '111 22',
    selectedPaymentMethod: method,
    selectedDeliveryMethod: 'home',
  }
  const path = '/api/checkout/setPaymentProvider'
  const answer = await buyer.ask(path, filled, { method: 'PUT' })
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`)
  const chosen: Checkout = answer.json()
  return {
    ...chosen,
    acceptTermsOfCondition: true,
    shownTotalAmount: chosen.totals?.totalAmount,
  }
}

/** Presses pay in the frame, once the checkout has said that it may. */
export async function payInFrame(
  shop: PayingShop,
  orderId: string,
  body: object,
  provider: 'sandpay' | 'sandpart' = 'sandpay',
): Promise<PressAnswer> {
  const { amount } = await shop.sandbox(orderId, provider)
  return pressInFrame(shop, orderId, {
    act: 'pay',
    body: { shownAmount: amount, ...body },
    provider,
  })
}

interface Press {
  readonly act: 'pay' | 'cancel'
  readonly body?: object
  readonly provider?: 'sandpay' | 'sandpart'
}

interface PressAnswer {
  readonly outcome: string
  readonly error?: string
}

/** What a button of the frame asks of the provider. */
export async function pressInFrame(
  { payments, sandbox, widgets }: PayingShop,
  orderId: string,
  { act, body = {}, provider = 'sandpay' }: Press,
): Promise<PressAnswer> {
  const { reference } = await sandbox(orderId, provider)
  const response = await widgets.inject({
    method: 'POST',
    url: `/sandbox/${provider}/${reference}/${act}`,
    headers: { 'sandbox-frame': payments.seals.make('frame', `${provider} ${reference}`) },
    payload: body,
  })
  return response.json()
}

export function cardOf(number: string) {
  return { card: { number, expiry: '12/29', cvc: '123' } }
}

export function validate(buyer: ShopVisitor, checkout: Checkout) {
  return buyer.ask('/api/sandpaycheckout/validateOrder', checkout)
}
