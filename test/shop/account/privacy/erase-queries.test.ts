import { test } from 'node:test'
import { closePerson } from '../../../../shop/account/people/people-queries.ts'
import { eraseAccount } from '../../../../shop/account/privacy/erase-account.ts'
import {
  anonymizeOrders,
  countOpenOrders,
  findCompanyId,
  isLastApprover,
  removeAccount,
  removeCarts,
} from '../../../../shop/account/privacy/erase-queries.ts'
import { PERSONAL_TABLES } from '../../../../shop/account/privacy/personal-tables.ts'
import { listPersonalRows } from '../../../../shop/account/privacy/privacy-routes.ts'
import { holdRow } from '../../../../shop/platform/db/hold.ts'
import type { OrderDetails } from '../../../../src/model/order.ts'
import { allRows, onShop, same } from '../../../helpers/row-database.ts'
import {
  addCart,
  addCartRows,
  addOrder,
  addPayment,
  DETAILS,
  orderOf,
} from '../../../helpers/row-orders.ts'
import { NOW, seedRowShop } from '../../../helpers/row-shop.ts'
import { openTwice } from '../../../helpers/two-processes.ts'

const ANNA = { id: 'anna', email: 'anna@example.com' }
const mine = { customer_id: 'anna' } as const

test(
  'orders that are to be paid, sent or refunded are under way',
  onShop(async (tx) => {
    same(await countOpenOrders(tx, 'anna'), 0)
    await addOrder(tx, { id: '1', ...mine, status: 'cancelled' })
    await addOrder(tx, { id: '2', ...mine, status: 'refunded' })
    await addOrder(tx, { id: '3', customer_id: 'bo' })
    same(await countOpenOrders(tx, 'anna'), 0)
    await addOrder(tx, { id: '4', ...mine })
    await addPayment(tx, { id: 'back', order_id: '2', state: 'refunding' })
    same(await countOpenOrders(tx, 'anna'), 2)
  }),
)

test(
  'the last approver of a company that has more people is known',
  onShop(async (tx) => {
    same([await findCompanyId(tx, 'bo'), await findCompanyId(tx, 'anna')], ['club', null])
    same(await isLastApprover(tx, 'bo'), false)
    const person = { password_hash: 'x', first_name: 'Eva', last_name: 'Ek', created_at: NOW }
    const eva = { id: 'eva', email: 'eva@example.com', company_id: 'club', ...person }
    await tx.insertInto('customer').values(eva).execute()
    same(await isLastApprover(tx, 'bo'), true)
    same(await isLastApprover(tx, 'eva'), false)
    same(await isLastApprover(tx, 'anna'), false)
    await tx.updateTable('customer').set({ role: 'admin' }).where('id', '=', 'eva').execute()
    same(await isLastApprover(tx, 'bo'), false)
  }),
)

test('of two approvers who go at the same moment, the second stays', async (t) => {
  const { first, other, waits } = await openTwice(t, async (db) => {
    await seedRowShop(db)
    const person = { password_hash: 'x', first_name: 'E', last_name: 'E', created_at: NOW }
    for (const [id, role] of [
      ['eva', 'admin'],
      ['kim', 'buyer'],
    ] as const) {
      const account = { id, role, email: `${id}@example.com`, company_id: 'club', ...person }
      await db.insertInto('customer').values(account).execute()
    }
  })
  await holdRow(first, 'company', 'club')
  await closePerson(first, 'club', { id: 'eva', passwordHash: '' }, NOW)
  const person = { id: 'bo', email: 'bo@example.com' }
  const bos = eraseAccount(other, { person, language: 'sv' }, NOW)
  await waits()
  await first.commit().execute()

  same(await bos, 'lastapprover')
})

test(
  'orders keep what the books ask for, and nothing else of the person',
  onShop(async (tx) => {
    const typed = { ...DETAILS, orderNote: 'Ring på', goodsMarking: 'Till Anna' }
    const details = JSON.stringify(typed)
    await addOrder(tx, { id: '1', ...mine, email: ANNA.email, sign_up_email: ANNA.email, details })
    await addOrder(tx, { id: '2', customer_id: 'bo' })
    const note = { id: 'n', order_id: '1', staff_name: 'Kim', text: 'Anna ringde', created_at: NOW }
    await tx.insertInto('order_note').values(note).execute()

    await anonymizeOrders(tx, 'anna')

    const billing = { ...DETAILS.billing, phoneNumber: '' }
    const kept: OrderDetails = { ...DETAILS, billing, delivery: billing }
    const [row, other] = await tx.selectFrom('orders').selectAll().orderBy('id').execute()
    same<unknown>(
      { ...row, details: JSON.parse(row?.details ?? '') },
      { ...orderOf('1'), session_id: null, email: '', details: kept },
    )
    same<unknown>(other, orderOf('2', { customer_id: 'bo' }))
    same(await allRows(tx, 'order_note'), [])
  }),
)

test(
  'carts are removed; those that became orders stay, empty and of nobody',
  onShop(async (tx) => {
    await addOrder(tx, { id: '1', ...mine })
    await addCartRows(tx, 'cart of 1', { 'SHOE-42': 1 })
    await addCart(tx, { id: 'open', ...mine })
    await addCartRows(tx, 'open', { 'SHOE-42': 2 })
    await addCart(tx, { id: 'others' })
    await addCartRows(tx, 'others', { 'SHOE-42': 3 })

    await removeCarts(tx, 'anna')

    const carts = await tx.selectFrom('cart').select(['id', 'customer_id']).orderBy('id').execute()
    same(carts, [
      { id: 'cart of 1', customer_id: null },
      { id: 'others', customer_id: null },
    ])
    const rows = await tx.selectFrom('cart_row').select('cart_id').execute()
    same(rows, [{ cart_id: 'others' }])
  }),
)

test(
  'an account goes with its sessions and consents, once',
  onShop(async (tx) => {
    const times = { created_at: NOW, seen_at: NOW, logged_in_at: NOW }
    await tx
      .insertInto('session')
      .values({ id: 's', ...mine, ...times })
      .execute()
    const consent = { gender: null, lang: 'sv', asked_at: NOW, confirmed_at: NOW } as const
    for (const email of [ANNA.email, 'kim@example.com']) {
      await tx
        .insertInto('newsletter_consent')
        .values({ ...consent, email, token_hash: email })
        .execute()
    }

    same(await removeAccount(tx, ANNA), true)
    same(await removeAccount(tx, ANNA), false)

    same(await tx.selectFrom('customer').select('id').execute(), [{ id: 'bo' }])
    same(await allRows(tx, 'session'), [])
    same(await tx.selectFrom('newsletter_consent').select('email').execute(), [
      { email: 'kim@example.com' },
    ])
  }),
)

test(
  'rows of a person are read without what others could log in by',
  onShop(async (tx) => {
    const [customer] = PERSONAL_TABLES.filter(({ name }) => name === 'customer')
    same(customer && (await listPersonalRows(tx, customer, ANNA)), [
      {
        ...{ id: 'anna', email: ANNA.email, first_name: 'Anna', last_name: 'Lind', phone: null },
        ...{ company_id: null, role: 'buyer', created_at: NOW, removed_at: null, lang: null },
      },
    ])
  }),
)
