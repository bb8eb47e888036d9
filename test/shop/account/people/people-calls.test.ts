import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Person } from '../../../../src/contract/account-lists.ts'
import { choose, GOOD_PASSWORD, logInWith, openAccounts } from '../../../helpers/accounts.ts'
import { addColleague, addOtherCompany } from '../../../helpers/colleagues.ts'
import type { ShopVisitor } from '../../../helpers/open-shop.ts'
import { orderAs } from '../../../helpers/own-orders.ts'

const CALL = '/api/mypageperson'
const KIM = {
  ...{ firstName: 'Kim', lastName: 'Ek', email: 'Kim@Example.com', phone: '', role: 'buyer' },
}

const list = async (visitor: ShopVisitor) => (await visitor.ask(CALL)).json<Person[]>()
const put = (visitor: ShopVisitor, body: object) => visitor.ask(CALL, body, { method: 'PUT' })
const remove = (visitor: ShopVisitor, id: unknown) => visitor.ask(CALL, id, { method: 'DELETE' })

async function openWithBo(t: TestContext) {
  const opened = await openAccounts(t)
  const bo = opened.visitor()
  await bo.logIn('bo@example.com')
  return { ...opened, bo }
}

test('an approver adds a buyer, who chooses a password by the mailed link, once', async (t) => {
  const opened = await openWithBo(t)
  const { bo } = opened
  const foreign = { id: 'x', companyId: 'other', editable: true, password: 'x', isAdmin: true }
  const added = await bo.ask(CALL, { ...KIM, ...foreign })
  equal(added.statusCode, 200, added.body)
  const { systemId } = added.json<{ systemId: string }>()
  deepEqual((await bo.ask(`${CALL}/${systemId}`)).json(), {
    ...KIM,
    ...{ systemId, id: systemId, email: 'kim@example.com', editable: true },
  })

  const mails = await opened.mails()
  deepEqual(
    mails.map(({ to, subject }) => [to, subject]),
    [['kim@example.com', 'Du kan handla för ditt företag']],
  )
  ok(!mails[0]?.text.includes('Kim'))
  const token = /token=([\w-]{43})/.exec(mails[0]?.text ?? '')?.[1] ?? ''
  match(mails[0]?.text ?? '', /\/pro\/choose-password\?token=/)
  const kim = opened.visitor()
  equal((await choose(kim, token, GOOD_PASSWORD)).statusCode, 200)
  equal((await choose(opened.visitor(), token, 'tre gröna hästar')).statusCode, 400)
  equal((await logInWith(kim, 'kim@example.com', GOOD_PASSWORD)).statusCode, 200)
  deepEqual(
    (await list(kim)).map(({ firstName, role, editable }) => [firstName, role, editable]),
    [
      ['Bo', 'approver', false],
      ['Disa', 'buyer', false],
      ['Kim', 'buyer', false],
    ],
  )
})

test('only approvers write, and only people of a company read', async (t) => {
  const opened = await openWithBo(t)
  await addColleague(opened.db, { id: 'kim', role: 'buyer' })
  const kim = opened.visitor()
  await kim.logIn('kim@example.com')
  equal((await kim.ask(CALL, { ...KIM, email: 'a@example.com' })).statusCode, 403)
  equal((await put(kim, { ...KIM, systemId: 'kim', role: 'approver' })).statusCode, 403)
  equal((await remove(kim, 'bo')).statusCode, 403)
  const anna = opened.visitor()
  await anna.logIn('anna@example.com')
  equal((await anna.ask(CALL)).statusCode, 403)
  equal((await opened.visitor().ask(CALL)).statusCode, 401)
})

test('an address with an account is refused, without a word on whose it is', async (t) => {
  const opened = await openWithBo(t)
  await addOtherCompany(opened.db)
  const said = async (email: string) => {
    const refused = await opened.bo.ask(CALL, { ...KIM, email })
    equal(refused.statusCode, 400)
    return refused.body
  }
  equal(await said('anna@example.com'), await said('EVA@example.com'))
  match(await said('bo@example.com'), /finns redan i listan/)
  equal((await opened.mails()).length, 0)
})

test('what is wrong with a person is said by field', async (t) => {
  const { bo } = await openWithBo(t)
  const refused = await bo.ask(CALL, { email: 'kim', phone: 'x', role: 'owner' })
  equal(refused.statusCode, 400)
  const { modelState } = refused.json<{ modelState: object }>()
  deepEqual(Object.keys(modelState).sort(), ['email', 'firstName', 'lastName', 'phone', 'role'])
})

test('the last approver is neither removed nor made a buyer', async (t) => {
  const opened = await openWithBo(t)
  const { bo } = opened
  const me = (await list(bo)).find((it) => it.systemId === 'bo')
  equal((await remove(bo, 'bo')).statusCode, 409)
  equal((await put(bo, { ...me, role: 'buyer' })).statusCode, 409)

  await addColleague(opened.db, { id: 'eva', role: 'admin' })
  const eva = opened.visitor()
  await eva.logIn('eva@example.com')
  const both = await Promise.all([remove(eva, 'bo'), remove(bo, 'eva')])
  // Whoever is slower is the last approver, or is already logged out.
  const [done, refused] = both.map((it) => it.statusCode).sort()
  equal(done, 200)
  ok(refused === 409 || refused === 401, `${refused}`)
})

test('removing a person ends their logins and keeps their orders', async (t) => {
  const opened = await openWithBo(t)
  const { bo } = opened
  await addColleague(opened.db, { id: 'kim', role: 'buyer' })
  const kim = opened.visitor({ storefront: 'professional' })
  await kim.logIn('kim@example.com')
  const orderId = await orderAs(kim, { 'PLENTY-1': 1 }, 'kim@example.com')
  await kim.ask('/api/cart/add', { articleNumber: 'PLENTY-1' })

  equal((await remove(bo, 'kim')).statusCode, 200)
  equal((await remove(bo, 'kim')).statusCode, 200)
  equal((await put(bo, { ...KIM, systemId: 'kim' })).statusCode, 410)
  equal((await kim.ask(CALL)).statusCode, 401)
  equal((await opened.visitor().logIn('kim@example.com')).statusCode, 401)
  equal((await opened.visitor().logIn('kim@removed.invalid')).statusCode, 401)
  const order = await opened.db
    .selectFrom('orders')
    .select(['customer_id', 'company_id'])
    .where('id', '=', orderId)
    .executeTakeFirst()
  deepEqual(order, { customer_id: 'kim', company_id: 'lunda-if' })

  equal((await bo.ask(CALL, KIM)).statusCode, 200)
})

for (const name of ['systemId', 'id']) {
  test(`a person is changed and removed by ${name}`, async (t) => {
    const opened = await openWithBo(t)
    await addColleague(opened.db, { id: 'kim', role: 'buyer' })
    const { bo } = opened

    equal((await put(bo, { ...KIM, [name]: 'kim', lastName: 'Å' })).statusCode, 200)
    equal((await bo.ask(`${CALL}/kim`)).json<Person>().lastName, 'Å')
    equal((await remove(bo, { [name]: 'kim' })).statusCode, 200)
    equal((await bo.ask(`${CALL}/kim`)).statusCode, 404)
  })
}

test('a person’s address stays, the rest is changed', async (t) => {
  const opened = await openWithBo(t)
  await addColleague(opened.db, { id: 'kim', role: 'buyer' })
  const { bo } = opened
  const kim = { ...KIM, systemId: 'kim' }
  equal((await put(bo, { ...kim, email: 'else@example.com' })).statusCode, 400)
  equal((await put(bo, { ...kim, email: '', role: '', lastName: 'Å' })).statusCode, 200)
  equal((await put(bo, { ...kim, role: 'approver' })).statusCode, 200)
  const after = (await bo.ask(`${CALL}/kim`)).json<Person>()
  deepEqual([after.email, after.role, after.lastName], ['kim@example.com', 'approver', 'Ek'])
})

test('a company sends so many invitations an hour', async (t) => {
  const { bo } = await openWithBo(t)
  let status = 200
  let sent = 0
  for (; status === 200; sent += 1) {
    status = (await bo.ask(CALL, { ...KIM, email: `kim${sent}@example.com` })).statusCode
  }
  deepEqual([status, sent], [429, 31])
})
