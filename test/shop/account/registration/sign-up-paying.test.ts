import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import type { Checkout } from '../../../../src/contract/checkout.ts'
import { readMails } from '../../../helpers/accounts.ts'
import { openPayingShop, type PayingShop, TRIAL } from '../../../helpers/open-paying-shop.ts'
import { cardOf, payInFrame, reachPayment, validate } from '../../../helpers/pay-steps.ts'

const HOUR_MS = 60 * 60 * 1000

const listKim = ({ db }: PayingShop) =>
  db
    .selectFrom('customer')
    .select(['email', 'password_hash'])
    .where('email', '=', 'kim@example.com')
    .execute()

async function story(shop: PayingShop) {
  const mails = await readMails(shop, shop.now)
  return { accounts: (await listKim(shop)).length, mails: mails.map(({ to }) => to) }
}

const NOTHING = { accounts: 0, mails: [] }
const ONE = { accounts: 1, mails: ['kim@example.com'] }

test('an order that is held opens no account before it is paid, and then one', async (t) => {
  const shop = await openPayingShop(t)
  const { buyer, checkout } = await reachPayment(shop)
  await validate(buyer, { ...checkout, signUp: true })

  deepEqual(await story(shop), NOTHING)
  await payInFrame(shop, checkout.orderId, cardOf(TRIAL.pays))
  await shop.work()

  deepEqual(await story(shop), ONE)
  await shop.deliver()
  deepEqual(await story(shop), { ...ONE, mails: [] })
})

test('a payment that is declined, or never comes, leaves no account and no mail', async (t) => {
  const shop = await openPayingShop(t)
  const { buyer, checkout } = await reachPayment(shop)
  await validate(buyer, { ...checkout, signUp: true })
  await payInFrame(shop, checkout.orderId, cardOf(TRIAL.declined))
  await shop.deliver()

  deepEqual(await story(shop), NOTHING)
  shop.pass(2 * HOUR_MS)
  const opened = (await buyer.ask('/api/checkout')).json<Checkout>()
  deepEqual(await story(shop), NOTHING)
  equal(opened.signUp, true)
})

test('who changes their mind while the order waits for its payment is taken at their word', async (t) => {
  const shop = await openPayingShop(t)
  const { buyer, checkout } = await reachPayment(shop)
  await validate(buyer, { ...checkout, signUp: true })
  await validate(buyer, { ...checkout, signUp: false })
  await payInFrame(shop, checkout.orderId, cardOf(TRIAL.pays))

  equal((await shop.order(checkout.orderId)).status, 'paid')
  deepEqual(await story(shop), NOTHING)
})
