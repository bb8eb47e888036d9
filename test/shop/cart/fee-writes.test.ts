import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { storeFees } from '../../../shop/cart/contents/fee-writes.ts'
import type { Db } from '../../../shop/platform/db/schema.ts'
import { demoShop } from '../../helpers/demo-shop.ts'
import { otherShop } from '../../helpers/other-shop.ts'
import { onEmptyDatabase } from '../../helpers/row-database.ts'

const listRows = (db: Db) => db.selectFrom('fee').selectAll().orderBy('id').execute()

const BY_HAND = {
  id: 'small',
  kind: 'fee',
  rule: 'below-total',
  amount: 4_900,
  vat_rate: 2500,
  below_total: 30_000,
  name_sv: 'Liten order',
  name_en: 'Small order',
} as const

test(
  'the fees are those of the file, and those that were added by hand',
  onEmptyDatabase(async (db) => {
    await db.insertInto('fee').values(BY_HAND).execute()
    await storeFees(db, demoShop)
    await storeFees(db, demoShop)

    const bulky = {
      ...{ id: 'bulky', kind: 'service', rule: 'bulky', amount: 39_900, vat_rate: 2500 },
      ...{ below_total: null, from_file: 1 },
      ...{ name_sv: 'Leverans av tungt gods', name_en: 'Delivery of bulky goods' },
    }
    const small = { ...BY_HAND, from_file: 0 }
    deepEqual(await listRows(db), [bulky, small])

    await storeFees(db, { fees: otherShop().fees })
    deepEqual(await listRows(db), [
      { ...bulky, amount: 55_500, name_sv: 'Kran', name_en: 'Crane' },
      small,
    ])

    await storeFees(db, { fees: [] })
    deepEqual(await listRows(db), [small])
  }),
)

test(
  'a fee with a name in one language has that name in both',
  onEmptyDatabase(async (db) => {
    const [fee] = otherShop().fees
    if (!fee) throw new Error('The other shop has a fee')
    await storeFees(db, { fees: [{ ...fee, name: { sv: 'Kran' } }] })

    deepEqual(
      (await listRows(db)).map((it) => [it.name_sv, it.name_en]),
      [['Kran', 'Kran']],
    )
  }),
)
