import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { cancelHold } from '../../../shop/checkout/current/cancel-order.ts'
import { confirmPayment } from '../../../shop/payments/settlement/confirm-payment.ts'
import { holdRow } from '../../../shop/platform/db/hold.ts'
import type { Db } from '../../../shop/platform/db/schema.ts'
import type { Checkout } from '../../../src/contract/checkout.ts'
import type { ErrorBody } from '../../../src/contract/error-body.ts'
import { change, fillCheckout, listOrders, place, stockOf, tally } from '../../helpers/checkout.ts'
import { openShop } from '../../helpers/open-shop.ts'

const CARD = { selectedPaymentMethod: 'card' }

/** As the payment is settled. */
function confirmOrder(db: Db, orderId: string, amount: number) {
  return db.transaction().execute(async (tx) => {
    await holdRow(tx, 'orders', orderId)
    return confirmPayment(tx, orderId, { amount, currency: 'SEK' }, Date.now())
  })
}

test('regression/M8: confirms once when the browser and the provider come at the same moment', async (t) => {
  const { db, visitor } = await openShop(t)
  const kim = visitor()
  const sent = await fillCheckout(kim, { 'LAST-1': 1 }, CARD)
  const amount = sent.totals?.totalAmount ?? 0
  const confirm = () => confirmOrder(db, sent.orderId, amount)

  equal(await confirm(), 'refund')
  equal((await place(kim, sent)).statusCode, 200)
  const [first, again, ...rest] = await Promise.all([
    confirm(),
    place(kim, sent),
    confirm(),
    confirm(),
  ])

  equal(again.statusCode, 200)
  deepEqual([first, ...rest].sort(), ['already', 'already', 'paid'])
  deepEqual(
    (await listOrders(db)).map((it) => it.status),
    ['paid'],
  )
})

test('regression/M9: makes one order when a code changes between two submits', async (t) => {
  const { db, visitor } = await openShop(t)
  const kim = visitor()
  const sent = await fillCheckout(kim, { 'SHOE-42': 1 })

  const [first, coded, second] = await Promise.all([
    place(kim, sent),
    change(kim, 'setCampaignCode', { ...sent, campaignCode: 'SOMMAR10' }),
    place(kim, sent),
  ])

  deepEqual([first.statusCode, second.statusCode], [200, 200])
  equal(coded.statusCode, 409)
  deepEqual(coded.json<ErrorBody>().modelState?.general, [
    'Beställningen är redan gjord. Den finns på orderbekräftelsen.',
  ])
  deepEqual(
    (await listOrders(db)).map((it) => it.total),
    [100_000],
  )
})

test('regression/M10: makes one order of two tabs that pay one cart by different methods', async (t) => {
  const { db, visitor } = await openShop(t)
  const kim = visitor()
  const sent = await fillCheckout(kim, { 'SHOE-42': 1 })
  const other = { ...sent, selectedPaymentMethod: 'card' }

  const answers = await Promise.all([place(kim, sent), place(kim, other)])

  // The order of a card waits for its payment, so that it is not done yet, and differs.
  const statuses = answers.map((it) => it.statusCode).join()
  ok(['200,422', '409,200'].includes(statuses), statuses)
  equal((await listOrders(db)).length, 1)
})

test('regression/M11: keeps the key of an order through reload, Back, a new tab and a crash', async (t) => {
  const { db, visitor } = await openShop(t)
  const kim = visitor()
  const first = await fillCheckout(kim, { 'SHOE-42': 1 })
  const reloaded = (await kim.ask('/api/checkout')).json<Checkout>()

  const lost = await place(kim, first)
  const again = await place(kim, { ...reloaded, acceptTermsOfCondition: true })

  equal(reloaded.orderId, first.orderId)
  deepEqual(
    [lost, again].map((it) => it.json<Checkout>().redirectUrl),
    [`/order/${first.orderId}`, `/order/${first.orderId}`],
  )
  equal((await listOrders(db)).length, 1)
})

test('lets a one-time code be used once by 30 orders at the same moment', async (t) => {
  const { db, visitor } = await openShop(t)
  const buyers = []
  for (let it = 0; it < 30; it += 1) {
    const buyer = visitor()
    const sent = await fillCheckout(buyer, { 'PLENTY-1': 1 })
    const answer = await change(buyer, 'setCampaignCode', { ...sent, campaignCode: 'LAST1' })
    buyers.push({ buyer, sent: { ...answer.json<Checkout>(), acceptTermsOfCondition: true } })
  }

  const answers = await Promise.all(buyers.map(({ buyer, sent }) => place(buyer, sent)))

  deepEqual(tally(answers), { 200: 1, 409: 29 })
  const refused = answers.find((it) => it.statusCode === 409)
  deepEqual(refused?.json<ErrorBody>().modelState, {
    campaignCode: ['Koden LAST1 är redan använd. Ta bort den eller prova en annan.'],
  })
  equal((await db.selectFrom('code_use').select('code').execute()).length, 1)
})

test('releases a hold once, however many sweeps run, and even during its payment', async (t) => {
  const { db, visitor } = await openShop(t)
  const kim = visitor()
  const sent = await fillCheckout(kim, { 'SHOE-42': 5 }, CARD)
  await place(kim, sent)
  const amount = sent.totals?.totalAmount ?? 0
  const release = () => db.transaction().execute((tx) => cancelHold(tx, sent.orderId, Date.now()))
  const confirm = () => confirmOrder(db, sent.orderId, amount)

  const outcomes = await Promise.all([release(), release(), confirm(), release(), confirm()])

  equal(outcomes.filter((it) => it !== undefined && it.length > 10).length, 1)
  deepEqual([outcomes[2], outcomes[4]].sort(), ['already', 'paid'])
  equal(await stockOf(db, 'SHOE-42'), 45)
})
