import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { csvRow } from '../../../shop/staff/exports/csv.ts'
import { amountField } from '../../../shop/staff/page/form-fields.tsx'
import { parseAmount } from '../../../src/model/amount-text.ts'
import { type Fields, textOf } from '../../helpers/form-visitor.ts'
import { otherShop } from '../../helpers/other-shop.ts'
import { agree } from '../../helpers/price-lists.ts'
import {
  addFee,
  auditOf,
  CODE,
  MINUTE_MS,
  markPaid,
  openStaff,
  order,
  type StaffShop,
  subscribe,
} from '../../helpers/staff.ts'

test('reads amounts as people type them', () => {
  const read = (text: string) => parseAmount(text, 'SEK')
  deepEqual(
    ['1 249,50', '1249.5', '0', '1\u00a0000', '12,345', '-1', '1e3', '', 'x', '1.249,50'].map(read),
    [124_950, 124_950, 0, 100_000, ...Array.from({ length: 6 }, () => undefined)],
  )
  const shown = [124_950, 100, 5].map((it) => amountField(it, 'SEK'))
  deepEqual(shown, ['1249,50', '1', '0,05'])
  deepEqual([parseAmount('1249', 'JPY'), parseAmount('12,5', 'JPY')], [1249, undefined])
  deepEqual([parseAmount('1,5', 'BHD'), amountField(1500, 'BHD')], [1500, '1,500'])
})

test('no cell of a file is a formula, and none ends its row', () => {
  const evil = [
    '=1+1',
    '+46 70',
    '-2',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '＝1',
    '=HYPERLINK("http://evil")',
  ]
  for (const it of evil) ok(csvRow([it], 'en').startsWith(`"'`), JSON.stringify(it))
  equal(
    csvRow(['a', 'b"c', 'd,e', 'f\r\ng', 'h;i', '', null, 5], 'en'),
    '"a","b""c","d,e","f\r\ng","h;i","","","5"\r\n',
  )
  equal(csvRow(['a=b', 'kim@example.com'], 'en'), '"a=b","kim@example.com"\r\n')
})

test('customers and companies are listed, each with its orders', async (t) => {
  const opened = await openStaff(t)
  const kim = await opened.staff('sales')
  const anna = opened.visitor()
  await anna.logIn('anna@example.com')
  const bought = await order({ ...opened, visitor: () => anna })
  await kim.open('/staff/customers?q=anna')
  match(kim.page(), /href="\/staff\/customers\/anna"/)
  match(textOf(kim.page()), /1 beställning(?!ar)/)
  await kim.open('/staff/customers/anna')
  match(kim.page(), new RegExp(bought.url))
  await kim.open('/staff/customers?q=nobody')
  match(textOf(kim.page()), /Inget att visa/)
  await kim.open('/staff/companies')
  const [, company = ''] = /href="(\/staff\/companies\/[^"]+)"/.exec(kim.page()) ?? []
  equal((await kim.open(company)).statusCode, 200)
  match(textOf(kim.page()), /Prislistor Företaget har ingen prislista/)
  const list = await agree(opened.db, ['PLENTY-1;10;50'], { name: 'Lundas avtal' })
  await kim.open('/staff/companies/lunda-if')
  match(kim.page(), new RegExp(`href="/staff/price-lists/${list}">Lundas avtal</a> 1 rad<`))
  for (const it of ['/staff/customers/nothing', '/staff/companies/nothing']) {
    equal((await kim.open(it)).statusCode, 404)
  }
})

test('a withdrawal is settled once, from here as from the command line', async (t) => {
  const opened = await openStaff(t)
  const bought = await order(opened)
  const statement = { orderNumber: bought.number, name: 'Kim Ek', email: 'kim@example.com' }
  await opened.visitor().ask('/api/withdrawal', statement)
  const kim = await opened.staff('sales')
  await kim.open('/staff/withdrawals')
  match(textOf(kim.page()), new RegExp(`${bought.number}.*Hela beställningen`))
  match(textOf(kim.page()), /Banköverföring i förskott/)
  await kim.submit('/staff/me/language', { language: 'en' })
  await kim.open('/staff/withdrawals')
  match(textOf(kim.page()), /The whole order.*Bank transfer in advance/)
  await kim.submit('/staff/me/language', { language: 'sv' })
  const settle = async (fields: Fields) => {
    await kim.open('/staff/withdrawals')
    await kim.submit(`/staff/withdrawals/${bought.number}`, fields)
    return textOf(kim.page())
  }

  match(await settle({ refund: 'yes' }), /Ingen betaltjänst betalar tillbaka/)
  match(await settle({ refund: 'yes' }), /Det finns inget öppet/)
  deepEqual((await auditOf(opened.db)).at(-1), 'withdrawal.settled')
  equal((await auditOf(opened.db)).length, 3)
})

test('a withdrawn bank transfer is the owner’s to pay back, and asks for the account', async (t) => {
  const opened = await openStaff(t)
  const bought = await order(opened)
  await markPaid(opened, bought.orderId)
  const statement = { orderNumber: bought.number, name: 'Kim Ek', email: 'kim@example.com' }
  await opened.visitor().ask('/api/withdrawal', statement)
  await opened.mails()
  const kim = await opened.staff('sales')
  await kim.open('/staff/withdrawals')
  await kim.submit(`/staff/withdrawals/${bought.number}`, { refund: 'yes' })

  match(textOf(kim.page()), /det gör du själv/)
  const [mail, ...others] = await opened.mails()
  match(mail?.text ?? '', /clearingnummer och kontonummer/)
  deepEqual(others, [])
  const kinds = await opened.db.selectFrom('outbox').select('kind').execute()
  ok(!kinds.some(({ kind }) => kind === 'payment-refund'))
})

const codesOf = ({ db }: StaffShop) =>
  db.selectFrom('campaign_code').selectAll().orderBy('code').execute()

test('a campaign code is made and ended, once each', async (t) => {
  const opened = await openStaff(t)
  const before = await codesOf(opened)
  const kim = await opened.staff('sales')
  const send = async (path: string, fields: Fields = {}) => {
    await kim.open('/staff/codes')
    await kim.submit(path, fields)
    return textOf(kim.page())
  }

  match(await send('/staff/codes', CODE), /Koden SOMMAR är skapad/)
  const added = (await codesOf(opened)).filter(({ code }) => code === 'SOMMAR')
  deepEqual(added, [
    {
      ...{ code: 'SOMMAR', percent: 20, amount: null, from_total: 0, uses_left: 5 },
      ...{ valid_from: null, valid_until: Date.parse('2026-12-25T00:00+01:00') - 1 },
    },
  ])
  match(await send('/staff/codes', { ...CODE, code: 'Sommar' }), /finns redan/)
  match(await send('/staff/codes/SOMMAR/end'), /gäller inte längre/)
  match(await send('/staff/codes/SOMMAR/end'), /redan avslutad/)
  const refused = [
    ...['x', 'NYTT5', 'A-1'].map((code) => [{ ...CODE, code }, /6–30/] as const),
    [{ ...CODE, code: 'NYKUND', value: '101' }, /från 1 till 100/],
    [{ ...CODE, code: 'NYKUND', value: '0' }, /från 1 till 100/],
    [{ ...CODE, code: 'NYKUND', value: '1,5' }, /från 1 till 100/],
    [{ ...CODE, code: 'NYKUND', uses: '-1' }, /med siffror/],
    [{ ...CODE, code: 'NYKUND', until: 'i morgon' }, /Välj en dag/],
    [{ ...CODE, code: 'NYKUND', fromTotal: 'mycket' }, /Skriv beloppet/],
  ] as const
  for (const [fields, words] of refused) match(await send('/staff/codes', fields), words)
  equal((await codesOf(opened)).length, before.length + 1)
})

test('says which codes can be guessed, and makes one that cannot', async (t) => {
  const opened = await openStaff(t)
  const known = (await codesOf(opened)).map(({ code }) => code)
  const kim = await opened.staff('sales')
  await kim.open('/staff/codes')
  match(textOf(kim.page()), /SOMMAR10 .*går att gissa/)

  await kim.submit('/staff/codes', CODE)
  match(textOf(kim.page()), /Koden SOMMAR är skapad\. Den går att gissa/)
  await kim.submit('/staff/codes', { ...CODE, code: '' })

  const [made = ''] = (await codesOf(opened))
    .map(({ code }) => code)
    .filter((code) => code !== 'SOMMAR' && !known.includes(code))
  match(made, /^([A-Z]{2}\d-){3}[A-Z]{2}\d$/)
  match(textOf(kim.page()), new RegExp(`Koden ${made} är skapad\\. `))
  ok(!textOf(kim.page()).includes('Den går att gissa'))
})

test('a campaign code begins and ends with the days of the shop', async (t) => {
  const facts = otherShop({ timeZone: 'America/New_York' })
  const opened = await openStaff(t, { facts, fees: facts.fees })
  const kim = await opened.staff('sales')
  await opened.db.deleteFrom('campaign_code').execute()
  await kim.open('/staff/codes')
  match(textOf(kim.page()), /Kampanjkoder Inget att visa\./)
  await kim.submit('/staff/codes', { ...CODE, from: '2026-12-01' })

  const added = (await codesOf(opened)).find(({ code }) => code === 'SOMMAR')
  equal(added?.valid_from, Date.parse('2026-12-01T00:00-05:00'))
  equal(added?.valid_until, Date.parse('2026-12-25T00:00-05:00') - 1)
  match(textOf(kim.page()), /24 december 2026/)
})

test('a fee is changed by who sees what it was', async (t) => {
  const opened = await openStaff(t)
  await addFee(opened)
  const eva = await opened.staff('owner')
  const change = async (fields: Fields) => {
    await eva.open('/staff/codes')
    await eva.submit('/staff/fees/small', fields)
    return textOf(eva.page())
  }

  match(await change({ amount: '39,50', shown: '4900' }), /Sparat/)
  match(await change({ amount: '99', shown: '4900' }), /Någon annan har just ändrat/)
  match(await change({ amount: 'x', shown: '3950' }), /Skriv beloppet/)
  const fee = await opened.db
    .selectFrom('fee')
    .select('amount')
    .where('id', '=', 'small')
    .executeTakeFirst()
  equal(fee?.amount, 3950)
})

test('who leaves the newsletter is forgotten, in the audit trail too', async (t) => {
  const opened = await openStaff(t)
  await subscribe(opened, 'lisa@example.com')
  const kim = await opened.staff('sales')
  await kim.open('/staff/newsletter')
  match(textOf(kim.page()), /1 har sagt ja.*lisa@example\.com/)
  await kim.submit('/staff/newsletter/removed', { email: 'lisa@example.com' })
  match(textOf(kim.page()), /borttagen/)
  await kim.submit('/staff/newsletter/removed', { email: 'lisa@example.com' })
  match(textOf(kim.page()), /redan borttagen/)
  const rows = JSON.stringify(await opened.db.selectFrom('staff_audit').selectAll().execute())
  ok(!rows.includes('lisa'))
})

test('a file has all rows, in parts, and asks for a code that is minutes old', async (t) => {
  const opened = await openStaff(t)
  const { clock } = opened
  for (let count = 0; count < 1203; count += 1) {
    await subscribe(opened, `${count === 7 ? '=cmd' : `person-${count}`}@example.com`)
  }
  const eva = await opened.staff('owner')
  await eva.open('/staff/exports')
  const { body, headers } = await eva.post('/staff/exports/newsletter', {})

  equal(headers['content-type'], 'text/csv; charset=utf-8')
  equal(headers['content-disposition'], 'attachment; filename="newsletter.csv"')
  equal(headers['cache-control'], 'no-store, private')
  ok(body.startsWith('\ufeff"email";"language";"confirmedAt";"unsubscribe"\r\n'))
  const rows = body.trimEnd().split('\r\n')
  equal(rows.length, 1204)
  equal(new Set(rows).size, 1204)
  ok(body.includes(`"'=cmd@example.com"`))
  match(body, /"http:\/\/[^/"]+\/newsletter\/leave\?id=[^&"]+&key=[\w-]{43}"\r\n/)

  await eva.open('/staff/exports')
  equal((await eva.post('/staff/exports/nothing', {})).statusCode, 404)
  await eva.open('/staff/exports')
  equal((await eva.post('/staff/exports/constructor', {})).statusCode, 404)
  clock.now += 11 * MINUTE_MS
  await eva.open('/staff/exports')
  const late = await eva.post('/staff/exports/customers', {})
  equal(late.headers.location, '/staff/prove?to=/staff/exports')
  deepEqual(await auditOf(opened.db), ['export'])
})

test('orders and customers are files too', async (t) => {
  const opened = await openStaff(t)
  const bought = await order(opened)
  const eva = await opened.staff('owner')
  const fetch = async (name: string) => {
    await eva.open('/staff/exports')
    return (await eva.post(`/staff/exports/${name}`, {})).body
  }

  const orders = await fetch('orders')
  match(orders, new RegExp(`"${bought.number}";"2026-11-23 11:00:00";"placed";"Kim Ek"`))
  match(orders, /"1000,00";"200,00";"SEK"/)
  match(await fetch('customers'), /"anna@example.com"/)
  await eva.open('/staff/me')
  await eva.submit('/staff/me/language', { language: 'en' })
  match(await fetch('orders'), /","2026-11-23 11:00:00",.*"1000.00","200.00","SEK"/)
})
