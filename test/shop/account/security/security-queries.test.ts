import { test } from 'node:test'
import { findCredentials } from '../../../../shop/account/customers/customer-queries.ts'
import { listLogins } from '../../../../shop/account/security/security-queries.ts'
import { onShop, same } from '../../../helpers/row-database.ts'

test(
  'an owner is found with what proves them',
  onShop(async (tx) => {
    same(await findCredentials(tx, 'bo'), {
      id: 'bo',
      email: 'bo@example.com',
      firstName: 'Bo',
      lastName: 'Berg',
      companyId: 'club',
      passwordHash: 'hash of bo',
    })
    same(await findCredentials(tx, 'nobody'), undefined)
  }),
)

test(
  'logins are listed that are in use, the last used first',
  onShop(async (tx) => {
    await tx.deleteFrom('session').where('customer_id', '=', 'anna').execute()
    const row = { created_at: 1, logged_in_at: 2 }
    const named = { browser: 'Firefox', system: 'Linux' }
    await tx
      .insertInto('session')
      .values([
        { ...row, id: 'here', customer_id: 'anna', seen_at: 9, ...named },
        { ...row, id: 'there', customer_id: 'anna', seen_at: 9 },
        { ...row, id: 'long ago', customer_id: 'anna', seen_at: 1 },
        { ...row, id: 'left', customer_id: 'anna', seen_at: 9, logged_in_at: null },
        { ...row, id: 'out', customer_id: 'anna', seen_at: 9, logged_in_at: 1 },
        { ...row, id: 'other', customer_id: 'bo', seen_at: 9 },
      ])
      .execute()

    same(await listLogins(tx, 'anna', { seen: 5, loggedIn: 1 }), [
      { id: 'here', ...named, seenAt: 9 },
      { id: 'there', browser: null, system: null, seenAt: 9 },
    ])
  }),
)
