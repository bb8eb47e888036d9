import { randomUUID } from 'node:crypto'
import type { WebhookRequest } from '../../../shop/payments/port/provider.ts'
import { changeSandboxPayment } from '../../../shop/payments/providers/sandbox/sandbox-store.ts'
import {
  SIGNATURE_HEADER,
  signWebhook,
} from '../../../shop/payments/providers/sandbox/signature.ts'
import type { PayingMethod } from '../../helpers/pay-steps.ts'
import type { MatrixShop } from './matrix-shop.ts'
import type { KlarnaStandIn } from './stand-ins/klarna-stand-in.ts'
import { type StripeStandIn, stripeCall } from './stand-ins/stripe-stand-in.ts'
import { intentAnswer, sessionAnswer } from './stand-ins/stripe-store.ts'

type Forgery = (call: WebhookRequest) => WebhookRequest

/** A call, and the status of the response to it. */
interface Answered {
  readonly call: WebhookRequest
  readonly status: number
}

/** The part of a provider that sends webhooks. */
export interface WebhookSender {
  /** The provider's id. */
  readonly id: string
  /** The provider to which its calls are addressed, if it is another one. */
  readonly address?: string
  /** Set if the money is captured immediately when the buyer pays. */
  readonly takes?: 'at once'
  /** The payment method in the checkout. */
  readonly method: PayingMethod
  /** The path of the call by which the page places the order. */
  readonly placing: string
  /**
   * The webhook that reports a payment of the requested amount, or of `wrong` in its place.
   */
  paid(orderId: string, wrong?: { amount?: number; currency?: string }): Promise<WebhookRequest>
  /** Another event about the same payment. */
  another(orderId: string): Promise<WebhookRequest>
  readonly unsigned: readonly Forgery[]
  readonly forged: readonly Forgery[]
  /** Outdated calls. If the time is not signed, the shop asks the provider for the current status. */
  tooOld(orderId: string): Promise<readonly Answered[]>
  /** Calls that claim the payment of one order for another one. */
  crossed(orderId: string, other: string): Promise<readonly Answered[]>
  /** A call that comes before the order exists. */
  early(orderId: string): Promise<Answered>
  /** How many requests the provider has received. */
  asked(): number
}

const MINUTE_MS = 60_000

export function sandboxSender({ db, payments, now }: MatrixShop): WebhookSender {
  const event = async (orderId: string, more: object = {}) => {
    const row = await db
      .selectFrom('sandbox_payment')
      .select(['reference', 'amount', 'currency'])
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
    return { id: randomUUID(), orderId, ...row, state: 'authorized', ...more }
  }
  const sign = (body: string, { at = now(), by = 'sandpay', event = 'authorized' } = {}) =>
    signWebhook(payments.signer.keyOf(by), { event, body }, at)
  const callWith = (body: object, at?: number): WebhookRequest => {
    const text = JSON.stringify(body)
    const headers = { [SIGNATURE_HEADER]: sign(text, { ...(at && { at }) }) }
    return { event: 'authorized', headers, query: {}, body: Buffer.from(text) }
  }
  const paid: WebhookSender['paid'] = async (orderId, wrong) => {
    const received = await event(orderId, wrong)
    await changeSandboxPayment(db, 'sandpay', received.reference, () => ({ state: 'authorized' }))
    return callWith(received)
  }
  const signedBy =
    (who: { by?: string; event?: string }): Forgery =>
    (it) => ({ ...it, headers: { [SIGNATURE_HEADER]: sign(it.body.toString(), who) } })

  return {
    id: 'sandpay',
    method: 'card',
    placing: '/api/sandpaycheckout/validateOrder',
    paid,
    another: async (orderId) => callWith(await event(orderId)),
    unsigned: [
      (it) => ({ ...it, headers: {} }),
      (it) => ({ ...it, headers: { [SIGNATURE_HEADER]: '' } }),
    ],
    forged: [
      (it) => ({ ...it, headers: { [SIGNATURE_HEADER]: 'none' } }),
      (it) => ({ ...it, headers: { [SIGNATURE_HEADER]: `t=1,v1=${'0'.repeat(43)}` } }),
      (it) => ({ ...it, body: Buffer.from(`${it.body} `) }),
      signedBy({ by: 'sandpart' }),
      signedBy({ event: 'validate' }),
    ],
    tooOld: async (orderId) =>
      Promise.all(
        [-6, 6].map(async (minutes) => ({
          call: callWith(await event(orderId), now() + minutes * MINUTE_MS),
          status: 401,
        })),
      ),
    async crossed(orderId, other) {
      const own = await paid(orderId).then(({ body }) => JSON.parse(body.toString()))
      return [
        { call: callWith({ ...own, orderId: other }), status: 409 },
        { call: callWith({ ...own, orderId: 'no-such-order' }), status: 404 },
      ]
    },
    early: async (orderId) => ({ call: await paid(orderId), status: 404 }),
    asked: () => 0,
  }
}

export function klarnaSender(klarna: KlarnaStandIn): WebhookSender {
  const orderOf = (orderId: string) => {
    const found = [...klarna.orders.values()].find((it) => it.sent.merchant_reference2 === orderId)
    if (!found) throw new Error(`Klarna knows no order ${orderId}`)
    return found
  }
  const asking = (call: WebhookRequest, query: object): WebhookRequest => ({
    ...call,
    query: { ...call.query, ...query },
  })
  const paid: WebhookSender['paid'] = async (orderId, { amount, currency } = {}) => {
    const order = orderOf(orderId)
    const sent = { ...(amount && { order_amount: amount }) }
    order.sent = { ...order.sent, ...sent, ...(currency && { purchase_currency: currency }) }
    klarna.pay(order.id)
    return klarna.callOf(order.id, 'push')
  }

  return {
    id: 'klarna',
    method: 'klarna',
    placing: '/api/klarnacheckout/validateOrder',
    paid,
    another: async (orderId) => klarna.callOf(orderOf(orderId).id, 'notification'),
    unsigned: [
      (it) => asking(it, { token: undefined }),
      (it) => asking(it, { token: '' }),
      (it) => ({ ...it, query: {} }),
    ],
    forged: [
      (it) => asking(it, { token: 'guessed' }),
      (it) => ({ ...it, event: 'validation' }),
      (it) => asking(it, { token: [it.query.token, 'a'] }),
      (it) => asking(it, { klarna_order_id: '' }),
      (it) => asking(it, { klarna_order_id: '../x' }),
    ],
    tooOld: async (orderId) => [{ call: klarna.callOf(orderOf(orderId).id, 'push'), status: 200 }],
    async crossed(orderId, other) {
      const own = await paid(orderId)
      return [
        { call: asking(own, { order: other }), status: 401 },
        { call: asking(own, { klarna_order_id: orderOf(other).id }), status: 401 },
        { call: asking(own, { klarna_order_id: 'no-such-order' }), status: 401 },
      ]
    },
    early: async (orderId) => ({ call: await paid(orderId), status: 404 }),
    asked: () => klarna.asked.length,
  }
}

export function stripeSender(stripe: StripeStandIn): WebhookSender {
  const completed = 'checkout.session.completed'
  const sessionOf = (orderId: string) => {
    const ofOrder = (it: { sent: ReadonlyMap<string, string> }) =>
      it.sent.get('client_reference_id') === orderId
    const found = [...stripe.sessions.values()].find(ofOrder)
    if (!found) throw new Error(`Stripe knows no session of ${orderId}`)
    return found
  }
  const paid: WebhookSender['paid'] = async (orderId, wrong) => {
    const session = { ...sessionOf(orderId), ...wrong }
    stripe.sessions.set(session.id, session)
    stripe.pay(session.id)
    return stripeCall(completed, sessionAnswer(session))
  }
  const resigned =
    (options: { secret?: string; at?: number }): Forgery =>
    ({ body }) =>
      stripeCall(completed, JSON.parse(body.toString()).data.object, options)
  const moved: Forgery = (it) => {
    const time = (_: string, t: string) => `t=${Number(t) + 1}`
    const signature = String(it.headers['stripe-signature']).replace(/t=(\d+)/, time)
    return { ...it, headers: { 'stripe-signature': signature } }
  }

  return {
    id: 'stripe',
    method: 'stripe-card',
    placing: '/api/checkout',
    paid,
    async another(orderId) {
      const session = sessionOf(orderId)
      const intent = session.intent && intentAnswer(session, session.intent)
      return stripeCall('payment_intent.amount_capturable_updated', intent)
    },
    unsigned: [
      (it) => ({ ...it, headers: {} }),
      (it) => ({ ...it, headers: { 'stripe-signature': '' } }),
    ],
    forged: [
      resigned({ secret: 'whsec_other' }),
      (it) => ({ ...it, body: Buffer.from('{}') }),
      moved,
    ],
    async tooOld(orderId) {
      const at = Date.now() - 5 * MINUTE_MS - 1000
      return [{ call: resigned({ at })(await paid(orderId)), status: 401 }]
    },
    // The shop asks Stripe whose session it is; nothing else in the event counts.
    async crossed(orderId, other) {
      const said = { ...JSON.parse(String((await paid(orderId)).body)).data.object }
      const foreign = { ...said, client_reference_id: other, metadata: { orderId: other } }
      return [
        { call: stripeCall(completed, { ...foreign, id: 'cs_of_another_shop' }), status: 200 },
        { call: stripeCall(completed, foreign), status: 200 },
      ]
    },
    // Its page is opened with the order, so that nothing can be paid before that.
    early: async () => ({
      call: stripeCall(completed, { id: 'cs_of_another_shop' }),
      status: 200,
    }),
    asked: () => stripe.asked.length,
  }
}

/** Uses the same account, so that its calls come to the account's one address. */
export function swishSender(stripe: StripeStandIn): WebhookSender {
  const sender = stripeSender(stripe)
  return { ...sender, id: 'swish', address: 'stripe', method: 'stripe-swish', takes: 'at once' }
}

/** Uses the same account in the checkout's frame: its session exists before the order does. */
export function walletSender(stripe: StripeStandIn): WebhookSender {
  const sender = stripeSender(stripe)
  return {
    ...sender,
    id: 'wallet',
    address: 'stripe',
    method: 'stripe-wallet',
    placing: '/api/walletcheckout/validateOrder',
    early: async (orderId) => ({ call: await sender.paid(orderId), status: 404 }),
  }
}
