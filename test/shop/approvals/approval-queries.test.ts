import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import {
  type Approval,
  findApproval,
  findWaiting,
  listApprovals,
  listDueApprovals,
} from '../../../shop/approvals/approval-queries.ts'
import {
  decide,
  expire,
  insertApproval,
  placeHeld,
  recordShopRefusal,
  withdraw,
} from '../../../shop/approvals/approval-writes.ts'
import { listApprovers, listBuyers } from '../../../shop/approvals/approver-queries.ts'
import {
  insertLimit,
  listLimitChanges,
  listLimits,
  listLimitsOf,
  type NewLimit,
  sumOrdered,
} from '../../../shop/approvals/limit-queries.ts'
import { findHeldCart } from '../../../shop/cart/contents/held-cart-queries.ts'
import { findOrderApproval } from '../../../shop/orders/history/own-order-queries.ts'
import { findOrder } from '../../../shop/orders/receipt/order-queries.ts'
import { cancelHeldOrder } from '../../../shop/orders/stock/held-order-queries.ts'
import type { Tx } from '../../../shop/platform/db/schema.ts'
import { onShop, same } from '../../helpers/row-database.ts'
import { addOrder, DETAILS } from '../../helpers/row-orders.ts'
import { DAY_MS, NOW } from '../../helpers/row-shop.ts'

const UNTIL = NOW + 3 * DAY_MS
const NEED = {
  exceeded: { period: 'month', amount: 500, spent: 100 },
  amount: 700,
  approvers: ['Bo Berg'],
  until: UNTIL,
  notice: '',
} as const

/** A buyer of the club, who waits for an approver with an order. */
async function addWaiting(tx: Tx, id = 'o'): Promise<void> {
  const kim = { id: 'kim', email: 'kim@example.com', first_name: 'Kim', last_name: 'Ek' }
  const account = {
    password_hash: 'x',
    company_id: 'club',
    role: 'buyer',
    created_at: NOW,
  } as const
  await tx
    .insertInto('customer')
    .values({ ...kim, ...account })
    .onConflict((it) => it.doNothing())
    .execute()
  await addOrder(tx, { id, status: 'held', customer_id: 'kim', company_id: 'club' })
  await insertApproval(tx, { orderId: id, companyId: 'club', buyerId: 'kim', need: NEED }, NOW)
}

const WAITING: Approval = {
  ...{ orderId: 'o', number: 'no-o', companyId: 'club', buyerId: 'kim' },
  buyer: `${DETAILS.billing.firstName} ${DETAILS.billing.lastName}`,
  ...{ state: 'waiting', period: 'month', allowed: 500, spent: 100, amount: 700 },
  ...{ currency: 'SEK', expiresAt: UNTIL, createdAt: NOW },
  ...{ decidedBy: null, decider: null, decidedAt: null, message: '' },
}
const BY_BO = { orderId: 'o', state: 'refused', companyId: 'club', approverId: 'bo' } as const

test(
  'an approval is found with its order, for its company and its buyer',
  onShop(async (tx) => {
    await addWaiting(tx)
    await addWaiting(tx, 'p')
    await decide(tx, { ...BY_BO, orderId: 'p', message: 'Nej' }, NOW + 1)

    same(await findApproval(tx, 'o'), WAITING)
    same(await findApproval(tx, 'none'), undefined)
    const refused: Approval = {
      ...{ ...WAITING, orderId: 'p', number: 'no-p', state: 'refused', message: 'Nej' },
      ...{ decidedBy: 'bo', decider: 'Bo Berg', decidedAt: NOW + 1 },
    }
    same(await listApprovals(tx, { companyId: 'club' }, 5), [WAITING, refused])
    same(await listApprovals(tx, { companyId: 'club', buyerId: 'kim' }, 1), [WAITING])
    same(await listApprovals(tx, { companyId: 'club', buyerId: 'bo' }, 5), [])
    same(await listApprovals(tx, { companyId: 'other' }, 5), [])
    const bo = { companyId: 'club', approverId: 'bo' }
    same(await findWaiting(tx, bo, UNTIL), { count: 1, until: UNTIL })
    same(await findWaiting(tx, bo, UNTIL + 1), undefined)
    same(await findWaiting(tx, { ...bo, approverId: 'kim' }, NOW), undefined)
    same(await findWaiting(tx, { ...bo, companyId: 'other' }, NOW), undefined)
    same(await listDueApprovals(tx, UNTIL), [])
    same(await listDueApprovals(tx, UNTIL + 1), [{ orderId: 'o' }])
    same(await findOrderApproval(tx, 'p'), {
      ...{ state: 'refused', createdAt: NOW, decidedAt: NOW + 1, decider: 'Bo Berg' },
    })
    same(await findOrderApproval(tx, 'none'), undefined)
  }),
)

test(
  'one decision is taken, by whoever may decide and while there is time',
  onShop(async (tx) => {
    await addWaiting(tx)
    const message = ''
    equal(await decide(tx, { ...BY_BO, approverId: 'kim', message }, NOW), false)
    equal(await decide(tx, { ...BY_BO, approverId: 'anna', message }, NOW), false)
    equal(await decide(tx, { ...BY_BO, companyId: 'other', message }, NOW), false)
    equal(await decide(tx, { ...BY_BO, message }, UNTIL + 1), false)
    equal(await withdraw(tx, { orderId: 'o', buyerId: 'bo' }, NOW), false)
    equal(await expire(tx, 'o', UNTIL), false)
    equal(await decide(tx, { ...BY_BO, message }, UNTIL), true)

    equal(await decide(tx, { ...BY_BO, state: 'approved', message }, NOW), false)
    equal(await withdraw(tx, { orderId: 'o', buyerId: 'kim' }, NOW), false)
    equal(await expire(tx, 'o', UNTIL + 1), false)
  }),
)

test(
  'an order of a buyer who has left, or is erased, is decided like any other',
  onShop(async (tx) => {
    for (const id of ['o', 'p']) await addWaiting(tx, id)
    const gone = tx.updateTable('customer').where('id', '=', 'kim')
    await gone.set({ removed_at: NOW, company_id: null }).execute()
    equal(await decide(tx, { ...BY_BO, message: '' }, NOW), true)
    await tx.updateTable('approval').set({ buyer_id: null }).execute()
    equal(await decide(tx, { ...BY_BO, orderId: 'p', message: '' }, NOW), true)
  }),
)

/** Somebody else of a company: an approver, where nothing else is said. */
function addPerson(tx: Tx, id: string, more: { readonly company_id: string; role?: 'buyer' }) {
  const person = { id, email: `${id}@example.com`, first_name: id, last_name: 'Ek' }
  const account = { password_hash: 'x', role: 'admin', created_at: NOW, ...more } as const
  return tx
    .insertInto('customer')
    .values({ ...person, ...account })
    .execute()
}

test(
  'an approver decides who is one at that moment, of that company, and of another’s order',
  onShop(async (tx) => {
    await addWaiting(tx)
    const other = { id: 'other', name: 'Annat AB', organisation_number: '556000-0001' }
    await tx.insertInto('company').values(other).execute()
    await addPerson(tx, 'disa', { company_id: 'club', role: 'buyer' })
    await addPerson(tx, 'lo', { company_id: 'club' })
    await addPerson(tx, 'eva', { company_id: 'other' })
    await tx.updateTable('customer').set({ removed_at: NOW }).where('id', '=', 'lo').execute()
    await tx.updateTable('customer').set({ role: 'admin' }).where('id', '=', 'kim').execute()
    const decided = (approverId: string, companyId = 'club') =>
      decide(tx, { ...BY_BO, approverId, companyId, message: '' }, NOW)

    equal(await decided('disa'), false, 'a buyer')
    equal(await decided('lo'), false, 'who was taken out of the company')
    equal(await decided('eva'), false, 'an approver of another company')
    equal(await decided('eva', 'other'), false, 'for another company')
    equal(await decided('kim'), false, 'who has ordered')
    equal(await decided('bo'), true)
  }),
)

test(
  'a buyer takes back, and time ends, what still waits',
  onShop(async (tx) => {
    await addWaiting(tx)
    await addWaiting(tx, 'p')
    equal(await withdraw(tx, { orderId: 'o', buyerId: 'kim' }, NOW), true)
    equal(await expire(tx, 'p', UNTIL + 1), true)

    deepEqual(
      [(await findApproval(tx, 'o'))?.state, (await findApproval(tx, 'p'))?.state],
      ['withdrawn', 'expired'],
    )
  }),
)

test(
  'the shop gives up what still waits, once, and nobody of the company has decided',
  onShop(async (tx) => {
    await addWaiting(tx)
    equal(await recordShopRefusal(tx, { orderId: 'o', message: 'Slut' }, NOW + 1), true)

    equal(await recordShopRefusal(tx, { orderId: 'o', message: 'Igen' }, NOW + 2), false)
    same(await findApproval(tx, 'o'), {
      ...{ ...WAITING, state: 'refused', message: 'Slut', decidedAt: NOW + 1 },
    })
  }),
)

test(
  'an order that waits is in nobody’s way: it is no cart, and no payment ends it',
  onShop(async (tx) => {
    await addWaiting(tx)
    const owner = { column: 'customer_id', id: 'kim', storefront: 'sport' } as const

    same(await findHeldCart(tx, owner), undefined)
    same(await cancelHeldOrder(tx, 'o'), undefined)
    equal((await findOrder(tx, 'o'))?.awaitsApproval, 1)
    await decide(tx, { ...BY_BO, message: '' }, NOW)
    equal((await findOrder(tx, 'o'))?.awaitsApproval, 0)
    equal(await placeHeld(tx, 'o', { dueDate: UNTIL, dueOn: '2026-12-24' }), true)
    equal(await placeHeld(tx, 'o', { dueDate: null }), false)
    const dueOn = sql`details -> 'paymentMethod' ->> 'dueOn'`.as('dueOn')
    const order = tx.selectFrom('orders').select(['status', 'pay_by', dueOn]).where('id', '=', 'o')
    same(await order.executeTakeFirst(), {
      ...{ status: 'placed', pay_by: UNTIL },
      dueOn: '2026-12-24',
    })
  }),
)

test(
  'approvers are those who can log in, and buyers the others',
  onShop(async (tx) => {
    await addWaiting(tx)
    const bo = { id: 'bo', name: 'Bo Berg', email: 'bo@example.com', language: null }
    same(await listApprovers(tx, 'club'), [bo])
    same(await listBuyers(tx, 'club'), [{ id: 'kim', name: 'Kim Ek' }])
    await tx.updateTable('customer').set({ password_hash: '' }).where('id', '=', 'bo').execute()
    same(await listApprovers(tx, 'club'), [])
  }),
)

const ORDER_LIMIT: NewLimit = {
  ...{ companyId: 'club', customerId: null, currency: 'SEK', setBy: 'bo' },
  allowance: { period: 'order', amount: 100 },
}
const BUDGET: NewLimit = {
  ...{ companyId: 'club', customerId: 'kim', currency: 'SEK', setBy: null },
  allowance: { period: 'month', amount: 900 },
}

test(
  'the last one of each limit counts, and all are remembered',
  onShop(async (tx) => {
    await addWaiting(tx)
    equal(await insertLimit(tx, { ...ORDER_LIMIT, allowance: null }, NOW), false)
    equal(await insertLimit(tx, ORDER_LIMIT, NOW), true)
    equal(await insertLimit(tx, ORDER_LIMIT, NOW), false)
    equal(await insertLimit(tx, BUDGET, NOW + 1), true)
    equal(await insertLimit(tx, { ...BUDGET, customerId: 'bo' }, NOW), false)
    equal(await insertLimit(tx, { ...BUDGET, customerId: 'anna' }, NOW), false)
    equal(await insertLimit(tx, { ...ORDER_LIMIT, companyId: 'none' }, NOW), false)

    const order = { customerId: null, period: 'order', amount: 100, currency: 'SEK' } as const
    const budget = { customerId: 'kim', period: 'month', amount: 900, currency: 'SEK' } as const
    same(await listLimits(tx, 'club'), [order, budget])
    same(await listLimitsOf(tx, { companyId: 'club', customerId: 'kim' }), [order, budget])
    same(await listLimitsOf(tx, { companyId: 'club', customerId: 'bo' }), [])
    await addPerson(tx, 'disa', { company_id: 'club', role: 'buyer' })
    same(await listLimitsOf(tx, { companyId: 'club', customerId: 'disa' }), [order])
    const leaves = tx.updateTable('customer').set({ removed_at: NOW }).where('id', '=', 'disa')
    await leaves.execute()
    equal(await insertLimit(tx, { ...BUDGET, customerId: 'disa' }, NOW + 1), false)
    equal(await insertLimit(tx, { ...ORDER_LIMIT, allowance: null }, NOW + 2), true)
    same(await listLimits(tx, 'club'), [budget])
    const [lifted, second, first] = await listLimitChanges(tx, 'club', 3)
    same(lifted, {
      ...{ id: lifted?.id ?? 0, name: null, period: null, amount: null, currency: 'SEK' },
      ...{ setBy: 'Bo Berg', setIn: 'company', setAt: NOW + 2 },
    })
    same(second, {
      ...{ id: second?.id ?? 0, name: 'Kim Ek', period: 'month', amount: 900, currency: 'SEK' },
      ...{ setBy: null, setIn: 'shop', setAt: NOW + 1 },
    })
    equal(first?.amount, 100)
  }),
)

test(
  'what a buyer has ordered is summed without VAT, and without what came to nothing',
  onShop(async (tx) => {
    await addWaiting(tx)
    await addWaiting(tx, 'p')
    await addOrder(tx, { id: 'q', status: 'cancelled', customer_id: 'kim', company_id: 'club' })
    await addOrder(tx, { id: 'r', customer_id: 'kim' })
    const asked = { companyId: 'club', customerId: 'kim', currency: 'SEK', except: '' }

    equal(await sumOrdered(tx, asked, NOW), 2 * (100_800 - 20_160))
    equal(await sumOrdered(tx, { ...asked, except: 'p' }, NOW), 100_800 - 20_160)
    equal(await sumOrdered(tx, asked, NOW + 1), 0)
    equal(await sumOrdered(tx, { ...asked, currency: 'EUR' }, NOW), 0)
  }),
)
