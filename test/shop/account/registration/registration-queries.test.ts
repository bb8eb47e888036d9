import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import {
  deleteOldRegistrations,
  deleteRegistrations,
  findNewest,
  findOwn,
  findSoftLogin,
  insertRegistration,
  insertSoftLogin,
  isOrderOfGuest,
  type Registration,
  settleRegistration,
} from '../../../../shop/account/registration/registration-queries.ts'
import { allRows, onShop, same } from '../../../helpers/row-database.ts'
import { addOrder } from '../../../helpers/row-orders.ts'
import { NOW } from '../../../helpers/row-shop.ts'

const KIM: Registration = {
  id: 'r1',
  email: 'kim@example.com',
  sessionId: 's1',
  passwordHash: 'hash',
  firstName: 'Kim',
  lastName: 'Ek',
  phone: '+46701234567',
  birthDate: '1990-05-17',
  gender: 'Female',
  consentedAt: NOW,
}
const KIM_ROW = {
  ...{ id: 'r1', email: 'kim@example.com', session_id: 's1', password_hash: 'hash' },
  ...{ first_name: 'Kim', last_name: 'Ek', phone: '+46701234567', birth_date: '1990-05-17' },
  ...{ gender: 'Female', consented_at: NOW, made_at: NOW },
}
const TOKEN = 'a'.repeat(64)

test(
  'a registration is kept whole; of several the newest counts, and of a browser its own',
  onShop(async (tx) => {
    await insertRegistration(tx, KIM, NOW)
    same(await allRows(tx, 'registration'), [KIM_ROW])
    const later = { ...KIM, id: 'r2', sessionId: null, firstName: 'Mallory', gender: null }
    await insertRegistration(tx, { ...later, birthDate: null }, NOW + 1)

    same(await findNewest(tx, KIM.email), { ...later, birthDate: null })
    same(await findNewest(tx, 'other@example.com'), undefined)
    same(await findOwn(tx, { email: KIM.email, sessionId: 's1' }), KIM)
    equal(await findOwn(tx, { email: KIM.email, sessionId: 's2' }), undefined)
    equal(await findOwn(tx, { email: 'x@example.com', sessionId: 's1' }), undefined)

    await insertRegistration(tx, { ...KIM, id: 'r3', email: 'x@example.com' }, NOW)
    await deleteRegistrations(tx, KIM.email)
    same(await allRows(tx, 'registration'), [{ ...KIM_ROW, id: 'r3', email: 'x@example.com' }])
  }),
)

test(
  'a proved account takes what was typed, and takes it again',
  onShop(async (tx) => {
    const before = await tx.selectFrom('customer').selectAll().where('id', '=', 'anna').execute()
    await settleRegistration(tx, 'anna', KIM)
    await settleRegistration(tx, 'anna', { ...KIM, birthDate: null })

    same<unknown>(await tx.selectFrom('customer').selectAll().where('id', '=', 'anna').execute(), [
      { ...before[0], first_name: 'Kim', last_name: 'Ek', phone: '+46701234567' },
    ])
    same(await allRows(tx, 'customer_profile'), [
      {
        customer_id: 'anna',
        birth_date: null,
        gender: 'Female',
        consented_at: NOW,
      },
    ])
  }),
)

test(
  'a link fills in an address from when it was made, and is forgotten like a registration',
  onShop(async (tx) => {
    await insertSoftLogin(tx, { tokenHash: TOKEN, email: KIM.email }, NOW)
    const row = { token_hash: TOKEN, email: KIM.email, made_at: NOW }
    same(await allRows(tx, 'soft_login'), [row])
    equal(await findSoftLogin(tx, TOKEN, NOW), KIM.email)
    equal(await findSoftLogin(tx, TOKEN, NOW + 1), undefined)
    equal(await findSoftLogin(tx, 'b'.repeat(64), NOW), undefined)

    await insertRegistration(tx, KIM, NOW)
    await deleteOldRegistrations(tx, { registrations: NOW, links: NOW })
    same(await allRows(tx, 'registration'), [KIM_ROW])
    same(await allRows(tx, 'soft_login'), [row])
    await deleteOldRegistrations(tx, { registrations: NOW + 1, links: NOW + 1 })
    same(await allRows(tx, 'registration'), [])
    same(await allRows(tx, 'soft_login'), [])
  }),
)

test(
  'an order is a guest’s where it is no account’s, and its address has none that is proved',
  onShop(async (tx) => {
    await addOrder(tx, { id: 'annas', customer_id: 'anna', email: 'kim@example.com' })
    await addOrder(tx, { id: 'known', email: 'Anna@Example.com' })
    await addOrder(tx, { id: 'guests', email: 'Kim@example.com' })
    const found = ['annas', 'known', 'guests', 'none'].map((id) => isOrderOfGuest(tx, id))
    same(await Promise.all(found), [false, false, true, false])
  }),
)
