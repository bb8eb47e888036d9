import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { insertVersion } from '../../../../shop/consents/consent-queries.ts'
import { wordsMark } from '../../../../shop/consents/displayed-words.ts'
import type { Db } from '../../../../shop/platform/db/schema.ts'
import { toRegisterFields } from '../../../../src/model/registration-form.ts'
import { browse, textOf } from '../../../helpers/form-visitor.ts'
import { linkOf, openNewsletter, postForm, put, SUBSCRIBE } from '../../../helpers/newsletter.ts'
import { DEMO_PASSWORD, openShop } from '../../../helpers/open-shop.ts'
import { enterAccount, orderAs } from '../../../helpers/own-orders.ts'
import { faultsOf, GET_FIELDS, save } from '../../../helpers/registration.ts'
import { openStaff } from '../../../helpers/staff.ts'

const ANNA = 'anna@example.com'
const PAGE = '/account/privacy'

/** The recorded consents in their order, with their words. */
async function said(db: Db): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('consent_event')
    .leftJoin('consent_text', 'consent_text.id', 'consent_event.text_id')
    .select(['consent_event.consent', 'act', 'consent_event.place', 'lang', 'words', 'version'])
    .orderBy('made_at')
    .orderBy('act')
    .execute()
  return rows.map((it) =>
    [it.consent, it.act, it.place, it.version, it.lang, it.words?.slice(0, 24)]
      .filter((part) => part !== null && part !== undefined)
      .join(' '),
  )
}

test('a customer says yes in these words, takes it back, and sees both', async (t) => {
  const opened = await openShop(t)
  const visitor = await enterAccount(opened, ANNA)
  await visitor.open(PAGE)
  const before = textOf(visitor.page())
  match(before, /Nyhetsbrevet kommer med e-post.*Du får inget nyhetsbrev.*Prenumerera/)
  ok(!/<input[^>]*checked/.test(visitor.page()))

  await visitor.submit(`${PAGE}/newsletter`, { wanted: 'yes' })
  await visitor.submit(`${PAGE}/newsletter`, { wanted: 'yes' })
  await visitor.submit(`${PAGE}/newsletter`, { wanted: 'no' })
  await visitor.submit(`${PAGE}/newsletter`, { wanted: 'no' })

  const page = textOf(visitor.page())
  match(page, /Historik.*Nyhetsbrev: ja togs tillbaka på Mina sidor.*Nyhetsbrev: ja på Mina sidor/)
  match(page, /Orden som visades \(version 1\):.*Nyhetsbrevet kommer med e-post.*Prenumerera/)
  deepEqual(await said(opened.db), [
    'newsletter given account 1 sv Nyhetsbrevet kommer med ',
    'newsletter withdrawn account',
  ])
  const other = await enterAccount(opened, 'bo@example.com')
  await other.open(PAGE)
  ok(!textOf(other.page()).includes('Historik'))
})

test('the words of both languages are one version, and are shown as they were read', async (t) => {
  const opened = await openShop(t)
  const swedish = await enterAccount(opened, ANNA)
  await swedish.open(PAGE)
  await swedish.submit(`${PAGE}/newsletter`, { wanted: 'yes' })
  const english = await enterAccount(opened, 'bo@example.com', '/en')
  await english.open(`/en${PAGE}`)
  await english.submit(`/en${PAGE}/newsletter`, { wanted: 'yes' })

  match(english.page(), /<blockquote lang="en"><p>The newsletter comes by e-mail/)
  await swedish.open(`/en${PAGE}`)
  match(swedish.page(), /<blockquote lang="sv"><p>Nyhetsbrevet kommer/)
  deepEqual(await said(opened.db), [
    'newsletter given account 1 sv Nyhetsbrevet kommer med ',
    'newsletter given account 1 en The newsletter comes by ',
  ])
})

test('a request is kept with its words, and goes with it; a yes to its mail stays', async (t) => {
  const shop = await openNewsletter(t)
  const anna = await shop.buyer(ANNA, { language: 'en' })
  await put(anna, { acceptNewsletter: true })
  deepEqual(await said(shop.db), ['newsletter asked checkout 1 en Yes, e-mail me news and '])
  await put(anna, { acceptNewsletter: false })
  deepEqual(await said(shop.db), [])

  await shop.visitor().ask(SUBSCRIBE, { email: 'eva@example.com' })
  const token = linkOf((await shop.mails()).at(-1)).split('token=')[1] ?? ''
  shop.clock.now += 1000
  await postForm(shop.shop, '/newsletter/confirm', { token })
  await postForm(shop.shop, '/newsletter/confirm', { token })

  deepEqual(await said(shop.db), [
    'newsletter asked newsletter',
    'newsletter given newsletter 1 sv Nyhetsbrevet kommer med ',
  ])
})

test('the terms of an order are kept as they read, and the staff sees the proof', async (t) => {
  const opened = await openStaff(t)
  const anna = opened.visitor()
  await anna.logIn(ANNA)
  await orderAs(anna, { 'PLENTY-1': 1 })
  await orderAs(anna, { 'PLENTY-1': 2 })

  const words = await opened.db.selectFrom('consent_text').selectAll().orderBy('lang').execute()
  deepEqual(
    words.map((it) => [it.id, it.words.split('\n\n').length]),
    [
      ['terms.checkout.1.en', 14],
      ['terms.checkout.1.sv', 14],
    ],
  )
  ok(words.every((it) => !/page\.terms|\{\w+\}/.test(it.words)))
  const visitor = await enterAccount(opened, ANNA)
  await visitor.open(PAGE)
  const page = textOf(visitor.page())
  equal(page.match(/Köpvillkor: ja i kassan, beställning \w+/g)?.length, 2)
  match(page, /Jag godkänner köpvillkoren/)
  const kim = await opened.staff('sales')
  await kim.open('/staff/customers/anna')
  match(textOf(kim.page()), /Samtycken.*Köpvillkor · sade ja.*I kassan.*Jag godkänner köpvillkoren/)
})

test('a registration is a request in the words of its form, and nothing is ticked', async (t) => {
  const { db, shop, visitor } = await openShop(t)
  const { fields } = JSON.parse((await visitor().ask(GET_FIELDS)).body)
  const consent = toRegisterFields(fields).find(({ id }) => id === 'Consent')
  deepEqual([consent?.isTicked, consent?.isRequired], [false, true])
  const page = await browse(shop).open('/register')
  ok(page.body.includes('name="Consent"') && !/<input[^>]*checked/.test(page.body))

  const without = await save(visitor(), { Consent: false })
  ok(faultsOf(without.fields).Consent)
  deepEqual(await said(db), [])
  await save(visitor())

  deepEqual(await said(db), ['account asked registration 1 sv Jag vill ha ett konto oc'])
  await db.deleteFrom('registration').execute()
  deepEqual(await said(db), [])
})

test('consents are in the file of one’s data with their words, and go with the account', async (t) => {
  const opened = await openShop(t)
  const visitor = await enterAccount(opened, ANNA)
  await visitor.open(PAGE)
  await visitor.submit(`${PAGE}/newsletter`, { wanted: 'yes' })
  await visitor.submit(`${PAGE}/newsletter`, { wanted: 'no' })

  const file = await visitor.post(`${PAGE}/export`, { password: DEMO_PASSWORD })
  const told = file.json<Record<string, readonly Record<string, unknown>[]>>()
  deepEqual(
    [told.consent_event?.map(({ act }) => act).sort(), told.consent_text?.length],
    [['given', 'withdrawn'], 1],
  )
  ok(!('request_hash' in (told.consent_event?.[0] ?? {})))
  await visitor.open(PAGE)
  await visitor.post(`${PAGE}/erase`, { password: DEMO_PASSWORD, confirmed: 'yes' })

  deepEqual(await said(opened.db), [])
})

const WORDS = /name="words" value="([^"]+)"/
const wordsIn = (page: string) => WORDS.exec(page)?.[1] ?? ''
/** Words that a customer has agreed to before. */
function keepOlder(db: Db, asked: Parameters<typeof insertVersion>[1]): Promise<void> {
  return db.transaction().execute((tx) => insertVersion(tx, asked, OLDER, 0))
}

const OLDER = { sv: 'Äldre ord', en: 'Older words' }

test('who says yes to words that have changed meanwhile is recorded with those of the form', async (t) => {
  const { db, shop } = await openShop(t)
  await keepOlder(db, { consent: 'newsletter', place: 'account' })
  await keepOlder(db, { consent: 'account', place: 'registration' })
  const anna = await enterAccount({ shop }, ANNA)
  await anna.open(PAGE)
  ok(wordsIn(anna.page()).length === 22 && wordsIn(anna.page()) !== wordsMark(OLDER))

  await anna.submit(`${PAGE}/newsletter`, { wanted: 'yes', words: 'unknown' })
  match(textOf(anna.page()), /Texten har ändrats sedan du öppnade sidan/)
  deepEqual(await said(db), [])
  await anna.submit(`${PAGE}/newsletter`, { wanted: 'yes', words: wordsMark(OLDER) })
  const kim = browse(shop)
  await kim.open('/register')
  equal(wordsIn(kim.page()).length, 22)
  const typed = { type: 'B2C', _email: 'kim@example.com', _phone: '', firstName: 'Kim' }
  const form = { ...typed, lastName: 'Ek', password: 'tre blå hästar', Consent: 'true' }
  equal((await kim.post('/register', { ...form, words: 'unknown' })).statusCode, 422)
  match(textOf(kim.page()), /Texten har ändrats/)
  match(kim.page(), /value="Ek"/)
  equal((await kim.post('/register', { ...form, words: wordsMark(OLDER) })).statusCode, 303)

  deepEqual(await said(db), [
    'newsletter given account 1 sv Äldre ord',
    'account asked registration 1 sv Äldre ord',
  ])
})

test('a registration by script is recorded with the words that its form has shown', async (t) => {
  const { db, visitor } = await openShop(t)
  await keepOlder(db, { consent: 'account', place: 'registration' })
  const kim = visitor()
  const { words: today } = JSON.parse((await kim.ask(GET_FIELDS)).body)
  equal(today.length, 22)

  const refused = await save(kim, {}, { words: 'unknown' })
  deepEqual([refused.success, refused.words], [false, today])
  match(faultsOf(refused.fields).Consent ?? '', /Texten har ändrats/)
  deepEqual(await said(db), [])
  ok((await save(kim, {}, { words: wordsMark(OLDER) })).success)
  ok((await save(kim, {}, { words: today })).success)
  ok((await save(kim)).success)

  deepEqual([...(await said(db))].sort(), [
    'account asked registration 1 sv Äldre ord',
    'account asked registration 2 sv Jag vill ha ett konto oc',
    'account asked registration 2 sv Jag vill ha ett konto oc',
  ])
})

test('the newsletter’s link confirms the words that its page has shown', async (t) => {
  const shop = await openNewsletter(t)
  await keepOlder(shop.db, { consent: 'newsletter', place: 'newsletter' })
  await shop.visitor().ask(SUBSCRIBE, { email: 'eva@example.com' })
  const [path = '', token = ''] = linkOf((await shop.mails())[0]).split('?token=')
  const page = (await shop.shop.inject(`${path}?token=${token}`)).body
  equal(wordsIn(page).length, 22)

  const changed = await postForm(shop.shop, path, { token, words: 'unknown' })
  equal(changed.statusCode, 409)
  match(textOf(changed.body), /Texten har ändrats/)
  equal(wordsIn(changed.body), wordsIn(page))
  equal((await shop.consents())[0]?.isConfirmed, false)
  shop.clock.now += 1000
  equal((await postForm(shop.shop, path, { token, words: wordsMark(OLDER) })).statusCode, 303)

  deepEqual((await said(shop.db)).slice(1), ['newsletter given newsletter 1 sv Äldre ord'])
})
