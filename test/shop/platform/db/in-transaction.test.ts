import { deepEqual, equal, rejects } from 'node:assert/strict'
import { test } from 'node:test'
import { isTaken } from '../../../../shop/platform/db/database-errors.ts'
import { inTransaction } from '../../../../shop/platform/db/in-transaction.ts'
import type { Tx } from '../../../../shop/platform/db/schema.ts'
import { openTwice } from '../../../helpers/two-processes.ts'

async function addCompany(tx: Tx, id: string): Promise<void> {
  const company = { id, name: id, organisation_number: id, may_invoice: 0 }
  await tx.insertInto('company').values(company).execute()
}

test('a transaction that draws what another one has taken meanwhile draws again', async (t) => {
  const { first, other, overtaken } = await openTwice(t)
  await addCompany(first, 'club')
  const drawn = ['club', 'team']

  await overtaken(inTransaction(other, (tx) => addCompany(tx, drawn.shift() ?? 'none')))

  const companies = await other.selectFrom('company').select('id').orderBy('id').execute()
  deepEqual(
    companies.map(({ id }) => id),
    ['club', 'team'],
  )
})

test('what is taken at the second try too is an error', async (t) => {
  const { first, other, overtaken } = await openTwice(t)
  await addCompany(first, 'club')
  let tries = 0
  const adding = inTransaction(other, (tx) => {
    tries += 1
    return addCompany(tx, 'club')
  })

  await rejects(overtaken(adding), isTaken)

  equal(tries, 2)
})
