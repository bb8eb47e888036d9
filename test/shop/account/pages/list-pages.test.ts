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
  new RegExp(`\\?${way}=([\\w-]+)" data-act="[^"]*" aria-label="[^"]*${name}"`).exec(page)?.[1] ??
  ''

test('a customer keeps addresses without script: adds, changes, removes one by name', async (t) => {
  const opened = await openShop(t)
  const anna = await enterAccount(opened, 'anna@example.com')
  await anna.open(`${ADDRESSES}?new=1`)
  const wrong = await anna.post(`${ADDRESSES}/save`, { ...ARENA, zipCode: '12', city: '' })
  equal(wrong.statusCode, 400)
  match(wrong.body, /<title>Fel: /)
  match(textOf(wrong.body), /Postnumret ska ha 5 siffror, du skrev 2\./)
  match(wrong.body, /aria-invalid="true" aria-describedby="addresses-zipCode-error/)
  match(wrong.body, /value="Arenagatan 4"/)
  match(wrong.body, /name="returnTo" value="\/account\/addresses"/)
  match(wrong.body, /href="\/en\/account\/addresses"/)

  const added = await anna.submit(`${ADDRESSES}/save`, ARENA)
  match(textOf(added.body), /Sparat\..*Arenagatan 4 222 21 Lunda/)
  const id = idIn(added.body, 'edit', 'Arenagatan 4')
  const form = await anna.open(`${ADDRESSES}?edit=${id}`)
  match(form.body, /<h2[^>]*>Ändra Arenagatan 4<\/h2>/)
  const changed = await anna.submit(`${ADDRESSES}/save`, { ...ARENA, systemId: id, city: 'Byn' })
  match(textOf(changed.body), /222 21 Byn/)

  const asked = await anna.open(`${ADDRESSES}?remove=${id}`)
  match(asked.body, /<h2[^>]*>Ta bort Arenagatan 4\?<\/h2>/)
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
  match(textOf(people.body), /Bo Berg .*Godkännare.*Kim Ek .*Köpare.*godkännare kan ändra/)
  ok(!people.body.includes('?edit='))
  match((await kim.open(`/pro${ADDRESSES}`)).body, /Arenagatan 4/)
  ok(!(await kim.open(`/pro${PEOPLE}?edit=bo`)).body.includes('<form class="cs-entry'))
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
    equal((await bo.open(`${ADDRESSES}?edit=${id}`)).body.includes('<form class="cs-entry'), false)
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

test('a form whose login has ended comes back as it was typed, and is sent after a login', async (t) => {
  const opened = await openShop(t)
  const anna = await enterAccount(opened, 'anna@example.com')
  await anna.open(`${ADDRESSES}?edit=anna-home`)
  const typed = { ...ARENA, systemId: 'anna-home', city: 'Nya <b>Byn</b>' }
  await opened.db.deleteFrom('session').execute()

  const kept = await anna.post(`${ADDRESSES}/save`, typed)
  equal(kept.statusCode, 401)
  match(textOf(kept.body), /Du har loggats ut\. Det du har skrivit finns kvar/)
  match(kept.body, /href="\/login\?returnTo=%2Faccount%2Faddresses" target="_blank"/)
  match(kept.body, /<h2[^>]*>Ändra Arenagatan 4<\/h2>/)
  match(kept.body, /name="city" value="Nya &lt;b&gt;Byn/)
  match(kept.body, /name="systemId" value="anna-home"/)
  ok(!kept.body.includes('Ringgatan') && !kept.body.includes('action="/logout"'))

  // Logs in, in another tab of the same browser.
  const [, token = ''] = /name="__RequestVerificationToken" value="([^"]+)"/.exec(kept.body) ?? []
  await anna.open('/login')
  await anna.submit('/login', { userName: 'anna@example.com', password: 'courtside-demo' })
  const old = { ...typed, __RequestVerificationToken: token }
  const stale = await anna.post(`${ADDRESSES}/save`, old)
  equal(stale.statusCode, 403)
  match(textOf(stale.body), /Tryck en gång till/)
  match(stale.body, /name="city" value="Nya &lt;b&gt;Byn/)
  const saved = await anna.submit(`${ADDRESSES}/save`, typed)
  match(textOf(saved.body), /Sparat\..*Nya &lt;b&gt;Byn/)
})

test('a form that comes back holds no choice that nobody is offered', async (t) => {
  const opened = await openShop(t)
  const anna = await enterAccount(opened, 'anna@example.com')
  await anna.open(`${ADDRESSES}?new=1`)
  const typed = { ...ARENA, addressType: 'Pickup' }
  const refused = await anna.post(`${ADDRESSES}/save`, typed)
  await opened.db.deleteFrom('session').execute()
  const kept = await anna.post(`${ADDRESSES}/save`, typed)

  deepEqual(
    [refused, kept].map(({ statusCode, body }) => [statusCode, body.includes('Pickup')]),
    [
      [400, false],
      [401, false],
    ],
  )
})

test('what another site sends is kept for nobody', async (t) => {
  const opened = await openShop(t)
  const refused = await opened.shop.inject({
    method: 'POST',
    url: `${ADDRESSES}/save`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
    },
    payload: new URLSearchParams(ARENA).toString(),
  })
  equal(refused.statusCode, 403)
  ok(!refused.body.includes(ARENA.city))
})
