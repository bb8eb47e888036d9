import { deepEqual, equal } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { LightMyRequestResponse } from 'fastify'
import { loginKey } from '../../../shop/account/security/own-logins.tsx'
import { accessTable } from '../../../shop/app/access-table.ts'
import type { AccessRule } from '../../../shop/platform/http/access-line.ts'
import { PAGE_PREFIXES } from '../../../shop/platform/pages/page-lines.ts'
import type { Cart } from '../../../src/contract/cart.ts'
import { orderToApprove } from '../../helpers/approvals.ts'
import { fillCheckout } from '../../helpers/checkout.ts'
import { addColleague, addOtherCompany } from '../../helpers/colleagues.ts'
import type { ShopVisitor } from '../../helpers/open-shop.ts'
import { orderAs } from '../../helpers/own-orders.ts'
import { askedQuotation } from '../../helpers/quotations.ts'
import { allRows } from '../../helpers/row-database.ts'
import { openStaff, type StaffShop } from '../../helpers/staff.ts'
import { FOREIGN_ID_ROWS, type ForeignIdRow, type ForeignKind } from './foreign-id-rows.ts'
import { ROLE_MATRIX } from './role-matrix.ts'

const hasPrefix = (path: string) =>
  PAGE_PREFIXES.some((it) => it !== '' && (path === it || path.startsWith(`${it}/`)))
const nameOf = ({ method, path }: Pick<AccessRule, 'method' | 'path'>) => `${method} ${path}`
const isInRoleMatrix = (line: AccessRule) => ROLE_MATRIX[nameOf(line)]?.names !== undefined

/** Routes for customers that say neither which id they take nor why they take none. */
function withoutRow(table: readonly AccessRule[]): readonly string[] {
  const asked = table.filter(({ area, path }) => !area && !hasPrefix(path))
  const names = asked.filter((it) => !isInRoleMatrix(it)).map(nameOf)
  return names.filter((it) => FOREIGN_ID_ROWS[it] === undefined)
}

test('every route says which id of somebody else it can be sent, or why none', () => {
  deepEqual(withoutRow(accessTable), [])
  const known = accessTable.map(nameOf)
  deepEqual(
    Object.keys(FOREIGN_ID_ROWS).filter((it) => !known.includes(it) || ROLE_MATRIX[it]?.names),
    [],
  )
  const planted = { method: 'GET', path: '/account/diary/:id', access: 'customer' } as const
  deepEqual(withoutRow([...accessTable, { ...planted, csrf: 'none', cache: 'never' }]), [
    'GET /account/diary/:id',
  ])
})

interface Victims {
  readonly ids: Readonly<Record<ForeignKind, string>>
  readonly people: readonly ShopVisitor[]
}

/** What anna and bo have; each is theirs alone. */
async function makeVictims(opened: StaffShop): Promise<Victims> {
  const { db } = opened
  await addColleague(db, { id: 'kim', role: 'buyer' })
  const anna = opened.visitor()
  await anna.logIn('anna@example.com')
  const bo = opened.visitor({ storefront: 'professional' })
  await bo.logIn('bo@example.com')
  const kim = opened.visitor({ storefront: 'professional' })
  await kim.logIn('kim@example.com')
  const order = await orderAs(anna, { 'PLENTY-1': 1 })
  const quotation = (await askedQuotation(opened, bo)).id
  const approval = await orderToApprove(opened, kim)
  const filled = await fillCheckout(anna, { 'PLENTY-1': 2 })
  const [row] = (await anna.ask('/api/cart')).json<Cart>().orderRows
  const owner = { company_id: 'lunda-if', customer_id: 'bo' }
  const list = { id: 'list of bo', name: 'Lag', ...owner, is_shared: 1, changed_at: 0 }
  await db.insertInto('order_list').values(list).execute()
  const key = {
    credential_id: 'key',
    public_key: 'key',
    counter: 0,
    transports: '',
    name: 'Nyckel',
  }
  const passkey = { id: 'passkey of anna', customer_id: 'anna', ...key, made_at: 0, used_at: null }
  await db.insertInto('passkey').values(passkey).execute()
  const session = db.selectFrom('session').select('id').where('customer_id', '=', 'anna')
  const login = loginKey(await session.executeTakeFirstOrThrow())
  const ids = {
    ...{ order, quotation, approval, list: list.id, passkey: passkey.id, login },
    ...{ checkout: filled.orderId ?? '', 'cart row': row?.rowSystemId ?? '' },
    ...{ address: 'anna-home', person: 'bo' },
  }
  return { ids, people: [anna, bo, kim] }
}

/** What belongs to somebody; a visitor's own cart and session may come and go. */
async function readOwned({ db }: StaffShop): Promise<unknown> {
  const owned = (table: 'session' | 'cart') =>
    db.selectFrom(table).selectAll().where('customer_id', 'in', ['anna', 'bo', 'kim']).execute()
  const rows = db
    .selectFrom('cart_row')
    .innerJoin('cart', 'cart.id', 'cart_row.cart_id')
    .selectAll('cart_row')
    .where('cart.customer_id', 'in', ['anna', 'bo', 'kim'])
  const tables = [
    ...['customer', 'address', 'orders', 'order_row', 'quotation', 'order_list', 'approval'],
    ...['goods_return', 'passkey', 'spending_limit', 'withdrawal', 'consent_event'],
  ]
  const read = await Promise.all(tables.map((it) => allRows(db, it)))
  return [...read, await owned('session'), await owned('cart'), await rows.execute()]
}

async function send(
  { shop }: StaffShop,
  stranger: ShopVisitor,
  line: AccessRule,
  { id, row }: { readonly id: string; readonly row: ForeignIdRow },
): Promise<LightMyRequestResponse> {
  const { method, page } = line
  const asked = row.path?.(id) ?? line.path.replace(':id', encodeURIComponent(id))
  const url = asked.replace(':number', 'R1')
  if (method === 'GET') return stranger.ask(url, undefined, { method })
  if (!page) return stranger.ask(url, row.body?.(id) ?? {}, { method })
  await stranger.ask('/api/token')
  const fields = { ...row.body?.(id), __RequestVerificationToken: stranger.token() ?? '' }
  const type = 'application/x-www-form-urlencoded'
  const headers = { cookie: stranger.cookie(), 'content-type': type }
  const payload = new URLSearchParams(fields).toString()
  return shop.inject({ method, url, headers, payload })
}

/** What differs for everybody: tokens, ids that are made anew, and the id itself. */
function bytesOf({ body, headers, statusCode }: LightMyRequestResponse, id: string): string {
  const known = [id, encodeURIComponent(id), encodeURIComponent(encodeURIComponent(id))]
  const asked = `${statusCode} ${headers.location} ${body}`
  const text = known.reduce(
    (all, it) => all.replaceAll(new RegExp(`(?<![a-z])${it}(?![a-z])`, 'g'), 'ID'),
    asked,
  )
  return MADE_ANEW.reduce((all, it) => all.replace(it, ''), text)
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const MADE_ANEW = [
  /content="[\w.-]{40,}"|value="[\w.-]{36,}"|nonce="[^"]+"|"token":"[^"]+"/g,
  /VerificationToken&quot;:&quot;[\w.-]+/g,
  /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g,
]

function rowsWithIds() {
  return accessTable.flatMap((line) => {
    const row = line.area ? undefined : FOREIGN_ID_ROWS[nameOf(line)]
    return typeof row === 'object' ? [{ line, row }] : []
  })
}

async function compare(t: TestContext, userName: string | undefined): Promise<void> {
  const opened = await openStaff(t)
  opened.clock.now = Date.now()
  await addOtherCompany(opened.db)
  const { ids } = await makeVictims(opened)
  const before = await readOwned(opened)
  const wrong: string[] = []
  const stranger = opened.visitor()
  if (userName) equal((await stranger.logIn(userName)).statusCode, 200)
  // A cart of their own, so that a call gets as far as it can.
  await stranger.ask('/api/cart/add', { articleNumber: 'PLENTY-2', quantity: 1 })
  await stranger.ask('/api/checkout')
  for (const { line, row } of rowsWithIds()) {
    const id = ids[row.names]
    const none = UUID.test(id) ? '00000000-0000-4000-8000-000000000000' : 'never-was'
    const unknown = await send(opened, stranger, line, { id: none, row })
    const foreign = await send(opened, stranger, line, { id, row })
    const isAlike = bytesOf(foreign, id) === bytesOf(unknown, none)
    const isFine = isAlike && foreign.statusCode < 500
    if (!isFine)
      wrong.push(`${nameOf(line)}: ${foreign.statusCode}, ${unknown.statusCode} for none`)
  }
  deepEqual(wrong, [])
  deepEqual(await readOwned(opened), before)
}

for (const userName of [undefined, 'eva@example.com']) {
  test(`ids of others are as ids of nobody to ${userName ?? 'a visitor'}`, (t) =>
    compare(t, userName))
}
