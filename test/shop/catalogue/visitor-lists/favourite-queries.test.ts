import { test } from 'node:test'
import { removeAccount } from '../../../../shop/account/privacy/erase-queries.ts'
import { findNamed } from '../../../../shop/catalogue/visitor-lists/load-list.ts'
import {
  addToList,
  FAVOURITES,
  listCodes,
  removeFromList,
} from '../../../../shop/catalogue/visitor-lists/visitor-list-queries.ts'
import { inTransaction } from '../../../../shop/platform/db/in-transaction.ts'
import type { Tx } from '../../../../shop/platform/db/schema.ts'
import { onShop, same } from '../../../helpers/row-database.ts'
import { addProducts, NOW, seedRowShop } from '../../../helpers/row-shop.ts'
import { openTwice } from '../../../helpers/two-processes.ts'

const of = (customerId: string) => ({ ...FAVOURITES, customerId })
const rowsOf = (tx: Tx) =>
  tx
    .selectFrom('favourite')
    .selectAll()
    .orderBy('customer_id')
    .orderBy('added_at', 'desc')
    .execute()
const row = (customer: string, product: number, at: number) => ({
  customer_id: customer,
  product_id: product,
  added_at: at,
})

test(
  'favourites are listed newest first, each once, and only those of the customer',
  onShop(async (tx) => {
    await addToList(tx, of('anna'), ['shoe', 'book'], NOW)
    await addToList(tx, of('bo'), ['bike'], NOW)
    await addToList(tx, of('anna'), ['bike', 'shoe', 'no such product', 'bike'], NOW + 1000)

    same(await rowsOf(tx), [
      row('anna', 3, NOW + 1000),
      row('anna', 1, NOW),
      row('anna', 2, NOW - 1),
      row('bo', 3, NOW),
    ])
    same(await listCodes(tx, of('anna')), ['bike', 'shoe', 'book'])
  }),
)

test(
  'an account holds a hundred, and takes the newest of what comes on top',
  onShop(async (tx) => {
    const codes = Array.from({ length: 99 }, (_it, at) => `p${at}`)
    await addProducts(tx, codes)
    await addToList(tx, of('anna'), codes, NOW)
    await addToList(tx, of('anna'), ['shoe', 'book'], NOW + 1)

    same(await listCodes(tx, of('anna')), ['shoe', ...codes])
    await addToList(tx, of('anna'), ['book'], NOW + 2)
    same((await listCodes(tx, of('anna'))).length, 100)
  }),
)

test(
  'a mark that is taken away is the customer’s own',
  onShop(async (tx) => {
    await addToList(tx, of('anna'), ['shoe', 'book'], NOW)
    await addToList(tx, of('bo'), ['shoe'], NOW)

    await removeFromList(tx, of('anna'), ['shoe', 'bike', 'no such product'])

    same(await rowsOf(tx), [row('anna', 2, NOW - 1), row('bo', 1, NOW)])
  }),
)

test(
  'an account that is erased leaves none behind',
  onShop(async (tx) => {
    await addToList(tx, of('anna'), ['shoe'], NOW)
    await addToList(tx, of('bo'), ['shoe'], NOW)

    await removeAccount(tx, { id: 'anna', email: 'anna@example.com' })

    same(await rowsOf(tx), [row('bo', 1, NOW)])
  }),
)

test(
  'what was marked is found in its order, also when it is off sale',
  onShop(async (tx) => {
    const { code } = await tx
      .selectFrom('product')
      .select('code')
      .where('id', '=', 4)
      .executeTakeFirstOrThrow()

    same(await findNamed(tx, [code, 'shoe', 'none', 'shoe'], { language: 'en' }), [
      { id: 4, code, name: await nameOf(tx, 4), isOn: 0 },
      { id: 1, code: 'shoe', name: 'Thunder', isOn: 1 },
    ])
  }),
)

async function nameOf(tx: Tx, id: number): Promise<string> {
  const { name } = await tx
    .selectFrom('product_text')
    .select('name')
    .where('product_id', '=', id)
    .where('lang', '=', 'en')
    .executeTakeFirstOrThrow()
  return name
}

test('a product that two processes add at the same moment is a favourite once', async (t) => {
  const { first, other, overtaken } = await openTwice(t, seedRowShop)
  await addToList(first, of('anna'), ['shoe'], NOW)

  await overtaken(inTransaction(other, (tx) => addToList(tx, of('anna'), ['shoe', 'book'], NOW)))

  same(await listCodes(other, of('anna')), ['shoe', 'book'])
})
