import { deepEqual, equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import { cleanSent } from '../../../shop/platform/http/clean-sent.ts'
import { readLines } from '../../../shop/quick-order/read-lines.ts'
import type { Checkout } from '../../../src/contract/checkout.ts'
import { logInWith } from '../../helpers/accounts.ts'
import { BUYER, change, fillCheckout } from '../../helpers/checkout.ts'
import { textOf } from '../../helpers/form-visitor.ts'
import { DEMO_PASSWORD, openShop } from '../../helpers/open-shop.ts'
import { cartOf, openBuyer, QUICK_ORDER } from '../../helpers/quick-order.ts'
import { save } from '../../helpers/registration.ts'

/** As it is pasted from a mail, a table or a chat. */
const pasted = (text: string) => `\u200b${text.slice(0, 2)}\u00ad\u2060${text.slice(2)}\u200d\ufeff`

test('a campaign code, a postcode, a phone and an organisation number are what is seen of them', async (t) => {
  const { visitor } = await openShop(t)
  const kim = visitor()
  const customerDetails = {
    ...BUYER.customerDetails,
    zipCode: pasted('12345'),
    phoneNumber: pasted('070-123 45 67'),
    organizationNumber: pasted('556012-5790'),
    companyName: pasted('Klubben AB'),
  } as never
  const sent = await fillCheckout(kim, { 'SHOE-42': 1 }, { customerDetails })
  const answer = await change(kim, 'setCampaignCode', { ...sent, campaignCode: pasted('KLUBB100') })
  equal(answer.statusCode, 200, answer.body)
  const kept = answer.json<Checkout>()

  equal(kept.campaignCode, 'KLUBB100')
  deepEqual(
    [kept.customerDetails.zipCode, kept.customerDetails.phoneNumber],
    ['123 45', '070-123 45 67'],
  )
  deepEqual(
    [kept.customerDetails.organizationNumber, kept.customerDetails.companyName],
    ['556012-5790', 'Klubben AB'],
  )
  equal((await kim.ask('/api/checkout', { ...kept, acceptTermsOfCondition: true })).statusCode, 200)
})

test('an article number of a quick order is found', async (t) => {
  const opened = await openBuyer(t)
  const { visitor } = opened
  await visitor.open(QUICK_ORDER)
  await visitor.submit(QUICK_ORDER, { lines: `${pasted('SHOE-42')} 2`, act: 'check' })
  match(textOf(visitor.page()), /SHOE-42/)
  deepEqual(await cartOf(opened, visitor), {})
})

test('so is one in lines of a file', async () => {
  const { lines } = await readLines(`${pasted('SHOE-42')};${pasted('12')}`)
  deepEqual(
    lines.map((it) => [it.articleNumber, it.quantity]),
    [['SHOE-42', '12']],
  )
})

for (const [how, url] of [
  ['the page of hits', `/search?q=${encodeURIComponent(pasted('löparsko'))}`],
  ['quick search', `/api/quickSearch?query=${encodeURIComponent(pasted('löparsko'))}`],
] as const) {
  test(`${how} finds what was searched for`, async (t) => {
    const { shop } = await openShop(t)
    match((await shop.inject(url)).body, /Åska/)
  })
}

test('the address of a login is known, and its password is taken as it is typed', async (t) => {
  const { visitor } = await openShop(t)
  const logIn = (userName: string, password: string) => logInWith(visitor(), userName, password)
  equal((await logIn(pasted('anna@example.com'), DEMO_PASSWORD)).statusCode, 200)
  equal((await logIn('anna@example.com', pasted(DEMO_PASSWORD))).statusCode, 401)
})

test('passwords are kept exactly, under each of their names', () => {
  const exact = {
    ...{ password: pasted('secret'), NewPassword: pasted('secret') },
    ...{ CurrentPassword: pasted('secret'), current: pasted('secret') },
    fields: [{ fieldId: 'password', fieldValue: pasted('secret') }],
  }
  deepEqual(cleanSent(exact), exact)
  deepEqual(
    cleanSent({ name: pasted('Kim'), rows: [{ fieldId: 'city', fieldValue: pasted('Lund') }] }),
    { name: 'Kim', rows: [{ fieldId: 'city', fieldValue: 'Lund' }] },
  )
})

test('joiners stay in a name that is written with them', async (t) => {
  const { visitor, db } = await openShop(t)
  const { success } = await save(visitor(), { firstName: 'علی\u200cرضا', lastName: pasted('Ek') })
  equal(success, true)
  deepEqual(await db.selectFrom('registration').select(['first_name', 'last_name']).execute(), [
    { first_name: 'علی\u200cرضا', last_name: 'Ek' },
  ])
})
