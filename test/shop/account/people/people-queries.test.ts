import { test } from 'node:test'
import {
  closePerson,
  findPerson,
  insertPerson,
  isRemovedPerson,
  listPeople,
  updatePerson,
} from '../../../../shop/account/people/people-queries.ts'
import type { Tx } from '../../../../shop/platform/db/schema.ts'
import { saveLogin } from '../../../../shop/platform/http/session-queries.ts'
import { onShop, same } from '../../../helpers/row-database.ts'
import { NOW } from '../../../helpers/row-shop.ts'

const EVA = {
  ...{ id: 'eva', email: 'eva@example.com', firstName: 'Eva', lastName: 'Ek', phone: '+46701' },
  role: 'buyer' as const,
}

function rowOf(tx: Tx, id: string) {
  return tx.selectFrom('customer').selectAll().where('id', '=', id).executeTakeFirst()
}

test(
  'a person is added to one company, without a password, and only with a new address',
  onShop(async (tx) => {
    const before = await listPeople(tx, 'club')
    same(await insertPerson(tx, { ...EVA, companyId: 'club' }, NOW), true)
    same(await rowOf(tx, 'eva'), {
      ...{ id: 'eva', email: 'eva@example.com', password_hash: '', first_name: 'Eva' },
      ...{ last_name: 'Ek', phone: '+46701', company_id: 'club', role: 'buyer' },
      ...{ created_at: NOW, removed_at: null, lang: null },
    })
    const again = { ...EVA, id: 'other', email: 'anna@example.com', companyId: 'club' }
    same(await insertPerson(tx, again, NOW), false)

    same(await listPeople(tx, 'club'), [...before, EVA])
    same(await listPeople(tx, 'none'), [])
    same(await findPerson(tx, 'club', 'eva'), EVA)
    same(await findPerson(tx, 'none', 'eva'), undefined)
    same(await findPerson(tx, 'club', 'anna'), undefined)
  }),
)

test(
  'the last approver who can log in stays one, and stays',
  onShop(async (tx) => {
    const bo = { id: 'bo', firstName: 'Bo', lastName: 'B', phone: null }
    await insertPerson(tx, { ...EVA, companyId: 'club', role: 'admin' }, NOW)
    const gone = { id: 'bo', passwordHash: 'x' }

    same(await updatePerson(tx, 'club', { ...bo, role: 'buyer' }), false)
    same(await closePerson(tx, 'club', gone, NOW), false)
    same(await updatePerson(tx, 'none', { ...bo, role: 'admin' }), false)
    same(await updatePerson(tx, 'club', { ...bo, role: 'admin' }), true)
    same((await findPerson(tx, 'club', 'bo'))?.lastName, 'B')

    await tx.updateTable('customer').set({ password_hash: 'h' }).where('id', '=', 'eva').execute()
    same(await updatePerson(tx, 'club', { ...bo, role: 'buyer' }), true)
    same((await findPerson(tx, 'club', 'bo'))?.role, 'buyer')
  }),
)

test(
  'who is taken out has no login and no address any more',
  onShop(async (tx) => {
    await insertPerson(tx, { ...EVA, companyId: 'club' }, NOW)
    await saveLogin(tx, { id: 'session of eva', customerId: 'eva' }, NOW)

    const gone = { id: 'eva', passwordHash: 'x' }
    same(await closePerson(tx, 'none', gone, NOW), false)
    same(await isRemovedPerson(tx, 'club', 'eva'), false)
    same(await closePerson(tx, 'club', gone, NOW + 1), true)
    same(await closePerson(tx, 'club', gone, NOW + 2), false)

    same(await rowOf(tx, 'eva'), {
      ...{ id: 'eva', email: 'eva@removed.invalid', password_hash: 'x', first_name: 'Eva' },
      ...{ last_name: 'Ek', phone: null, company_id: 'club', role: 'buyer' },
      ...{ created_at: NOW, removed_at: NOW + 1, lang: null },
    })
    same(await isRemovedPerson(tx, 'club', 'eva'), true)
    same(await isRemovedPerson(tx, 'none', 'eva'), false)
    same(await findPerson(tx, 'club', 'eva'), undefined)
    same(await updatePerson(tx, 'club', { ...EVA, role: 'buyer' }), false)
    const sessions = tx.selectFrom('session').select('id').where('customer_id', '=', 'eva')
    same(await sessions.execute(), [])
  }),
)
