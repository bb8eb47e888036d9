import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { PERSONAL_TABLES } from '../../../../shop/account/privacy/personal-tables.ts'
import { mailJobs } from '../../../../shop/app/mail-jobs.ts'
import { dialectOf } from '../../../../shop/platform/db/dialect/sql-dialect.ts'
import { readRows } from '../../../../shop/platform/db/read-rows.ts'
import type { Db } from '../../../../shop/platform/db/schema.ts'
import { readSigner } from '../../../../shop/platform/db/signing-secret.ts'
import { runOutbox } from '../../../../shop/platform/jobs/outbox.ts'
import type { Mail } from '../../../../shop/platform/mail/mail-port.ts'
import { demoShop } from '../../../helpers/demo-shop.ts'
import { browse, textOf } from '../../../helpers/form-visitor.ts'
import { DEMO_PASSWORD, openShop } from '../../../helpers/open-shop.ts'
import { enterAccount, orderAs } from '../../../helpers/own-orders.ts'

const ANNA = 'anna@example.com'
const PAGE = '/account/privacy'
const YES = { password: DEMO_PASSWORD, confirmed: 'yes' }

/** The mails that the outbox sends. */
async function mailsOf(db: Db): Promise<readonly Mail[]> {
  const sent: Mail[] = []
  const port = { send: async (mail: Mail) => void sent.push(mail) }
  const signer = await readSigner(db)
  const work = mailJobs(port, { db, shop: demoShop, signer, shopUrl: () => 'https://shop.example' })
  await runOutbox(db, { 'erasure-mail': work['erasure-mail'] }, Date.now)
  return sent
}

/** Every row of every table as text. */
async function everything(db: Db): Promise<string> {
  const all = []
  for (const { name } of await readRows<{ name: string }>(db, dialectOf(db).schema.tables, []))
    all.push((await sql`select * from ${sql.table(name)}`.execute(db)).rows)
  return JSON.stringify(all)
}

test('the newsletter is wanted, and wanted no more, by a press', async (t) => {
  const opened = await openShop(t)
  const visitor = await enterAccount(opened, ANNA)
  await visitor.open(PAGE)
  match(textOf(visitor.page()), /Du får inget nyhetsbrev/)

  await visitor.submit(`${PAGE}/newsletter`, { wanted: 'yes' })
  match(textOf(visitor.page()), /Ditt val är sparat.*Du tackade ja .* Vi skriver till anna@example/)
  await visitor.submit(`${PAGE}/newsletter`, { wanted: 'no' })

  match(textOf(visitor.page()), /Du får inget nyhetsbrev/)
  deepEqual(await opened.db.selectFrom('newsletter_consent').selectAll().execute(), [])
})

test('what is stored of a person is a file, for who knows the password', async (t) => {
  const opened = await openShop(t)
  const anna = opened.visitor()
  await anna.logIn(ANNA)
  const orderId = await orderAs(anna, { 'PLENTY-1': 1 })
  const visitor = await enterAccount(opened, ANNA)
  await visitor.open(PAGE)

  const wrong = await visitor.post(`${PAGE}/export`, { password: 'fel lösenord' })
  deepEqual([wrong.statusCode, /Lösenordet stämmer inte/.test(wrong.body)], [422, true])
  const file = await visitor.post(`${PAGE}/export`, { password: DEMO_PASSWORD })

  match(String(file.headers['content-disposition']), /^attachment; filename="courtside-.*\.json"$/)
  equal(file.headers['cache-control'], 'no-store, private')
  const told = file.json<Record<string, readonly Record<string, unknown>[]>>()
  deepEqual(
    [told.customer?.[0]?.email, told.orders?.[0]?.id, told.order_row?.length],
    [ANNA, orderId, 1],
  )
  deepEqual(Object.keys(told), ['exportedAt', ...PERSONAL_TABLES.map(({ name }) => name)])
  ok(!/password_hash|token_hash|argon2/.test(file.body))
  ok(!file.body.includes('bo@example.com'))
})

test('an account is erased but for what the books ask for, and a mail says so', async (t) => {
  const opened = await openShop(t)
  const { db } = opened
  const anna = opened.visitor()
  await anna.logIn(ANNA)
  const orderId = await orderAs(anna, { 'PLENTY-1': 1 })
  await db.updateTable('orders').set({ status: 'paid' }).execute()
  const sent = { order_id: orderId, packed_at: 1, sent_at: 1 }
  await db.insertInto('order_handling').values(sent).execute()
  await anna.ask('/api/cart/add', { articleNumber: 'SHOE-42' })
  const visitor = await enterAccount(opened, ANNA)
  await visitor.submit(`${PAGE}/newsletter`, { wanted: 'yes' })
  await visitor.open(PAGE)

  const answer = await visitor.post(`${PAGE}/erase`, YES)

  deepEqual([answer.statusCode, answer.headers.location], [303, '/'])
  await visitor.follow(answer)
  match(textOf(visitor.page()), /Logga in.*Ditt konto är borttaget/)
  equal((await anna.ask('/api/orders')).statusCode, 401)
  equal((await opened.visitor().logIn(ANNA)).statusCode, 401)
  const [mail] = await mailsOf(db)
  deepEqual([mail?.to, mail?.subject], [ANNA, 'Ditt konto är borttaget'])
  const left = await everything(db)
  deepEqual(left.match(/.{200}(?:anna@example\.com|070-123|\+46701234567).{60}/gi), null)
  const order = await db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
  match(order.details, /Stigen 1/)
})

test('the last mail is in the language that was chosen for mails', async (t) => {
  const opened = await openShop(t)
  await opened.db.updateTable('customer').set({ lang: 'en' }).where('email', '=', ANNA).execute()
  const visitor = await enterAccount(opened, ANNA)
  await visitor.open(PAGE)

  await visitor.post(`${PAGE}/erase`, YES)

  const [mail] = await mailsOf(opened.db)
  deepEqual([mail?.to, mail?.subject], [ANNA, 'Your account is removed'])
})

test('nothing is erased without the password, the tick, or while an order is under way', async (t) => {
  const opened = await openShop(t)
  const anna = opened.visitor()
  await anna.logIn(ANNA)
  await orderAs(anna, { 'PLENTY-1': 1 })
  const visitor = await enterAccount(opened, ANNA)
  const refusal = async (fields: Record<string, string>) => {
    await visitor.open(PAGE)
    const { statusCode, body } = await visitor.post(`${PAGE}/erase`, fields)
    return [statusCode, /role="alert">.*?<span>([^<]*)/s.exec(body)?.[1]]
  }

  deepEqual(await refusal({ ...YES, password: 'fel' }), [422, 'Lösenordet stämmer inte.'])
  deepEqual(await refusal({ password: DEMO_PASSWORD }), [
    422,
    'Kryssa i rutan om du vill ta bort kontot.',
  ])
  const [status, why] = await refusal(YES)
  equal(status, 422)
  match(String(why), /beställning som inte är klar/)
  equal((await visitor.open('/account')).statusCode, 200)
})

test('the last approver of a company that has more people is not erased, and is told why', async (t) => {
  const opened = await openShop(t)
  const bo = await enterAccount(opened, 'bo@example.com')
  await bo.open(PAGE)

  const { statusCode, body } = await bo.post(`${PAGE}/erase`, YES)

  equal(statusCode, 422)
  match(textOf(body), /Du är den sista som får sköta företagets konto/)
  equal((await bo.open('/account')).statusCode, 200)
})

test('a form of a login that has ended leads to the login, and back to its part of the page', async (t) => {
  const opened = await openShop(t)
  const visitor = await enterAccount(opened, ANNA)
  await visitor.open(PAGE)
  await opened.db.deleteFrom('session').execute()

  const { statusCode, body } = await visitor.post(`${PAGE}/erase`, YES)

  equal(statusCode, 401)
  match(body, /href="\/login\?returnTo=%2Faccount%2Fprivacy"/)
  match(body, /action="\/account\/privacy\/erase#privacy-erase"/)
  equal((await browse(opened.shop).post(`${PAGE}/export`, YES)).statusCode, 401)
})
