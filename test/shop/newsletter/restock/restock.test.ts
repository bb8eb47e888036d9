import { deepEqual, doesNotMatch, equal, match, ok } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import {
  forgetOldRequests,
  notifyRestocked,
} from '../../../../shop/newsletter/restock/notify-restocked.ts'
import { correctStock } from '../../../../shop/orders/stock/correct-stock.ts'
import { browse, textOf } from '../../../helpers/form-visitor.ts'
import { linkOf, openNewsletter } from '../../../helpers/newsletter.ts'
import { DEMO_PASSWORD } from '../../../helpers/open-shop.ts'

const RED = '/p/shoe?colour=clay'
const DAY_MS = 24 * 60 * 60 * 1000

async function openRestock(t: TestContext) {
  const shop = await openNewsletter(t)
  const { db, clock } = shop
  return {
    ...shop,
    stock: (number: string, difference: number) =>
      db.transaction().execute((tx) => correctStock(tx, number, difference)),
    /** The mails after the shop has checked its stock. */
    async mails() {
      await notifyRestocked(db, clock.now)
      return shop.mails()
    },
    async waiting() {
      const query = db.selectFrom('restock_request').select(['article_number', 'email'])
      const rows = await query.orderBy('article_number').orderBy('email').execute()
      return rows.map((it) => `${it.article_number} ${it.email}`)
    },
  }
}

const fieldsOf = (article: string, email: string, returnTo = RED) => ({ article, email, returnTo })

test('a size that is out is mailed of once, when it is back', async (t) => {
  const shop = await openRestock(t)
  const kim = browse(shop.shop)
  await kim.open(RED)
  match(textOf(kim.page()), /Är din storlek slut\?/)
  match(kim.page(), /<input[^>]* name="article"[^>]* value="SHOE-44"/)
  doesNotMatch(kim.page(), /name="article"[^>]* value="SHOE-42"/)

  await kim.submit('/restock', fieldsOf('SHOE-44', 'Kim@Example.com '))
  match(textOf(kim.page()), /Vi mejlar dig när den finns igen\./)
  await kim.submit('/restock', fieldsOf('SHOE-44', 'kim@example.com'))
  deepEqual(await shop.waiting(), ['SHOE-44 kim@example.com'])
  deepEqual(await shop.mails(), [])

  await shop.stock('SHOE-44', 2)
  const [mail, ...others] = await shop.mails()
  deepEqual(others, [])
  equal(mail?.to, 'kim@example.com')
  equal(mail?.subject, 'Finns igen: Löparsko Åska, Röd, storlek 44')
  match(mail?.text ?? '', /bad om det här mejlet 23\u00a0nov/)
  equal(linkOf(mail), RED)
  equal((await kim.open(linkOf(mail))).statusCode, 200)

  deepEqual(await shop.waiting(), [])
  await shop.stock('SHOE-44', -2)
  await shop.stock('SHOE-44', 2)
  deepEqual(await shop.mails(), [])
  const kept = await shop.db.selectFrom('outbox').selectAll().execute()
  ok(!JSON.stringify(kept).includes('@'))
})

test('what has sold out again before the mail is waited for again', async (t) => {
  const shop = await openRestock(t)
  await browse(shop.shop).post('/restock', fieldsOf('SHOE-44', 'kim@example.com'))
  await shop.stock('SHOE-44', 1)
  await notifyRestocked(shop.db, shop.clock.now)
  await shop.stock('SHOE-44', -1)
  deepEqual(await shop.mails(), [])

  shop.clock.now += 60_000
  await shop.stock('SHOE-44', 1)
  equal((await shop.mails()).length, 1)
})

test('what is off sale is not mailed of', async (t) => {
  const shop = await openRestock(t)
  await browse(shop.shop).post('/restock', fieldsOf('SHOE-44', 'kim@example.com'))
  await shop.stock('SHOE-44', 1)
  await shop.db.updateTable('product').set({ off_in_file: 1, published: 0 }).execute()

  deepEqual(await shop.mails(), [])
  deepEqual(await shop.waiting(), ['SHOE-44 kim@example.com'])
})

test('the mail is in the language it was asked in, and ends all that its address waits for', async (t) => {
  const shop = await openRestock(t)
  const kim = browse(shop.shop)
  const back = `/en${RED}`
  await kim.open(back)
  await kim.submit('/en/restock', fieldsOf('SHOE-44', 'kim@example.com', back))
  match(textOf(kim.page()), /We will e-mail you when it is back\./)
  await kim.submit('/en/restock', fieldsOf('SHOE-45', 'kim@example.com', back))
  await browse(shop.shop).post('/restock', fieldsOf('SHOE-45', 'eva@example.com'))
  await shop.stock('SHOE-44', 1)
  const [mail] = await shop.mails()
  equal(mail?.subject, 'Back in stock: Running shoe Thunder, Red, size 44')
  const stop = /https:\/\/shop\.example(\/en\/restock\/stop\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  ok(!stop.includes('@'))

  await kim.open(stop)
  match(textOf(kim.page()), /No more e-mails about items that are back\?/)
  match(kim.page(), /noindex/)
  equal((await shop.waiting()).length, 2)
  const { searchParams } = new URL(stop, 'https://shop.example')
  await kim.submit('/en/restock/stop', { key: searchParams.get('key') ?? '' })
  match(textOf(kim.page()), /Your address is not waiting for anything/)
  deepEqual(await shop.waiting(), ['SHOE-45 eva@example.com'])
  equal((await kim.open('/restock/stop')).statusCode, 404)
})

test('a form with a fault comes back with what was typed', async (t) => {
  const shop = await openRestock(t)
  const kim = browse(shop.shop)
  await kim.open(RED)
  await kim.submit('/restock', fieldsOf('SHOE-45', 'kim"@'))

  match(kim.page(), /<details[^>]* id="restock" open=""/)
  match(kim.page(), /<input[^>]* name="email"[^>]* value="kim&quot;@"/)
  match(kim.page(), /<input(?=[^>]* value="SHOE-45")[^>]* checked=""/)
  await kim.submit('/restock', fieldsOf('', 'kim@example.com'))
  match(textOf(kim.page()), /Välj vilken storlek du väntar på\./)
  await kim.submit('/restock', fieldsOf('SHOE-42', 'kim@example.com'))
  match(textOf(kim.page()), /Den finns redan i lager\./)
  await kim.submit('/restock', fieldsOf('TEAM-1', 'kim@example.com'))
  match(textOf(kim.page()), /Välj vilken storlek du väntar på\./)
  deepEqual(await shop.waiting(), [])
})

test('nobody is made to wait for more than ten a day, and a network asks thirty times an hour', async (t) => {
  const shop = await openRestock(t)
  const ask = (email: string) => browse(shop.shop).post('/restock', fieldsOf('SHOE-44', email))
  for (let at = 0; at < 11; at += 1) equal((await ask(`kim+${at}@example.com`)).statusCode, 303)
  equal((await shop.waiting()).length, 10)
  for (let at = 0; at < 19; at += 1) await ask(`other${at}@example.com`)

  equal((await ask('last@example.com')).statusCode, 429)
})

test('the address of whoever is logged in is filled in, on a page that is kept for all', async (t) => {
  const shop = await openRestock(t)
  const nobody = browse(shop.shop)
  await nobody.open(RED)
  const anna = browse(shop.shop)
  await anna.open('/login')
  await anna.submit('/login', { userName: 'anna@example.com', password: DEMO_PASSWORD })
  await anna.open(RED)
  await nobody.open(RED)

  match(anna.page(), /<input[^>]* name="email"[^>]* value="anna@example.com"/)
  ok(!nobody.page().includes('anna@example.com'))
  match(nobody.page(), /<input[^>]* id="restock-email"[^>]* value=""/)
})

test('companies wait for what they may see the stock of', async (t) => {
  const shop = await openRestock(t)
  const nobody = browse(shop.shop)
  await nobody.open(`/pro${RED}`)
  doesNotMatch(nobody.page(), /id="restock"/)
  const bo = browse(shop.shop)
  await bo.open('/pro/login')
  await bo.submit('/pro/login', { userName: 'bo@example.com', password: DEMO_PASSWORD })
  await bo.open(`/pro${RED}`)
  match(textOf(bo.page()), /Röd, 44/)
  await bo.submit('/pro/restock', fieldsOf('SHOE-44', 'bo@example.com', `/pro${RED}`))
  await shop.stock('SHOE-44', 1)

  equal(linkOf((await shop.mails())[0]), `/pro${RED}`)
  await nobody.submit('/pro/restock', fieldsOf('SHOE-45', 'nobody@example.com'))
  deepEqual(await shop.waiting(), [])
})

test('who has waited for half a year is forgotten', async (t) => {
  const shop = await openRestock(t)
  await browse(shop.shop).post('/restock', fieldsOf('SHOE-44', 'kim@example.com'))
  await forgetOldRequests(shop.db, shop.clock.now + 179 * DAY_MS)
  equal((await shop.waiting()).length, 1)
  await forgetOldRequests(shop.db, shop.clock.now + 181 * DAY_MS)

  deepEqual(await shop.waiting(), [])
})
