import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { mailJobs } from '../../../shop/app/mail-jobs.ts'
import { findStockFaults } from '../../../shop/orders/stock/repair-stock.ts'
import { sweepOrders } from '../../../shop/payments/jobs/sweep-orders.ts'
import { listDueTransfers } from '../../../shop/payments/records/transfer-queries.ts'
import {
  markReturned,
  registerTransfer,
  type Transfer,
} from '../../../shop/payments/settlement/bank-transfer.ts'
import type { Db } from '../../../shop/platform/db/schema.ts'
import { runOutbox } from '../../../shop/platform/jobs/outbox.ts'
import type { Mail } from '../../../shop/platform/mail/mail-port.ts'
import type { Checkout } from '../../../src/contract/checkout.ts'
import { buy, stockOf } from '../../helpers/checkout.ts'
import { demoShop } from '../../helpers/demo-shop.ts'
import { createFrailDatabase } from '../../helpers/faults.ts'
import { openShop } from '../../helpers/open-shop.ts'
import { reopen } from '../../helpers/test-database.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A Monday; the products are reserved until the end of the next one. */
const START = Date.parse('2026-11-23T10:00:00Z')
const END = Date.parse('2026-12-01T00:00:00Z')

async function open(t: TestContext) {
  const clock = { now: START }
  const now = () => clock.now
  const opened = await openShop(t, { now })
  const { db, shop } = opened
  const sent: Mail[] = []
  const port = { send: async (mail: Mail) => void sent.push(mail) }
  const { payments } = shop
  const sources = {
    shop: demoShop,
    signer: payments.signer,
    shopUrl: () => 'https://shop.example',
    now,
  }
  return {
    ...opened,
    clock,
    payments,
    async mails(from = db): Promise<readonly Mail[]> {
      await runOutbox(from, mailJobs(port, { ...sources, db: from }), now)
      return sent.splice(0)
    },
    register: (transfer: Transfer, on = db) =>
      on.transaction().execute((tx) => registerTransfer(tx, transfer, now())),
  }
}

type Opened = Awaited<ReturnType<typeof open>>

async function orderLast({ db, visitor, mails }: Opened, language = 'sv') {
  const kim = visitor({ language })
  const answer = await buy(kim, { 'LAST-1': 1 })
  equal(answer.statusCode, 200, answer.body)
  const { orderId, redirectUrl } = answer.json<Checkout>()
  const [confirmation] = await mails()
  const { number } = await orderOf(db, String(orderId))
  return { kim, number, orderId: String(orderId), path: String(redirectUrl), confirmation }
}

function orderOf(db: Db, orderId: string) {
  return db
    .selectFrom('orders')
    .select(['number', 'status', 'pay_by as dueDate'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
}

const plain = (text: string | undefined) =>
  (text ?? '').replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

test('says on the receipt and in the mail until when the products are reserved', async (t) => {
  const shop = await open(t)
  const { kim, orderId, path, confirmation } = await orderLast(shop)

  equal((await orderOf(shop.db, orderId)).dueDate, END)
  const said = /Vi håller varorna till och med 30 november 2026 och skickar dem/
  match(plain(confirmation?.text), said)
  match(plain(confirmation?.html), said)
  match(plain((await kim.ask(path)).body), said)
})

test('the last day to pay does not break over two lines, on the receipt and in mails', async (t) => {
  const shop = await open(t)
  const { kim, path, confirmation } = await orderLast(shop)
  const unbroken = /till och med 30\u00a0november\u00a02026 och/
  // No-break spaces alone would still let the month break at a hyphen.
  const onPage = /<span class="shop-unbroken">30\u00a0november\u00a02026<\/span>/
  match(confirmation?.html ?? '', unbroken)
  match((await kim.ask(path)).body, onPage)

  shop.clock.now = END
  await sweepOrders(shop.payments)

  match((await shop.mails())[0]?.html ?? '', /den 30\u00a0november\u00a02026\./)
  match((await kim.ask(path)).body, onPage)
})

test('the last day is a bank day: nobody has to pay on a holiday', async (t) => {
  const shop = await open(t)
  shop.clock.now = Date.parse('2026-12-17T10:00:00Z')

  const { orderId } = await orderLast(shop)

  equal((await orderOf(shop.db, orderId)).dueDate, Date.parse('2026-12-29T00:00:00Z'))
})

test('an unpaid order is cancelled on its due date: stock back, one mail, no more', async (t) => {
  const shop = await open(t)
  const { db, clock, payments } = shop
  const { kim, orderId, number, path } = await orderLast(shop)
  equal(await stockOf(db, 'LAST-1'), 0)

  clock.now = END - 1
  await sweepOrders(payments)
  deepEqual([(await orderOf(db, orderId)).status, await stockOf(db, 'LAST-1')], ['placed', 0])

  clock.now = END
  for (let again = 0; again < 3; again += 1) await sweepOrders(payments)
  const mails = await shop.mails()

  deepEqual([(await orderOf(db, orderId)).status, await stockOf(db, 'LAST-1')], ['cancelled', 1])
  deepEqual(await findStockFaults(db), [])
  deepEqual(
    mails.map(({ to, subject }) => [to, subject]),
    [['kim@example.com', `Beställning ${number} är avbruten`]],
  )
  match(plain(mails[0]?.text), /inte fått din betalning den 30 november 2026\. Därför är/)
  const page = plain((await kim.ask(path)).body)
  match(page, /hade inte kommit den 30 november 2026 , så varorna är till salu igen/)
  match(page, /Köp igen/)
  deepEqual(await shop.mails(), [])
})

test('is in English for a buyer who ordered in English', async (t) => {
  const shop = await open(t)
  const { kim, path, confirmation } = await orderLast(shop, 'en')
  match(plain(confirmation?.text), /keep the items for you until the end of 30 November 2026 and/)

  shop.clock.now = END
  await sweepOrders(shop.payments)

  match(plain((await shop.mails())[0]?.text), /not received your payment by the end of 30 November/)
  match(plain((await kim.ask(path)).body), /had not come by the end of 30 November 2026/)
})

test('the code of a cancelled unpaid order can be used again', async (t) => {
  const shop = await open(t)
  const kim = shop.visitor()
  await buy(kim, { 'PLENTY-1': 1 })
  await shop.db
    .insertInto('code_use')
    .values({ order_id: await onlyOrder(shop.db), code: 'LAST1', state: 'used' })
    .execute()
  await shop.db
    .updateTable('campaign_code')
    .set({ uses_left: 0 })
    .where('code', '=', 'LAST1')
    .execute()

  shop.clock.now = END
  await sweepOrders(shop.payments)

  const { uses_left } = await shop.db
    .selectFrom('campaign_code')
    .select('uses_left')
    .where('code', '=', 'LAST1')
    .executeTakeFirstOrThrow()
  equal(uses_left, 1)
})

async function onlyOrder(db: Db): Promise<string> {
  return (await db.selectFrom('orders').select('id').executeTakeFirstOrThrow()).id
}

test('two processes that cancel and pay it at the same time agree on one outcome', async (t) => {
  const shop = await open(t)
  const { db, clock, payments } = shop
  const other = await reopen(t, db)
  const { orderId, number } = await orderLast(shop)
  clock.now = END

  const outcomes = await Promise.all([
    sweepOrders(payments),
    sweepOrders({ ...payments, db: other }),
    shop.register({ number }, other),
    shop.register({ number }),
    sweepOrders({ ...payments, db: other }),
  ])

  // Whichever came first, the money arrived and the products were in stock.
  equal((await orderOf(db, orderId)).status, 'paid')
  deepEqual(outcomes.filter((it) => it !== undefined).sort(), ['already', 'paid'])
  equal(await stockOf(db, 'LAST-1'), 0)
  deepEqual(await findStockFaults(db), [])
  const [own, others] = await Promise.all([shop.mails(), shop.mails(other)])
  const paid = [...own, ...others].filter((it) => it.subject.includes('fått din betalning'))
  equal(paid.length, 1)
})

test('a power cut at any statement leaves the order as it was, or cancelled with its mail', async (t) => {
  for (let statement = 1; statement < 40; statement += 1) {
    const shop = await open(t)
    const { db, clock, payments } = shop
    const { orderId } = await orderLast(shop)
    clock.now = END
    const frail = createFrailDatabase()
    frail.failAtStatement(statement)
    await sweepOrders({ ...payments, db: frail.wrap(db) }).catch(() => undefined)

    const { status } = await orderOf(db, orderId)
    const isEnded = status === 'cancelled'
    equal(await stockOf(db, 'LAST-1'), isEnded ? 1 : 0)
    equal((await shop.mails()).length, isEnded ? 1 : 0)
    await sweepOrders(payments)
    equal((await orderOf(db, orderId)).status, 'cancelled')
    equal((await shop.mails()).length, isEnded ? 0 : 1)
    if (frail.cuts === 0) return ok(statement > 5, 'it was cut at several places')
  }
  throw new Error('It never came to its end')
})

test('a transfer in time pays the order once, and the buyer gets a mail', async (t) => {
  const shop = await open(t)
  const { db, clock, payments } = shop
  const { kim, number, orderId, path } = await orderLast(shop)
  clock.now += DAY_MS

  deepEqual(
    [
      await shop.register({ number: 'X-1' }),
      await shop.register({ number, amount: 1 }),
      await shop.register({ number }),
      await shop.register({ number }),
    ],
    ['unknown', 'amount', 'paid', 'already'],
  )

  const mails = await shop.mails()
  deepEqual(
    mails.map(({ subject }) => subject),
    [`Vi har fått din betalning för beställning ${number}`],
  )
  match(plain(mails[0]?.text), /Tack! 269 kr har kommit/)
  clock.now = END + DAY_MS
  await sweepOrders(payments)
  deepEqual([(await orderOf(db, orderId)).status, await stockOf(db, 'LAST-1')], ['paid', 0])
  const page = plain((await kim.ask(path)).body)
  match(page, /Betalningen är godkänd\. Vi packar varorna/)
  ok(!page.includes('bankgiro'))
})

test('money that comes after the cancellation reinstates the order, or is refunded', async (t) => {
  const shop = await open(t)
  const { db, clock, payments } = shop
  const first = await orderLast(shop)
  clock.now = END
  await sweepOrders(payments)
  await shop.mails()

  equal(await shop.register({ number: first.number }), 'paid')
  equal(await shop.register({ number: first.number, reference: 'second' }), 'refund')
  deepEqual([(await orderOf(db, first.orderId)).status, await stockOf(db, 'LAST-1')], ['paid', 0])
  deepEqual(await findStockFaults(db), [])
  const said = (await shop.mails()).map(({ text }) => plain(text)).join()
  match(said, /Nu packar vi varorna/)
  match(said, /var redan betald.*Svara på det här mejlet med ditt IBAN, eller med clearingnummer/)
  deepEqual(
    (await listDueTransfers(db)).map(({ number, reference, amount }) => [
      number,
      reference,
      amount,
    ]),
    [[first.number, 'second', 26_900]],
  )
  const back = () => db.transaction().execute((tx) => markReturned(tx, 'second', clock.now))
  deepEqual([await back(), await back(), await listDueTransfers(db)], [true, false, []])
})

test('money for products that somebody else has bought since is refunded', async (t) => {
  const shop = await open(t)
  const { db, clock, payments } = shop
  const late = await orderLast(shop)
  clock.now = END
  await sweepOrders(payments)
  const next = await orderLast(shop)

  equal(await shop.register({ number: late.number }), 'refund')

  equal((await orderOf(db, late.orderId)).status, 'refunded')
  equal((await orderOf(db, next.orderId)).status, 'placed')
  match(plain((await shop.mails()).at(-1)?.text), /tiden var ute.*clearingnummer/)
})

test('a confirmation that was not sent in time is not sent after the cancellation', async (t) => {
  const shop = await open(t)
  equal((await buy(shop.visitor(), { 'LAST-1': 1 })).statusCode, 200)
  shop.clock.now = END
  await sweepOrders(shop.payments)

  const mails = await shop.mails()

  equal(mails.length, 1)
  match(mails[0]?.subject ?? '', /är avbruten$/)
})

test('an order from before due dates never expires, and can still be paid', async (t) => {
  const shop = await open(t)
  const { db, clock, payments } = shop
  const { orderId, number } = await orderLast(shop)
  await db.updateTable('orders').set({ pay_by: null }).execute()
  await db.updateTable('reservation').set({ state: 'sold' }).execute()
  clock.now = END + 100 * DAY_MS

  await sweepOrders(payments)
  equal((await orderOf(db, orderId)).status, 'placed')
  equal(await shop.register({ number }), 'paid')
})
