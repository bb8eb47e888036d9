import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { LightMyRequestResponse } from 'fastify'
import { accessTable } from '../../../shop/app/access-table.ts'
import type { AccessRule } from '../../../shop/platform/http/access-line.ts'
import { browse, type FormVisitor } from '../../helpers/form-visitor.ts'
import { openStaff, type StaffShop } from '../../helpers/staff.ts'
import { MATRIX } from './staff-matrix.ts'

const WHO = ['nobody', 'customer', 'owner', 'sales', 'stock'] as const
type Who = (typeof WHO)[number]

const nameOf = ({ method, path }: AccessRule) => `${method} ${path}`
const lines = accessTable.filter(({ path }) => /^\/staff(\/|$)/.test(path))

test('every page of the staff area has its row in the matrix', () => {
  deepEqual(lines.map(nameOf).sort(), Object.keys(MATRIX).sort())
})

test('every page of the staff area belongs to it, is kept nowhere, and posts with a token', () => {
  for (const line of lines) {
    deepEqual([line.area, line.cache, line.page], ['staff', 'never', true], nameOf(line))
    equal(line.csrf, line.method === 'GET' ? 'none' : 'token', nameOf(line))
  }
  deepEqual(accessTable.filter(({ area }) => area === 'staff').map(nameOf), lines.map(nameOf))
})

for (const who of WHO) {
  test(`lets ${who} in where the matrix says so, and nowhere else`, async (t) => {
    const wrong: string[] = []
    const opened = await openStaff(t)
    for (const line of lines) {
      const isAllowed = MATRIX[nameOf(line)]?.includes(who === 'customer' ? 'nobody' : who) ?? false
      const answer = await ask(opened, who, line)
      if (isRefused(answer, line, who) === isAllowed)
        wrong.push(`${nameOf(line)} ${answer.statusCode}`)
      match(String(answer.headers['cache-control']), /^no-store/)
    }
    deepEqual(wrong, [])
  })
}

async function ask(opened: StaffShop, who: Who, { method, path }: AccessRule) {
  const visitor = await enter(opened, who)
  const url = path.replace(/:\w+/g, 'nothing')
  if (method === 'GET') return visitor.open(url)
  await visitor.open(who === 'nobody' || who === 'customer' ? '/staff/login' : '/staff/me')
  return visitor.post(url, {})
}

async function enter({ shop, visitor, staff }: StaffShop, who: Who): Promise<FormVisitor> {
  if (who === 'nobody') return browse(shop)
  if (who !== 'customer') return staff(who)
  const bo = visitor()
  await bo.logIn('anna@example.com')
  const given = Object.fromEntries(
    bo
      .cookie()
      .split('; ')
      .map((it) => it.split('=') as [string, string]),
  )
  return browse(shop, { given })
}

/** Logged-out visitors are redirected to the login; other roles are refused. */
function isRefused(
  { statusCode, headers }: LightMyRequestResponse,
  { path }: AccessRule,
  who: Who,
) {
  const isGuest = who === 'nobody' || who === 'customer'
  const leadsToLogin = statusCode === 303 && String(headers.location).startsWith('/staff/login')
  // The later steps of a login redirect to the first.
  const isStep = path === '/staff/code' || path === '/staff/setup'
  const isLoggingOut = path === '/staff/logout' || path === '/staff/me/logout-everywhere'
  if (isGuest) return leadsToLogin && !isStep
  return statusCode === 403 || (leadsToLogin && !isStep && !isLoggingOut)
}

test('a form without the token of its own session changes nothing, whoever sends it', async (t: TestContext) => {
  const opened = await openStaff(t)
  const eva = await opened.staff('owner')
  const bo = await opened.staff('owner', 'Bo')
  const token = (visitor: FormVisitor) =>
    /__RequestVerificationToken" value="([^"]+)"/.exec(visitor.page())?.[1] ?? ''
  ok(token(bo).length > 20)
  const before = await opened.db.selectFrom('staff_audit').selectAll().execute()

  for (const line of lines.filter(({ method }) => method === 'POST')) {
    const url = line.path.replace(/:\w+/g, bo.id)
    for (const sent of ['', 'A'.repeat(51), token(bo)]) {
      const answer = await eva.post(url, { __RequestVerificationToken: sent })
      equal(answer.statusCode, 403, `${nameOf(line)} ${sent}`)
    }
  }
  deepEqual(await opened.db.selectFrom('staff_audit').selectAll().execute(), before)
})

test('pages are of the staff alone: not indexed, framed by nobody, with a strict policy', async (t) => {
  const opened = await openStaff(t)
  const eva = await opened.staff('owner')
  for (const { method, path } of lines) {
    if (method !== 'GET' || path.includes(':')) continue
    const { headers, statusCode, body } = await eva.open(path)
    if (statusCode !== 200 || !/html/.test(String(headers['content-type']))) continue
    equal(headers['x-robots-tag'], 'noindex, nofollow', path)
    match(body, /<meta name="robots" content="noindex, nofollow"\/>/)
    match(String(headers['content-security-policy']), /default-src 'none'.*frame-ancestors 'none'/)
    ok(!/<script|style="|\son\w+=/.test(body), path)
    equal(body.match(/<h1>/g)?.length, 1, path)
    ok(!/>staff\.[\w.]+</.test(body), path)
  }
})
