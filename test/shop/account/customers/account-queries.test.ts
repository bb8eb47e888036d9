import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import {
  changePassword,
  deleteMailAddress,
  deleteUnverified,
  extendLink,
  findLink,
  findSignUp,
  saveLinkUser,
  saveSignUp,
  stopChanges,
  upsertAccount,
} from '../../../../shop/account/customers/account-queries.ts'
import { assignOrders } from '../../../../shop/account/login/log-in.ts'
import { savePendingSecret } from '../../../../shop/account/login/second-step-queries.ts'
import type { Tx } from '../../../../shop/platform/db/schema.ts'
import { saveLogin } from '../../../../shop/platform/http/session-queries.ts'
import { allRows, onShop, same } from '../../../helpers/row-database.ts'
import { addOrder, DETAILS } from '../../../helpers/row-orders.ts'
import { NOW } from '../../../helpers/row-shop.ts'

const TOKEN = 'a'.repeat(64)
const OTHER = 'b'.repeat(64)
const USED = 'c'.repeat(64)
const KIM = {
  id: 'kim',
  email: 'kim@example.com',
  firstName: 'Kim',
  lastName: 'Ek',
  phone: '070-2',
}
const KIM_ROW = {
  ...{ id: 'kim', email: 'kim@example.com', first_name: 'Kim', last_name: 'Ek', phone: '070-2' },
  ...{
    password_hash: '',
    company_id: null,
    role: 'buyer',
    created_at: NOW,
    removed_at: null,
    lang: null,
  },
}

async function addLink(tx: Tx, tokenHash: string, customerId: string, madeAt = NOW) {
  await tx
    .insertInto('password_link')
    .values({ token_hash: tokenHash, customer_id: customerId, made_at: madeAt, used_at: null })
    .execute()
}

async function useLink(tx: Tx, tokenHash: string, now: number) {
  await tx
    .updateTable('password_link')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .execute()
}

const customer = (tx: Tx, id: string) =>
  tx.selectFrom('customer').selectAll().where('id', '=', id).executeTakeFirst()

async function ownersOf(tx: Tx) {
  const orders = await tx.selectFrom('orders').select('customer_id').orderBy('id').execute()
  return orders.map((it) => it.customer_id)
}

test(
  'an account without a password is made once, and takes the newer names',
  onShop(async (tx) => {
    await upsertAccount(tx, KIM, NOW)
    same<unknown>(await customer(tx, 'kim'), KIM_ROW)

    await upsertAccount(tx, { ...KIM, id: 'kim-2', firstName: 'Kimberly', phone: '070-3' }, NOW + 1)
    const newer = { ...KIM_ROW, first_name: 'Kimberly', phone: '070-3', created_at: NOW + 1 }
    same<unknown>(await customer(tx, 'kim'), newer)
    equal(await customer(tx, 'kim-2'), undefined)
  }),
)

test(
  'an account with a password stays as it is',
  onShop(async (tx) => {
    const before = await customer(tx, 'anna')
    await upsertAccount(tx, { ...KIM, email: 'anna@example.com' }, NOW)
    same(await customer(tx, 'anna'), before)
  }),
)

test(
  'a link is found with its account, company or none, used or not',
  onShop(async (tx) => {
    await addLink(tx, TOKEN, 'anna')
    await addLink(tx, OTHER, 'bo')
    await useLink(tx, OTHER, NOW + 5)
    await saveLinkUser(tx, OTHER, 'user')

    same(await findLink(tx, TOKEN), {
      customerId: 'anna',
      email: 'anna@example.com',
      firstName: 'Anna',
      lastName: 'Lind',
      companyId: null,
      passwordHash: 'hash of anna',
      madeAt: NOW,
      usedAt: null,
      usedBy: null,
      goodUntil: null,
    })
    same(await findLink(tx, OTHER), {
      customerId: 'bo',
      email: 'bo@example.com',
      firstName: 'Bo',
      lastName: 'Berg',
      companyId: 'club',
      passwordHash: 'hash of bo',
      madeAt: NOW,
      usedAt: NOW + 5,
      usedBy: 'user',
      goodUntil: null,
    })
    same(await findLink(tx, USED), undefined)
  }),
)

test(
  'a link says who has used it, and may be good for longer',
  onShop(async (tx) => {
    await addLink(tx, TOKEN, 'anna')
    await addLink(tx, OTHER, 'bo')
    await extendLink(tx, TOKEN, NOW + 9)
    await saveLinkUser(tx, TOKEN, 'user')

    const rest = { made_at: NOW, used_at: null }
    same(await allRows(tx, 'password_link'), [
      { token_hash: TOKEN, customer_id: 'anna', ...rest, used_by: 'user', good_until: NOW + 9 },
      { token_hash: OTHER, customer_id: 'bo', ...rest, used_by: null, good_until: null },
    ])
  }),
)

test(
  'a new password uses up the links of its account and ends its logins, and no others',
  onShop(async (tx) => {
    await saveLogin(tx, { id: 'annas', customerId: 'anna' }, NOW)
    await saveLogin(tx, { id: 'bos', customerId: 'bo' }, NOW)
    await addLink(tx, TOKEN, 'anna')
    await addLink(tx, OTHER, 'bo')
    await addLink(tx, USED, 'anna')
    await useLink(tx, USED, NOW)
    const [anna, bo] = [await customer(tx, 'anna'), await customer(tx, 'bo')]

    await changePassword(tx, { customerId: 'anna', passwordHash: 'new hash' }, NOW + 1)

    same<unknown>(await customer(tx, 'anna'), { ...anna, password_hash: 'new hash' })
    same(await customer(tx, 'bo'), bo)
    same(await tx.selectFrom('session').select('id').execute(), [{ id: 'bos' }])
    const rest = { made_at: NOW, used_by: null, good_until: null }
    same(await allRows(tx, 'password_link'), [
      { token_hash: TOKEN, customer_id: 'anna', ...rest, used_at: NOW + 1 },
      { token_hash: OTHER, customer_id: 'bo', ...rest, used_at: null },
      { token_hash: USED, customer_id: 'anna', ...rest, used_at: NOW },
    ])
  }),
)

test(
  'a new password ends what was begun with the last one, of its account alone',
  onShop(async (tx) => {
    const rest = {
      lang: 'sv',
      storefront: 'sport',
      made_at: NOW,
      old_email: 'o',
      new_email: 'n',
    } as const
    for (const customer_id of ['anna', 'bo']) {
      await tx
        .insertInto('email_change')
        .values({ id: customer_id, customer_id, ...rest })
        .execute()
      await savePendingSecret(tx, { customerId: customer_id, secret: 'pending' }, NOW)
    }

    await changePassword(tx, { customerId: 'anna', passwordHash: 'new hash' }, NOW + 1)

    const stops = tx.selectFrom('email_change').select(['id', 'stopped_at']).orderBy('id')
    same(await stops.execute(), [
      { id: 'anna', stopped_at: NOW + 1 },
      { id: 'bo', stopped_at: null },
    ])
    same(await tx.selectFrom('second_step').select('customer_id').execute(), [
      { customer_id: 'bo' },
    ])
    await stopChanges(tx, 'bo', NOW + 2)
    same((await stops.execute())[1], { id: 'bo', stopped_at: NOW + 2 })
  }),
)

test(
  'orders that asked for an account go to it once it is proved, unless they were given up',
  onShop(async (tx) => {
    await upsertAccount(tx, KIM, NOW)
    await addOrder(tx, { id: '1', sign_up_email: KIM.email })
    await addOrder(tx, { id: '2', sign_up_email: KIM.email, status: 'cancelled' })
    await addOrder(tx, { id: '3', sign_up_email: KIM.email, customer_id: 'anna' })
    const stranger = 'other@example.com'
    await addOrder(tx, { id: '4', sign_up_email: stranger, email: stranger })

    await assignOrders(tx, 'kim')
    same(await ownersOf(tx), [null, null, 'anna', null])
    await changePassword(tx, { customerId: 'kim', passwordHash: 'hash' }, NOW)
    await assignOrders(tx, 'kim')
    same(await ownersOf(tx), ['kim', null, 'anna', null])
  }),
)

test(
  'a guest’s orders go to the account of their address, however it was written',
  onShop(async (tx) => {
    await upsertAccount(tx, KIM, NOW)
    await addOrder(tx, { id: '1', email: 'KIM@example.com', status: 'paid' })
    await addOrder(tx, { id: '2', status: 'held' })
    await addOrder(tx, { id: '3', status: 'cancelled' })
    await addOrder(tx, { id: '4', customer_id: 'anna' })
    await addOrder(tx, { id: '5', email: 'okim@example.com' })

    await assignOrders(tx, 'kim')
    same(await ownersOf(tx), [null, null, null, 'anna', null])
    await changePassword(tx, { customerId: 'kim', passwordHash: 'hash' }, NOW)
    await assignOrders(tx, 'kim')
    same(await ownersOf(tx), ['kim', null, null, 'anna', null])
  }),
)

test(
  'a sign-up is kept with an order of nobody, and found with who bought',
  onShop(async (tx) => {
    await addOrder(tx, { id: '1', lang: 'en', storefront: 'professional' })
    await addOrder(tx, { id: '2', customer_id: 'anna' })
    await addOrder(tx, { id: '3' })

    for (const id of ['1', '2']) await saveSignUp(tx, id, KIM.email)

    const place = { language: 'en', storefront: 'professional' } as const
    same(await findSignUp(tx, '1'), { ...place, email: KIM.email, buyer: DETAILS.billing })
    for (const id of ['2', '3', 'none']) same(await findSignUp(tx, id), undefined)
  }),
)

test(
  'the address of a mail is forgotten, its entry stays',
  onShop(async (tx) => {
    const entry = { kind: 'account-mail', ref: 'r', created_at: NOW }
    await tx
      .insertInto('outbox')
      .values({ id: 'o', ...entry, content: '{"to":"kim"}' })
      .execute()

    await deleteMailAddress(tx, 'o')

    const rest = { attempts: 0, claimed_until: 0, done_at: null, given_up_at: null, trouble: null }
    same(await allRows(tx, 'outbox'), [{ id: 'o', ...entry, content: '{}', ...rest }])
  }),
)

test(
  'old links and unproved accounts are forgotten, proved accounts are not',
  onShop(async (tx) => {
    await upsertAccount(tx, KIM, NOW - 1)
    await upsertAccount(tx, { ...KIM, id: 'new', email: 'new@example.com' }, NOW)
    await addLink(tx, TOKEN, 'anna', NOW - 1)
    await addLink(tx, OTHER, 'anna')
    await tx.updateTable('customer').set({ created_at: 1 }).where('id', '=', 'anna').execute()

    await deleteUnverified(tx, NOW)

    const left = await tx.selectFrom('customer').select('id').orderBy('id').execute()
    same(left, [{ id: 'anna' }, { id: 'bo' }, { id: 'new' }])
    const links = tx.selectFrom('password_link').select('token_hash')
    same(await links.execute(), [{ token_hash: OTHER }])
  }),
)
