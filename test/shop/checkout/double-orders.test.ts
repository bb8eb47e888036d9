import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { LightMyRequestResponse } from 'fastify'
import { reconcile, sweepOrders } from '../../../shop/payments/jobs/sweep-orders.ts'
import type { Checkout } from '../../../src/contract/checkout.ts'
import { fillCheckout } from '../../helpers/checkout.ts'
import { createFrailDatabase, type FrailDatabase } from '../../helpers/faults.ts'
import { openPayingShop, type PayingShop, TRIAL } from '../../helpers/open-paying-shop.ts'
import type { ShopVisitor } from '../../helpers/open-shop.ts'
import { cardOf, payInFrame } from '../../helpers/pay-steps.ts'
import { oneIn, TRIES_ALL } from '../../helpers/try-all.ts'

type Answer = LightMyRequestResponse | undefined

/** A call under a fault; undefined if no response returns. */
type Call = (ask: (headers?: Record<string, string>) => Promise<Answer>) => Promise<Answer>

interface Buying {
  readonly shop: PayingShop
  readonly buyer: ShopVisitor
  readonly sent: Checkout
  readonly call: Call
  restart(): void
}

const place = ({ buyer, sent }: Buying, more: object = {}, headers?: Record<string, string>) =>
  buyer.ask('/api/checkout', { ...sent, ...more }, headers && { headers })

const validate = ({ buyer, sent }: Buying, headers?: Record<string, string>) =>
  buyer.ask('/api/sandpaycheckout/validateOrder', sent, headers && { headers })

const submitForm = async ({ shop, buyer, sent }: Buying) => {
  await buyer.ask('/api/token')
  const fields = { step: 'place', acceptTermsOfCondition: 'on' }
  const form = new URLSearchParams({
    ...fields,
    shownTotalAmount: String(sent.totals?.totalAmount),
    __RequestVerificationToken: buyer.token() ?? '',
  })
  const type = 'application/x-www-form-urlencoded'
  const headers = { cookie: buyer.cookie(), 'content-type': type }
  return shop.shop.inject({ method: 'POST', url: '/checkout', headers, payload: form.toString() })
}

/** The triggers of a double order. Each first call goes through the fault. */
const TRIGGERS: Readonly<Record<string, (buying: Buying) => Promise<unknown>>> = {
  'double click': (it) =>
    Promise.all([it.call((h) => place(it, {}, h)), it.call((h) => place(it, {}, h))]),
  'Enter and click': (it) => Promise.all([it.call((h) => place(it, {}, h)), submitForm(it)]),
  'two tabs': async (it) => {
    const other: Checkout = (await it.buyer.ask('/api/checkout')).json()
    const second = { ...other, acceptTermsOfCondition: true, orderNote: 'Från den andra fliken' }
    await Promise.all([it.call((h) => place(it, {}, h)), place(it, second)])
  },
  reload: async (it) => {
    await it.call((h) => place(it, {}, h))
    it.restart()
    await it.buyer.ask('/checkout')
    await it.buyer.ask('/api/checkout')
  },
  'Back and again': async (it) => {
    await it.call((h) => place(it, {}, h))
    it.restart()
    await it.buyer.ask(`/order/${it.sent.orderId}`)
    await it.buyer.ask('/checkout')
    await place(it)
  },
  'again after no answer': async (it) => {
    await it.call((h) => place(it, {}, h))
    it.restart()
    await Promise.all([place(it), place(it)])
  },
  'crash and restart': async (it) => {
    await it.call((h) => place(it, {}, h))
    it.restart()
    await reconcile(it.shop.payments)
    await it.shop.work()
    await sweepOrders(it.shop.payments)
  },
  'provider and browser at once': async (it) => {
    const { shop, sent } = it
    await Promise.all([it.call((h) => validate(it, h)), validate(it)])
    it.restart()
    await validate(it)
    const pay = () => payInFrame(shop, sent.orderId, cardOf(TRIAL.pays))
    await Promise.all([pay(), pay()])
    const { redirectUrl } = sent.paymentWidget ?? {}
    await Promise.all([it.buyer.ask(redirectUrl ?? ''), shop.deliver(), shop.work()])
  },
  'a second device': async (it) => {
    const phone = it.shop.visitor()
    await phone.logIn('anna@example.com')
    const seen: Checkout = (await phone.ask('/api/checkout')).json()
    const second = { ...seen, acceptTermsOfCondition: true }
    await Promise.all([it.call((h) => place(it, {}, h)), phone.ask('/api/checkout', second)])
  },
}

const STATEMENTS = oneIn(3, [1, 2, 3, 4, 6, 8, 10, 12, 14, 16, 18, 19, 20])

type Late = () => Promise<Answer>

/** The faults of a call between the button and the response. */
const FAULTS: Readonly<Record<string, (frail: FrailDatabase, late: Late[]) => Call>> = {
  none: () => (ask) => ask(),
  ...Object.fromEntries(STATEMENTS.map((it) => [`power cut at statement ${it}`, cutAt(it)])),
  'power cut after the commit': (frail) => (ask) => {
    frail.failAfterCommit()
    return ask()
  },
  'answer lost': () => (ask) => ask().then(() => undefined),
  'call lost': () => async () => undefined,
  'call delivered twice': () => (ask) => Promise.all([ask(), ask()]).then(([first]) => first),
  'call refused for its token': () => (ask) => ask({ requestverificationtoken: 'old' }),
  'call delivered late': (_frail, late) => async (ask) => {
    late.push(ask)
    return undefined
  },
}

function cutAt(count: number) {
  return (frail: FrailDatabase): Call =>
    (ask) => {
      frail.failAtStatement(count)
      return ask()
    }
}

async function prepare(shop: PayingShop, trigger: string) {
  const buyer = shop.visitor()
  const pays = trigger === 'provider and browser at once' ? 'card' : 'prepay'
  if (trigger === 'a second device') await buyer.logIn('anna@example.com')
  const sent = await fillCheckout(buyer, { 'PLENTY-1': 2 }, { selectedPaymentMethod: pays })
  return { buyer, sent }
}

/** Counts everything that must exist exactly once. */
async function count({ db }: PayingShop) {
  const of = async (table: 'orders' | 'stock_move' | 'outbox') => {
    const { n } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .$if(table === 'outbox', (it) => it.where('kind' as never, '=', 'order-mail' as never))
      .executeTakeFirstOrThrow()
    return n
  }
  const { available } = await db
    .selectFrom('stock')
    .select('available')
    .where('article_number', '=', 'PLENTY-1')
    .executeTakeFirstOrThrow()
  return {
    orders: await of('orders'),
    moves: await of('stock_move'),
    mails: await of('outbox'),
    available,
  }
}

for (const [trigger, pull] of Object.entries(TRIGGERS)) {
  test(`makes one order of ${trigger}, whatever goes wrong`, async (t) => {
    const frail = createFrailDatabase()
    const shop = await openPayingShop(t, { wrap: frail.wrap })
    for (const [fault, arm] of Object.entries(FAULTS)) {
      const late: Late[] = []
      const { buyer, sent } = await prepare(shop, trigger)
      const before = await count(shop)
      const url = `/order/${sent.orderId}`

      const buying = { shop, buyer, sent, call: arm(frail, late), restart: frail.restart }
      await pull(buying)
      frail.restart()
      const last = sent.paymentWidget ? await validate(buying) : await place(buying)
      for (const ask of late) await ask()
      const { orders, moves, mails, available } = await count(shop)

      const received = `${trigger}, ${fault}: ${last.statusCode} ${last.body.slice(0, 200)}`
      deepEqual([orders, mails], [before.orders + 1, before.mails + 1], received)
      deepEqual([moves, available], [before.moves + 1, before.available - 2], received)
      equal((await buyer.ask(url)).statusCode, 200, received)
      if (last.statusCode === 200 && !sent.paymentWidget) {
        equal(last.json<Checkout>().redirectUrl, url, received)
      }
    }
    // All but the last statement of the shortest call.
    ok(frail.cuts >= STATEMENTS.length)
  })
}

test('has nine triggers and twenty faults', () => {
  deepEqual([Object.keys(TRIGGERS).length, Object.keys(FAULTS).length], [9, TRIES_ALL ? 20 : 12])
})
