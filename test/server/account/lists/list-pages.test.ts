import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { choose, GOOD_PASSWORD, logInWith, openAccounts } from '../../../helpers/accounts.ts'
import { addColleague, addOtherCompany } from '../../../helpers/colleagues.ts'
import { browse, textOf } from '../../../helpers/form-visitor.ts'
import { openShop } from '../../../helpers/open-shop.ts'
import { enterAccount } from '../../../helpers/own-orders.ts'

const ADDRESSES = '/account/addresses'
const PEOPLE = '/account/persons'
const ARENA = {
  ...{ addressType: 'Shipping', careOf: '', address: 'Arenagatan 4', address2: '' },
  ...{ zipCode: '22221', city: 'Lunda', country: 'SE', phoneNumber: '' },
}
const KIM = {
  ...{ firstName: 'Kim', lastName: 'Ek', email: 'kim@example.com', phone: '', role: 'buyer' },
}

const idIn = (page: string, way: string, name: string) =>
  new RegExp(`\\?${way}=([\\w-]+)" aria-label="[^"]*${name}"`).exec(page)?.[1] ?? ''

test('a customer keeps addresses without script: adds, changes, removes one by name', async (t) => {
  const opened = await openShop(t)
  const anna = await enterAccount(opened, 'anna@example.com')
  await anna.open(`${ADDRESSES}?new=1`)
  const wrong = await anna.post(`${ADDRESSES}/save`, { ...ARENA, zipCode: '12', city: '' })
  equal(wrong.statusCode, 400)
  match(wrong.body, /<title>Fel: /)
  match(textOf(wrong.body), /Postnumret ska ha 5 siffror, du skrev 2\./)
  match(wrong.body, /id="list-zipCode"[^>]*aria-invalid="true"/)
  match(wrong.body, /value="Arenagatan 4"/)

  const added = await anna.submit(`${ADDRESSES}/save`, ARENA)
  match(textOf(added.body), /Sparat\..*Arenagatan 4 222 21 Lunda/)
  const id = idIn(added.body, 'edit', 'Arenagatan 4')
  const form = await anna.open(`${ADDRESSES}?edit=${id}`)
  match(form.body, /<h1>Ändra Arenagatan 4<\/h1>/)
  const changed = await anna.submit(`${ADDRESSES}/save`, { ...ARENA, systemId: id, city: 'Byn' })
  match(textOf(changed.body), /222 21 Byn/)

  const asked = await anna.open(`${ADDRESSES}?remove=${id}`)
  match(asked.body, /<h1>Ta bort Arenagatan 4\?<\/h1>/)
  const removed = await anna.submit(`${ADDRESSES}/remove`, { systemId: id })
  match(textOf(removed.body), /Borttaget\./)
  equal(idIn(removed.body, 'edit', 'Arenagatan 4'), '')
  equal((await anna.submit(`${ADDRESSES}/remove`, { systemId: id })).statusCode, 200)
  const gone = await anna.post(`${ADDRESSES}/save`, { ...ARENA, systemId: id })
  equal(gone.statusCode, 410)
  match(textOf(gone.body), /Adressen är borttagen/)
})

test('an approver adds a buyer and an address, and the buyer sees them and changes nothing', async (t) => {
  const shop = await openAccounts(t)
  const bo = await enterAccount(shop, 'bo@example.com', '/pro')
  await bo.open(`/pro${PEOPLE}?new=1`)
  const added = await bo.submit(`/pro${PEOPLE}/save`, KIM)
  match(textOf(added.body), /Kim Ek kim@example\.com Köpare/)
  await bo.submit(`/pro${ADDRESSES}/save`, ARENA)

  const caller = shop.visitor()
  await choose(caller, await shop.token(), GOOD_PASSWORD)
  equal((await logInWith(shop.visitor(), KIM.email, GOOD_PASSWORD)).statusCode, 200)
  const kim = browse(shop.shop)
  await kim.open('/pro/login')
  const login = { userName: KIM.email, password: GOOD_PASSWORD, returnTo: `/pro${PEOPLE}` }
  const people = await kim.submit('/pro/login', login)
  match(textOf(people.body), /Bo Berg .*Attestant.*Kim Ek .*Köpare.*attestanter kan ändra/)
  ok(!people.body.includes('?edit='))
  match((await kim.open(`/pro${ADDRESSES}`)).body, /Arenagatan 4/)
  ok(!(await kim.open(`/pro${PEOPLE}?edit=bo`)).body.includes('shop-form'))
  equal((await kim.post(`/pro${PEOPLE}/remove`, { systemId: 'bo' })).statusCode, 403)
  equal((await kim.post(`/pro${ADDRESSES}/save`, ARENA)).statusCode, 403)
})

test('the last approver is told why they stay', async (t) => {
  const opened = await openShop(t)
  const bo = await enterAccount(opened, 'bo@example.com', '/en/pro')
  await bo.open(`/en/pro${PEOPLE}?remove=bo`)
  const refused = await bo.post(`/en/pro${PEOPLE}/remove`, { systemId: 'bo' })
  equal(refused.statusCode, 409)
  match(textOf(refused.body), /At least one approver must remain/)
})

test('somebody else’s entry is as unknown as none, and people are there for companies', async (t) => {
  const opened = await openShop(t)
  await addOtherCompany(opened.db)
  const bo = await enterAccount(opened, 'bo@example.com')
  await bo.open(ADDRESSES)
  const list = (await bo.open(ADDRESSES)).body.length
  for (const id of ['eva-office', 'anna-home', 'none']) {
    equal((await bo.open(`${ADDRESSES}?edit=${id}`)).body.includes('shop-form'), false)
    equal((await bo.post(`${ADDRESSES}/remove`, { systemId: id })).statusCode, 404)
    equal((await bo.post(`${ADDRESSES}/save`, { ...ARENA, systemId: id })).statusCode, 404)
  }
  ok(list > 0)
  equal((await bo.post(`${PEOPLE}/remove`, { systemId: 'eva' })).statusCode, 404)
  const anna = await enterAccount(opened, 'anna@example.com')
  equal((await anna.open(PEOPLE)).statusCode, 403)
  ok(!(await anna.open('/account')).body.includes(PEOPLE))
})

test('what is written in a name is text, in the list and in what is asked', async (t) => {
  const opened = await openShop(t)
  await addColleague(opened.db, { id: 'kim', role: 'buyer' })
  const evil = '<img src=x onerror=alert(1)>'
  await opened.db.updateTable('customer').set({ last_name: evil }).where('id', '=', 'kim').execute()
  const bo = await enterAccount(opened, 'bo@example.com')
  const pages = []
  for (const query of ['', '?edit=kim', '?remove=kim']) pages.push(await bo.open(PEOPLE + query))
  deepEqual(
    pages.map(({ statusCode, body }) => [statusCode, body.includes('<img src=x')]),
    [
      [200, false],
      [200, false],
      [200, false],
    ],
  )
})
