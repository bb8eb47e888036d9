import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import {
  deleteEndedChallenges,
  deletePasskey,
  deletePasskeys,
  findPasskey,
  insertPasskey,
  listPasskeys,
  saveUse,
  takeChallenge,
} from '../../../../shop/account/login/passkey-queries.ts'
import { allRows, onShop, same } from '../../../helpers/row-database.ts'
import { NOW } from '../../../helpers/row-shop.ts'

const KEY = {
  ...{ id: 'k1', credentialId: 'c1', customerId: 'anna', publicKey: 'public', counter: 4 },
  ...{ transports: 'internal', name: 'Phone' },
}
const ROW = {
  ...{ id: 'k1', credential_id: 'c1', customer_id: 'anna', public_key: 'public', counter: 4 },
  ...{ transports: 'internal', name: 'Phone', made_at: NOW, used_at: null },
}

test(
  'a key is kept whole, once for all accounts, and found by what its device calls it',
  onShop(async (tx) => {
    equal(await insertPasskey(tx, KEY, NOW), true)
    equal(await insertPasskey(tx, { ...KEY, id: 'k2', customerId: 'bo' }, NOW), false)
    same(await allRows(tx, 'passkey'), [ROW])

    same(await findPasskey(tx, 'c1'), {
      ...{ id: 'k1', credentialId: 'c1', publicKey: 'public', counter: 4 },
      ...{ customerId: 'anna', email: 'anna@example.com', companyId: null },
    })
    same(await findPasskey(tx, 'c2'), undefined)
    const anna = tx.updateTable('customer').where('id', '=', 'anna')
    await anna.set({ removed_at: NOW }).execute()
    same(await findPasskey(tx, 'c1'), undefined)
    await anna.set({ removed_at: null, password_hash: '' }).execute()
    same(await findPasskey(tx, 'c1'), undefined)
  }),
)

test(
  'a use is noted where the key counts on, or counts nothing at all',
  onShop(async (tx) => {
    await insertPasskey(tx, KEY, NOW)
    await insertPasskey(tx, { ...KEY, id: 'k2', credentialId: 'c2', counter: 0 }, NOW)

    equal(await saveUse(tx, { id: 'k1', counter: 4 }, NOW + 1), false)
    equal(await saveUse(tx, { id: 'k1', counter: 0 }, NOW + 1), false)
    equal(await saveUse(tx, { id: 'k1', counter: 5 }, NOW + 1), true)
    equal(await saveUse(tx, { id: 'k2', counter: 0 }, NOW + 2), true)

    same(await allRows(tx, 'passkey'), [
      { ...ROW, counter: 5, used_at: NOW + 1 },
      { ...ROW, id: 'k2', credential_id: 'c2', counter: 0, used_at: NOW + 2 },
    ])
  }),
)

test(
  'a customer sees their keys, the oldest first, and removes no others',
  onShop(async (tx) => {
    await insertPasskey(tx, { ...KEY, id: 'k0', credentialId: 'c0' }, NOW + 1)
    await insertPasskey(tx, KEY, NOW)
    await insertPasskey(tx, { ...KEY, id: 'k3', credentialId: 'c3', customerId: 'bo' }, NOW)
    const own = { transports: 'internal', name: 'Phone', usedAt: null }
    same(await listPasskeys(tx, 'anna'), [
      { ...own, id: 'k1', credentialId: 'c1', madeAt: NOW },
      { ...own, id: 'k0', credentialId: 'c0', madeAt: NOW + 1 },
    ])

    equal(await deletePasskey(tx, { id: 'k3', customerId: 'anna' }), false)
    equal(await deletePasskey(tx, { id: 'k1', customerId: 'anna' }), true)
    equal(await deletePasskey(tx, { id: 'k1', customerId: 'anna' }), false)
    equal((await allRows(tx, 'passkey')).length, 2)
  }),
)

test(
  'a challenge is taken once, and forgotten once nobody could answer it any more',
  onShop(async (tx) => {
    equal(await takeChallenge(tx, { challenge: 'a', endsAt: NOW }), true)
    equal(await takeChallenge(tx, { challenge: 'a', endsAt: NOW + 1 }), false)
    equal(await takeChallenge(tx, { challenge: 'b', endsAt: NOW + 1 }), true)
    same(await allRows(tx, 'used_challenge'), [
      { challenge: 'a', ends_at: NOW },
      { challenge: 'b', ends_at: NOW + 1 },
    ])

    await deleteEndedChallenges(tx, NOW + 1)

    same(await allRows(tx, 'used_challenge'), [{ challenge: 'b', ends_at: NOW + 1 }])
  }),
)

test(
  'all keys of one customer go at once',
  onShop(async (tx) => {
    await insertPasskey(tx, KEY, NOW)
    await insertPasskey(tx, { ...KEY, id: 'k2', credentialId: 'c2' }, NOW)
    await insertPasskey(tx, { ...KEY, id: 'k3', credentialId: 'c3', customerId: 'bo' }, NOW)

    await deletePasskeys(tx, 'anna')

    same(await allRows(tx, 'passkey'), [
      { ...ROW, id: 'k3', credential_id: 'c3', customer_id: 'bo' },
    ])
  }),
)
