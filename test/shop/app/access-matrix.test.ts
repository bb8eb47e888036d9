import { deepEqual, equal, ok } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { LightMyRequestResponse } from 'fastify'
import { accessTable } from '../../../shop/app/access-table.ts'
import type { Db } from '../../../shop/platform/db/schema.ts'
import type { AccessRule } from '../../../shop/platform/http/access-line.ts'
import { PAGE_PREFIXES } from '../../../shop/platform/pages/page-lines.ts'
import { orderToApprove } from '../../helpers/approvals.ts'
import { addColleague, addOtherCompany } from '../../helpers/colleagues.ts'
import type { ShopVisitor } from '../../helpers/open-shop.ts'
import { orderAs } from '../../helpers/own-orders.ts'
import { askedQuotation } from '../../helpers/quotations.ts'
import { allRows } from '../../helpers/row-database.ts'
import { openStaff } from '../../helpers/staff.ts'
import { type MatrixRow, type OwnedKind, ROLE_MATRIX, ROLES, type Role } from './role-matrix.ts'

const PEOPLE: Readonly<Partial<Record<Role, string>>> = {
  customer: 'anna',
  buyer: 'kim',
  approver: 'bo',
  other: 'eva',
}

const hasPrefix = (path: string) =>
  PAGE_PREFIXES.some((it) => it !== '' && path.startsWith(`${it}/`))
const nameOf = ({ method, path }: AccessRule) => `${method} ${path}`
const lines = accessTable.filter(
  ({ access, area, path }) => access !== 'anyone' && !area && !hasPrefix(path),
)

async function openAll(t: TestContext) {
  const opened = await openStaff(t)
  await addColleague(opened.db, { id: 'kim', role: 'buyer' })
  await addOtherCompany(opened.db)
  const people = {} as Record<Role, ShopVisitor>
  for (const role of ROLES) {
    people[role] = opened.visitor()
    const name = PEOPLE[role]
    if (name) await people[role].logIn(`${name}@example.com`)
  }
  return { ...opened, people, staffCookie: (await opened.staff('owner')).cookie() }
}

type Opened = Awaited<ReturnType<typeof openAll>>

async function ask(opened: Opened, role: Role, line: AccessRule, id: string) {
  const { method, path, page } = line
  const visitor = opened.people[role]
  const url = path.replace(':id', id)
  const cookie = role === 'staff' ? { cookie: opened.staffCookie } : {}
  if (method === 'GET') return visitor.ask(url, undefined, { method, headers: cookie })
  const body = ROLE_MATRIX[nameOf(line)]?.body?.(id) ?? {}
  if (!page) return visitor.ask(url, body, { method, headers: cookie })
  await visitor.ask('/api/token')
  const fields = { ...(body as object), __RequestVerificationToken: visitor.token() ?? '' }
  const headers = {
    cookie: visitor.cookie(),
    ...cookie,
    'content-type': 'application/x-www-form-urlencoded',
  }
  const payload = new URLSearchParams(fields).toString()
  return opened.shop.inject({ method, url, headers, payload })
}

function isRefused({ statusCode, headers }: LightMyRequestResponse, role: Role): boolean {
  const leadsToLogin = String(headers.location).includes('/login?')
  const isOutside = role === 'visitor' || role === 'staff'
  return isOutside ? statusCode === 401 || leadsToLogin : statusCode === 403
}

test('every route that asks for a login has its row', () => {
  deepEqual(lines.map(nameOf).sort(), Object.keys(ROLE_MATRIX).sort())
})

test('a route that lets in no private customer says so in its line, before its body is read', () => {
  const forCompanies = lines.filter(({ access }) => access === 'company').map(nameOf)
  const kept = Object.entries(ROLE_MATRIX).filter(([, { who }]) => !who.includes('customer'))
  deepEqual(forCompanies.sort(), kept.map(([name]) => name).sort())
})

test('a route has the same line below every prefix', () => {
  for (const line of lines.filter(({ page }) => page)) {
    for (const prefix of PAGE_PREFIXES) {
      const path = prefix + line.path
      const own = accessTable.find((it) => it.path === path && it.method === line.method)
      deepEqual(own, { ...line, path }, path)
    }
  }
})

for (const role of ROLES) {
  test(`lets ${role} in where the matrix says so, and nowhere else`, async (t) => {
    const opened = await openAll(t)
    const wrong: string[] = []
    for (const line of lines) {
      const isAllowed = ROLE_MATRIX[nameOf(line)]?.who.split(' ').includes(role) ?? false
      const answer = await ask(opened, role, line, 'none')
      if (isRefused(answer, role) === isAllowed)
        wrong.push(`${nameOf(line)} ${answer.statusCode} ${answer.body.slice(0, 200)}`)
    }
    deepEqual(wrong, [])
  })
}

/** An approver reads a colleague's order, and does nothing else with it. */
const ORDERS: Readonly<Record<string, readonly Role[]>> = {
  'order of anna': ['customer'],
  'order of bo': ['approver'],
  'order of kim': ['buyer'],
}

const OWNERS: Readonly<Record<OwnedKind, Readonly<Record<string, readonly Role[]>>>> = {
  order: ORDERS,
  'read order': { ...ORDERS, 'order of kim': ['buyer', 'approver'] },
  address: {
    'anna-home': ['customer'],
    'lunda-if-arena': ['buyer', 'approver'],
    'eva-office': ['other'],
  },
  approval: { 'order of kim': ['approver'] },
  quotation: { 'quotation of bo': ['buyer', 'approver'] },
  list: { 'list of bo': ['approver'], 'shared list of bo': ['approver'] },
  person: { anna: [], bo: ['buyer', 'approver'], kim: ['buyer', 'approver'], eva: ['other'] },
}

test('what is somebody else’s is answered as what never was, and stays as it is', async (t) => {
  const opened = await openAll(t)
  const { people, db } = opened
  const made: Readonly<Record<string, string>> = {
    'order of anna': await orderAs(people.customer, { 'PLENTY-1': 1 }),
    'order of bo': await orderAs(people.approver, { 'PLENTY-1': 1 }, 'bo@example.com'),
    'order of kim': await orderToApprove(opened, people.buyer),
    'quotation of bo': (await askedQuotation(opened, people.approver)).id,
  }
  await addList(db, 'list of bo')
  await addList(db, 'shared list of bo', 1)
  const read = async () => [
    await allRows(db, 'customer'),
    await allRows(db, 'address'),
    await allRows(db, 'orders'),
    await allRows(db, 'quotation'),
    await allRows(db, 'order_list'),
    await allRows(db, 'approval'),
    await allRows(db, 'spending_limit'),
  ]
  const before = await read()
  let asked = 0
  for (const { line, role, names } of cases()) {
    const unknown = await ask(opened, role, line, 'never-was')
    for (const name of foreignTo(role, names)) {
      const id = made[name] ?? name
      const answer = await ask(opened, role, line, id)
      const what = `${role} ${nameOf(line)} ${name}`
      equal(answer.statusCode, 404, what)
      equal(bytesOf(answer, id), bytesOf(unknown, 'never-was'), what)
      asked += 1
    }
  }
  ok(asked > 40, String(asked))
  deepEqual(await read(), before)
})

/** Colleagues order from a shared list; its maker alone, or an approver, changes it. */
async function addList(db: Db, id: string, isShared = 0): Promise<void> {
  const owner = { company_id: 'lunda-if', customer_id: 'bo' }
  await db
    .insertInto('order_list')
    .values({ id, name: id, ...owner, is_shared: isShared, changed_at: 0 })
    .execute()
}

/** Every route with an id, as everybody who is let in. */
function cases() {
  return lines.flatMap((line) => {
    const { who = '', names }: Partial<MatrixRow> = ROLE_MATRIX[nameOf(line)] ?? {}
    return names ? who.split(' ').map((role) => ({ line, role: role as Role, names })) : []
  })
}

function foreignTo(role: Role, kind: OwnedKind): string[] {
  const owned = Object.entries(OWNERS[kind])
  return owned.filter(([, owners]) => !owners.includes(role)).map(([name]) => name)
}

/** What differs from one answer to the next for everybody: tokens, and the address itself. */
function bytesOf({ body, statusCode }: LightMyRequestResponse, id: string): string {
  const text = body
    .replaceAll(new RegExp(`/${id}\\b`, 'g'), '/id')
    .replace(/content="[\w.-]{40,}"|value="[\w.-]{40,}"|nonce="[^"]+"/g, '')
  return `${statusCode} ${text}`
}
