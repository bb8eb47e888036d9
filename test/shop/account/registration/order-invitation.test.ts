import { deepEqual, equal, match } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { openAccounts, orderWithSignUp, readMails } from '../../../helpers/accounts.ts'
import { browse, textOf } from '../../../helpers/form-visitor.ts'
import { orderAs } from '../../../helpers/own-orders.ts'

const LINK = /https:\/\/shop\.example((?:\/en)?\/register\?token=[\w-]{43})/

async function open(t: TestContext) {
  const shop = await openAccounts(t)
  return { ...shop, confirmations: () => readMails(shop, () => shop.clock.now, ['order-mail']) }
}

test('the confirmation of a guest’s order leads to a registration with the address locked', async (t) => {
  const shop = await open(t)
  await orderAs(shop.visitor({ language: 'en' }), { 'PLENTY-1': 1 }, 'Kim@example.com')
  const [mail] = await shop.confirmations()
  const [, link = ''] = LINK.exec(mail?.text ?? '') ?? []
  const visitor = browse(shop.shop)

  const opened = await visitor.open(link)
  equal(opened.statusCode, 303)
  const page = await visitor.follow(opened)

  match(page.body, /value="[kK]•••@e•••\.com"[^>]*readonly|readonly[^>]*value="[kK]•••@e•••\.com"/i)
  const fields = { firstName: 'Kim', lastName: 'Ek', password: 'tre blå hästar', Consent: 'true' }
  const done = await visitor.submit(link.replace(/\?.*/, ''), {
    ...fields,
    ...{ type: 'B2C', _email: 'mallory@example.com' },
  })
  equal(done.statusCode, 200, textOf(done.body))
  const rows = await shop.db.selectFrom('registration').select('email').execute()
  deepEqual(rows, [{ email: 'kim@example.com' }])
})

test('a registration by the link takes the order along', async (t) => {
  const shop = await open(t)
  const orderId = await orderAs(shop.visitor(), { 'PLENTY-1': 1 }, 'kim@example.com')
  const [mail] = await shop.confirmations()
  const visitor = browse(shop.shop)
  await visitor.follow(await visitor.open(LINK.exec(mail?.text ?? '')?.[1] ?? ''))
  const fields = { firstName: 'Kim', lastName: 'Ek', password: 'tre blå hästar', Consent: 'true' }
  await visitor.submit('/register', { ...fields, type: 'B2C' })
  const token = await shop.token()
  await visitor.open(`/register/confirm?token=${token}`)
  await visitor.submit('/register/confirm', { token })

  equal((await visitor.open(`/account/orders/${orderId}`)).statusCode, 200)
})

test('nobody is invited who has an account, asked for one, or buys for a company', async (t) => {
  const shop = await open(t)
  const anna = shop.visitor()
  await anna.logIn('anna@example.com')
  await orderAs(anna, { 'PLENTY-1': 1 }, 'other@example.com')
  await orderAs(shop.visitor(), { 'PLENTY-1': 1 }, 'Bo@example.com')
  await orderWithSignUp(shop.visitor(), 'kim@example.com')

  const mails = await shop.confirmations()

  equal(mails.length, 3)
  deepEqual(
    mails.filter(({ text }) => LINK.test(text)).map(({ to }) => to),
    [],
  )
})
