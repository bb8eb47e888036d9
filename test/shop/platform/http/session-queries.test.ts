import { test } from 'node:test'
import {
  endLogin,
  findSession,
  findSessionStart,
  removeSession,
  type SessionRow,
  saveLogin,
  saveSession,
  touchSession,
} from '../../../../shop/platform/http/session-queries.ts'
import { allRows, onShop, same } from '../../../helpers/row-database.ts'
import { NOW } from '../../../helpers/row-shop.ts'

const BO: SessionRow = {
  seenAt: NOW,
  loggedInAt: NOW,
  customerId: 'bo',
  email: 'bo@example.com',
  firstName: 'Bo',
  lastName: 'Berg',
  role: 'admin',
  companyId: 'club',
  companyName: 'Lunda IF',
  organizationNumber: '802400-0005',
  mayInvoice: 1,
  priceLists: null,
}
const NOBODY: SessionRow = {
  seenAt: NOW,
  loggedInAt: null,
  customerId: null,
  email: null,
  firstName: null,
  lastName: null,
  role: null,
  companyId: null,
  companyName: null,
  organizationNumber: null,
  mayInvoice: null,
  priceLists: null,
}
const ROW = {
  id: 's',
  customer_id: null,
  logged_in_at: null,
  created_at: NOW,
  seen_at: NOW,
  browser: null,
  system: null,
}

test(
  'a session is found with customer and company, with a customer alone, or with nobody',
  onShop(async (tx) => {
    await saveSession(tx, 's', NOW)
    await saveLogin(tx, { id: 'annas', customerId: 'anna' }, NOW)
    await saveLogin(tx, { id: 'bos', customerId: 'bo' }, NOW)

    same(await findSession(tx, 'bos'), BO)
    same(await findSession(tx, 'annas'), {
      ...NOBODY,
      loggedInAt: NOW,
      customerId: 'anna',
      email: 'anna@example.com',
      firstName: 'Anna',
      lastName: 'Lind',
      role: 'buyer',
    })
    same(await findSession(tx, 's'), NOBODY)
    same(await findSession(tx, 'none'), undefined)
  }),
)

test(
  'a session is made once',
  onShop(async (tx) => {
    await saveSession(tx, 's', NOW)
    await saveSession(tx, 's', NOW + 1)
    same([await findSessionStart(tx, 's'), await findSessionStart(tx, 'none')], [NOW, undefined])

    same(await allRows(tx, 'session'), [ROW])
  }),
)

test(
  'a session that is seen again keeps when it was made',
  onShop(async (tx) => {
    await saveSession(tx, 's', NOW)
    await touchSession(tx, 's', NOW + 1)
    await touchSession(tx, 'none', NOW + 1)

    same(await allRows(tx, 'session'), [{ ...ROW, seen_at: NOW + 1 }])
  }),
)

test(
  'a login that ends leaves the session and its customer',
  onShop(async (tx) => {
    const login = { ...ROW, customer_id: 'anna', logged_in_at: NOW }
    await saveLogin(tx, { id: 's', customerId: 'anna' }, NOW)
    const named = { browser: 'Firefox', system: 'Linux' }
    await saveLogin(tx, { id: 't', customerId: 'anna', ...named }, NOW)

    await endLogin(tx, 's')

    same(await allRows(tx, 'session'), [
      { ...login, logged_in_at: null },
      { ...login, id: 't', ...named },
    ])
  }),
)

test(
  'one session is removed, the others stay',
  onShop(async (tx) => {
    await saveSession(tx, 's', NOW)
    await saveSession(tx, 't', NOW)
    await removeSession(tx, 't')

    same(await allRows(tx, 'session'), [ROW])
  }),
)
