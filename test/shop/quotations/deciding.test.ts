import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { sweep } from '../../../shop/app/sweep.ts'
import { findStockFaults } from '../../../shop/orders/stock/repair-stock.ts'
import { readSigner } from '../../../shop/platform/db/signing-secret.ts'
import { quotationKey } from '../../../shop/quotations/quotation-links.ts'
import { limit } from '../../helpers/approvals.ts'
import { arrive } from '../../helpers/arrive.ts'
import { stockOf } from '../../helpers/checkout.ts'
import { addColleague, addOtherCompany } from '../../helpers/colleagues.ts'
import { browse, type FormVisitor, textOf } from '../../helpers/form-visitor.ts'
import { DEMO_PASSWORD, kr, type ShopVisitor } from '../../helpers/open-shop.ts'
import {
  ASK,
  type AskedQuotation,
  answered,
  askedQuotation,
  OFFER,
  request,
} from '../../helpers/quotations.ts'
import { auditOf, openStaff, type StaffShop } from '../../helpers/staff.ts'

const PROFESSIONAL = { storefront: 'professional' }
const DAY_MS = 24 * 60 * 60 * 1000

const ordersOf = ({ db }: StaffShop) => db.selectFrom('orders').selectAll().execute()
const stateOf = async ({ db }: StaffShop) =>
  (await db.selectFrom('quotation').select('state').executeTakeFirstOrThrow()).state

/** The link in the mail, without the shop's address. */
async function linkOf(opened: StaffShop, { id }: AskedQuotation): Promise<string> {
  return `/pro/quotation/${id}?key=${quotationKey(await readSigner(opened.db), id)}`
}

/** Opens the mail's link in another browser, and presses a button. */
async function press(
  opened: StaffShop,
  made: AskedQuotation,
  decision: 'accepted' | 'declined',
  lo: FormVisitor = browse(opened.shop),
): Promise<FormVisitor> {
  const url = await linkOf(opened, made)
  await arrive(lo.open, url)
  const [, answer = ''] = /name="answered" value="([^"]*)"/.exec(lo.page()) ?? []
  await lo.submit(`/pro/quotation/${made.id}/${decision}`, { answered: answer })
  return lo
}

test('an accepted offer becomes an order at exactly its prices, in the audit trail and in mails', async (t) => {
  const opened = await openStaff(t)
  const made = await askedQuotation(opened)
  await opened.mails()
  const before = await stockOf(opened.db, 'QUOTE-1')
  await answered(opened, made)
  const [offer] = await opened.mails()
  match(offer?.text ?? '', new RegExp(kr('2 750 kr')))
  match(offer?.text ?? '', /torsdag 31\u00a0december\u00a02026/)
  match(offer?.text ?? '', /Vi monterar gärna/)

  const lo = await press(opened, made, 'accepted')

  match(textOf(lo.page()), /Tack|mottagen/)
  const [order, ...others] = await ordersOf(opened)
  deepEqual(others, [])
  deepEqual(
    [order?.goods_total, order?.delivery_total, order?.vat_total, order?.total, order?.status],
    [200_000, 20_000, 55_000, 275_000, 'placed'],
  )
  const rows = await opened.db.selectFrom('order_row').select(['price', 'quantity']).execute()
  deepEqual(rows, [{ price: 100_000, quantity: 2 }])
  equal(await stockOf(opened.db, 'QUOTE-1'), before - 2)
  deepEqual(await findStockFaults(opened.db), [])
  deepEqual((await auditOf(opened.db)).slice(-1), ['quotation.answered'])
  const subjects = (await opened.mails()).map(({ subject }) => subject).join('\n')
  match(subjects, /är accepterad av Klubben AB/)
  equal(await stateOf(opened), 'accepted')
})

test('a decision whose login or token has expired returns to its offer, undecided', async (t) => {
  const opened = await openStaff(t)
  const visitor = opened.visitor(PROFESSIONAL)
  await visitor.logIn('bo@example.com')
  const made = await askedQuotation(opened, visitor)
  await answered(opened, made)
  const page = `/pro/account/quotations/${made.id}`
  const stale = { __RequestVerificationToken: 'of yesterday' }
  const bo = await loggedIn(opened, 'bo@example.com')
  await bo.open(page)

  await bo.submit(`${page}/accepted`, stale)
  match(textOf(bo.page()), /legat öppen för länge. Tryck en gång till/)
  match(textOf(bo.page()), /2 750 kr/)
  match(textOf(bo.page()), /Skickad\s*\d+ \S+ \d{4} kl\./)
  await opened.db.deleteFrom('session').execute()
  const { statusCode, headers } = await bo.post(`${page}/declined`, stale)
  const login = `/pro/login?returnTo=${encodeURIComponent(page)}`
  deepEqual([statusCode, headers.location], [303, login])
  equal(await stateOf(opened), 'answered')
  const guests = await askedQuotation(opened)
  await answered(opened, guests)
  const lo = browse(opened.shop)
  await arrive(lo.open, await linkOf(opened, guests))
  await lo.post('/cart/add', { articleNumber: 'PLENTY-1', quantity: '1' })
  await lo.submit(`/pro/quotation/${guests.id}/accepted`, stale)
  match(textOf(lo.page()), /legat öppen för länge. Tryck en gång till/)
  match(textOf(lo.page()), /2 750 kr/)
  deepEqual(await ordersOf(opened), [])
})

test('lists state the time of a request by the shop’s clock', async (t) => {
  const opened = await openStaff(t)
  const visitor = opened.visitor(PROFESSIONAL)
  await visitor.logIn('bo@example.com')
  const { said } = await askedQuotation(opened, visitor)
  const eva = await opened.staff('sales', 'Eva')
  const bo = await loggedIn(opened, 'bo@example.com')

  await eva.open('/staff/quotations')
  await bo.open('/pro/account/quotations')

  const asked = new RegExp(`${said.number} .*23 november 2026 kl. 11:00`)
  for (const it of [eva, bo]) match(textOf(it.page()), asked)
})

test('the shop gets mails in its own language about a request in another', async (t) => {
  const opened = await openStaff(t)
  const made = await askedQuotation(opened, opened.visitor({ ...PROFESSIONAL, language: 'en' }))
  await answered(opened, made)
  await opened.mails()

  await press(opened, made, 'accepted')

  const notice = (await opened.mails()).find(({ subject }) => /är accepterad/.test(subject))
  match(notice?.text ?? '', /Frakt enligt offert/)
})

test('an offer shows its products, both answers side by side, and how to keep it', async (t) => {
  const opened = await openStaff(t)
  const made = await askedQuotation(opened)
  await answered(opened, made)
  const lo = browse(opened.shop)

  await arrive(lo.open, await linkOf(opened, made))

  match(lo.page(), /<li class="shop-receipt__row"><img class="shop-goods"/)
  match(
    textOf(lo.page()),
    /Acceptera och beställ för [\d\s]+kr Tacka nej till offerten Du beställer/,
  )
  match(textOf(lo.page()), /Skriv ut eller spara sidan/)
})

test('an offer accepted twice, in two tabs at once, becomes one order', async (t) => {
  const opened = await openStaff(t)
  const made = await askedQuotation(opened)
  await answered(opened, made)

  await Promise.all([press(opened, made, 'accepted'), press(opened, made, 'accepted')])
  const again = await press(opened, made, 'accepted')

  match(textOf(again.page()), /Accepterad/)
  ok(!/redan accepterad/.test(textOf(again.page())), 'a repeat is no fault')
  equal((await ordersOf(opened)).length, 1)
  deepEqual(await findStockFaults(opened.db), [])
})

test('after its last day an offer has expired, before and after the sweep', async (t) => {
  const opened = await openStaff(t)
  const made = await askedQuotation(opened)
  await answered(opened, made, { ...OFFER, until: '2026-11-24' })
  const lo = browse(opened.shop)
  await arrive(lo.open, await linkOf(opened, made))
  const [, answer = ''] = /name="answered" value="([^"]*)"/.exec(lo.page()) ?? []
  opened.clock.now += 2 * DAY_MS
  await lo.open('/pro/cart')

  await lo.submit(`/pro/quotation/${made.id}/accepted`, { answered: answer })
  match(textOf(lo.page()), /Tiden för offerten har gått ut/)
  match(textOf(lo.page()), /Utgången/)
  ok(!lo.page().includes('/accepted"'))
  await sweep(opened.db, opened.clock.now)
  equal(await stateOf(opened), 'expired')
  deepEqual(await ordersOf(opened), [])

  await answered(opened, made)
  await press(opened, made, 'accepted')
  equal((await ordersOf(opened)).length, 1)
})

test('missing stock is explained in one sentence, and the attempt leaves nothing behind', async (t) => {
  const opened = await openStaff(t)
  const made = await askedQuotation(opened)
  await answered(opened, made)
  await opened.db
    .updateTable('stock')
    .set({ available: 1 })
    .where('article_number', '=', 'QUOTE-1')
    .execute()

  const lo = await press(opened, made, 'accepted')

  match(textOf(lo.page()), /inte längre så många i lager av Vara quotation/)
  deepEqual([await stateOf(opened), await ordersOf(opened)], ['answered', []])
  equal(await stockOf(opened.db, 'QUOTE-1'), 1)
})

test('an offer that was changed meanwhile must be read before it can be accepted', async (t) => {
  const opened = await openStaff(t)
  const made = await askedQuotation(opened)
  await answered(opened, made)
  const lo = browse(opened.shop)
  await arrive(lo.open, await linkOf(opened, made))
  const [, answer = ''] = /name="answered" value="([^"]*)"/.exec(lo.page()) ?? []
  await answered(opened, made, { ...OFFER, 'price-0': '9000' })

  await lo.submit(`/pro/quotation/${made.id}/accepted`, { answered: answer })

  match(textOf(lo.page()), /har ändrats sedan du öppnade den/)
  match(textOf(lo.page()), /9 000/)
  deepEqual(await ordersOf(opened), [])
})

test('a customer declines once, and the shop gets a mail; then there is nothing to accept', async (t) => {
  const opened = await openStaff(t)
  const made = await askedQuotation(opened)
  await answered(opened, made)
  await opened.mails()

  await press(opened, made, 'declined')
  const lo = await press(opened, made, 'declined')

  match(textOf(lo.page()), /Avslutad/)
  equal((await opened.mails()).length, 1)
  const after = await press(opened, made, 'accepted')
  match(textOf(after.page()), /Du har redan tackat nej/)
  deepEqual(await ordersOf(opened), [])
})

test('nobody sees another’s quotation: not by an id, a wrong key, another company or without a login', async (t) => {
  const opened = await openStaff(t)
  await addOtherCompany(opened.db)
  await addColleague(opened.db, { id: 'kim', role: 'buyer' })
  const bo = opened.visitor(PROFESSIONAL)
  await bo.logIn('bo@example.com')
  const made = await askedQuotation(opened, bo)
  await answered(opened, made, { ...OFFER, 'price-0': '4321' })
  const own = `/pro/account/quotations/${made.id}`
  const eva = await loggedIn(opened, 'eva@example.com')
  const anna = await loggedIn(opened, 'anna@example.com')
  const guest = browse(opened.shop)

  for (const visitor of [eva, anna, guest]) {
    for (const path of [own, await linkOf(opened, made), `/pro/quotation/${made.id}?key=x`]) {
      await arrive(visitor.open, path)
      ok(!visitor.page().includes('4 321'), path)
      ok(!visitor.page().includes('QUOTE-1'), path)
    }
    const posted = await visitor.post(`${own}/accepted`, { answered: '0' })
    ok([303, 401, 403, 404].includes(posted.statusCode), `${posted.statusCode}`)
    await visitor.open('/pro/account/quotations')
    ok(!visitor.page().includes(made.said.number))
  }
  deepEqual([await stateOf(opened), await ordersOf(opened)], ['answered', []])

  const kim = await loggedIn(opened, 'kim@example.com')
  await kim.open('/pro/account/quotations')
  match(kim.page(), new RegExp(made.said.number))
  await kim.open(own)
  match(textOf(kim.page()), /4 321/)
})

test('a company accepts in its account, on invoice, and the offered articles leave the cart', async (t) => {
  const opened = await openStaff(t)
  await opened.db.updateTable('company').set({ may_invoice: 1 }).execute()
  const bo = opened.visitor(PROFESSIONAL)
  await bo.logIn('bo@example.com')
  await bo.ask('/api/cart/add', { articles: ['QUOTE-1', 'TEAM-1'].map(article) })
  const made = await askedQuotation(opened, bo)
  await answered(opened, made)

  const web = await loggedIn(opened, 'bo@example.com')
  await web.open(`/pro/account/quotations/${made.id}`)
  const [, answer = ''] = /name="answered" value="([^"]*)"/.exec(web.page()) ?? []
  await web.submit(`/pro/account/quotations/${made.id}/accepted`, { answered: answer })

  match(textOf(web.page()), /Beställning/)
  const [order] = await ordersOf(opened)
  deepEqual([order?.customer_id, order?.company_id, order?.pay_by], ['bo', 'lunda-if', null])
  match(order?.details ?? '', /"id":"invoice"/)
  deepEqual(await numbersIn(bo), ['TEAM-1'])
})

test('the page of a request made with a login requires the login; its form has the saved details', async (t) => {
  const opened = await openStaff(t)
  const bo = await loggedIn(opened, 'bo@example.com')
  await bo.open('/pro/quotation')
  match(bo.page(), /name="companyName" value="Lunda IF"|value="Lunda IF"[^>]*name="companyName"/)
  match(bo.page(), /bo@example\.com/)

  const visitor = opened.visitor(PROFESSIONAL)
  await visitor.logIn('bo@example.com')
  const said = (await visitor.ask(ASK, request())).json()
  match(said.url, /^\/pro\/account\/quotations\//)
})

const article = (articleNumber: string) => ({ articleNumber })

async function numbersIn(visitor: ShopVisitor): Promise<string[]> {
  const { orderRows } = (await visitor.ask('/api/cart')).json()
  return orderRows.map((it: { articleNumber: string }) => it.articleNumber)
}

async function loggedIn({ shop }: StaffShop, userName: string): Promise<FormVisitor> {
  const visitor = browse(shop)
  await visitor.open('/pro/login')
  await visitor.submit('/pro/login', { userName, password: DEMO_PASSWORD, returnTo: '/pro' })
  return visitor
}

test('an offer requested without a login belongs to no company, whoever accepts it', async (t) => {
  const opened = await openStaff(t)
  await addColleague(opened.db, { id: 'kim', role: 'buyer' })
  await limit(opened.db, { amount: 100 })
  const made = await askedQuotation(opened)
  await answered(opened, made)

  await press(opened, made, 'accepted', await loggedIn(opened, 'kim@example.com'))

  deepEqual(
    (await ordersOf(opened)).map((it) => [it.company_id, it.status]),
    [[null, 'placed']],
  )
})
