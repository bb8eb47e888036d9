import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import * as v from 'valibot'
import type { ErrorBody } from '../../../src/contract/error-body.ts'
import { type QuotationResponse, quotationResponseSchema } from '../../../src/contract/quotation.ts'
import { readMails } from '../../helpers/accounts.ts'
import { arrive } from '../../helpers/arrive.ts'
import { demoShop } from '../../helpers/demo-shop.ts'
import { browse, textOf } from '../../helpers/form-visitor.ts'
import { ASK, askedQuotation, CONTACT, request } from '../../helpers/quotations.ts'
import { breakable } from '../../helpers/signs.ts'
import { openStaff, type StaffShop } from '../../helpers/staff.ts'

const PROFESSIONAL = { storefront: 'professional' }
const HOUR_MS = 60 * 60 * 1000

const stored = ({ db }: StaffShop) => db.selectFrom('quotation').selectAll().execute()
const rowsOf = ({ db }: StaffShop) => db.selectFrom('quotation_row').selectAll().execute()

test('a request is stored, and both sides get a mail', async (t) => {
  const opened = await openStaff(t)

  const { said } = await askedQuotation(opened)

  deepEqual(v.parse(quotationResponseSchema, said), said)
  match(said.number, /^Q261123-[2-9A-Z]{6}$/)
  match(breakable(said.message), new RegExp(`tisdag 24 november 2026. Referens ${said.number}`))
  const [row] = await rowsOf(opened)
  deepEqual(
    { ...row, quotation_id: '' },
    {
      ...{ quotation_id: '', position: 0, article_number: 'QUOTE-1', name: 'Vara quotation' },
      ...{ size: null, colour: null, vat_rate: 2500, quantity: 2, note: 'Svart', price: null },
    },
  )
  const mails = await opened.mails()
  deepEqual(mails.map(({ to }) => to).sort(), [demoShop.contact.email, 'lo@example.com'].sort())
  for (const mail of mails) match(mail.text, /QUOTE-1/)
  ok(
    mails.every(({ text, html }) => !/777|7\s?777/.test(text + html)),
    'no price of the catalogue',
  )
})

test('a request is valid while mails fail, and both sides get theirs once one succeeds', async (t) => {
  const opened = await openStaff(t)
  const { said } = await askedQuotation(opened)
  const down = () => Promise.reject(new Error('the mail server is down'))

  await readMails(opened, () => opened.clock.now, ['quotation-mail'], down)
  const kept = await stored(opened)
  opened.clock.now += HOUR_MS
  const mails = await opened.mails()

  deepEqual([said.mailSent, kept.map((it) => it.number)], [true, [said.number]])
  deepEqual(mails.map(({ to }) => to).sort(), [demoShop.contact.email, 'lo@example.com'].sort())
})

test('pressing twice makes one request; the same key with another request is refused', async (t) => {
  const opened = await openStaff(t)
  const visitor = opened.visitor(PROFESSIONAL)
  await visitor.ask('/api/cart/add', { articleNumber: 'QUOTE-1' })
  const key = { headers: { 'idempotency-key': 'press-1' } }

  const both = await Promise.all([
    visitor.ask(ASK, request(), key),
    visitor.ask(ASK, request(), key),
  ])
  const again = await visitor.ask(ASK, request(), key)
  const other = await visitor.ask(ASK, request({}, { city: 'Annan' }), key)

  ok(both.some((it) => it.statusCode === 200))
  equal(again.statusCode, 200)
  equal(other.statusCode, 422)
  equal((await stored(opened)).length, 1)
})

test('a first press whose response was lost with its session makes one request, too', async (t) => {
  const opened = await openStaff(t)
  const key = { headers: { 'idempotency-key': 'press-1' } }

  const first = await opened.visitor(PROFESSIONAL).ask(ASK, request(), key)
  const repeat = await opened.visitor(PROFESSIONAL).ask(ASK, request(), key)

  const [said, again] = [first, repeat].map((it) => it.json<QuotationResponse>())
  equal(again?.number, said?.number)
  // Guessing a key reveals no link.
  deepEqual([said?.url === '', again?.url], [false, ''])
  equal((await stored(opened)).length, 1)
})

test('reports each field’s fault, and saves nothing', async (t) => {
  const opened = await openStaff(t)
  const visitor = opened.visitor(PROFESSIONAL)
  const wrong = {
    ...{ email: 'lo', organizationNumber: '556012-5791', phoneNumber: 'x', companyName: ' ' },
  }

  const answer = await visitor.ask(ASK, request({ termsAccepted: false }, wrong))
  const unknown = await visitor.ask(
    ASK,
    request({ articles: ['SHOE-42', 'NO-SUCH', 'QUOTE-1'].map((it) => ({ articleNumber: it })) }),
  )

  equal(answer.statusCode, 422)
  deepEqual(Object.keys(answer.json<ErrorBody>().modelState ?? {}).sort(), [
    ...['companyName', 'email', 'organizationNumber', 'phoneNumber', 'termsAccepted'],
  ])
  equal(unknown.statusCode, 422)
  match(unknown.json<ErrorBody>().modelState?.articles?.[0] ?? '', /SHOE-42, NO-SUCH/)
  deepEqual(await stored(opened), [])
})

test('a message that is too long is refused at its field, and never cut off', async (t) => {
  const opened = await openStaff(t)
  const message = 'x'.repeat(2001)
  const sent = await opened.visitor(PROFESSIONAL).ask(ASK, request({}, { message }))
  equal(sent.statusCode, 422)
  deepEqual(Object.keys(sent.json<ErrorBody>().modelState ?? {}), ['message'])

  const lo = browse(opened.shop)
  await lo.open('/pro/p/quotation')
  await lo.submit('/pro/quotation/add', { articleNumber: 'QUOTE-1', returnTo: '/pro/p/quotation' })
  await lo.open('/pro/quotation')
  const form = { ...request({}, { message }).formDetails, termsAccepted: 'true' }
  const posted = await lo.post('/pro/quotation', form)

  equal(posted.statusCode, 422)
  ok(lo.page().includes(message))
  deepEqual(await stored(opened), [])
})

test('a form that was open too long keeps what was typed', async (t) => {
  const opened = await openStaff(t)
  const lo = browse(opened.shop)
  await lo.open('/pro/quotation')
  await lo.submit('/pro/quotation/add', { articleNumber: 'QUOTE-1' })
  const typed = { ...CONTACT, message: 'Ring före lunch', 'note.QUOTE-1': 'Svart' }

  const stale = await lo.post('/pro/quotation', {
    ...typed,
    __RequestVerificationToken: 'of yesterday',
  })

  equal(stale.statusCode, 403)
  match(textOf(stale.body), /Sidan hade legat öppen för länge.*Ring före lunch/)
  match(stale.body, /value="Klubben AB"/)
  match(stale.body, /value="Svart"|>Svart</)
})

test('refuses lists that are too long, duplicated or malformed, at once', async (t) => {
  const opened = await openStaff(t)
  const visitor = opened.visitor(PROFESSIONAL)
  const many = Array.from({ length: 10_000 }, (_, at) => ({ articleNumber: `A${at}` }))
  const one = { articleNumber: 'QUOTE-1' }

  for (const articles of [[], many, [one, one], 'x', [{ ...one, quantity: 101 }]]) {
    const answer = await visitor.ask(ASK, request({ articles }))
    ok(answer.statusCode >= 400 && answer.statusCode < 500, `${answer.statusCode}`)
  }
  deepEqual(await stored(opened), [])
})

test('the shop’s own values are not accepted from a client, nor another customer’s name', async (t) => {
  const opened = await openStaff(t)
  const bo = opened.visitor(PROFESSIONAL)
  await bo.logIn('bo@example.com')
  const forged = {
    ...{ id: 'forged', number: 'Q1', state: 'answered', price: 1, companyId: 'other-company' },
    ...{ customerId: 'anna', company_id: 'other-company', validUntil: 9e15, storefront: 'sport' },
    articles: [{ articleNumber: 'QUOTE-1', quantity: 1, price: 1, name: 'Gratis', vatRate: 0 }],
  }

  await askedQuotation(opened, bo, request(forged, { companyName: 'Annat AB' }))

  const [row] = await rowsOf(opened)
  deepEqual([row?.price, row?.name, row?.vat_rate], [null, 'Vara quotation', 2500])
  const [it] = await stored(opened)
  deepEqual(
    [it?.state, it?.customer_id, it?.company_id, it?.company_name, it?.storefront],
    ['asked', 'bo', 'lunda-if', 'Lunda IF', 'professional'],
  )
  ok(it?.id !== 'forged')
})

test('a line break in a name starts no new line or header in a mail', async (t) => {
  const opened = await openStaff(t)
  const visitor = opened.visitor(PROFESSIONAL)
  const article = { articleNumber: 'QUOTE-1', note: 'Rad 1\r\nBcc: x@example.com' }
  await askedQuotation(
    opened,
    visitor,
    request({ articles: [article] }, { companyName: 'A\r\nBcc: x' }),
  )

  equal((await stored(opened))[0]?.company_name, 'A Bcc: x')
  for (const { subject, text } of await opened.mails()) {
    ok(!/[\r\n]/.test(subject))
    ok(!/^Bcc:/m.test(text), text)
  }
})

test('numbers of any length are parsed in a moment', async (t) => {
  const opened = await openStaff(t)
  const visitor = opened.visitor(PROFESSIONAL)
  const long = '5'.repeat(1999)
  const begun = performance.now()

  const contact = { organizationNumber: `${long}!`, phoneNumber: `${'(0)'.repeat(600)}!` }
  equal((await visitor.ask(ASK, request({}, contact))).statusCode, 422)

  ok(performance.now() - begun < 5000)
})

test('five requests an hour from one network are accepted; repeats and refusals do not count', async (t) => {
  const opened = await openStaff(t)
  const ask = (at: number) =>
    opened.visitor(PROFESSIONAL).ask(ASK, request({}, { email: `lo${at}@example.com` }))
  await opened.visitor(PROFESSIONAL).ask(ASK, request({ termsAccepted: false }))
  for (let at = 0; at < 5; at += 1) equal((await ask(at)).statusCode, 200)

  const sixth = await ask(6)
  equal(sixth.statusCode, 429)
  ok(Number(sixth.headers['retry-after']) > 0)
  equal((await stored(opened)).length, 5)

  opened.clock.now += HOUR_MS + 1000
  equal((await ask(7)).statusCode, 200)
})

test('the form works without script: gather, change, remove, correct, send once', async (t) => {
  const opened = await openStaff(t)
  const lo = browse(opened.shop)
  await lo.open('/pro/p/quotation')
  match(lo.page(), /<quotation-button[^>]*articlenumber="QUOTE-1"/)
  ok(!/id="buy".*?<\/div>/s.exec(lo.page())?.[0].includes('mailto:'))
  await lo.submit('/pro/quotation/add', { articleNumber: 'QUOTE-1', returnTo: '/pro/p/quotation' })
  match(lo.page(), /1 vara i offertlistan/)
  await lo.open('/pro/quotation')
  const [, id = ''] = /name="request" value="([^"]*)"/.exec(lo.page()) ?? []
  const { formDetails } = request()
  const fields = { ...formDetails, request: id, 'note.QUOTE-1': 'Röd' }

  const bad = await lo.post('/pro/quotation', { ...fields, 'quantity.QUOTE-1': 'två' })
  equal(bad.statusCode, 422)
  match(lo.page(), /value="två"|Klubben AB/)
  match(lo.page(), /value="Röd"/)
  match(lo.page(), /value="Klubben AB"/)

  const good = { ...fields, 'quantity.QUOTE-1': '3', termsAccepted: 'true' }
  const sent = await lo.post('/pro/quotation', good, { answer: 'lost' })
  const repeat = await lo.post('/pro/quotation', good)
  deepEqual([sent.statusCode, repeat.statusCode], [303, 303])
  await lo.follow(repeat)
  match(lo.page(), /Din förfrågan är mottagen/)
  equal((await stored(opened)).length, 1)
  const [row] = await rowsOf(opened)
  deepEqual([row?.quantity, row?.note], [3, 'Röd'])
  await lo.open('/pro/quotation')
  match(lo.page(), /Offertlistan är tom/)
})

test('the type of the response is what a client reads', () => {
  const empty: QuotationResponse = v.parse(quotationResponseSchema, { mailSent: true })
  deepEqual(empty, { mailSent: true, message: '', number: '', url: '' })
})

test('the terms of a request are stored as read, for its customer and for the staff', async (t) => {
  const opened = await openStaff(t)
  const visitor = opened.visitor(PROFESSIONAL)
  const { said } = await askedQuotation(opened, visitor)
  const { id } = await askedQuotation(opened, visitor, request({}, { email: 'li@example.com' }))

  const kept = await opened.db.selectFrom('consent_text').selectAll().orderBy('lang').execute()
  deepEqual(
    kept.map((it) => it.id),
    ['terms.quotation.1.en', 'terms.quotation.1.sv'],
  )
  const lo = browse(opened.shop)
  await arrive(lo.open, said.url.replace(/^https?:\/\/[^/]+/, ''))
  match(textOf(lo.page()), /Villkoren som godkändes.*Jag godkänner villkoren för offertförfrågan/)
  const eva = await opened.staff('sales')
  await eva.open(`/staff/quotations/${id}`)
  match(textOf(eva.page()), /Villkoren som godkändes.*Jag godkänner villkoren för offertförfrågan/)
})
