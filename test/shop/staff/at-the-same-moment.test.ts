import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { inTransaction } from '../../../shop/platform/db/in-transaction.ts'
import {
  changeRole,
  holdOwners,
  insertMember,
  removeMember,
} from '../../../shop/staff/access/member-queries.ts'
import { createFirstOwner } from '../../../shop/staff/access/owner.ts'
import { NOW } from '../../helpers/row-shop.ts'
import { openTwice } from '../../helpers/two-processes.ts'

const OWNER = { role: 'owner', language: 'sv', passwordHash: 'x' } as const

const owner = (id: string) => ({ ...OWNER, id, email: `${id}@example.com`, name: id })

test('of two first owners at the same moment, the second is refused', async (t) => {
  const { first, other, overtaken } = await openTwice(t)
  await holdOwners(first)
  await insertMember(first, owner('eva'), NOW)
  const bo = {
    email: 'bo@example.com',
    name: 'Bo',
    password: 'tre blå hästar',
    language: 'sv',
  } as const

  deepEqual(await overtaken(createFirstOwner(other, bo, NOW)), 'exists')
})

test('of two owners who stop being one at the same moment, the second stays', async (t) => {
  const { first, other, overtaken } = await openTwice(t, (db) =>
    inTransaction(db, async (tx) => {
      await insertMember(tx, owner('eva'), NOW)
      await insertMember(tx, owner('bo'), NOW)
    }),
  )
  const isRemoved = await removeMember(first, 'eva', NOW)
  const isChanged = await overtaken(inTransaction(other, (tx) => changeRole(tx, 'bo', 'sales')))

  deepEqual([isRemoved, isChanged], [true, false])
})
