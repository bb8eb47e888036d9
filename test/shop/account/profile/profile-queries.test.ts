import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { confirmChange } from '../../../../shop/account/profile/change-email.ts'
import {
  deleteOldChanges,
  type EmailChange,
  endChanges,
  findChange,
  findChangeBy,
  findOwnEmail,
  followsAnother,
  insertChange,
  moveAccount,
  moveConsent,
  saveLink,
  takeChange,
  takeStop,
} from '../../../../shop/account/profile/email-change-queries.ts'
import { findProfile, saveProfile } from '../../../../shop/account/profile/profile-queries.ts'
import { insertSoftLogin } from '../../../../shop/account/registration/registration-queries.ts'
import { hashLinkToken, newLinkToken } from '../../../../shop/platform/mail/link-token.ts'
import { allRows, onShop, same } from '../../../helpers/row-database.ts'
import { NOW, seedRowShop } from '../../../helpers/row-shop.ts'
import { openTwice } from '../../../helpers/two-processes.ts'

const CHANGE: EmailChange = {
  id: 'c1',
  customerId: 'anna',
  oldEmail: 'anna@example.com',
  newEmail: 'kim@example.com',
  language: 'sv',
  storefront: 'sport',
  madeAt: NOW,
  changedAt: null,
  stoppedAt: null,
}
const ROW = {
  ...{ id: 'c1', customer_id: 'anna', old_email: 'anna@example.com' },
  ...{ new_email: 'kim@example.com', lang: 'sv', storefront: 'sport', made_at: NOW },
  ...{ token_hash: null, stop_hash: null, changed_at: null, stopped_at: null },
}

test(
  'a profile is read and saved, of one customer',
  onShop(async (tx) => {
    const annas = tx.selectFrom('customer').selectAll().where('id', '=', 'anna')
    const before = await annas.executeTakeFirstOrThrow()
    const anna = { firstName: 'Anna', lastName: 'Lind', phone: '', language: null }
    same(await findProfile(tx, 'anna'), anna)
    same(await findProfile(tx, 'nobody'), undefined)

    const changed = { firstName: 'A', lastName: 'B', phone: '+467', language: 'en' } as const
    await saveProfile(tx, 'anna', changed)

    same(await findProfile(tx, 'anna'), changed)
    const names = { first_name: 'A', last_name: 'B', phone: '+467', lang: 'en' } as const
    same(await annas.executeTakeFirstOrThrow(), { ...before, ...names })
    same((await findProfile(tx, 'bo'))?.firstName, 'Bo')
  }),
)

test(
  'a change of address is found by its id and its links, and is taken and stopped once',
  onShop(async (tx) => {
    await insertChange(tx, CHANGE)
    same(await allRows(tx, 'email_change'), [ROW])
    await saveLink(tx, 'c1', 'token_hash', 't')
    await saveLink(tx, 'c1', 'stop_hash', 's')
    same(await findChange(tx, 'c1'), CHANGE)
    same(await findChange(tx, 'c2'), undefined)
    same(await findChangeBy(tx, 'token_hash', 't'), CHANGE)
    same(await findChangeBy(tx, 'stop_hash', 't'), undefined)

    same([await takeChange(tx, 'c1', NOW + 1), await takeChange(tx, 'c1', NOW + 2)], [true, false])
    same([await takeStop(tx, 'c1', NOW + 3), await takeStop(tx, 'c1', NOW + 4)], [true, false])
    const taken = { token_hash: 't', stop_hash: 's', changed_at: NOW + 1, stopped_at: NOW + 3 }
    same(await allRows(tx, 'email_change'), [{ ...ROW, ...taken }])
    await deleteOldChanges(tx, NOW)
    same((await allRows(tx, 'email_change')).length, 1)
    await deleteOldChanges(tx, NOW + 1)
    same(await allRows(tx, 'email_change'), [])
  }),
)

test(
  'all changes of one customer end, and the second of two is known to be one',
  onShop(async (tx) => {
    await insertChange(tx, CHANGE)
    await insertChange(tx, { ...CHANGE, id: 'c2', madeAt: NOW + 1 })
    await insertChange(tx, { ...CHANGE, id: 'c3', customerId: 'bo' })
    const second = { customerId: 'anna', madeAt: NOW + 1 }
    equal(await followsAnother(tx, second, NOW), false)
    await takeChange(tx, 'c1', NOW)
    equal(await followsAnother(tx, second, NOW), true)
    equal(await followsAnother(tx, second, NOW + 1), false)
    equal(await followsAnother(tx, { ...second, madeAt: NOW }, 0), false)
    equal(await followsAnother(tx, { ...second, customerId: 'bo' }, 0), false)

    await endChanges(tx, 'anna', NOW + 2)

    equal(await followsAnother(tx, second, NOW), false)
    same(await allRows(tx, 'email_change'), [
      { ...ROW, changed_at: NOW, stopped_at: NOW + 2 },
      { ...ROW, id: 'c2', made_at: NOW + 1, stopped_at: NOW + 2 },
      { ...ROW, id: 'c3', customer_id: 'bo' },
    ])
    equal(await findOwnEmail(tx, 'anna'), 'anna@example.com')
    equal(await findOwnEmail(tx, 'nobody'), undefined)
  }),
)

test(
  'an account moves to an address that is nobody’s, from the one that it has',
  onShop(async (tx) => {
    const move = { customerId: 'anna', from: 'anna@example.com', to: 'kim@example.com' }
    same(await moveAccount(tx, { ...move, to: 'bo@example.com' }), false)
    same(await moveAccount(tx, { ...move, from: 'x@example.com' }), false)
    same(await moveAccount(tx, move), true)
    const emails = await tx.selectFrom('customer').select(['id', 'email']).orderBy('id').execute()
    same(
      emails.filter(({ id }) => id === 'anna' || id === 'bo'),
      [
        { id: 'anna', email: 'kim@example.com' },
        { id: 'bo', email: 'bo@example.com' },
      ],
    )
  }),
)

test(
  'what is kept by an address moves with it, and what the new one has said stands',
  onShop(async (tx) => {
    const consent = { gender: null, lang: 'sv', asked_at: 1, confirmed_at: 1 } as const
    await tx.deleteFrom('newsletter_consent').execute()
    await tx
      .insertInto('newsletter_consent')
      .values([
        { ...consent, email: 'anna@example.com', token_hash: 'a'.repeat(64) },
        { ...consent, email: 'bo@example.com', token_hash: 'b'.repeat(64) },
      ])
      .execute()
    await insertSoftLogin(tx, { tokenHash: 's'.repeat(64), email: 'kim@example.com' }, NOW)
    await insertSoftLogin(tx, { tokenHash: 'r'.repeat(64), email: 'li@example.com' }, NOW)

    await moveConsent(tx, { from: 'anna@example.com', to: 'kim@example.com' })
    same(await allRows(tx, 'newsletter_consent'), [
      { ...consent, email: 'bo@example.com', token_hash: 'b'.repeat(64) },
      { ...consent, email: 'kim@example.com', token_hash: 'a'.repeat(64) },
    ])
    same((await allRows(tx, 'soft_login')).length, 1)
    await moveConsent(tx, { from: 'kim@example.com', to: 'bo@example.com' })
    same(await allRows(tx, 'newsletter_consent'), [
      { ...consent, email: 'bo@example.com', token_hash: 'b'.repeat(64) },
    ])
  }),
)

test('an address that another process gives to somebody else meanwhile is taken', async (t) => {
  const token = newLinkToken()
  const { first, other, waits } = await openTwice(t, async (db) => {
    await seedRowShop(db)
    await db.transaction().execute((tx) => insertChange(tx, CHANGE))
    await saveLink(db, CHANGE.id, 'token_hash', hashLinkToken(token))
  })
  const bo = { customerId: 'bo', from: 'bo@example.com', to: CHANGE.newEmail }
  same(await moveAccount(first, bo), true)
  const annas = confirmChange(other, token, NOW)
  await waits()
  await first.commit().execute()

  same(await annas, 'taken')
  same((await findChange(other, CHANGE.id))?.changedAt, null)
})
