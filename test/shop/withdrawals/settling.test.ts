import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { paymentJobs } from '../../../shop/payments/jobs/payment-jobs.ts'
import { listPayments } from '../../../shop/payments/records/payment-queries.ts'
import { refundPayment } from '../../../shop/payments/refunds/refund-payment.ts'
import { settlePayment } from '../../../shop/payments/settlement/settle-payment.ts'
import { runOutbox } from '../../../shop/platform/jobs/outbox.ts'
import { settleWithdrawal } from '../../../shop/withdrawals/settle-withdrawal.ts'
import { ARTICLE, openPayingShop, type PayingShop, TRIAL } from '../../helpers/open-paying-shop.ts'
import { temporaryFolder } from '../../helpers/open-shop.ts'
import { cardOf, holdOrder, payInFrame } from '../../helpers/pay-steps.ts'
import { bundleProgram, runToEnd } from '../../helpers/run-shop.ts'
import { addressOf } from '../../helpers/test-database.ts'
import { CALL, statementOf } from '../../helpers/withdrawals.ts'

/**
 * A paid order that its buyer has withdrawn from; counts what the provider is asked to give back.
 */
async function openWithdrawn(t: TestContext, part: object = {}) {
  const shop = await openPayingShop(t)
  const asked: number[] = []
  const provider = shop.payments.providers.get('sandpay')
  if (!provider) throw new Error('No provider')
  const refund: typeof provider.refund = provider.refund.bind(provider)
  Object.assign(provider, {
    refund: (...given: Parameters<typeof refund>) => {
      asked.push(given[0].amount)
      return refund(...given)
    },
  })
  const { orderId, buyer } = await holdOrder(shop)
  await payInFrame(shop, orderId, cardOf(TRIAL.pays))
  await shop.work()
  const { number, total } = await shop.db
    .selectFrom('orders')
    .select(['number', 'total'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const stated = statementOf({ number }, part)
  equal((await buyer.ask(CALL, stated)).statusCode, 200)
  const settle = (isRefund = true) =>
    shop.db.transaction().execute((tx) => settleWithdrawal(tx, { number, isRefund }, shop.now()))
  return { ...shop, orderId, number, total, asked, settle, buyer }
}

const sumsOf = ({ db }: PayingShop) =>
  db.selectFrom('payment').select(['provider', 'state', 'amount', 'refunded']).execute()

test('a withdrawal moves no money by itself; settled, it refunds all of it, once', async (t) => {
  const shop = await openWithdrawn(t)
  const { orderId, total, asked, buyer } = shop
  await shop.work()
  deepEqual(asked, [])
  deepEqual((await shop.order(orderId)).payments, ['sandpay captured'])

  const settled = await Promise.all([shop.settle(), shop.settle()])
  await Promise.all([shop.work(), shop.work()])
  await shop.settle()
  await shop.work()

  deepEqual(settled.map((it) => it.givenBack).sort(), [0, total])
  deepEqual(asked, [total])
  const { status, payments, mails } = await shop.order(orderId)
  deepEqual([status, payments], ['refunded', ['sandpay refunded']])
  equal(mails.filter((it) => it === 'refund-mail').length, 1)
  const { body } = await buyer.ask(`/order/${orderId}`)
  match(body, /Ärendet är avslutat/)
})

test('refunds no more than was paid, whichever ways at once it comes about', async (t) => {
  const shop = await openWithdrawn(t)
  const { orderId, total, asked, db, now } = shop
  const [payment] = await listPayments(db, orderId)
  ok(payment)
  const paid = { amount: total, currency: 'SEK', reference: payment.reference }
  const again = () =>
    db
      .transaction()
      .execute((tx) => refundPayment(tx, payment, { status: paid, reason: 'second' }, now()))
  const notify = (state: 'captured' | 'refunded') =>
    db.transaction().execute((tx) => settlePayment(tx, payment, { ...paid, state }, now()))
  const ways = [again, () => shop.settle(), () => notify('captured'), () => shop.work()]

  await Promise.all(Array.from({ length: 100 }, (_, at) => ways[at % ways.length]?.()))
  await shop.work()
  await notify('refunded')
  await Promise.all([again(), shop.settle(), shop.work()])

  deepEqual(asked, [total])
  deepEqual(await sumsOf(shop), [
    { provider: 'sandpay', state: 'refunded', amount: total, refunded: total },
  ])
})

test('the table itself refuses to refund more than was paid', async (t) => {
  const shop = await openWithdrawn(t)
  const failed = await shop.db
    .updateTable('payment')
    .set({ refunded: shop.total + 1 })
    .execute()
    .catch((error: unknown) => String(error))
  const more = { amount: shop.total + 1, currency: 'SEK' }
  const [payment] = await listPayments(shop.db, shop.orderId)
  ok(payment)
  const given = await shop.db
    .transaction()
    .execute((tx) => refundPayment(tx, payment, { status: more, reason: 'second' }, shop.now()))

  match(String(failed), /CHECK/i)
  equal(given, 0)
  deepEqual((await shop.order(shop.orderId)).payments, ['sandpay captured'])
})

test('a part in words, and what is settled without a refund, leave the money where it is', async (t) => {
  const part = await openWithdrawn(t, { articles: 'den ena' })
  const whole = await openWithdrawn(t)

  const byHand = { count: 1, currency: 'SEK', givenBack: 0, toTransfer: 0, isByHand: true }
  deepEqual(await part.settle(), byHand)
  // What is left of an order that the owner has paid a part of back by hand.
  equal((await part.buyer.ask(CALL, statementOf(part))).statusCode, 200)
  deepEqual(await part.settle(), byHand)
  deepEqual(await whole.settle(false), { ...byHand, isByHand: false })

  for (const shop of [part, whole]) {
    await runOutbox(shop.db, paymentJobs(shop.payments), shop.now)
    deepEqual([shop.asked, (await shop.order(shop.orderId)).status], [[], 'paid'])
  }
})

test('a part that names its articles is refunded by what was paid for it, and the rest after it', async (t) => {
  const rows = [{ articleNumber: ARTICLE, quantity: 1 }]
  const shop = await openWithdrawn(t, { rows })
  const { orderId, total, asked, buyer } = shop
  const [row] = await shop.db.selectFrom('order_row').select('total').execute()
  const paid = row?.total ?? 0

  const part = await shop.settle()
  await shop.work()
  equal((await buyer.ask(CALL, statementOf(shop))).statusCode, 200)
  const rest = await shop.settle()
  await shop.work()

  const none = { count: 1, currency: 'SEK', toTransfer: 0, isByHand: false }
  deepEqual(part, { ...none, givenBack: paid })
  deepEqual(rest, { ...none, givenBack: total - paid })
  deepEqual(asked, [paid, total - paid])
  const { status, payments } = await shop.order(orderId)
  deepEqual([status, payments], ['refunded', ['sandpay refunded']])
})

test('npm run withdrawals lists what is open, and settles once what is settled twice at once', async (t) => {
  const shop = await openWithdrawn(t)
  const { number, db } = shop
  const stranger = statementOf({ number }, { email: 'eva@example.com', name: 'Eva\u001b[2J' })
  await shop.visitor().ask(CALL, stranger)
  const program = await bundleProgram('shop/cli/withdrawals.ts')
  const place = { DATA_DIR: temporaryFolder(t), DATABASE_URL: await addressOf(db) }
  const run = (...flags: string[]) => runToEnd(program, place, ...flags)

  const listed = await run()
  const done = await Promise.all([run('--done', number), run('--done', number.toLowerCase())])
  const [wrong, help, left] = await Promise.all([run('--dnoe'), run('--help'), run()])
  const swedish = await runToEnd(program, { ...place, LANG: 'sv_SE.UTF-8' })
  await shop.work()

  match(
    listed.stdout,
    new RegExp(`^${number} .*\\n {2}Kim Ek, kim@example.com\\n {2}the whole order`),
  )
  match(listed.stdout, /^ {2}SEK\s[\d,]+ in all, Card/m)
  match(listed.stdout, /fits no order that can be withdrawn from\n {2}Eva \[2J, eva@example.com/)
  deepEqual(done.map((it) => it.code).sort(), [0, 1])
  match(
    done.map((it) => it.stdout).join(''),
    / is settled\. SEK\s\d+ goes back by its provider\.\n$/,
  )
  match(done.map((it) => it.stderr).join(''), /Nothing is open of /)
  deepEqual([wrong.code, help.code, left.code], [1, 0, 0])
  match(wrong.stderr, /nothing to do here/)
  ok(!left.stdout.includes('kim@example.com'))
  match(swedish.stdout, / {2}passar ingen beställning som går att ångra\n {2}Eva/)
  deepEqual(shop.asked, [shop.total])
})
