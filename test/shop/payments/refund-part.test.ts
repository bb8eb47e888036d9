import { deepEqual, equal, rejects } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import {
  ProviderRefusal,
  ProviderUnavailable,
} from '../../../shop/checkout/payment/provider-errors.ts'
import { paymentJobs } from '../../../shop/payments/jobs/payment-jobs.ts'
import { findRefund, listRefunds } from '../../../shop/payments/records/refund-queries.ts'
import { BANK } from '../../../shop/payments/records/transfer-queries.ts'
import { type RefundOrder, refundPart } from '../../../shop/payments/refunds/refund-part.ts'
import { markReturned } from '../../../shop/payments/settlement/bank-transfer.ts'
import { runOutbox } from '../../../shop/platform/jobs/outbox.ts'
import { openPayingShop, type PayingShop, TRIAL } from '../../helpers/open-paying-shop.ts'
import { cardOf, holdOrder, payInFrame } from '../../helpers/pay-steps.ts'

/** A paid order, and the refunds that its provider is asked for. */
async function openPaid(t: TestContext) {
  const shop = await openPayingShop(t)
  const { orderId } = await holdOrder(shop)
  await payInFrame(shop, orderId, cardOf(TRIAL.pays))
  await shop.work()
  const { total } = await shop.db
    .selectFrom('orders')
    .select('total')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const { id: rowId } = await shop.db
    .selectFrom('order_row')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  const refund = (more: Partial<RefundOrder> = {}) =>
    shop.db.transaction().execute((tx) => {
      const order = { id: 'r', orderId, amount: 1000, reason: 'goodwill', rows: [] } as const
      return refundPart(tx, { ...order, ...more }, shop.now())
    })
  return { ...shop, orderId, total, rowId, refund, asked: watchRefunds(shop) }
}

/** Records requested refunds; throws `failing`, a refusal before the refund and others after it. */
function watchRefunds({ payments }: PayingShop) {
  const provider = payments.providers.get('sandpay')
  if (!provider) throw new Error('No provider')
  const seen = { amounts: [] as number[], failing: undefined as Error | undefined }
  const refund = provider.refund.bind(provider)
  Object.assign(provider, {
    refund: async (...given: Parameters<typeof refund>) => {
      seen.amounts.push(given[0].amount)
      if (seen.failing instanceof ProviderRefusal) throw seen.failing
      await refund(...given)
      if (seen.failing) throw seen.failing
    },
  })
  return seen
}

const paymentOf = ({ db }: PayingShop) =>
  db.selectFrom('payment').select(['state', 'refunded']).executeTakeFirstOrThrow()

const givenBackAt = async (shop: PayingShop, orderId: string) =>
  Object.values((await shop.sandbox(orderId)).content.refunds ?? {})

test('a part is refunded once by its provider, and the buyer gets a mail afterwards', async (t) => {
  const shop = await openPaid(t)
  const { orderId, refund } = shop

  deepEqual([await refund(), await refund()], [true, false])
  equal((await shop.order(orderId)).mails.includes('refund-mail'), false)
  await Promise.all([shop.work(), shop.work()])
  await shop.work()

  deepEqual(await givenBackAt(shop, orderId), [1000])
  deepEqual(await paymentOf(shop), { state: 'captured', refunded: 1000 })
  equal((await findRefund(shop.db, 'r'))?.state, 'done')
  const { status, mails } = await shop.order(orderId)
  deepEqual([status, mails.filter((it) => it === 'refund-mail').length], ['paid', 1])
})

test('an order of which nothing is left is refunded', async (t) => {
  const shop = await openPaid(t)
  const { orderId, total, refund } = shop

  await refund()
  await refund({ id: 'rest', amount: total - 1000 })
  await shop.work()

  const { status, payments } = await shop.order(orderId)
  deepEqual([status, payments], ['refunded', ['sandpay refunded']])
  deepEqual(await givenBackAt(shop, orderId), [1000, total - 1000])
})

test('no more is refunded than was paid, however many requests come at once', async (t) => {
  const shop = await openPaid(t)
  const { orderId, total, refund } = shop
  const amount = Math.floor(total / 7)

  const asked = Array.from({ length: 50 }, (_, at) => refund({ id: `r${at}`, amount }))
  const outcomes = await Promise.allSettled(asked)
  await shop.work()

  equal(outcomes.filter((it) => it.status === 'fulfilled').length, 7)
  deepEqual(
    await givenBackAt(shop, orderId),
    Array.from({ length: 7 }, () => amount),
  )
  deepEqual(await paymentOf(shop), {
    state: total % 7 === 0 ? 'refunded' : 'captured',
    refunded: 7 * amount,
  })
})

test('more pieces than were bought are refused, and nothing of that refund remains', async (t) => {
  const shop = await openPaid(t)
  const { orderId, rowId, refund } = shop
  await refund({ rows: [{ rowId, quantity: 1 }] })

  await rejects(refund({ id: 'again', rows: [{ rowId, quantity: 1 }] }), { fault: 'rows' })

  deepEqual(
    (await listRefunds(shop.db, orderId)).map((it) => it.id),
    ['r'],
  )
  deepEqual(await paymentOf(shop), { state: 'captured', refunded: 1000 })
})

test('a refund whose response was lost is not made again', async (t) => {
  const shop = await openPaid(t)
  const { orderId, refund, asked } = shop
  await refund()
  asked.failing = new ProviderUnavailable('No answer')
  await shop.work()
  equal((await findRefund(shop.db, 'r'))?.state, 'started')

  asked.failing = undefined
  shop.pass(60_000)
  await shop.work()

  deepEqual(asked.amounts, [1000, 1000])
  deepEqual(await givenBackAt(shop, orderId), [1000])
  equal((await findRefund(shop.db, 'r'))?.state, 'done')
})

test('what the provider refuses can be refunded in another way, and no mail announces it', async (t) => {
  const shop = await openPaid(t)
  const { orderId, rowId, refund, asked } = shop
  const rows = [{ rowId, quantity: 1 }]
  asked.failing = new ProviderRefusal('Too old')
  await refund({ rows })
  await shop.work()

  equal((await findRefund(shop.db, 'r'))?.state, 'refused')
  deepEqual(await paymentOf(shop), { state: 'captured', refunded: 0 })
  equal((await shop.order(orderId)).mails.includes('refund-mail'), false)
  equal(await refund({ id: 'again', rows }), true)
})

test('money that came by bank transfer is refunded by the owner, who records it', async (t) => {
  const shop = await openPaid(t)
  const { orderId, total, refund, asked } = shop
  await shop.db.updateTable('payment').set({ provider: BANK }).execute()

  await refund({ amount: total })
  await shop.work()
  equal((await findRefund(shop.db, 'r'))?.state, 'started')
  const complete = () => shop.db.transaction().execute((tx) => markReturned(tx, 'r', shop.now()))
  deepEqual(await Promise.all([complete(), complete()]), [true, false])

  deepEqual(asked.amounts, [])
  const { status, payments, mails } = await shop.order(orderId)
  deepEqual([status, payments], ['refunded', ['bank refunded']])
  equal(mails.filter((it) => it === 'refund-mail').length, 2)
})

test('a provider that is switched off is called once it is on again', async (t) => {
  const shop = await openPaid(t)
  const { orderId, refund, payments, now } = shop
  await refund()
  await runOutbox(shop.db, paymentJobs({ ...payments, providers: new Map() }), now)
  deepEqual(await givenBackAt(shop, orderId), [])

  shop.pass(60_000)
  await shop.work()

  deepEqual(await givenBackAt(shop, orderId), [1000])
})

test('nothing is refunded for an order that nobody has paid', async (t) => {
  const shop = await openPayingShop(t)
  const { orderId } = await holdOrder(shop)
  const order = { id: 'r', orderId, amount: 1000, reason: 'goodwill', rows: [] } as const

  const refund = shop.db.transaction().execute((tx) => refundPart(tx, order, shop.now()))

  await rejects(refund, { fault: 'unpaid' })
})
