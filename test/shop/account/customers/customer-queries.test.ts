import { test } from 'node:test'
import { findAccount } from '../../../../shop/account/customers/customer-queries.ts'
import { onShop, same } from '../../../helpers/row-database.ts'

test(
  'an account is found however its address is written, with a company or without',
  onShop(async (tx) => {
    const anna = { id: 'anna', passwordHash: 'hash of anna', companyId: null, language: null }

    same(await findAccount(tx, 'Anna@Example.com'), anna)
    same(await findAccount(tx, 'bo@example.com'), {
      id: 'bo',
      passwordHash: 'hash of bo',
      companyId: 'club',
      language: null,
    })
    same(await findAccount(tx, 'nobody@example.com'), undefined)
  }),
)
