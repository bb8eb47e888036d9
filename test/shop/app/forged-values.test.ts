import { deepEqual, equal, ok } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { accessTable } from '../../../shop/app/access-table.ts'
import { FOR_COMPANY, orderToApprove } from '../../helpers/approvals.ts'
import { fillCheckout } from '../../helpers/checkout.ts'
import { addColleague, addOtherCompany } from '../../helpers/colleagues.ts'
import type { ShopVisitor } from '../../helpers/open-shop.ts'
import { agree } from '../../helpers/price-lists.ts'
import { answered, askedQuotation, request } from '../../helpers/quotations.ts'
import { allRows } from '../../helpers/row-database.ts'
import { openStaff, type StaffShop } from '../../helpers/staff.ts'
import { figuresIn, TELLING, tellingCatalogue } from '../../helpers/telling-figures.ts'
import { oneIn } from '../../helpers/try-all.ts'
import { type Field, FORGED, fieldsOf, planted } from './forged-values.ts'

const PROFESSIONAL = { storefront: 'professional' }
const HOUR_MS = 60 * 60 * 1000
const STRANGE = 7_770_001
const WANTED = [{ articleNumber: 'PLENTY-1', quantity: 1 }]
const AGREED = ['agreed', 'agreedVolume'] as const
const FIGURES = ['price', 'campaign', 'business', 'stock', ...AGREED] as const
/** Who a request is written down for: the customer and the company of who asks. */
const WHOSE: Readonly<Record<string, readonly [string, string | null]>> = {
  anna: ['anna', null],
  eva: ['eva', 'other-company'],
}
/** What stands in these is no field of a stranger's to say. */
const KEPT = [
  ...['customer', 'company', 'address', 'article', 'product', 'campaign', 'spending_limit'],
  ...['price_list', 'price_list_line', 'price_list_company', 'quotation', 'quotation_row'],
  ...['orders', 'order_row', 'approval', 'order_list', 'order_list_row'],
]

/** An offer for a company, an order that waits for its approver and a list of its own. */
async function openErrands(t: TestContext) {
  const opened = await openStaff(t, { catalogue: tellingCatalogue(), maxOrders: 0 })
  const { db } = opened
  await addColleague(db, { id: 'kim', role: 'buyer' })
  await addOtherCompany(db)
  await agree(db, ['PLENTY-1;1;4917263'])
  const people: Record<string, ShopVisitor> = { visitor: opened.visitor(PROFESSIONAL) }
  for (const name of ['anna', 'kim', 'bo', 'eva']) {
    const person = opened.visitor(PROFESSIONAL)
    await person.logIn(`${name}@example.com`)
    people[name] = person
  }
  const who = (name: string): ShopVisitor => {
    const person = people[name]
    if (!person) throw new Error(`Nobody is called ${name}`)
    return person
  }
  const order = await orderToApprove(opened, who('kim'))
  const { id: quotation } = await askedQuotation(opened, who('bo'))
  await answered(opened, { id: quotation })
  await db
    .insertInto('order_list')
    .values({
      ...{ id: 'list', name: 'Laget', company_id: 'lunda-if', customer_id: 'bo' },
      ...{ is_shared: 1, changed_at: 0 },
    })
    .execute()
  return { ...opened, who, order, quotation }
}

type Errands = Awaited<ReturnType<typeof openErrands>>

const rowsOf = async ({ db }: StaffShop) =>
  Object.fromEntries(
    await Promise.all(
      KEPT.map(
        async (it) => [it, (await allRows(db, it)).map((row) => JSON.stringify(row))] as const,
      ),
    ),
  )
type Rows = Awaited<ReturnType<typeof rowsOf>>

type Row = Readonly<Record<string, unknown>>
type NewRows = Partial<Readonly<Record<string, readonly Row[]>>>

/** Rows that have come, by table; a row that has changed or gone fails the test. */
function newRows(before: Rows, after: Rows, what: string): NewRows {
  const found = Object.entries(after).map(([table, rows]) => {
    const known = new Set(before[table])
    const come = rows.filter((it) => !known.has(it))
    equal(rows.length - come.length, known.size, `${what} changed ${table}`)
    return [table, come.map((it) => JSON.parse(it) as Row)] as const
  })
  return Object.fromEntries(found.filter(([, rows]) => rows.length > 0))
}

const valuesOf = ({ kind, path }: Field, strangers: readonly string[]): readonly unknown[] => {
  if (kind === 'flag') return [true, false]
  if (kind === 'number') return [STRANGE]
  if (kind === 'record') return [{ price: STRANGE, role: 'admin' }]
  return [strangers[path.join().length % strangers.length] ?? '']
}

interface ForgedCall {
  readonly path: string
  readonly body: () => Promise<object>
}

/** Sends a call once for each field of its contract, each time with something forged in it. */
async function forgeEach(
  errands: Errands,
  person: ShopVisitor,
  { path, body }: ForgedCall,
): Promise<readonly string[]> {
  const line = accessTable.find((it) => it.path === path && it.method === 'POST')
  ok(line?.schema, path)
  const strangers = [String(STRANGE), 'lunda-if', 'bo', errands.order, errands.quotation, 'admin']
  const answers: string[] = []
  let base = await body()
  for (const field of oneIn(4, fieldsOf(line.schema), path.length)) {
    for (const value of valuesOf(field, strangers)) {
      const forged = { ...FORGED, ...(planted(base, field.path, value) as object) }
      const answer = await person.ask(path, forged)
      const what = `${path} ${field.path.join('.')}=${value}: ${answer.body}`
      ok(answer.statusCode < 500 && answer.statusCode !== 429, what)
      ok(!answer.body.includes('"token"'), what)
      answers.push(answer.body)
      if (answer.statusCode === 200) base = await body()
    }
  }
  return answers
}

/** Requests of mailboxes of their own, and not more of them in an hour than are taken. */
function asking({ clock }: Errands, person: ShopVisitor): ForgedCall {
  const body = async () => {
    clock.now += HOUR_MS / 4
    await person.ask('/api/token')
    return request({}, { email: `lo${clock.now}@example.com` })
  }
  return { path: '/api/quotation', body }
}

/** What a stranger may send on the professional storefront; only companies may order there. */
function callsOf(errands: Errands, name: string): readonly ForgedCall[] {
  const person = errands.who(name)
  const add = { path: '/api/cart/add', body: async () => ({ articles: WANTED }) }
  const calls = [add, asking(errands, person)]
  if (name === 'eva') return calls
  const mine = { ...FOR_COMPANY, authenticated: true, orderId: errands.order }
  const body = async () => ({ ...(await person.ask('/api/checkout')).json<object>(), ...mine })
  return [...calls, { path: '/api/checkout', body }]
}

const hiddenFrom = (name: string) => (name === 'eva' ? AGREED : FIGURES)

for (const name of ['visitor', 'anna', 'eva']) {
  test(`no field of a call opens a price or a role to ${name}, or what is another’s`, async (t) => {
    const errands = await openErrands(t)
    const before = await rowsOf(errands)

    for (const call of callsOf(errands, name)) {
      for (const body of await forgeEach(errands, errands.who(name), call)) {
        deepEqual([body, figuresIn(body, hiddenFrom(name))], [body, []])
      }
    }

    const {
      quotation = [],
      quotation_row = [],
      ...others
    } = newRows(before, await rowsOf(errands), name)
    deepEqual(others, {})
    ok(quotation.length > 0)
    const [customer, company] = WHOSE[name] ?? [null, null]
    for (const it of quotation) {
      const { customer_id, company_id, state, answered_at, order_id } = it
      const asked = [customer_id, company_id, state, answered_at, order_id]
      deepEqual(asked, [customer, company, 'asked', null, null])
    }
    deepEqual(
      quotation_row.filter((it) => it.price !== null),
      [],
    )
  })
}

test('an order of a buyer is held at the agreed price, whatever its fields say', async (t) => {
  const errands = await openErrands(t)
  const kim = errands.who('kim')
  const before = await rowsOf(errands)
  const body = () => fillCheckout(kim, { 'PLENTY-1': 2 }, FOR_COMPANY)

  const answers = await forgeEach(errands, kim, { path: '/api/checkout', body })

  const {
    orders = [],
    order_row = [],
    approval = [],
    ...others
  } = newRows(before, await rowsOf(errands), 'kim')
  deepEqual(others, {})
  ok(orders.length > 10, `${orders.length} ${answers.slice(0, 3)}`)
  for (const { customer_id, company_id, status } of orders) {
    deepEqual([customer_id, company_id, status], ['kim', 'lunda-if', 'held'])
  }
  const articles = order_row.filter((it) => it.kind === 'article')
  deepEqual([...new Set(articles.map((it) => it.price))], [TELLING.agreed])
  deepEqual(
    approval.map((it) => [it.state, it.buyer_id]),
    orders.map(() => ['waiting', 'kim']),
  )
})

/** Forms of companies' errands, each with what it takes; the rest of it is forged. */
const FORMS: Readonly<Record<string, (errands: Errands) => Readonly<Record<string, string>>>> = {
  '/quotation': () => ({}),
  '/quotation/add': () => ({ articleNumber: 'QUOTE-1', quantity: '1' }),
  '/quotation/cart': () => ({}),
  '/quotation/:id/accepted': () => ({}),
  '/quotation/:id/declined': () => ({}),
  '/quotation/:id/again': () => ({}),
  '/account/quotations/:id/accepted': () => ({}),
  '/account/quotations/:id/declined': () => ({}),
  '/account/quotations/:id/again': () => ({}),
  '/account/approvals/:id/approved': () => ({}),
  '/account/approvals/:id/refused': () => ({ message: 'Nej' }),
  '/account/approvals/:id/withdrawn': () => ({}),
  '/account/limits': () => ({ amount: '99999999', period: 'order' }),
  '/account/order-lists/:id/save': () => ({ name: 'Mitt', shared: 'yes' }),
  '/account/order-lists/:id/remove': () => ({}),
  '/quick-order': () => ({ lines: 'PLENTY-1 1', step: 'add', list: 'list' }),
  '/cart/add': () => ({ articleNumber: 'PLENTY-1', quantity: '1' }),
  '/buy/*': () => ({ articles: 'PLENTY-1:1' }),
  '/cart/update': () => ({ rowSystemId: 'row', quantity: '2' }),
  '/cart/clear': () => ({}),
  '/cart/reorder': ({ order }) => ({ orderId: order }),
  '/checkout': ({ order }) => ({ orderId: order, step: 'place', selectedPaymentMethod: 'invoice' }),
}
/** A colleague declines an offer, takes an order back and keeps a list by right. */
const OF_COLLEAGUES = ['declined', 'withdrawn', 'again', 'cart', 'checkout', 'quick-order']
const ERRANDS =
  /^\/(?:quotation|quick-order|buy|cart|checkout)\b|^\/account\/(?:quotations|approvals|limits|order-lists)\b/

test('has what is forged for every form of these errands', () => {
  const forms = accessTable
    .filter(
      ({ method, page, path, area }) => method === 'POST' && page && !area && ERRANDS.test(path),
    )
    .map(({ path }) => path)
    .filter((it) => it !== '/account/order-lists' && it !== '/checkout/return')
  deepEqual(Object.keys(FORMS).sort(), forms.sort())
})

for (const name of ['visitor', 'anna', 'eva', 'kim']) {
  test(`no field of a form lets ${name} decide for somebody else`, async (t) => {
    const errands = await openErrands(t)
    const before = await rowsOf(errands)
    for (const path of Object.keys(FORMS)) {
      if (name === 'kim' && OF_COLLEAGUES.some((it) => path.includes(it))) continue
      const { statusCode, body } = await sendForm(errands, name, path)
      const what = `${name} ${path} ${statusCode}`
      ok(statusCode < 500, what)
      if (name !== 'kim') deepEqual([what, figuresIn(body, hiddenFrom(name))], [what, []])
      deepEqual([what, newRows(before, await rowsOf(errands), what)], [what, {}])
    }
  })
}

async function sendForm(errands: Errands, name: string, path: string) {
  const { order, quotation, shop } = errands
  const person = errands.who(name)
  await person.ask('/api/token')
  const ids = { quotationId: quotation, approvalId: order, approval: order, list: 'list' }
  const token = { __RequestVerificationToken: person.token() ?? '' }
  const fields = { ...ids, ...FORGED, ...FORMS[path]?.(errands), ...token }
  return shop.inject({
    method: 'POST',
    url: `/pro${path.replace(':id', idIn(errands, path))}`,
    headers: { cookie: person.cookie(), 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
}

function idIn({ order, quotation }: Errands, path: string): string {
  if (path.includes('quotation')) return quotation
  return path.includes('list') ? 'list' : order
}
